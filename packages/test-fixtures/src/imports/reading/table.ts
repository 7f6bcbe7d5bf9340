/** What a workbook says of a cell beside its text. A cell without a kind is a text as somebody wrote it. */
export type CellKind = 'number' | 'date' | 'percent' | 'error' | 'formula'

/** A row of a price list: its line in the file, and its cells in the order of the columns. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
  /** By the place of the cell; a number is written with a point. */
  readonly kinds?: Readonly<Record<number, CellKind>>
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
  /** The line with the names of the columns; `none` when the first row is a product. */
  readonly header?: string | undefined
  /** The decimal sign of numbers that can be read in two ways. */
  readonly decimal?: string | undefined
}

/** How a file was read, so that the supplier can say that it was read wrong. */
export interface FileFacts {
  readonly format: 'csv' | 'xlsx' | 'yml'
  readonly encoding: string | null
  readonly delimiter: string | null
  readonly sheet: string | null
  readonly sheets: readonly string[]
  /** The line of the names of the columns, or `none`; `null` where a file names each value. */
  readonly header: string | null
  /** The first lines, one of which may be that of the names. */
  readonly heads: readonly { readonly line: number; readonly text: string }[]
}

export type Read = { readonly facts: FileFacts; readonly table: Table } | { readonly error: FileError }

const sentences: Readonly<Record<string, string>> = {
  empty_file: 'Файл порожній.',
  wrong_signature: 'Це не таблиця й не прайс-лист. Підійдуть XLSX, CSV, YML або XML, також у ZIP чи GZ.',
  too_large: 'Файл більший за 20 МБ.',
  too_large_unpacked: 'В архіві понад 50 МБ. Залиште в ньому лише прайс-лист.',
  too_many_files: 'В архіві кілька файлів. Залиште в ньому лише прайс-лист.',
  too_many_rows: 'У файлі більше ніж 50 000 рядків. Розділіть його на частини.',
  too_many_columns: 'У рядку більше ніж 500 комірок. Перевірте роздільник.',
  too_deep: 'Файл складено не так, як прайс-лист: надто багато рівнів.',
  no_header: 'Не знайдено рядка з назвами колонок.',
  encoding_doubtful: 'Не вдалося прочитати літери. Збережіть файл у UTF-8 або Windows-1251.',
  letters_broken: 'Тут літери пошкоджено. Збережіть файл у UTF-8 ще раз.',
  quotes_broken: 'Лапки відкрито й не закрито, тому наступні рядки злилися б в один. Подвойте лапки або приберіть їх.',
  locked_by_password: 'Файл захищено паролем або це старий формат .xls. Збережіть його як .xlsx без пароля.',
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

/** A refusal that is thrown where it is found, and answered by `readFile`. */
export class Unreadable extends Error {
  readonly error: FileError
  constructor(code: string, line: number | null = null, column: string | null = null) {
    super(code)
    this.error = fileError(code, line, column)
  }
}

export const mostRows = 50_000
export const mostColumns = 500
