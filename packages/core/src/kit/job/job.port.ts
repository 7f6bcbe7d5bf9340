import type { Abort, Listen } from '../../kernel/port.ts'
import type { TableFormat } from '../list/list.port.ts'
import type { FollowUp, Job, JobFailures } from './job.domain.ts'

/** The request to write a section's list to a file. */
export interface ExportRequest {
  readonly section: string
  readonly query: unknown
  /** The fields of a row to write, in order. */
  readonly fields: readonly string[]
  readonly format: TableFormat
  /** Idempotency key; the job keeps it, so that it can be looked up. */
  readonly key: string
}

export interface JobsPort {
  /** The jobs that have not ended, from any device. */
  fetchActive(input: void, signal: Abort): Promise<readonly Job[]>
  fetchJob(id: string, signal: Abort): Promise<Job>
  cancelJob(id: string, signal: Abort): Promise<void>
  startExport(request: ExportRequest, signal: Abort): Promise<Job>
  /** Reads a page of the rows that a job did not change. */
  fetchFailures(asked: { readonly id: string; readonly page: number }, signal: Abort): Promise<JobFailures>
  startFollowUp(followUp: FollowUp, signal: Abort): Promise<Job>
  /** Finds the job that a request with this key started; `null` when there is none. */
  findJob(key: string, signal: Abort): Promise<Job | null>
}

export type PageHidden = { type: 'page.hidden' }

export interface HidingPort {
  /** Emits an event when the page is hidden. */
  readonly watchHiding: Listen<PageHidden>
}
