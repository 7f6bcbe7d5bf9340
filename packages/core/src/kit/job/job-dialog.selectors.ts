import type { SafeAddress } from '../../kernel/address.ts'
import type { Failure } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import type { Word } from '../../kernel/word.ts'
import { countsOf, type FailureGroup, groupedFailures } from './failures.domain.ts'
import { isRead, type Job, type JobFailure, type JobFailures, type JobStatus, outcomeOf } from './job.domain.ts'
import { mayCancel } from './job-cancel.domain.ts'
import type { JobDialogActor } from './job-dialog.machine.ts'
import type { JobsActor } from './jobs.machine.ts'

/** One job for its dialog. */
export interface JobDialogDetails
  extends Pick<Job, 'id' | 'title' | 'processed' | 'total' | 'failed' | 'done' | 'unchanged' | 'error'> {
  readonly state: Word<JobStatus>
  readonly changesRecords: boolean
  readonly isActive: boolean
  readonly isCancellable: boolean
  readonly hasFile: boolean
  /** The address of a file that opens in a tab of its own; `null` for one that is downloaded. */
  readonly readAt: SafeAddress | null
  readonly mayRerun: boolean
  /** The job changed its rows, made their waybills, or wrote them into its file. */
  readonly deed: 'changed' | 'ttn' | 'file'
  /** The rows that need nothing, among those that it left. */
  readonly needless: number
  readonly mayUndo: boolean
  /** A follow-up is being started. */
  readonly isStarting: boolean
  /** The rows that it did not change, once it has ended. */
  readonly failures:
    | { readonly state: 'none' }
    | { readonly state: 'failed'; readonly messages: readonly Message[] }
    | {
        readonly state: 'listed'
        readonly isLoading: boolean
        readonly found: JobFailures | null
        readonly groups: readonly FailureGroup<JobFailure>[]
      }
}

/** The job that the address opens. */
export type JobDialogView =
  | { readonly state: 'closed' | 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly messages: readonly Message[] }
  | { readonly state: 'shown'; readonly job: JobDialogDetails }

type Snapshot = ReturnType<JobDialogActor['getSnapshot']>

const textsOf = (failure: Failure | null): readonly Message[] => (failure === null ? [] : messagesOf(failure))

const shownIn = { dialog: { open: 'shown' } } as const

export const selectJobDialog = (snapshot: Snapshot): JobDialogView => {
  const { isHidden, job, failure } = snapshot.context
  if (isHidden || !snapshot.matches({ dialog: 'open' })) return { state: 'closed' }
  if (snapshot.matches({ dialog: { open: 'missing' } })) return { state: 'missing' }
  if (snapshot.matches({ dialog: { open: 'failed' } })) return { state: 'failed', messages: textsOf(failure) }
  if (job === null || !snapshot.matches(shownIn)) return { state: 'loading' }
  return { state: 'shown', job: detailsOf(snapshot, job) }
}

const detailsOf = (snapshot: Snapshot, job: Job): JobDialogDetails => {
  const { id, title, processed, total, done, unchanged, error } = job
  const outcome = outcomeOf(job)
  const failures = failuresIn(snapshot)
  const { needless, mayPass } = judged(failures)
  const failed = job.failed - needless
  return {
    ...{ id, title, processed, total, failed, done, unchanged, error, needless },
    state: outcome === 'partial' && failed === 0 ? 'completed' : (outcome ?? job.status),
    deed: job.makesTtn ? 'ttn' : job.file !== null && isRead(job.file) ? 'file' : 'changed',
    changesRecords: job.changesRecords === true,
    isActive: outcome === null,
    isCancellable: mayCancel(job),
    hasFile: outcome !== null && job.file !== null,
    readAt: outcome !== null && job.file !== null && isRead(job.file) ? job.file.url : null,
    mayRerun: outcome !== null && failed > 0 && job.changesRecords === true && mayPass,
    mayUndo: snapshot.matches({ dialog: { open: { shown: { undo: 'offered' } } } }),
    isStarting: snapshot.matches({ followUp: 'starting' }),
    failures,
  }
}

const failuresIn = (snapshot: Snapshot): JobDialogDetails['failures'] => {
  const { failures, failure } = snapshot.context
  const at = (state: 'none' | 'failed' | 'reading') =>
    snapshot.matches({ dialog: { open: { shown: { failures: state } } } })
  if (at('none')) return { state: 'none' }
  if (at('failed')) return { state: 'failed', messages: textsOf(failure) }
  const groups = groupedFailures(failures?.rows ?? [], ({ location }) => location?.hash !== undefined)
  return { state: 'listed', isLoading: at('reading'), found: failures, groups }
}

/** What the shown failures say of the job; those of further pages are not known. */
const judged = (failures: JobDialogDetails['failures']) => {
  if (failures.state !== 'listed' || failures.found === null) return { needless: 0, mayPass: false }
  const { needless, passing } = countsOf(failures.groups)
  return { needless, mayPass: passing > 0 || failures.found.lastPage > 1 }
}

/** The dialog of the job that the address opens, a child of the jobs. */
export const jobDialogIn = (jobs: JobsActor): JobDialogActor =>
  jobs.getSnapshot().children['dialog'] as unknown as JobDialogActor

export const selectIsJobOpen = (snapshot: Snapshot): boolean =>
  !snapshot.context.isHidden && snapshot.matches({ dialog: 'open' })
