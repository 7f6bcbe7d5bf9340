import type { FeatureEvent } from '../../kernel/app-ref.ts'
import type { Failure } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'
import type { AnyValues } from '../form/record.domain.ts'

/** The request of a command on one record. */
export interface Run {
  readonly command: string
  readonly id: string
  /** The version of the row on which the command was chosen. */
  readonly version: number | null
  /** Idempotency key, the same for every retry. */
  readonly key: string
  /** The values typed for the command; empty for a command without fields. */
  readonly values: AnyValues
}

/** A text about the command that was carried out. The dialog shows it and stays open until the supplier closes it. */
export interface Told {
  readonly told: Message
}

/** The command made a record. */
export interface Made {
  readonly made: string
}

/** Nothing was sent, because the record no longer allows the command. */
export interface Outdated {
  readonly isOutdated: true
}

/** Values that the dialog of a command offers to take over, such as a holiday for the days of a pause. */
export interface Offer {
  readonly id: string
  /** The calendar day that it is about, `YYYY-MM-DD`. */
  readonly day: string
  readonly values: AnyValues
}

/**
 * The outcome of a command: `started` when a job goes on with it, `outdated` when nothing was sent because the record no
 * longer allows it, `unclear` when even the record does not show whether it was carried out.
 */
export interface CommandOutput {
  readonly result: 'done' | 'started' | 'dismissed' | 'outdated' | 'refused' | 'unclear'
  readonly failure: Failure | null
  /** The message about an unclear outcome, where it says more than that. */
  readonly unclear?: Message | undefined
  /** The id of the record that it made. */
  readonly made?: string | null
}

/** The message about a command that the record no longer allows. */
export const outdatedMessage: FeatureEvent = { type: 'warning.reported', message: { key: 'kit.outdated' } }

/** The message about a finished command; its section says what was done. */
export const messageAbout = ({ result, failure, unclear }: CommandOutput): FeatureEvent => {
  if (result === 'done' || result === 'started')
    return { type: 'success.reported', message: { key: 'kit.bulkStarted' } }
  if (result === 'outdated') return outdatedMessage
  if (result === 'refused' && failure !== null) return { type: 'failure.reported', failure }
  return { type: 'warning.reported', message: unclear ?? { key: 'kit.unclear' } }
}

/** From what runs beside a form or a list, or from a command: the record changed on the server. */
export interface RecordTouched {
  readonly type: 'record.touched'
}
