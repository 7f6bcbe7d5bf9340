import { movedTo } from '../fields/pick-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import type { AnySection, Command } from './section.domain.ts'

/** A row with its place in the order that a supplier gives to the whole list, counted from 1. */
export interface OrderedRow extends ListRow {
  readonly position: number
}

/**
 * The ids in their order after a row moved to a place, counted from 1; `null` when it stands there or cannot move. Rows
 * that a filter or a page hides would be sent without their place, so a row moves only among rows that begin the list
 * without a gap.
 */
export const orderAfter = (
  rows: readonly OrderedRow[],
  { id }: OrderedRow,
  place: number,
): readonly string[] | null => {
  const before = rows.toSorted((one, other) => one.position - other.position)
  if (before.some(({ position }, at) => position !== at + 1)) return null
  const isPlace = place >= 1 && place <= before.length && before[place - 1]?.id !== id
  return isPlace && before.some((row) => row.id === id) ? movedTo(before, id, place - 1).map((row) => row.id) : null
}

/**
 * A command that moves a row by one place, or to the place of another row whose id is chosen with it as `onto`. It sends
 * `ids`, the order of the list from its beginning.
 */
export const moveBy = <Row extends OrderedRow>(by: -1 | 1): Command<Row> => ({
  said: 'moved',
  may: (row, rows) => orderAfter(rows, row, row.position + by) !== null,
  orderOf: (row, rows, { onto }) => {
    const place = onto === undefined ? row.position + by : rows.find(({ id }) => id === onto)?.position
    const ids = place === undefined ? null : orderAfter(rows, row, place)
    return ids && { ids }
  },
  isDone: (row, { ids }) => row !== null && Array.isArray(ids) && ids[row.position - 1] === row.id,
})

type Ordered = Pick<AnySection, 'order' | 'commands'>

/** Whether rows can be moved among the rows of the shown page. */
export const mayOrder = ({ order, commands }: Ordered, rows: readonly ListRow[]): boolean =>
  order !== undefined && rows.some((row) => commands[order.up]?.may(row, rows) === true)

/** The command that moves a row to the place of another one; `null` when it stands there or one of them is gone. */
export const moveOnto = (
  { order }: Ordered,
  rows: readonly ListRow[],
  id: string,
  onto: string,
): { readonly command: string; readonly values: { readonly onto: string } } | null => {
  const [from, to] = [id, onto].map((wanted) => (rows as readonly OrderedRow[]).find((row) => row.id === wanted))
  if (order === undefined || from === undefined || to === undefined || from === to) return null
  return { command: from.position > to.position ? order.up : order.down, values: { onto } }
}
