/** A text, or a number that a spreadsheet calculates with. */
export type TableCell = string | number

const mark = '\uFEFF'
const quoted = (cell: string): string => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A text that a table program would run as a formula gets an apostrophe in front of it. A negative number is no formula. */
const harmless = (cell: string): string =>
  /^[=+@\t\r]/.test(cell) || /^[-−](?![\d\s.,\u00a0\u202f]*$)/.test(cell) ? `'${cell}` : cell

const textOf = (cell: TableCell): string => (typeof cell === 'number' ? String(cell).replace('.', ',') : harmless(cell))

/**
 * A table as CSV for spreadsheets of Ukrainian computers: UTF-8 with a byte order mark, `;` between cells, CRLF between
 * lines.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly TableCell[])[]): string =>
  mark + [header, ...rows].map((cells) => `${cells.map((cell) => quoted(textOf(cell))).join(';')}\r\n`).join('')
