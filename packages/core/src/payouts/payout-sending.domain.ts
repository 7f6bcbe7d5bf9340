import type { PayoutOrder } from '../intents/intents.domain.ts'
import { covers, type Kopecks } from '../kernel/money.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import { type BalanceSnapshot, destinationOf, type PayoutForm } from './payout-request.domain.ts'
import type { PayoutPage, PayoutPreview } from './payouts.domain.ts'

/** A confirmed payout. */
export interface ConfirmedPayout {
  readonly amount: Kopecks
  readonly order: PayoutOrder
}

export const confirmedPayoutOf = (
  form: PayoutForm,
  known: BalanceSnapshot,
  { amount, version }: PayoutPreview,
): ConfirmedPayout => ({
  amount,
  order: { destination: destinationOf(form, known), comment: trimmed(form.comment), version },
})

/** Whether the fresh sums still allow the payout. */
export const isCovered = ({ amount }: ConfirmedPayout, { totals: { available, minimum } }: PayoutPage): boolean =>
  available !== null && covers(available, amount) && (minimum === null || amount >= minimum)
