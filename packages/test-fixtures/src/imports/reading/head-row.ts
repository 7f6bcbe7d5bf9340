import { attributeColumns, numbered } from './column-names.ts'
import { aliasesOfFields } from './import-fields.ts'
import {
  type FileFacts,
  mostColumns,
  mostRows,
  type ReadOptions,
  type Table,
  type TableRow,
  Unreadable,
} from './table.ts'

const looked = 20
const shownHeads = 10

const filledIn = ({ cells }: TableRow): readonly string[] => cells.filter((cell) => cell.trim() !== '')

const isFigure = (text: string): boolean => /^[-+]?[\d\s.,%$€₴]+$/.test(text.trim())

const known: ReadonlySet<string> = new Set(aliasesOfFields)

const foldedName = (name: string): string => name.toLowerCase().replace(/[*:]/g, '').replace(/\s+/g, ' ').trim()

/** How many names of columns a row has. */
const namesIn = (row: TableRow): number => filledIn(row).filter((cell) => known.has(foldedName(cell))).length

/**
 * The row with the names of the columns: the one of the first with most known names, else the first with several cells.
 * Nothing when that one has figures, because then it is a product.
 */
const headIn = (rows: readonly TableRow[]): TableRow | null => {
  const first = rows.slice(0, looked)
  const best = first.toSorted((one, other) => namesIn(other) - namesIn(one))[0]
  if (best && namesIn(best) > 0 && filledIn(best).length > 1) return best
  const wide = first.find((row) => filledIn(row).length > 1)
  return wide === undefined || filledIn(wide).some(isFigure) ? null : wide
}

const chosenHead = (rows: readonly TableRow[], header: string | undefined): TableRow | null => {
  if (header === undefined) return headIn(rows)
  return header === 'none' ? null : (rows.find(({ line }) => String(line) === header) ?? null)
}

const widest = (rows: readonly TableRow[]): number => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)

/** A text without the apostrophe that an export puts before what a table program would run as a formula. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+@−-])/, '')

/** The table in the rows of a sheet, and where its names stand. */
export const tableOf = (
  lines: readonly TableRow[],
  { header }: ReadOptions,
): { readonly table: Table; readonly facts: Pick<FileFacts, 'header' | 'heads'> } => {
  const rows = lines.filter((row) => filledIn(row).length > 0)
  if (rows.length === 0) throw new Unreadable('empty_file')
  const wide = rows.find(({ cells }) => cells.length > mostColumns && cells.slice(mostColumns).some(Boolean))
  if (wide) throw new Unreadable('too_many_columns', wide.line)
  if (rows.every((row) => filledIn(row).length < 2)) throw new Unreadable('no_header', rows[0]?.line ?? null)
  const head = chosenHead(rows, header)
  const goods = head === null ? rows : rows.slice(rows.indexOf(head) + 1)
  if (goods.length === 0) throw new Unreadable('empty_file')
  if (goods.length > mostRows) throw new Unreadable('too_many_rows')
  const names = head === null ? [] : head.cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
  while (names.at(-1) === '') names.pop()
  const width = head === null ? widest(goods) : names.length
  const columns = Array.from({ length: width }, (_, at) => names[at] ?? `Стовпець ${at + 1}`)
  const cut = goods.map((row) => ({ ...row, cells: columns.map((_, at) => unescaped((row.cells[at] ?? '').trim())) }))
  return {
    table: withGroups({ ...attributeColumns({ columns, rows: cut }), rates: {} }),
    facts: {
      header: head === null ? 'none' : String(head.line),
      heads: rows.slice(0, shownHeads).map((row) => ({ line: row.line, text: filledIn(row).slice(0, 4).join(' · ') })),
    },
  }
}

/** The column that says under which heading a row stands. */
export const groupColumn = 'Розділ у файлі'

const isHeading = (row: TableRow): boolean => {
  const [only, ...others] = filledIn(row)
  return only !== undefined && others.length === 0 && /\p{L}{3}/u.test(only) && only.length <= 120
}

/** Rows with a single text stand above those that they head, such as «Посуд» in a wholesale list. */
const withGroups = (table: Table): Table => {
  const { rows, columns } = table
  const isGroup = (at: number) => {
    const row = rows[at]
    return row !== undefined && isHeading(row) && rows.slice(at + 1).some((next) => !isHeading(next))
  }
  if (columns.length < 3 || !rows.some((_, at) => isGroup(at))) return { ...table, columns: numbered(columns) }
  let heading = ''
  const grouped = rows.map((row) => {
    if (isHeading(row)) {
      heading = filledIn(row)[0] ?? ''
      return { ...row, cells: [...row.cells, ''] }
    }
    return { ...row, cells: [...row.cells, heading] }
  })
  return { ...table, columns: numbered([...columns, groupColumn]), rows: grouped }
}
