import { type LineType, lineQueries, lineRules } from '@supplier/core/balances/balances.domain'
import type { LinesActor } from '@supplier/core/balances/main-balance.machine'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ListPanel } from '../kit/list/ListPanel.tsx'
import { type BalanceKind, useLineColumns, useTypeName } from './line-columns.tsx'

interface BalanceLinesProps {
  readonly balance: BalanceKind
  readonly list: LinesActor
  /** The first action on an empty balance. */
  readonly first: ReactNode
}

const routes = { main: 'main-balance', service: 'balance-services' } as const

/** The operations of a balance. */
export function BalanceLines({ balance, list, first }: BalanceLinesProps) {
  const { money, list: tools } = useTranslations()
  const t = money.balance
  const typeName = useTypeName(balance)
  const columns = useLineColumns(balance)
  const isMain = balance === 'main'
  const types: readonly LineType[] = lineQueries[balance].type.choices as readonly LineType[]
  return (
    <ListPanel
      label={isMain ? t.linesOfMain() : t.linesOfService()}
      route={routes[balance]}
      list={list}
      rules={lineRules[balance]}
      codecs={lineQueries[balance]}
      t={{
        filters: {
          search: isMain ? t.search() : t.searchService(),
          type: t.columns.type(),
          period: tools.period(),
          sort: tools.sort(),
          size: tools.size(),
        },
        filterChoices: {
          type: Object.fromEntries(types.map((type) => [type, typeName(type)])),
          sort: { '-created_at': tools.newest(), created_at: tools.oldest() },
        },
      }}
      columns={columns}
      nothingYet={{
        title: isMain ? t.noMainLines() : t.noServiceLines(),
        text: isMain ? t.noMainLinesText() : t.noServiceLinesText(),
        actions: first,
      }}
    />
  )
}
