import type { Intent, NextMove } from '../intents/intents.domain.ts'
import { covers, type Kopecks, kopecks, shortfall } from '../kernel/money.ts'
import { type RouteName, requiresSubscription } from '../kernel/routes.ts'
import { isSubscribed, type Setup } from '../setup/setup.domain.ts'

/** What paying for the subscription is decided by. */
export interface Funds {
  readonly main: Kopecks
  readonly service: Kopecks
  readonly cost: Kopecks
}

/** `null` when an amount is unknown or the cost is not a price: then nothing may be paid. */
export const fundsOf = (setup: Setup | null): Funds | null => {
  if (setup === null) return null
  const { mainBalance: main, serviceBalance: service, cost } = setup
  return main === null || service === null || cost === null || cost <= 0 ? null : { main, service, cost }
}

/** Whether there is a price, but a balance that cannot be read, so that nothing can be calculated. */
export const hasUnknownBalance = ({ mainBalance, serviceBalance, cost }: Setup): boolean =>
  cost !== null && cost > 0 && (mainBalance === null || serviceBalance === null)

export const mainIsTooLow = ({ main, cost }: Funds): boolean => !covers(main, cost)

export const serviceIsTooLow = ({ service, cost }: Funds): boolean => !covers(service, cost)

export const missingOnMain = ({ main, cost }: Funds): Kopecks => shortfall(main, cost)

export const missingOnService = ({ service, cost }: Funds): Kopecks => shortfall(service, cost)

/** What both balances come to once the subscription is paid. */
export const remaining = (funds: Funds): { readonly main: Kopecks; readonly service: Kopecks } => {
  const moved = missingOnService(funds)
  return { main: kopecks(funds.main - moved), service: kopecks(funds.service + moved - funds.cost) }
}

/** Whether the paywall stands before this page. Settings that are not known yet bar nobody. */
export const isBarred = (setup: Setup | null, to: RouteName): boolean =>
  setup !== null && !isSubscribed(setup) && requiresSubscription(to)

/** What the supplier saw when they confirmed. */
export interface Confirmed {
  readonly step: 'transfer' | 'pay'
  readonly funds: Funds
}

/** Accepting the offer confirms a payment only when the offer showed that there is enough. */
export const confirmedByOffer = (setup: Setup | null): Confirmed | null => {
  const funds = fundsOf(setup)
  return funds === null || mainIsTooLow(funds) || serviceIsTooLow(funds) ? null : { step: 'pay', funds }
}

/** The moves that lead to a subscription, as far as they were confirmed. A payment follows the transfer that was confirmed with it. */
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

/** Whether an attempt ended in a subscription. */
export const isPaid = (fresh: Setup | null, made: readonly Intent[]): boolean =>
  isSubscribed(fresh) || made.some(({ kind }) => kind === 'paySubscription')

/** The shortfall is on the service balance, and nothing is paid yet. */
export const isCovered = (made: readonly Intent[]): boolean => made.some(({ kind }) => kind === 'coverShortfall')

export type NextStep = 'paid' | 'unpayable' | 'shortOnMain' | 'shortOnService' | 'ready' | 'transfer' | 'pay'

/** What fresh settings and what was confirmed lead to. Money moves only in the amounts that were shown. */
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
