import type { PayoutOrder } from '../intents/intents.domain.ts'
import { covers, type Kopecks } from '../kernel/money.ts'
import { trimmed } from '../kit/form/fields.domain.ts'
import { destinationOf, type PayoutForm, type Standing } from './payout-request.domain.ts'
import type { PayoutPage, PayoutPreview } from './payouts.domain.ts'

/** A payout as it was confirmed. */
export interface PayoutWish {
  readonly amount: Kopecks
  readonly order: PayoutOrder
}

export const wishOf = (form: PayoutForm, known: Standing, { amount, version }: PayoutPreview): PayoutWish => ({
  amount,
  order: { destination: destinationOf(form, known), comment: trimmed(form.comment), version },
})

/** Whether the sum that is available now still allows it. */
export const isCovered = ({ amount }: PayoutWish, { totals: { available, minimum } }: PayoutPage): boolean =>
  available !== null && covers(available, amount) && (minimum === null || amount >= minimum)
