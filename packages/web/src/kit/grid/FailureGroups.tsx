import type { Location } from '@supplier/core/kernel/routes'
import type { FailureGroup, Refused } from '@supplier/core/kit/job/failures.domain'
import { RouteLink } from '../../navigation/RouteLink.tsx'
import { failureGroups } from './Grid.styles.ts'

interface FailureGroupsProps<Row> {
  readonly groups: readonly FailureGroup<Row>[]
  /** Where a row is mended; `null` when nowhere in the panel. */
  readonly locationOf: (row: Row) => Location | null
}

/** The rows that were left, by their reasons: each leads to where it is mended, unless it needs nothing. */
export function FailureGroups<Row extends Refused>({ groups, locationOf }: FailureGroupsProps<Row>) {
  const styles = failureGroups()
  return (
    <ul className={styles.root}>
      {groups.map(({ kind, message, rows }) => (
        <li key={`${kind} ${message}`} className={styles.group} data-kind={kind}>
          <span className={styles.reason}>{message}</span>
          <ul className={styles.rows}>
            {rows.map((row) => {
              const location = kind === 'needless' ? null : locationOf(row)
              return (
                <li key={row.id}>
                  {location === null ? row.label : <RouteLink location={location}>{row.label}</RouteLink>}
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
