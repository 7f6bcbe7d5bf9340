import type { Message } from '../../kernel/message.ts'
import { farMessage } from '../fields/far.domain.ts'
import { blockIn } from '../fields/pasted.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { type CellAt, type Cells, mayEditCell } from './cells.domain.ts'

/** The new text of one cell. */
export type CellText = CellAt & { readonly text: string }

/** What pasted cells would change, or why they are not pasted. */
export type Spread =
  | { readonly texts: readonly CellText[]; readonly mistake: null }
  | { readonly texts: null; readonly mistake: Message }

/**
 * A pasted column over the rows from a cell downwards, all of it or nothing: what was left out of a long column would
 * not be noticed.
 */
export const spreadAt = (cells: Cells, rows: readonly ListRow[], { id, name }: CellAt, text: string): Spread => {
  const block = blockIn(text.replace(/[\r\n]+$/, ''))
  const below = rows.slice(rows.findIndex((row) => row.id === id))
  if (block.some(({ length }) => length > 1)) return refused({ key: 'kit.severalColumns' })
  if (block.length > below.length)
    return refused({ key: 'kit.columnTooLong', values: { count: block.length, rows: below.length } })
  const texts = block.map(([written = ''], at): CellText => ({ id: below[at]?.id ?? '', name, text: written }))
  const fixed = below.slice(0, block.length).findIndex((row) => !mayEditCell(cells, row, name))
  if (fixed >= 0) return refused({ key: 'kit.pastedOnFixed', values: { line: fixed + 1 } })
  const field = cells[name]?.field
  const wrong = texts.findIndex((one) => field && Object.keys(field.check(one.text, name)).length > 0)
  if (wrong >= 0)
    return refused({ key: 'kit.pastedWrong', values: { line: wrong + 1, text: texts[wrong]?.text ?? '' } })
  return { texts: texts.map((one) => ({ ...one, text: field?.clean(one.text) ?? one.text })), mistake: null }
}

/** What to ask before pasted values take the place of others that are far from them. */
export const farSpreadMessage = (cells: Cells, { texts }: Spread, shownAt: (at: CellAt) => string): Message | null => {
  const far = (texts ?? []).filter((one) => {
    const field = cells[one.name]?.field
    return field && farMessage(field, shownAt(one), one.text) !== null
  })
  return far.length === 0 ? null : { key: 'kit.pastedFar', values: { count: far.length } }
}

const refused = (mistake: Message): Spread => ({ texts: null, mistake })
