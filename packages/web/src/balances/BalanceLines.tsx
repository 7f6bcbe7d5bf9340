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
import { useWords } from '../i18n/WordsProvider.tsx'
import { ListPlace } from '../kit/ListPlace.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'
import { type Purse, useLineColumns, useTypeName } from './line-columns.tsx'

interface BalanceLinesProps {
  readonly purse: Purse
  readonly list: LinesActor
  /** The first thing to do when nothing has happened yet. */
  readonly first: ReactNode
}

const kinds = {
  main: { to: 'main-balance', rules: mainLineRules, types: mainLineTypes },
  service: { to: 'balance-services', rules: serviceLineRules, types: serviceLineTypes },
} as const

/** What came to a balance and what left it. */
export function BalanceLines({ purse, list, first }: BalanceLinesProps) {
  const words = useWords().money.balance
  const view = useSelector(list, selectList)
  const columns = useLineColumns(purse, view.state === 'rows' ? view.rows : [])
  const { to, rules } = kinds[purse]
  const isMain = purse === 'main'
  return (
    <ListPlace
      label={isMain ? words.linesOfMain() : words.linesOfService()}
      view={view}
      columns={columns}
      filters={
        <TypeFilter
          purse={purse}
          type={view.query.type}
          onType={(type) => list.send({ type: 'filter.chosen', filter: { type } })}
          onClear={() => list.send({ type: 'filters.cleared' })}
        />
      }
      nothingYet={{
        title: isMain ? words.noMainLines() : words.noServiceLines(),
        text: isMain ? words.noMainLinesText() : words.noServiceLinesText(),
        actions: first,
      }}
      hrefOf={(page) => pathOf({ to, search: rules.searchOf({ ...view.query, page }) })}
      send={list.send}
    />
  )
}

interface TypeFilterProps {
  readonly purse: Purse
  readonly type: LineType | null
  readonly onType: (type: LineType | null) => void
  readonly onClear: () => void
}

function TypeFilter({ purse, type, onType, onClear }: TypeFilterProps) {
  const words = useWords()
  const typeName = useTypeName(purse)
  const options = kinds[purse].types.map((value) => ({ value, label: typeName(value) }))
  return (
    <>
      <Select<LineType | 'all'>
        label={words.money.balance.filter()}
        value={type ?? 'all'}
        options={[{ value: 'all', label: words.money.balance.all() }, ...options]}
        onChange={(chosen) => onType(chosen === 'all' ? null : chosen)}
      />
      {type !== null && (
        <IconButton label={words.list.clear()} icon={<X size={18} aria-hidden="true" />} onClick={onClear} />
      )}
    </>
  )
}
