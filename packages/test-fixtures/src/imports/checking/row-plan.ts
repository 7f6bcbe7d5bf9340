import type { ImportType, Mapped } from '../reading/import-fields.ts'
import type { RowError } from '../values/row-errors.ts'

export type Fields = Readonly<Record<string, unknown>>

/** `skipped` is a total or a heading, which is no product. */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'rejected' | 'skipped'

/** What an import makes of one row. */
export interface RowPlan {
  readonly line: number
  readonly key: string
  readonly outcome: Outcome
  readonly product: number | null
  readonly variant: number | null
  readonly before: Fields
  readonly after: Fields
  /** By field, as it stands in the file where it was understood otherwise: `25 $` beside a price in hryvnias. */
  readonly written: Readonly<Record<string, string>>
  readonly errors: readonly RowError[]
  /** The line of the row whose product this one is a variant of. */
  readonly joins: number | null
}

/** A value of a column that the supplier replaced everywhere. */
export interface Fix {
  readonly column: string
  readonly value: string
  readonly replace_with: string
}

/** What the supplier has said about a file. */
export interface Order {
  readonly type: ImportType
  readonly mapping: readonly Mapped[]
  readonly fixes: readonly Fix[]
  readonly options?: { readonly decimal?: string | undefined }
  /** The category of all products of a file that names none. */
  readonly category_id?: number | null
}
