import type { Column } from '../../ui/lists/TableCell.tsx'

/** A column of a section, whose list the server writes to a file. */
export interface SectionColumn<Row> extends Column<Row> {
  /** The fields of the row that the column has in a file; `null` for a column of controls, which a file cannot have. */
  readonly file: readonly (keyof Row & string)[] | null
}

/** A column as a section declares it: one with the id of a field shows its value and has it in the file. */
export type DeclaredColumn<Row> =
  | SectionColumn<Row>
  | (Omit<SectionColumn<Row>, 'id' | 'cell' | 'file'> &
      Partial<Pick<SectionColumn<Row>, 'cell' | 'file'>> & { readonly id: keyof Row & string })

/** A column of a ledger, whose pages the panel reads and writes to a file. */
export interface LedgerColumn<Row> extends Column<Row> {
  /** The cell in a file; `null` for a column of controls. */
  readonly file: ((row: Row) => string) | null
}

export type ListColumn<Row> = SectionColumn<Row> | LedgerColumn<Row>

/** The fields that the server writes for these columns. */
export const fieldsOf = <Row>(columns: readonly ListColumn<Row>[]): readonly string[] =>
  columns.flatMap(({ file }) => (typeof file === 'function' ? [] : (file ?? [])))
