import type { Kopecks } from '../kernel/money.ts'
import { type Funds, fundsOf, missingOnMain, missingOnService, remaining } from './subscription.domain.ts'
import type { SubscriptionSnapshot } from './subscription.machine.ts'
import type { Prevention } from './subscription.setup.ts'

/** What happened before and is worth saying above the next step. */
export type PaywallNote = 'covered' | 'notMoved' | 'pending' | null

/** What an amount is taken from, and what both balances come to afterwards. */
export interface Bill extends Funds {
  /** Moved from the main to the service balance first; zero when nothing is. */
  readonly transfer: Kopecks
  readonly remains: { readonly main: Kopecks; readonly service: Kopecks }
}

/** What stands between a supplier and the pages of subscribers. */
export type Paywall =
  | { readonly step: 'closed' }
  /** `bill` is `null` when the balances do not cover the cost, or are not known. */
  | { readonly step: 'offer'; readonly cost: Kopecks | null; readonly bill: Bill | null; readonly note: PaywallNote }
  | { readonly step: 'shortOnMain'; readonly funds: Funds; readonly missing: Kopecks; readonly note: PaywallNote }
  | { readonly step: 'shortOnService'; readonly bill: Bill; readonly note: PaywallNote }
  | { readonly step: 'ready'; readonly bill: Bill; readonly note: PaywallNote }
  /** A balance cannot be read. */
  | { readonly step: 'unreadable'; readonly cost: Kopecks | null; readonly note: PaywallNote }
  | { readonly step: 'prevented'; readonly reason: Prevention }
  | {
      readonly step: 'wait'
      readonly doing: 'reading' | 'transferring' | 'paying'
      /** Whether cancelling still keeps the subscription from being paid. */
      readonly mayCancel: boolean
    }
  | { readonly step: 'paid' }

export const selectPaywall = (snapshot: SubscriptionSnapshot): Paywall => {
  const { known, isHidden, isCovered, newest, prevention, phase, kind } = snapshot.context
  if (snapshot.matches('paid')) return { step: 'paid' }
  if (isHidden) return { step: 'closed' }
  if (snapshot.matches('purchasing')) {
    const doing = phase === 'reading' ? phase : kind === 'paySubscription' ? 'paying' : 'transferring'
    return { step: 'wait', doing, mayCancel: kind !== 'paySubscription' }
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
