import type { SafeAddress } from '../../kernel/address.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { Location } from '../../kernel/routes.ts'
import type { Word } from '../../kernel/word.ts'
import { locationWith, paramsIn, searchFrom } from '../list/address.domain.ts'
import type { Refused } from './failures.domain.ts'

export const jobOutcomes = ['completed', 'partial', 'failed', 'cancelled'] as const
export type JobOutcome = (typeof jobOutcomes)[number]

export const jobStatuses = ['queued', 'running', 'waiting', 'cancelling', ...jobOutcomes] as const
export type JobStatus = (typeof jobStatuses)[number]

/** A file that the server offers for download for about an hour. */
export interface JobFile {
  readonly url: SafeAddress
  readonly name: string
}

/** Work that runs on the server. */
export interface Job {
  readonly id: string
  readonly title: string
  /** Whether it makes waybills. */
  readonly makesTtn?: boolean
  /** Whether it changes records of the supplier, so that they are read again after it. */
  readonly changesRecords?: boolean
  readonly status: Word<JobStatus>
  readonly processed: number
  /** `null` while it is unknown. */
  readonly total: number | null
  readonly failed: number
  /** The rows that it changed, and those that were already as they should be. */
  readonly done: number
  readonly unchanged: number
  /** Until when its changes can be taken back; `null` when they cannot. */
  readonly undoUntil: string | null
  readonly isCancellable: boolean
  /** The idempotency key of the request that started it. */
  readonly clientKey: string | null
  readonly version: number
  readonly file: JobFile | null
  /** The server's text about a failure. */
  readonly error: string | null
}

/** A job as a realtime event reports it: without its result. */
export type JobNews = Omit<Job, 'file'>

/** The job after an event or an answer; an older version changes nothing. */
export const newerOf = (known: Job, other: Job | JobNews): Job =>
  other.version < known.version ? known : { ...known, ...other }

/** Whether a read failed because the server no longer knows the job. */
export const isGone = (failure: Failure | null): boolean => failure?.kind === 'refused' && failure.status === 404

/** How a job ended, `null` before. A job with failed rows never counts as completed. */
export const outcomeOf = ({ status, failed }: Pick<Job, 'status' | 'failed'>): JobOutcome | null => {
  const outcome = jobOutcomes.find((one) => one === status) ?? null
  return outcome === 'completed' && failed > 0 ? 'partial' : outcome
}

/** A row that a job did not change, with the reason. */
export interface JobFailure extends Refused {
  /** Where the row is mended; `null` when nowhere in the panel. */
  readonly location: Location | null
}

/** One page of the failed rows of a job. */
export interface JobFailures {
  readonly rows: readonly JobFailure[]
  readonly page: number
  readonly lastPage: number
}

/** A job that follows from another one: its failed rows again, or its changes taken back. */
export interface FollowUp {
  readonly kind: 'rerun' | 'undo'
  readonly id: string
  /** Idempotency key, by which the job is found when the answer is lost. */
  readonly key: string
}

/** The query parameter that opens a job over any page. */
const jobParam = 'job'

/** The job that is open at a location. */
export const jobAt = (location: Location): string | null => {
  const id = paramsIn(location.search ?? '').get(jobParam) ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

/** The same location with another job open, or with none. */
export const locationOfJob = (location: Location, id: string | null): Location => {
  const { [jobParam]: _, ...rest } = Object.fromEntries(paramsIn(location.search ?? ''))
  return locationWith(location, searchFrom({ ...rest, [jobParam]: id }))
}

/** Milliseconds until the changes of an ended job can no longer be taken back; 0 when they cannot. */
export const undoTimeOf = (job: Job | null, now: number): number => {
  if (job === null || job.undoUntil === null || outcomeOf(job) === null) return 0
  return Math.max(0, Math.min(Date.parse(job.undoUntil) - now, longestTimer))
}

const longestTimer = 2 ** 31 - 1

const pauses = [2000, 4000, 8000, 15_000] as const

/** Milliseconds until the next poll, by the number of polls since the last event. */
export const pollPause = (polls: number): number => pauses[Math.min(polls, pauses.length - 1)] ?? 0

/** The progress of several jobs together, from 0 to 1; `null` while one of the totals is unknown. */
export const doneOf = (jobs: readonly Pick<Job, 'processed' | 'total'>[]): number | null => {
  const total = jobs.reduce<number | null>(
    (sum, job) => (sum === null || job.total === null ? null : sum + job.total),
    0,
  )
  return total ? Math.min(1, jobs.reduce((sum, { processed }) => sum + processed, 0) / total) : null
}

/** A realtime event about a job. */
export interface JobProgress {
  readonly type: 'job.progress'
  readonly job: JobNews
}

/** To the section: a job has begun whose dialog is shown at once. */
export interface JobBegun {
  readonly type: 'job.begun'
  readonly id: string
}

/** Whether a file is read in a tab of its own rather than downloaded. */
export const isRead = ({ name }: JobFile): boolean => name.toLowerCase().endsWith('.pdf')

/** Sent to the app by the machine that started a job. */
export interface JobStarted {
  readonly type: 'job.started'
  readonly job: Job
}

declare module '../../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly job: JobStarted
  }
}
