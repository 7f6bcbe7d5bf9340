import { patienceAfter } from '../intents/intents.domain.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import { covers } from '../kernel/money.ts'
import { trimmed } from '../session/fields.domain.ts'
import { destinationOf, type PayoutForm, type Standing } from './payout-request.domain.ts'
import type { PayoutPage, PayoutPreview, PayoutRequest } from './payouts.domain.ts'

/** A request that was sent, and is not known to have been carried out. */
export interface Unsettled {
  readonly request: PayoutRequest
  /** The payouts that were there before it. */
  readonly seen: readonly string[]
}

/** What a confirmation asks for. Asking again for the same keeps its id, so that it is carried out once. */
export const requestOf = (
  form: PayoutForm,
  known: Standing,
  preview: PayoutPreview,
  unsettled: Unsettled | null,
  freshId: () => string,
): PayoutRequest => {
  const { amount, version } = preview
  const wish = { amount, destination: destinationOf(form, known), comment: trimmed(form.comment) }
  return { id: unsettled && isSameWish(unsettled.request, wish) ? unsettled.request.id : freshId(), ...wish, version }
}

type Wish = Pick<PayoutRequest, 'amount' | 'destination' | 'comment'>

const isSameWish = (one: Wish, other: Wish): boolean =>
  one.amount === other.amount &&
  one.comment === other.comment &&
  JSON.stringify(one.destination) === JSON.stringify(other.destination)

/** What was there before the same request was sent for the first time; `null` when it never was. */
export const seenBefore = ({ id }: PayoutRequest, unsettled: Unsettled | null): readonly string[] | null =>
  unsettled?.request.id === id ? unsettled.seen : null

/**
 * Whether the newest payouts hold one of the same amount that was not there before.
 * It stands above those that were: what stands below may have moved up from the next page.
 */
export const wasMade = ({ rows, lastPage }: PayoutPage, { request, seen }: Unsettled): boolean => {
  const known = rows.findIndex(({ id }) => seen.includes(id))
  const fresh = known < 0 || lastPage === 1 ? rows : rows.slice(0, known)
  return fresh.some(({ id, amount }) => amount === request.amount && !seen.includes(id))
}

/** A request that turned out to be carried out is settled; asking for the same once more is another one. */
export const stillUnsettled = (unsettled: Unsettled | null, page: PayoutPage): Unsettled | null =>
  unsettled !== null && wasMade(page, unsettled) ? null : unsettled

/** Whether what is there now still allows it. */
export const isCovered = ({ amount }: PayoutRequest, { totals: { available, minimum } }: PayoutPage): boolean =>
  available !== null && covers(available, amount) && (minimum === null || amount >= minimum)

const betweenLooks = 5000

interface Sent {
  readonly clock: ClockPort
  readonly failure: Failure | null
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

/** Milliseconds until the list is worth another look; zero once the server has long given up on the request. */
export const pauseBeforeLook = ({ clock, failure, sentAt }: Sent): number =>
  Math.max(0, Math.min(betweenLooks, sentAt + patienceAfter(failure) - clock.now()))
