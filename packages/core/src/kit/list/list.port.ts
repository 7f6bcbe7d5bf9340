import type { Listen } from '../../kernel/port.ts'
import type { TableCell } from './csv.domain.ts'
import type { KeptList, KeptPage } from './kept.domain.ts'
import type { ListPage, ListRow } from './list.domain.ts'

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

/** The first page of the list is kept from an earlier visit; `null` when it is not, or not for this query. */
export interface RowsRecalled {
  readonly type: 'rows.recalled'
  /** Whose rows these are, and will be; `null` when nobody is signed in. */
  readonly supplierId: number | null
  readonly kept: KeptPage | null
}

/** The rows of an earlier visit, kept in this browser by supplier. */
export interface RowsPort {
  /** Emits once, at once. */
  readonly recallRows: Listen<RowsRecalled, KeptList>
  /** Keeps rows of a supplier who is still signed in; where there is no room nothing is kept. */
  saveRows(rows: KeptList & { readonly supplierId: number; readonly page: ListPage<ListRow> }): void
}
