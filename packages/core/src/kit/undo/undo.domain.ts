import type { Edit } from '../cells/cells.domain.ts'

/** One change in a list that can be taken back until a moment, in milliseconds since 1970. */
export type UndoStep =
  | { readonly kind: 'edit'; readonly edit: Edit; readonly until: number }
  /** An action on many rows, which the server takes back by a job. */
  | {
      readonly kind: 'bulk'
      readonly action: string
      readonly jobId: string
      readonly count: number
      readonly until: number
    }

/** The list and the supplier whose changes are kept. */
export interface UndoName {
  readonly supplierId: number
  readonly list: string
}

const mostSteps = 20

/** How long an edited cell can be taken back, in milliseconds. */
export const editTime = 60_000

/** The steps that can still be taken, newest first. */
export const stepsAt = (steps: readonly UndoStep[], now: number): readonly UndoStep[] =>
  steps.filter(({ until }) => until > now).slice(0, mostSteps)

/** The steps after another change. */
export const stepsWith = (steps: readonly UndoStep[], step: UndoStep, now: number): readonly UndoStep[] =>
  stepsAt([step, ...steps], now)

const longestTimer = 2 ** 31 - 1

/** Milliseconds until the newest step is over. */
export const timeLeft = ([step]: readonly UndoStep[], now: number): number =>
  step === undefined ? 0 : Math.max(0, Math.min(step.until - now, longestTimer))
