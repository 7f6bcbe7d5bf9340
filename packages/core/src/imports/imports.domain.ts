import type { Word } from '../kernel/word.ts'
import type { ListRow } from '../kit/list/list.domain.ts'

export const importTypes = ['goods', 'prices'] as const
export type ImportType = (typeof importTypes)[number]

export const importStatuses = [
  'mapping',
  'checking',
  'ready',
  'importing',
  'completed',
  'partial',
  'failed',
  'cancelled',
  'rolled_back',
] as const
export type ImportStatus = (typeof importStatuses)[number]

export interface FileError {
  readonly message: string
  readonly line: number | null
  readonly column: string | null
}

export const importCounts = ['created', 'updated', 'unchanged', 'rejected', 'warnings'] as const
export type ImportCounts = Readonly<Record<(typeof importCounts)[number], number>>

/** An import in the list; its details are read when it is opened. */
export interface PriceImport extends ListRow {
  readonly version: number
  readonly type: Word<ImportType>
  readonly source: Word<'file' | 'link'>
  readonly name: string
  /** One that is not known is shown as it came, and allows nothing. */
  readonly status: string
  readonly stage: string | null
  readonly progress: { readonly processed: number; readonly total: number }
  readonly counts: ImportCounts
  readonly error: FileError | null
  readonly jobId: string | null
  readonly canRollbackUntil: string | null
  readonly createdAt: string | null
  readonly finishedAt: string | null
  readonly details: ImportDetails | null
}

export interface FileColumn {
  readonly name: string
  readonly samples: readonly string[]
}

export interface ImportField {
  readonly field: string
  readonly title: string
  readonly isRequired: boolean
}

export interface Mapped {
  readonly column: string
  readonly field: string | null
}

export interface Difference {
  readonly field: string
  readonly before: string | null
  readonly after: string
}

export interface ImportRow {
  readonly line: number
  readonly key: string
  readonly outcome: string
  readonly differences: readonly Difference[]
  readonly errors: readonly { readonly column: string; readonly value: string; readonly message: string }[]
}

/** The same mistake of many rows. */
export interface Mistake {
  readonly code: string
  readonly level: Word<'stop' | 'warning'>
  readonly column: string
  readonly value: string
  readonly rows: number
  readonly message: string
  readonly hint: string | null
}

export interface CategoryChoice {
  readonly id: string
  readonly title: string
}

export interface UnmappedCategory {
  readonly name: string
  readonly rows: number
  readonly candidates: readonly CategoryChoice[]
}

/** A change so large that it is more likely a mistake. */
export interface Jump {
  readonly kind: string
  /** From 0 to 1. */
  readonly share: number
}

export interface ImportDetails {
  readonly format: string | null
  readonly encoding: string | null
  readonly delimiter: string | null
  readonly sheet: string | null
  readonly sheets: readonly string[]
  readonly rows: number
  readonly columns: readonly FileColumn[]
  readonly fields: readonly ImportField[]
  readonly mapping: readonly Mapped[]
  readonly isMapped: boolean
  readonly unmapped: readonly UnmappedCategory[]
  readonly sample: readonly ImportRow[]
  readonly rejected: readonly ImportRow[]
  readonly mistakes: readonly Mistake[]
  readonly jump: Jump | null
  /** The products that a rollback left as they are, because they were changed since. */
  readonly left: readonly { readonly id: string; readonly title: string }[]
}
