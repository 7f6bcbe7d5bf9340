import type { Abort } from '../../kernel/port.ts'
import type { ListQuery } from '../list/list.domain.ts'
import type { BulkAnswer, BulkPreview, BulkRequest, BulkRun } from './bulk.domain.ts'

/** The number of rows that a query finds, and the moment of the count. */
export interface Total {
  readonly total: number | null
  readonly asOf: string | null
}

export interface BulkPort {
  previewBulk(request: BulkRequest, signal: Abort): Promise<BulkPreview>
  runBulk(run: BulkRun, signal: Abort): Promise<BulkAnswer>
  /** Finds the answer to a request by its key; `null` when the server does not know it. */
  fetchBulk(key: string, signal: Abort): Promise<BulkAnswer | null>
  fetchTotal(query: ListQuery, signal: Abort): Promise<Total>
}
