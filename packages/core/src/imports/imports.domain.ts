import { type RowWith, row, wordsOf } from '../kit/row/row.domain.ts'
import type { ImportDetails } from './import-details.domain.ts'

export const importTypes = ['goods', 'prices'] as const
export type ImportType = (typeof importTypes)[number]

export const importTones = {
  mapping: 'warning',
  checking: 'info',
  ready: 'warning',
  importing: 'info',
  completed: 'plain',
  partial: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
  rolled_back: 'neutral',
} as const
export const importStatuses = wordsOf(importTones)
export type ImportStatus = keyof typeof importTones

const fileError = { message: row.text({ or: '' }), line: row.count(), column: row.text() }

export const importCounts = ['created', 'updated', 'unchanged', 'rejected', 'warnings'] as const
export type ImportCounts = Readonly<Record<(typeof importCounts)[number], number>>
const counted = row.count({ or: 0 })

/** An import in the list; its details are read when it is opened. */
export const importRow = {
  version: row.count({ or: 1 }),
  type: row.word(importTypes, { or: 'goods' }),
  source: row.word(['file', 'link'], { or: 'file' }),
  name: row.text({ at: 'file.name', or: '' }),
  /** One that is not known is shown as it came, and allows nothing. */
  status: row.states(importTones),
  stage: row.text(),
  progress: row.whole({ processed: counted, total: counted }),
  counts: row.whole(
    { created: counted, updated: counted, unchanged: counted, rejected: counted, warnings: counted },
    { file: ['counts.created', 'counts.updated', 'counts.rejected'] },
  ),
  error: row.part(fileError),
  jobId: row.key(),
  canRollbackUntil: row.instant(),
  createdAt: row.instant(),
  finishedAt: row.instant(),
  details: row.own<ImportDetails | null>({ file: [] }),
}
export type PriceImport = RowWith<typeof importRow>
