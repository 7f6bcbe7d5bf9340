import type { Kopecks } from '../kernel/money.ts'
import { type Funds, fundsOf, missingOnMain, missingOnService, remaining } from './subscription.domain.ts'
import type { SubscriptionSnapshot } from './subscription.machine.ts'
import type { Prevention } from './subscription.setup.ts'

/** A note above the next step about an earlier attempt. */
export type PaywallNote = 'covered' | 'notMoved' | 'pending' | null

/** The balances that an amount is taken from, and what remains on them afterwards. */
export interface Bill extends Funds {
  /** The amount moved from the main to the service balance first; zero when none is needed. */
  readonly transfer: Kopecks
  readonly remains: { readonly main: Kopecks; readonly service: Kopecks }
}

/** The view of the paywall. */
export type Paywall =
  | { readonly step: 'closed' }
  /** `bill` is `null` when the balances are unknown or do not cover the cost. */
  | { readonly step: 'offer'; readonly cost: Kopecks | null; readonly bill: Bill | null; readonly note: PaywallNote }
  | { readonly step: 'shortOnMain'; readonly funds: Funds; readonly missing: Kopecks; readonly note: PaywallNote }
  | { readonly step: 'shortOnService'; readonly bill: Bill; readonly note: PaywallNote }
  | { readonly step: 'ready'; readonly bill: Bill; readonly note: PaywallNote }
  /** A balance is unknown. */
  | { readonly step: 'unreadable'; readonly cost: Kopecks | null; readonly note: PaywallNote }
  | { readonly step: 'prevented'; readonly reason: Prevention }
  | {
      readonly step: 'wait'
      readonly activity: 'reading' | 'transferring' | 'paying'
      /** Whether cancelling still prevents the payment. */
      readonly mayCancel: boolean
    }
  | { readonly step: 'paid' }

export const selectPaywall = (snapshot: SubscriptionSnapshot): Paywall => {
  const { known, isHidden, isCovered, newest, prevention, phase, kind } = snapshot.context
  if (snapshot.matches('paid')) return { step: 'paid' }
  if (isHidden) return { step: 'closed' }
  if (snapshot.matches('purchasing')) {
    const activity = phase === 'reading' ? phase : kind === 'paySubscription' ? 'paying' : 'transferring'
    return { step: 'wait', activity, mayCancel: kind !== 'paySubscription' }
  }
  if (!snapshot.matches('open')) return { step: 'closed' }
  if (snapshot.matches({ open: 'prevented' })) return { step: 'prevented', reason: prevention ?? 'elsewhere' }
  const funds = fundsOf(known)
  const note = newest !== 'none' ? newest : isCovered ? 'covered' : null
  if (snapshot.matches({ open: 'unreadable' })) return { step: 'unreadable', cost: known?.cost ?? null, note }
  if (funds !== null) {
    if (snapshot.matches({ open: 'shortOnMain' }))
      return { step: 'shortOnMain', funds, missing: missingOnMain(funds), note }
    if (snapshot.matches({ open: 'shortOnService' })) return { step: 'shortOnService', bill: billOf(funds), note }
    if (snapshot.matches({ open: 'ready' })) return { step: 'ready', bill: billOf(funds), note }
  }
  const isEnough = funds !== null && missingOnMain(funds) === 0 && missingOnService(funds) === 0
  return { step: 'offer', cost: known?.cost ?? null, bill: isEnough ? billOf(funds) : null, note }
}

const billOf = (funds: Funds): Bill => ({ ...funds, transfer: missingOnService(funds), remains: remaining(funds) })
