import type { Message } from '../../kernel/message.ts'
import type { MessageKey } from '../../kernel/message-keys.ts'
import type { Location } from '../../kernel/routes.ts'
import type { Errors, Fields } from '../fields/record-fields.domain.ts'
import type { AnyValues } from '../form/record.domain.ts'
import { kindOfFailure, type Refused } from '../job/failures.domain.ts'
import type { Job } from '../job/job.domain.ts'
import type { ListQuery } from '../list/list.domain.ts'

/** An action on many rows at once. */
export interface BulkAction {
  /** Whether it does something with a row; by default with every one. */
  fits?(row: never): boolean
  /** The fields that a dialog asks for first. */
  readonly form?: Fields
  /** The fields under each heading; without headings by default. */
  readonly groups?: Readonly<Record<string, readonly string[]>>
  /** The first values of its fields at a moment in milliseconds. */
  initialValuesAt?(now: number): AnyValues
  /** Errors that depend on several fields, by dotted path. */
  mistakesOf?(values: AnyValues): Errors
  /** What its preview warns of. */
  warningOf?(values: AnyValues, preview: BulkPreview): Message | null
  /** Where a refused row is mended; by default at its record. */
  helpLink?(id: string): Location
  /** The action as the API calls it, where it differs. */
  readonly sentAs?: string
  /** The action that follows on the same rows once its job has begun, such as a second paper. */
  readonly followedBy?: string
  /** Whether the rows stay picked, because another action on the same ones often follows, such as a second paper. */
  readonly keepsPicks?: boolean
  /** The words about the rows that it changed; `count` is their number. */
  readonly told?: MessageKey
  /** Whether its job is shown at once, because its file is what the supplier waits for. */
  readonly opensJob?: boolean
  /** Whether the server shows the effect before anything changes. */
  readonly previews?: boolean
  /** Whether it makes a new record from each row, and leaves the rows as they are. */
  readonly creates?: boolean
  /** Whether to ask for confirmation when it neither has fields nor a preview. */
  readonly needsConfirmation?: boolean
}

/** The rows on which an action runs, as they are sent. */
export type Picks =
  | { readonly ids: readonly string[] }
  | {
      readonly query: ListQuery
      readonly except: readonly string[]
      readonly asOf: string | null
      readonly total: number
    }

export const countOf = (picks: Picks): number => ('ids' in picks ? picks.ids.length : picks.total - picks.except.length)

/** The request of an action on many rows. */
export interface BulkRequest {
  readonly action: string
  readonly picks: Picks
  readonly values: AnyValues
}

export interface BulkRun extends BulkRequest {
  /** Idempotency key, the same for every look-up. */
  readonly key: string
  /** What was previewed; `null` for an action without a preview. */
  readonly token: string | null
}

/** A row that the server did not change. */
export interface BulkFailure extends Refused {
  readonly field: string | null
}

export interface BulkPreview {
  readonly total: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: readonly BulkFailure[]
  readonly sample: readonly {
    readonly id: string
    readonly label: string
    readonly before: AnyValues
    readonly after: AnyValues
  }[]
  readonly token: string
}

/** The number of rows that an action would refuse, of which the server names only the first. */
export const refusedIn = ({ total, changed, unchanged, refused }: BulkPreview): number =>
  Math.max(refused.length, total - changed - unchanged)

export interface BulkResult {
  readonly done: number
  readonly unchanged: number
  readonly failed: readonly BulkFailure[]
  /** The job by which the server takes all changes back, as long as it can. */
  readonly undo: BulkUndo | null
}

export interface BulkUndo {
  readonly jobId: string
  readonly until: string
}

/** A few rows are answered at once; many are the work of a job. */
export type BulkAnswer =
  | { readonly result: BulkResult; readonly job: null }
  | { readonly result: null; readonly job: Job }

/** How an action on many rows ended. */
export interface BulkOutput {
  readonly action: string
  /** `null` when nothing was sent, or nothing is known about it. */
  readonly answer: BulkAnswer | null
  readonly isUnclear: boolean
}

/** The words about the rows that an action changed. */
export const toldOf = (action: BulkAction | undefined): MessageKey =>
  action?.told ?? (action?.creates ? 'kit.bulkMade' : 'kit.bulkDone')

/** The refused rows that may pass when the action runs again. */
export const passingIn = (failed: readonly BulkFailure[]): readonly BulkFailure[] =>
  failed.filter(({ code, field }) => kindOfFailure({ code, isMended: field !== null }) === 'passing')
