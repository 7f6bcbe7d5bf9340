import { moved } from '../form/pick-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import type { Command } from './section.domain.ts'

/** A row with its place in the order that a supplier gives to the whole list, counted from 1. */
export interface OrderedRow extends ListRow {
  readonly position: number
}

/**
 * The ids in their order after a row moved up (-1) or down (1); `null` when it cannot move. Rows that a filter or a page
 * hides would be sent without their place, so a row moves only among rows that begin the list without a gap.
 */
export const orderAfter = (rows: readonly OrderedRow[], { id }: OrderedRow, by: -1 | 1): readonly string[] | null => {
  const before = rows.toSorted((one, other) => one.position - other.position)
  if (before.some(({ position }, at) => position !== at + 1)) return null
  const after = moved(before, id, by)
  return after === before ? null : after.map((row) => row.id)
}

/** A command that moves a row by one place. It sends `ids`, the order of the list from its beginning. */
export const moveBy = <Row extends OrderedRow>(by: -1 | 1): Command<Row> => ({
  may: (row, rows) => orderAfter(rows, row, by) !== null,
  derive: (row, rows) => ({ ids: orderAfter(rows, row, by) }),
  isDone: (row, { ids }) => row !== null && Array.isArray(ids) && ids[row.position - 1] === row.id,
})
