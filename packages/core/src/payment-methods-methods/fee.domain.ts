import { type Kopecks, kopecks } from '../kernel/money.ts'
import { isAmong, type Word } from '../kernel/word.ts'

/** The fee of a payment provider for one payment. */
export interface Fee {
  /** In hundredths of a percent: 275 is 2.75 %. */
  readonly rate: number
  readonly fixed: Kopecks
}

export const feePayers = ['supplier', 'buyer'] as const
export type FeePayer = (typeof feePayers)[number]

/** The order by which a fee is explained. */
export const sampleOrder = kopecks(1000_00)

/** Who pays and gets how much for one order. */
export interface Settlement {
  readonly order: Kopecks
  readonly fee: Kopecks
  readonly buyerPays: Kopecks
  readonly supplierGets: Kopecks
}

/**
 * Splits the payment for an order. A fee is rounded to the kopeck, half up, and never exceeds the order. `null` when the
 * payer is not known.
 */
export const settlementOf = (order: Kopecks, fee: Fee | null, payer: Word<FeePayer>): Settlement | null => {
  if (!isAmong(feePayers, payer)) return null
  const { rate, fixed } = fee ?? { rate: 0, fixed: 0 }
  const cost = kopecks(Math.min(order, Math.floor((order * rate + 5000) / 10_000) + fixed))
  return payer === 'buyer'
    ? { order, fee: cost, buyerPays: kopecks(order + cost), supplierGets: order }
    : { order, fee: cost, buyerPays: order, supplierGets: kopecks(order - cost) }
}

export const prepaymentKinds = ['none', 'percent', 'amount'] as const
export type PrepaymentKind = (typeof prepaymentKinds)[number]

export interface Prepayment {
  readonly kind: Word<PrepaymentKind>
  readonly percent: number | null
  readonly amount: Kopecks | null
}

/** What a buyer pays in advance for an order; `null` without a prepayment. */
export const prepaymentOf = (order: Kopecks, { kind, percent, amount }: Prepayment): Kopecks | null => {
  if (kind === 'percent' && percent !== null) return kopecks(Math.min(order, Math.ceil((order * percent) / 100)))
  if (kind === 'amount' && amount !== null) return kopecks(Math.min(order, amount))
  return null
}

/** A sample order that the method accepts: near the usual one. */
export const sampleWithin = (min: Kopecks | null, max: Kopecks | null): Kopecks =>
  kopecks(Math.max(min ?? 0, Math.min(max ?? sampleOrder, sampleOrder)))
