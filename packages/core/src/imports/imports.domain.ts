import type { Word } from '../kernel/word.ts'
import type { ListRow } from '../kit/list/list.domain.ts'
import type { ImportDetails } from './import-details.domain.ts'

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
