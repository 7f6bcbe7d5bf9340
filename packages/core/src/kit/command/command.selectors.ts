import { missingIn, reasonOf } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'
import type { Kopecks } from '../../kernel/money.ts'
import type { Errors } from '../fields/record-fields.domain.ts'
import { type AnyValues, noteOn } from '../form/record.domain.ts'
import type { Offer } from './command.domain.ts'
import type { CommandContext } from './command.setup.ts'

/** A command for its dialog. */
export interface CommandView {
  readonly command: string
  /** The record on which it runs. */
  readonly id: string
  readonly asks: boolean
  readonly row: unknown
  /** Values that the dialog offers for its fields. */
  readonly offers: readonly Offer[]
  readonly values: AnyValues
  readonly errors: Errors
  /** Why the command was not carried out, as far as no error at a field says so. */
  readonly note: Message | null
  /** Why the command was refused, for programs; `null` when the server does not say. */
  readonly reason: string | null
  /** The money that is missing for it; `null` when the server does not say. */
  readonly missing: Kopecks | null
  /** A text about the command that was carried out, shown until the dialog is closed; `null` for none. */
  readonly told: Message | null
  readonly isBusy: boolean
  /** There was no answer, so that it is looked up whether the command was carried out. */
  readonly isLookingUp: boolean
  /** What is said when it could not be found out whether the command was carried out; `null` otherwise. */
  readonly unclear: Message | null
}

interface Seen {
  readonly context: CommandContext
  hasTag(tag: 'busy'): boolean
  matches(state: { readonly running: 'lookingUp' } | 'unclear'): boolean
}

export const selectCommand = (snapshot: Seen): CommandView => {
  const missing = snapshot.context.failure && missingIn(snapshot.context.failure)
  const { command, id, asks, row, offers, values, errors, failure, told, unclear } = snapshot.context
  return {
    command,
    id,
    asks,
    row,
    offers: offers ?? [],
    values,
    errors,
    note: noteOn(failure, errors),
    reason: failure && (reasonOf(failure) ?? (missing === null ? null : 'no_funds')),
    missing,
    told,
    isBusy: snapshot.hasTag('busy'),
    isLookingUp: snapshot.matches({ running: 'lookingUp' }),
    unclear: snapshot.matches('unclear') ? (unclear ?? { key: 'kit.unclear' }) : null,
  }
}
