export const jobOutcomes = ['completed', 'partial', 'failed', 'cancelled'] as const
export type JobOutcome = (typeof jobOutcomes)[number]

export const jobStatuses = ['queued', 'running', 'waiting', 'cancelling', ...jobOutcomes] as const
export type JobStatus = (typeof jobStatuses)[number]

/** A file that the server offers for download for about an hour. */
export interface JobFile {
  readonly url: string
  readonly name: string
}

/** Work that runs on the server. */
export interface Job {
  readonly id: string
  readonly title: string
  /** Whether it changes records of the supplier, so that they are read again after it. */
  readonly changesRecords?: boolean
  readonly status: JobStatus
  readonly processed: number
  /** `null` while it is unknown. */
  readonly total: number | null
  readonly failed: number
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

/** How a job ended, `null` before. A job with failed rows never counts as completed. */
export const outcomeOf = ({ status, failed }: Pick<Job, 'status' | 'failed'>): JobOutcome | null => {
  const outcome = jobOutcomes.find((one) => one === status) ?? null
  return outcome === 'completed' && failed > 0 ? 'partial' : outcome
}

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
