/** A row of a price list: its line in the file, and its cells in the order of the columns. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
  /** Hryvnias for one unit of a currency, where the file says so. */
  readonly rates: Readonly<Record<string, number>>
}

export interface FileError {
  readonly code: string
  readonly message: string
  readonly line: number | null
  readonly column: string | null
}

export interface ReadOptions {
  readonly encoding?: string | undefined
  readonly delimiter?: string | undefined
  readonly sheet?: string | undefined
}

/** How a file was read, so that the supplier can say that it was read wrong. */
export interface FileFacts {
  readonly format: 'csv' | 'xlsx' | 'yml'
  readonly encoding: string | null
  readonly delimiter: string | null
  readonly sheet: string | null
  readonly sheets: readonly string[]
}

export type Read = { readonly facts: FileFacts; readonly table: Table } | { readonly error: FileError }

const sentences: Readonly<Record<string, string>> = {
  empty_file: 'Файл порожній.',
  wrong_signature: 'Це не таблиця й не прайс-лист. Підійдуть XLSX, CSV, YML або XML.',
  too_large: 'Файл більший за 20 МБ.',
  too_many_rows: 'У файлі більше ніж 50 000 рядків. Розділіть його на частини.',
  no_header: 'Не знайдено рядка з назвами колонок.',
  header_twice: 'Два стовпці мають однакову назву.',
  encoding_doubtful: 'Не вдалося прочитати літери. Збережіть файл у UTF-8 або Windows-1251.',
  locked_by_password: 'Файл захищено паролем або це старий формат .xls. Збережіть його як .xlsx без пароля.',
  formula_without_value: 'У комірці формула без обчисленого значення. Відкрийте файл у редакторі таблиць і збережіть.',
  xml_broken: 'Файл пошкоджено або він обривається.',
  link_away: 'За цим посиланням файл не відповідає.',
  link_needs_login: 'Посилання просить увійти. Потрібне посилання, що відкривається без входу.',
  link_is_page: 'За посиланням вебсторінка, а не прайс-лист.',
}

/** Every reason for which a file is refused. */
export const fileCodes: readonly string[] = Object.keys(sentences)

export const fileError = (code: string, line: number | null = null, column: string | null = null): FileError => ({
  code,
  message: sentences[code] ?? code,
  line,
  column,
})

const mostRows = 50_000
const total = /^(разом|всього|усього|итого|total)\b|^(разом|всього|усього|итого)/i

/** A text without the apostrophe that an export puts before what a table program would run as a formula. */
const plainText = (cell: string): string => cell.replace(/^'(?=[=+@−-])/, '')

/** The table in the rows of a sheet: title rows above the header and totals below the goods are left out. */
export const tableOf = (lines: readonly TableRow[]): Table | FileError => {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return fileError('empty_file')
  const at = filled.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)
  const header = filled[at]
  if (header === undefined) return fileError('no_header')
  const columns = header.cells.map((cell) => cell.trim())
  while (columns.at(-1) === '') columns.pop()
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index)
  if (twice !== undefined) return fileError('header_twice', header.line, twice)
  if (columns.every((name) => /^[\d\s.,]*$/.test(name))) return fileError('no_header', header.line)
  const rows = filled
    .slice(at + 1)
    .filter(({ cells }) => !total.test(cells.find((cell) => cell.trim() !== '') ?? ''))
    .map(({ line, cells }) => ({ line, cells: columns.map((_, index) => plainText((cells[index] ?? '').trim())) }))
  if (rows.length > mostRows) return fileError('too_many_rows')
  return rows.length === 0 ? fileError('empty_file') : { columns, rows, rates: {} }
}
