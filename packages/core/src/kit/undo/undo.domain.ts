import type { Edit } from '../cells/cells.domain.ts'
import { type Job, outcomeOf } from '../job/job.domain.ts'

/** One change in a list that can be taken back until a moment, in milliseconds since 1970. */
export type UndoStep = EditStep | BulkStep | SentStep

/** A step that can be taken. */
export type OfferedStep = Exclude<UndoStep, SentStep>

/** An edited cell, or the cells that one paste changed. */
export interface EditStep {
  readonly kind: 'edit'
  readonly edits: readonly Edit[]
  readonly until: number
}

/** An action on many rows whose outcome is not known yet, kept so that it is looked up by its key after a reload. */
export interface SentStep {
  readonly kind: 'sent'
  readonly action: string
  readonly key: string
  readonly count: number
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
  readonly until: null
}

/** An action on many rows, which the server takes back by a job. */
export interface BulkStep {
  readonly kind: 'bulk'
  readonly action: string
  readonly jobId: string
  readonly count: number
  /** `null` while the action is itself the work of a job that has not ended. */
  readonly until: number | null
}

/** The list and the supplier whose changes are kept. */
export interface UndoName {
  readonly supplierId: number
  readonly list: string
}

const mostSteps = 20

/** How long an edited cell can be taken back, in milliseconds. */
export const editTime = 60_000

/** The steps that can still be taken, or will be, newest first. */
export const stepsAt = (steps: readonly UndoStep[], now: number): readonly UndoStep[] =>
  steps.filter(({ until }) => until === null || until > now).slice(0, mostSteps)

/** The steps after another change. What one paste changes is saved cell by cell, and is one step. */
export const stepsWith = (steps: readonly UndoStep[], step: UndoStep, now: number): readonly UndoStep[] => {
  const begun = steps.find(
    (one): one is EditStep => one.kind === 'edit' && step.kind === 'edit' && isOfPaste(one, step),
  )
  const whole = begun && step.kind === 'edit' ? { ...step, edits: [...begun.edits, ...step.edits] } : step
  return stepsAt([whole, ...steps.filter((one) => one !== begun)], now)
}

const isOfPaste = ({ edits: [one] }: EditStep, { edits: [other] }: EditStep): boolean =>
  one?.paste !== undefined && one.paste === other?.paste

/** The newest step that can be taken. */
export const offeredIn = (steps: readonly UndoStep[]): OfferedStep | null =>
  steps.find((step): step is OfferedStep => step.until !== null) ?? null

/** The newest action whose outcome is not known. */
export const sentIn = (steps: readonly UndoStep[]): SentStep | null =>
  steps.find((step): step is SentStep => step.kind === 'sent') ?? null

/** The steps after the outcome of an action became known. */
export const withoutSent = (steps: readonly UndoStep[], key: string): readonly UndoStep[] =>
  steps.filter((step) => step.kind !== 'sent' || step.key !== key)

export const withoutStep = (steps: readonly UndoStep[], step: UndoStep | null): readonly UndoStep[] =>
  steps.filter((one) => one !== step)

/** The steps whose jobs have not ended. */
export const pendingIn = (steps: readonly UndoStep[]): readonly UndoStep[] =>
  steps.filter(({ until }) => until === null)

/** The jobs on which the steps depend. */
export const jobsOf = (steps: readonly UndoStep[]): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'bulk' ? [step.jobId] : []))

/** A job by its id; `null` when the server no longer knows it. */
export type JobsById = Readonly<Record<string, Job | null>>

/** The steps after a look at their jobs: one that the server does not take back, or already has, is gone. */
export const stepsAfter = (steps: readonly UndoStep[], jobs: JobsById): readonly UndoStep[] =>
  steps.flatMap((step): readonly UndoStep[] => {
    const job = step.kind === 'bulk' ? jobs[step.jobId] : undefined
    if (step.kind !== 'bulk' || job === undefined) return [step]
    if (job !== null && outcomeOf(job) === null) return [step]
    if (job === null || job.undoUntil === null || job.done === 0) return []
    return [{ ...step, count: job.done, until: Date.parse(job.undoUntil) }]
  })

const longestTimer = 2 ** 31 - 1

/** Milliseconds until the offered step is over. */
export const timeLeft = (steps: readonly UndoStep[], now: number): number => {
  const until = offeredIn(steps)?.until ?? null
  return until === null ? 0 : Math.max(0, Math.min(until - now, longestTimer))
}
