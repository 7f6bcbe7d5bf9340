import { type Failure, textsOf } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import { errorsFromServer, type FieldErrors, hasErrors } from '../session/fields.domain.ts'
import { mistakesIn, type PayoutField, type PayoutForm, type Standing, wireNames } from './payout-request.domain.ts'
import type { Unsettled } from './payout-sending.domain.ts'
import type { PayoutPage, PayoutPreview } from './payouts.domain.ts'

/** How it ended. `changed`: the terms, or what is available, are others now. `left`: nobody knows yet. */
export type PayoutResult = 'made' | 'notMade' | 'changed' | 'refused' | 'unread' | 'left'

export interface PayoutOutcome {
  readonly result: PayoutResult
  readonly failure: Failure | null
  /** What the server knew of payouts last. */
  readonly fresh: PayoutPage | null
  /** What was sent and is not known to be made; `null` when the server said which. */
  readonly unsettled: Unsettled | null
}

/** What a dialog knows once a request has ended. */
export interface Aftermath {
  readonly unsettled: Unsettled | null
  readonly mayHaveMoved: boolean
  readonly known: Standing
  readonly errors: FieldErrors<PayoutField>
  readonly note: Message | null
  readonly preview: PayoutPreview | null
  readonly isResubmitted: boolean
}

interface Before {
  readonly unsettled: Unsettled | null
  readonly known: Standing
  readonly values: PayoutForm
  readonly preview: PayoutPreview | null
}

/** Nothing typed is lost, whatever became of it. */
export const afterOutcome = (
  { unsettled, known, values, preview }: Before,
  { result, failure, fresh, unsettled: open }: PayoutOutcome,
): Aftermath => {
  const calm = { unsettled: open, mayHaveMoved: false, known: fresh ?? known, errors: {}, note: null, preview }
  const mistakes = mistakesIn(values, calm.known)
  const isResubmitted = result === 'changed' && !hasErrors(mistakes)
  if (result === 'made' || result === 'left') return { ...calm, mayHaveMoved: true, isResubmitted }
  if (result === 'notMade') return { ...calm, note: { key: 'payouts.notMade' }, isResubmitted }
  if (result === 'unread') return { ...calm, unsettled: open ?? unsettled, isResubmitted }
  if (result === 'changed') {
    return { ...calm, errors: mistakes, note: { key: 'payouts.termsChanged' }, preview: null, isResubmitted }
  }
  const errors = failure === null ? {} : errorsFromServer(failure, wireNames)
  const [text = null] = failure === null ? [] : textsOf(failure)
  return { ...calm, errors, note: hasErrors(errors) ? null : text, isResubmitted }
}
