import type { MessageKey } from '../kernel/message-keys.ts'
import { isPlainRoute, type Location, type PlainRouteName, requiresSubscription } from '../kernel/routes.ts'
import { readAmount, typedSum } from '../kit/fields/amount.domain.ts'
import { locationWith, oneOf, paramsIn, searchWithout } from '../kit/list/address.domain.ts'

/**
 * The result that a payment page puts into its return address. It is only a hint; the balance shows whether money
 * arrived.
 */
const paymentResults = ['success', 'cancel', 'pending'] as const

export type PaymentResult = (typeof paymentResults)[number]

/** One-time actions in a query string, besides the filter of the list. */
export interface UrlAction {
  readonly payment: PaymentResult | null
  readonly topUp: boolean
  readonly transfer: boolean
  /** The amount of that transfer as a supplier would type it; empty for none. */
  readonly amount: string
  /** The page behind the paywall to return to after the top-up. */
  readonly returnTo: PlainRouteName | null
}

export const urlActionOf = ({ search = '' }: Location): UrlAction => {
  const params = paramsIn(search)
  const to = params.get('to') ?? ''
  const returnTo = isPlainRoute(to) && requiresSubscription(to) ? to : null
  const sum = readAmount(params.get('transfer') ?? '')
  const amount = typedSum(sum)
  const payment = oneOf(paymentResults, params.get('payment'))
  return { payment, topUp: params.has('topUp'), transfer: params.has('transfer'), amount, returnTo }
}

export const hasUrlAction = (location: Location): boolean => {
  const { payment, topUp, transfer } = urlActionOf(location)
  return payment !== null || topUp || transfer
}

/** The location without one-time parameters. */
export const withoutUrlAction = (location: Location): Location =>
  locationWith(location, searchWithout(location.search ?? '', ['payment', 'topUp', 'transfer', 'to']))

/** The delay in milliseconds before the next read of the balance; `null` when no read is left. */
export const pauseBeforeLook = (looks: number): number | null => [1000, 3000, 9000][looks] ?? null

/** The message for a balance that did not change. */
export const unmovedMessage = (result: PaymentResult | null): { readonly key: MessageKey } => ({
  key: result === 'pending' ? 'balances.paymentPending' : 'balances.paymentChecked',
})
