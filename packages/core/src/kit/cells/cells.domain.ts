import type { Message } from '../../kernel/message.ts'
import type { Field } from '../fields/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import type { Found } from '../send/send.domain.ts'

/** A cell of a list that is edited in place. Its value is text, as it is typed. */
export interface Cell<Row> {
  readonly field: Field<string>
  textOf(row: Row): string
  /** The row with the typed value, before the server confirms it. */
  withText(row: Row, text: string): Row
  may?(row: Row): boolean
}

export type Cells = Readonly<Record<string, Cell<ListRow>>>

/** The address of a cell. */
export interface CellAt {
  readonly id: string
  readonly name: string
}

/** A change of one cell, with the text that was seen before. */
export interface Edit extends CellAt {
  readonly from: string
  readonly to: string
  readonly isUndo?: true
  /** The same for the cells that one paste changed. */
  readonly paste?: string
}

/** The request to save an edit, with the newest known row. */
export interface CellSave {
  readonly edit: Edit
  readonly row: ListRow
}

/** Why a cell was not saved, with what was typed. */
export interface CellProblem extends CellAt {
  readonly typed: string
  readonly message: Message
}

export const isAt = (one: CellAt, other: CellAt): boolean => one.id === other.id && one.name === other.name

export const mayEditCell = (cells: Cells, row: ListRow, name: string): boolean => {
  const cell = cells[name]
  return cell !== undefined && cell.may?.(row) !== false
}

/** The rows with their unsaved edits. */
export const withEdits = <Row extends ListRow>(
  cells: Cells,
  rows: readonly Row[],
  edits: readonly Edit[],
): readonly Row[] =>
  edits.length === 0
    ? rows
    : (rows.map((row: ListRow) =>
        edits
          .filter(({ id }) => id === row.id)
          .reduce((one, { name, to }) => cells[name]?.withText(one, to) ?? one, row),
      ) as readonly ListRow[] as readonly Row[])

/** The text of a cell with its unsaved edits. */
export const textAt = (
  cells: Cells,
  rows: readonly ListRow[],
  edits: readonly Edit[],
  { id, name }: CellAt,
): string => {
  const row = withEdits(cells, rows, edits).find((one) => one.id === id)
  return row === undefined ? '' : (cells[name]?.textOf(row) ?? '')
}

/** The edits after one is taken back: what was pasted with it and was not sent yet is given up. */
export const withUndone = (edits: readonly Edit[], { paste, ...edit }: Edit): readonly Edit[] => [
  ...edits.filter((one, at) => at === 0 || paste === undefined || one.paste !== paste),
  undoOf(edit),
]

/** Where the input goes from a cell: along the row, or down the column, over cells that cannot be edited. */
export const cellAfter = (
  cells: Cells,
  rows: readonly ListRow[],
  { id, name }: CellAt,
  move: 'next' | 'previous' | 'below',
): CellAt | null => {
  const names = Object.keys(cells)
  const all = rows.flatMap((row) => names.map((one) => ({ id: row.id, name: one, may: mayEditCell(cells, row, one) })))
  const at = all.findIndex((one) => one.id === id && one.name === name)
  if (at < 0) return null
  const before = all.slice(0, at).toReversed()
  const ahead = move === 'previous' ? before : all.slice(at + 1)
  const found = ahead.find((one) => one.may && (move !== 'below' || one.name === name))
  return found ? { id: found.id, name: found.name } : null
}

/** The edit that takes another one back. */
export const undoOf = ({ id, name, from, to }: Edit): Edit => ({ id, name, from: to, to: from, isUndo: true })

/**
 * What the current row shows of an edit without an answer: it was saved; it was not yet, and may still arrive; or the row
 * changed otherwise, so that it never shows the edit.
 */
export const foundIn = (cells: Cells, { edit: { name, to }, row }: CellSave, now: ListRow | null): Found<ListRow> => {
  if (now === null) return { found: 'unknown' }
  const isNewer = (now.offerVersion ?? 0) > (row.offerVersion ?? 0) || (now.version ?? 0) > (row.version ?? 0)
  if (!isNewer) return { found: 'nothing' }
  return cells[name]?.textOf(now) === to ? { found: 'carriedOut', answer: now } : { found: 'unknown' }
}
