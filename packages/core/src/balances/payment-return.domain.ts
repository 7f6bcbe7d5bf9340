import type { MessageKey } from '../kernel/message.ts'
import { isPlainRoute, type Place, type PlainRouteName, requiresSubscription } from '../kernel/routes.ts'
import { oneOf, paramsIn, placeWith, searchWithout } from '../kit/list/address.domain.ts'

/** What a payment page says about itself when it leads back. Only the balance tells whether it is true. */
const paymentResults = ['success', 'cancel', 'pending'] as const

export type PaymentResult = (typeof paymentResults)[number]

/** What an address asks for once, besides the list it shows. */
export interface Errand {
  readonly payment: PaymentResult | null
  readonly topUp: boolean
  readonly transfer: boolean
  /** The page whose paywall asks for the top-up. */
  readonly returnTo: PlainRouteName | null
}

export const errandOf = ({ search = '' }: Place): Errand => {
  const params = paramsIn(search)
  const to = params.get('to') ?? ''
  const returnTo = isPlainRoute(to) && requiresSubscription(to) ? to : null
  const payment = oneOf(paymentResults, params.get('payment'))
  return { payment, topUp: params.has('topUp'), transfer: params.has('transfer'), returnTo }
}

export const hasErrand = (place: Place): boolean => {
  const { payment, topUp, transfer } = errandOf(place)
  return payment !== null || topUp || transfer
}

/** The same place with nothing left to be done. */
export const withoutErrand = (place: Place): Place =>
  placeWith(place, searchWithout(place.search ?? '', ['payment', 'topUp', 'transfer', 'to']))

/** Milliseconds before a look at a balance that was looked at so many times; `null` when that was often enough. */
export const pauseBeforeLook = (looks: number): number | null => [1000, 3000, 9000][looks] ?? null

/** What is said when the balance has not moved after all. */
export const unmovedMessage = (result: PaymentResult | null): { readonly key: MessageKey } => ({
  key: result === 'pending' ? 'balances.paymentPending' : 'balances.paymentChecked',
})
