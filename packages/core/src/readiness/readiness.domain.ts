import { searchOfArticle } from '../articles/articles.domain.ts'
import { topUpLocation } from '../balances/balances.domain.ts'
import { locationOfNeed } from '../deliveries-panel/deliveries-panel.section.ts'
import { notificationSettings } from '../notifications/notifications.domain.ts'
import type { Part, PaymentGap, Readiness } from './answer.domain.ts'
import { keyLines, keysInHand } from './keys.domain.ts'
import { daysUntil, inOrder, line, type ReadinessLine, type ReasonCode, type Urgency } from './line.domain.ts'
import { storeLines } from './stores.domain.ts'

/** The lines of one part of the answer. */
type Reasons = (readiness: Readiness, now: number) => readonly ReadinessLine[]

/** Everything that keeps the supplier from selling, or soon will, most urgent first. */
export const readinessLines: Reasons = (readiness, now) =>
  inOrder(parts.flatMap((reasonsOf) => reasonsOf(readiness, now)))

const articleLines: Reasons = ({ information }) => {
  if (information === null || information.isReady) return []
  const to = 'articles-information'
  if (information.missing.length === 0) return [line('articleMissing', 'stopped', { to })]
  return information.missing.map((article) =>
    line('article', 'stopped', { to, search: searchOfArticle(article) }, { record: article, about: { article } }),
  )
}

/** What a method in use lacks stops sales unless another method works. */
const urgencyOf = ({ isReady }: Part<unknown>): Urgency => (isReady ? 'advice' : 'stopped')

const deliveryLines: Reasons = ({ delivery, keys }, now) => {
  if (delivery === null) return []
  const urgency = urgencyOf(delivery)
  if (delivery.missing.length === 0)
    return delivery.isReady ? [] : [line('deliveryNone', 'stopped', { to: 'deliveries-panel' })]
  return delivery.missing.flatMap(({ kind, method }) => {
    const location = locationOfNeed(kind, method)
    if (kind === 'sender') return [line('deliverySender', urgency, location)]
    if (kind === 'address') return [line('deliveryAddress', urgency, location, { record: method ?? '' })]
    // A key that is being checked, or has a line of its own, needs no second one beside it.
    if (keysInHand(keys, now)) return []
    return [line('deliveryKey', urgency, { ...location, hash: '#key' })]
  })
}

const paymentGapCodes = {
  keys: 'paymentKeys',
  details: 'paymentDetails',
  contract: 'deliveryContract',
  codDelivery: 'deliveryCod',
} as const satisfies Record<PaymentGap, ReasonCode>

const paymentLines: Reasons = ({ payment }) => {
  if (payment === null) return []
  const methods = { to: 'payment-methods-methods' } as const
  if (payment.missing.length === 0) return payment.isReady ? [] : [line('paymentNone', 'stopped', methods)]
  return payment.missing.map(({ kind, method, field }) => {
    const hash = field ? { hash: `#${field}` } : {}
    const details =
      method === null ? methods : ({ to: 'payment-methods-details', params: { id: method }, ...hash } as const)
    const isOfDelivery = kind === 'contract' || kind === 'codDelivery'
    const location = isOfDelivery ? ({ to: 'deliveries-panel' } as const) : details
    return line(paymentGapCodes[kind], urgencyOf(payment), location, { record: method ?? '' })
  })
}

/** The renewal of a subscription is announced this many days ahead. */
const daysBeforeRenewal = 3

const subscriptionLines: Reasons = ({ subscription }, now) => {
  if (subscription === null) return []
  if (!subscription.isActive) return [line('subscriptionOff', 'stopped', topUpLocation)]
  const days = daysUntil(subscription.until, now)
  return days === null || days > daysBeforeRenewal
    ? []
    : [line('subscriptionEnding', 'warning', { to: 'balance-services' }, { days })]
}

const otherLines: Reasons = ({ debt, isTelegramLinked }) => [
  ...(debt === null ? [] : [line('balanceDebt', 'warning', topUpLocation, { values: { debt } })]),
  ...(isTelegramLinked === false ? [line('telegramUnlinked', 'advice', notificationSettings)] : []),
]

/** A further part of the answer, such as the products, is one more entry. */
const parts: readonly Reasons[] = [
  storeLines,
  ({ keys }, now) => keyLines(keys, now),
  articleLines,
  deliveryLines,
  paymentLines,
  subscriptionLines,
  otherLines,
]
