import type { Kopecks } from '../kernel/money.ts'
import { mayBeCancelled, type Payout } from '../payouts/payouts.domain.ts'

export interface NextPayout {
  readonly amount: Kopecks | null
  /** ISO 8601, UTC; `null` when the date is unknown. */
  readonly expectedAt: string | null
}

/** The unfinished payout that is expected first. */
export const nextPayout = (payouts: readonly Payout[]): NextPayout | null => {
  const [next] = payouts
    .filter((payout) => mayBeCancelled(payout) || payout.status === 'processing')
    .sort((one, other) => dueAt(one) - dueAt(other))
  return next ? { amount: next.net ?? next.amount, expectedAt: next.expectedAt } : null
}

const longAfterAll = Number.MAX_SAFE_INTEGER

const dueAt = ({ expectedAt }: Payout): number => Date.parse(expectedAt ?? '') || longAfterAll
