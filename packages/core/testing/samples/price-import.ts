import type { ImportDetails, Mistake } from '../../src/imports/import-details.domain.ts'
import type { PriceImport } from '../../src/imports/imports.domain.ts'

export const mistake: Mistake = {
  code: 'not_a_number',
  level: 'stop',
  column: 'Price',
  value: 'x',
  rows: 3,
  message: 'A number',
  hint: null,
  samples: [],
}
export const details: ImportDetails = {
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  sheet: null,
  sheets: [],
  header: '1',
  heads: [],
  rows: 2,
  columns: [{ name: 'Code', samples: ['A-1'], unread: null }],
  fields: [{ field: 'sku', title: 'SKU', isRequired: true }],
  mapping: [{ column: 'Code', field: null }],
  isMapped: false,
  unmapped: [],
  remembered: [],
  category: null,
  doubts: [],
  sample: [],
  rejected: [],
  mistakes: [],
  more: { kinds: 0, rows: 0 },
  jump: null,
  left: [],
}
/** An import as it is read at first. */
export const found: PriceImport = {
  id: '7',
  version: 1,
  type: 'goods',
  source: 'file',
  name: 'price.csv',
  status: 'mapping',
  stage: null,
  progress: { processed: 0, total: 0 },
  counts: { created: 1, updated: 1, unchanged: 0, rejected: 0, warnings: 0 },
  error: null,
  jobId: null,
  canRollbackUntil: null,
  createdAt: null,
  finishedAt: null,
  details,
}
/** The same one once its column has a field. */
export const mapped: PriceImport = {
  ...found,
  details: { ...details, isMapped: true, mapping: [{ column: 'Code', field: 'sku' }] },
}
