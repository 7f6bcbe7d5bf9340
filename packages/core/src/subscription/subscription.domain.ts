import type { Intent, NextMove } from '../intents/intents.domain.ts'
import { covers, type Kopecks, kopecks, shortfall } from '../kernel/money.ts'
import { type RouteName, requiresSubscription } from '../kernel/routes.ts'
import { isSubscribed, type Setup } from '../setup/setup.domain.ts'

/** The amounts that decide how the subscription is paid. */
export interface Funds {
  readonly main: Kopecks
  readonly service: Kopecks
  readonly cost: Kopecks
}

/** `null` when an amount is unknown or the cost is not positive; then no payment is possible. */
export const fundsOf = (setup: Setup | null): Funds | null => {
  if (setup === null) return null
  const { mainBalance: main, serviceBalance: service, cost } = setup
  return main === null || service === null || cost === null || cost <= 0 ? null : { main, service, cost }
}

/** Whether there is a price but a balance is unknown, so that the payment cannot be calculated. */
export const hasUnknownBalance = ({ mainBalance, serviceBalance, cost }: Setup): boolean =>
  cost !== null && cost > 0 && (mainBalance === null || serviceBalance === null)

export const mainIsTooLow = ({ main, cost }: Funds): boolean => !covers(main, cost)

export const serviceIsTooLow = ({ service, cost }: Funds): boolean => !covers(service, cost)

export const missingOnMain = ({ main, cost }: Funds): Kopecks => shortfall(main, cost)

export const missingOnService = ({ service, cost }: Funds): Kopecks => shortfall(service, cost)

/** Both balances after the payment of the subscription. */
export const remaining = (funds: Funds): { readonly main: Kopecks; readonly service: Kopecks } => {
  const moved = missingOnService(funds)
  return { main: kopecks(funds.main - moved), service: kopecks(funds.service + moved - funds.cost) }
}

/** Whether the paywall covers this page. While the settings are unknown no page is blocked. */
export const isBlocked = (setup: Setup | null, to: RouteName): boolean =>
  setup !== null && !isSubscribed(setup) && requiresSubscription(to)

/** The step and the amounts that the supplier saw and confirmed. */
export interface Confirmed {
  readonly step: 'transfer' | 'pay'
  readonly funds: Funds
}

/** Accepting the offer confirms a payment only when the offer showed sufficient balances. */
export const confirmedByOffer = (setup: Setup | null): Confirmed | null => {
  const funds = fundsOf(setup)
  return funds === null || mainIsTooLow(funds) || serviceIsTooLow(funds) ? null : { step: 'pay', funds }
}

/**
 * The confirmed moves that lead to a subscription. A confirmed transfer is followed by the payment confirmed with it.
 */
export const subscriptionMoves =
  (confirmed: Confirmed): NextMove =>
  (fresh, made) => {
    const funds = fundsOf(fresh)
    if (funds === null || made.some(({ kind }) => kind === 'paySubscription')) return null
    if (made.some(({ kind }) => kind === 'coverShortfall')) return { kind: 'paySubscription', amount: funds.cost }
    const step = nextStep(fresh, confirmed)
    if (step === 'transfer') return { kind: 'coverShortfall', amount: missingOnService(funds) }
    return step === 'pay' ? { kind: 'paySubscription', amount: funds.cost } : null
  }

/** Whether an attempt ended with a subscription. */
export const isPaid = (fresh: Setup | null, made: readonly Intent[]): boolean =>
  isSubscribed(fresh) || made.some(({ kind }) => kind === 'paySubscription')

/** The shortfall was moved to the service balance, and the subscription is not paid yet. */
export const isCovered = (made: readonly Intent[]): boolean => made.some(({ kind }) => kind === 'coverShortfall')

export type NextStep = 'paid' | 'unpayable' | 'shortOnMain' | 'shortOnService' | 'ready' | 'transfer' | 'pay'

/** The next step for fresh settings and the confirmed amounts. Money moves only in amounts that were shown. */
export const nextStep = (fresh: Setup, confirmed: Confirmed | null): NextStep => {
  if (isSubscribed(fresh)) return 'paid'
  const funds = fundsOf(fresh)
  if (funds === null) return 'unpayable'
  if (mainIsTooLow(funds)) return 'shortOnMain'
  const isSameCost = confirmed?.funds.cost === funds.cost
  if (!serviceIsTooLow(funds)) return isSameCost ? 'pay' : 'ready'
  const isSameTransfer =
    isSameCost && confirmed.step === 'transfer' && missingOnService(confirmed.funds) === missingOnService(funds)
  return isSameTransfer ? 'transfer' : 'shortOnService'
}

declare module '../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly subscription: /** A top-up that was started at the paywall has arrived. */
      | { type: 'purchase.resumed' }
      /** The subscription was paid: the signed-in part restarts. */
      | { type: 'access.gained' }
  }
}
