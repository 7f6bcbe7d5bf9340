import type { BulkAction } from '../bulk/bulk.domain.ts'
import type { Cells } from '../cells/cells.domain.ts'
import type { ListQuery, ListRules } from '../list/list.domain.ts'

/** What a list offers beyond its rows: actions on many rows, cells edited in place, and the counts of its tabs. */
export interface GridRules {
  readonly rules: ListRules<ListQuery>
  readonly hasTabs: boolean
  readonly bulk: Readonly<Record<string, BulkAction>>
  readonly cells: Cells
}

/** The number of rows in each tab. */
export type Counts = Readonly<Record<string, number>>
