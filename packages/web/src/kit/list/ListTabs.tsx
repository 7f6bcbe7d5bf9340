import { type PlainRouteName, pathOf } from '@supplier/core/kernel/routes'
import type { GridActor } from '@supplier/core/kit/grid/grid.machine'
import { selectCounts } from '@supplier/core/kit/grid/grid.selectors'
import type { ListQuery, ListRules } from '@supplier/core/kit/list/list.domain'
import type { Codec } from '@supplier/core/kit/list/query.domain'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatCount } from '../../i18n/counts.ts'
import { tabs } from '../../navigation/RouteTabs.styles.ts'
import { keysOfTabs } from '../../ui/keyboard/tab-keys.ts'
import { tabCount } from './ListTabs.styles.ts'

interface ListTabsProps {
  readonly label: string
  readonly route: PlainRouteName
  readonly rules: ListRules<ListQuery>
  readonly query: ListQuery
  /** The name and the codec of the query’s tab. */
  readonly name: string
  readonly codec: Codec<unknown>
  readonly texts: Readonly<Record<string, string>>
  readonly grid: GridActor
  /** The pinned views, which stand before the tabs, where they are in sight. */
  readonly pinned: ReactNode
  /** A pinned view is shown, so none of the tabs is marked. */
  readonly isPinShown: boolean
}

/** The tabs of a list with the number of rows in each; they stay without numbers if these could not be loaded. */
export function ListTabs({ label, route, rules, query, name, codec, texts, grid, pinned, isPinShown }: ListTabsProps) {
  const counts = useSelector(grid, selectCounts)
  const current = (query as Readonly<Record<string, unknown>> & ListQuery)[name as never]
  const styles = tabs()
  return (
    <nav ref={keysOfTabs} className={styles.list} aria-label={label}>
      {pinned}
      {codec.choices.map((choice) => {
        const isCurrent = choice === current && !isPinShown
        const search = rules.searchOf({ ...query, [name]: choice, page: 1 } as ListQuery)
        return (
          <Link
            key={choice}
            href={pathOf({ to: route, search })}
            className={styles.trigger}
            aria-current={isCurrent ? 'page' : undefined}
            data-selected={isCurrent ? '' : undefined}
          >
            {texts[choice] ?? choice}
            {counts?.[choice] !== undefined && <span className={tabCount}> {formatCount(counts[choice])}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
