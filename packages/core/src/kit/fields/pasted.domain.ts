import type { Message } from '../../kernel/message.ts'
import { trimmed } from './fields.domain.ts'

/** A block copied from a spreadsheet: rows by lines, cells by tabs; a cell with a line break is quoted. */
export const blockIn = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g
  const normal = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [whole, written = '', end] of normal.matchAll(cell)) {
    if (whole === '' && end === '' && normal !== '' && !normal.endsWith('\t')) break
    rows.at(-1)?.push(trimmed(/^".*"$/s.test(written) ? written.slice(1, -1).replaceAll('""', '"') : written))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

/** Whether a text is a block of cells rather than the text of a single one. */
export const isBlock = (text: string): boolean => /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''))

/** Whether a text holds several cells; blanks around the text of a single one do not count. */
export const areSeveralCells = (text: string): boolean => isBlock(trimmed(text))

/**
 * Why a field of one number does not take a copied text; `null` when it does. A browser turns line breaks into blanks,
 * which separate thousands: two copied cells would become one number.
 */
export const pasteMistake = (text: string): Message | null =>
  areSeveralCells(text) ? { key: 'kit.severalCells' } : null
