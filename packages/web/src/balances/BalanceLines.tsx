import {
  type LinesActor,
  type LineType,
  mainLineRules,
  mainLineTypes,
  pathOf,
  selectList,
  serviceLineRules,
  serviceLineTypes,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ListPanel } from '../kit/ListPanel.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'
import { type BalanceKind, useLineColumns, useTypeName } from './line-columns.tsx'

interface BalanceLinesProps {
  readonly balance: BalanceKind
  readonly list: LinesActor
  /** The action that is offered while there are no operations yet. */
  readonly first: ReactNode
}

const kinds = {
  main: { to: 'main-balance', rules: mainLineRules, types: mainLineTypes },
  service: { to: 'balance-services', rules: serviceLineRules, types: serviceLineTypes },
} as const

/** The operations of a balance. */
export function BalanceLines({ balance, list, first }: BalanceLinesProps) {
  const t = useTranslations().money.balance
  const view = useSelector(list, selectList)
  const columns = useLineColumns(balance, view.state === 'rows' ? view.rows : [])
  const { to, rules } = kinds[balance]
  const isMain = balance === 'main'
  return (
    <ListPanel
      label={isMain ? t.linesOfMain() : t.linesOfService()}
      view={view}
      columns={columns}
      filters={
        <TypeFilter
          balance={balance}
          type={view.query.type}
          onType={(type) => list.send({ type: 'filter.chosen', filter: { type } })}
          onClear={() => list.send({ type: 'filters.cleared' })}
        />
      }
      nothingYet={{
        title: isMain ? t.noMainLines() : t.noServiceLines(),
        text: isMain ? t.noMainLinesText() : t.noServiceLinesText(),
        actions: first,
      }}
      hrefOf={(page) => pathOf({ to, search: rules.searchOf({ ...view.query, page }) })}
      send={list.send}
    />
  )
}

interface TypeFilterProps {
  readonly balance: BalanceKind
  readonly type: LineType | null
  readonly onType: (type: LineType | null) => void
  readonly onClear: () => void
}

function TypeFilter({ balance, type, onType, onClear }: TypeFilterProps) {
  const t = useTranslations()
  const typeName = useTypeName(balance)
  const options = kinds[balance].types.map((value) => ({ value, label: typeName(value) }))
  return (
    <>
      <Select<LineType | 'all'>
        label={t.money.balance.filter()}
        value={type ?? 'all'}
        options={[{ value: 'all', label: t.money.balance.all() }, ...options]}
        onChange={(chosen) => onType(chosen === 'all' ? null : chosen)}
      />
      {type !== null && (
        <IconButton label={t.list.clear()} icon={<X size={18} aria-hidden="true" />} onClick={onClear} />
      )}
    </>
  )
}
