import type { SessionResult } from '../intents/intents.domain.ts'
import { type Failure, textsOf } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import { errorsFromServer, type FieldErrors, hasErrors } from '../kit/fields/fields.domain.ts'
import {
  type BalanceSnapshot,
  mistakesIn,
  type PayoutField,
  type PayoutForm,
  wireNames,
} from './payout-request.domain.ts'
import type { PayoutPage, PayoutPreview } from './payouts.domain.ts'

/**
 * The outcome of a payout request. `changed`: the terms or the available sum have changed. `left`: the reconciler looks
 * it up.
 * `unread`: the sums could not be read. The last three: this browser or another tab prevented the request.
 */
export type PayoutResult =
  | 'made'
  | 'changed'
  | 'refused'
  | 'unread'
  | 'left'
  | Extract<SessionResult, 'elsewhere' | 'unprovable' | 'unwritable'>

export interface PayoutOutcome {
  readonly result: PayoutResult
  readonly failure: Failure | null
  /** The last payouts data from the server. */
  readonly fresh: PayoutPage | null
}

export const payoutResultOf = (result: SessionResult, isMade: boolean, failure: Failure | null): PayoutResult => {
  if (isMade) return 'made'
  if (result === 'unclear' || result === 'pending') return 'left'
  if (result === 'failed' || result === 'decided') return 'unread'
  if (result !== 'refused') return result
  return failure?.kind === 'refused' && failure.code === 'stale' ? 'changed' : 'refused'
}

/** The state of the dialog after a request has ended. */
export interface Aftermath {
  readonly mayHaveMoved: boolean
  readonly known: BalanceSnapshot
  readonly errors: FieldErrors<PayoutField>
  readonly note: Message | null
  readonly preview: PayoutPreview | null
  readonly isResubmitted: boolean
}

interface Before {
  readonly known: BalanceSnapshot
  readonly values: PayoutForm
  readonly preview: PayoutPreview | null
}

const notes = {
  elsewhere: { key: 'balances.elsewhere' },
  unprovable: { key: 'intents.unprovable' },
  unwritable: { key: 'intents.unwritable' },
} as const

/** The typed values are kept after every outcome. */
export const afterOutcome = (
  { known, values, preview }: Before,
  { result, failure, fresh }: PayoutOutcome,
): Aftermath => {
  const calm = { mayHaveMoved: false, known: fresh ?? known, errors: {}, note: null, preview }
  const mistakes = mistakesIn(values, calm.known)
  const isResubmitted = result === 'changed' && !hasErrors(mistakes)
  if (result === 'made' || result === 'left') return { ...calm, mayHaveMoved: true, isResubmitted }
  if (result === 'unread') return { ...calm, isResubmitted }
  if (result === 'changed') {
    return { ...calm, errors: mistakes, note: { key: 'payouts.termsChanged' }, preview: null, isResubmitted }
  }
  if (result !== 'refused') return { ...calm, note: notes[result], isResubmitted }
  const errors = failure === null ? {} : errorsFromServer(failure, wireNames)
  const [text = null] = failure === null ? [] : textsOf(failure)
  return { ...calm, errors, note: hasErrors(errors) ? null : text, isResubmitted }
}
