import { searchOfArticle } from '../articles/articles.domain.ts'
import { topUpLocation } from '../balances/balances.domain.ts'
import { notificationSettings } from '../notifications/notifications.domain.ts'
import type { PaymentGap, Readiness } from './answer.domain.ts'
import { keyLines, keysInHand } from './keys.domain.ts'
import { daysUntil, inOrder, line, type ReadinessLine, type ReasonCode } from './line.domain.ts'
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

const deliveryGapLines = {
  key: line('deliveryKey', 'stopped', { to: 'deliveries-apis', search: '?key=new', hash: '#key' }),
  sender: line('deliverySender', 'stopped', { to: 'deliveries-sender', search: '?sender=new' }),
  address: line('deliveryAddress', 'stopped', { to: 'deliveries-panel' }),
} as const

const deliveryLines: Reasons = ({ delivery, keys }, now) => {
  if (delivery === null || delivery.isReady) return []
  if (delivery.missing.length === 0) return [line('deliveryNone', 'stopped', { to: 'deliveries-panel' })]
  // A key that is being checked, or has a line of its own, needs no second one beside it.
  const isKeyInHand = keysInHand(keys, now)
  return delivery.missing.filter((gap) => gap !== 'key' || !isKeyInHand).map((gap) => deliveryGapLines[gap])
}

const paymentGapCodes = {
  keys: 'paymentKeys',
  contract: 'paymentContract',
  codDelivery: 'deliveryCod',
  details: 'paymentDetails',
} as const satisfies Record<PaymentGap['kind'], ReasonCode>

const paymentLines: Reasons = ({ payment }) => {
  if (payment === null || payment.isReady) return []
  const methods = { to: 'payment-methods-methods' } as const
  if (payment.missing.length === 0) return [line('paymentNone', 'stopped', methods)]
  return payment.missing.map(({ kind, method }) => {
    const details = method === null ? methods : ({ to: 'payment-methods-details', params: { id: method } } as const)
    return line(paymentGapCodes[kind], 'stopped', kind === 'codDelivery' ? { to: 'deliveries-panel' } : details, {
      record: method ?? '',
    })
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
    : [line('subscriptionEnding', 'soon', { to: 'balance-services' }, { days })]
}

const otherLines: Reasons = ({ debt, isTelegramLinked }) => [
  ...(debt === null ? [] : [line('balanceDebt', 'soon', topUpLocation, { values: { debt } })]),
  ...(isTelegramLinked === false ? [line('telegramUnlinked', 'advice', notificationSettings)] : []),
]

/** A further part of the answer, such as the products, is one more entry. */
const parts: readonly Reasons[] = [
  ({ stores }) => storeLines(stores),
  ({ keys }, now) => keyLines(keys, now),
  articleLines,
  deliveryLines,
  paymentLines,
  subscriptionLines,
  otherLines,
]
