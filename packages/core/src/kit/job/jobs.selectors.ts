import type { SafeAddress } from '../../kernel/address.ts'
import type { Location } from '../../kernel/routes.ts'
import type { Word } from '../../kernel/word.ts'
import { doneOf, isRead, type Job, type JobStatus, outcomeOf } from './job.domain.ts'
import { mayCancel } from './job-cancel.domain.ts'
import type { JobsSnapshot } from './jobs.machine.ts'

export interface JobRow extends Pick<Job, 'id' | 'title' | 'processed' | 'total' | 'failed' | 'error'> {
  readonly state: Word<JobStatus>
  readonly isActive: boolean
  readonly isCancellable: boolean
  readonly hasFile: boolean
  readonly isSaving: boolean
}

/** The jobs that run, and those that have ended and were not seen yet. */
export interface JobsView {
  readonly rows: readonly JobRow[]
  readonly active: number
  /** From 0 to 1; `null` while it is unknown. */
  readonly done: number | null
}

export const selectJobs = ({ context: { jobs, chosen, seen } }: JobsSnapshot): JobsView => {
  const active = jobs.filter((job) => outcomeOf(job) === null)
  const shown = jobs.filter(({ id }) => !seen.includes(id))
  const rows = shown.map(({ id, title, processed, total, failed, error, ...job }) => {
    const outcome = outcomeOf({ ...job, failed })
    return {
      ...{ id, title, processed, total, failed, error },
      state: outcome ?? job.status,
      isActive: outcome === null,
      isCancellable: mayCancel(job),
      hasFile: outcome !== null && job.file !== null,
      isSaving: chosen === id,
    }
  })
  return { rows, active: active.length, done: doneOf(active) }
}

/** The newest file of another job that opens in a tab of its own, such as the handover list beside the labels. */
export const selectOtherFile = ({ context: { jobs, seen } }: JobsSnapshot, id: string): OtherFile | null => {
  const ready = jobs.filter((job) => job.id !== id && !seen.includes(job.id) && outcomeOf(job) !== null)
  const found = ready.findLast(({ file }) => file !== null && isRead(file))
  return found?.file ? { title: found.title, url: found.file.url } : null
}

interface OtherFile {
  readonly title: string
  readonly url: SafeAddress
}

export const selectHasJobs = ({ context: { jobs, seen } }: JobsSnapshot): boolean => jobs.length > seen.length

export const selectIsJobSaving = ({ context }: JobsSnapshot, id: string): boolean => context.chosen === id

/** The page over which a job is opened. */
export const selectJobsLocation = ({ context }: JobsSnapshot): Location => context.location
