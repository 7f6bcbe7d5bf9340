import type { TableCell } from './csv.domain.ts'

export interface FilesPort {
  /** Writes a table in a format and offers the file for download. */
  saveTable(table: TableFile): Promise<void>
  /** Downloads a file of the server. */
  downloadFile(file: { readonly url: string; readonly name: string }): Promise<void>
}

/** The formats of exported tables; each is the ending of its files. */
export type TableFormat = 'csv' | 'xlsx'

export interface Table {
  /** The name of the file, without its ending. */
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly TableCell[])[]
}

export interface TableFile extends Table {
  readonly format: TableFormat
}
