import { topUpChoices, topUpLimits } from '../intents/formats.domain.ts'
import type { Message } from '../kernel/message.ts'
import { type Kopecks, kopecks, shortfall } from '../kernel/money.ts'
import { amountProblem } from '../kit/fields/amount.domain.ts'
import { isSubscribed, type Setup } from '../setup/setup.domain.ts'

/** The error in the amount of a top-up; `null` for a valid amount. */
export const checkTopUp = (text: string): Message | null => {
  const problem = amountProblem(text, topUpLimits)
  if (problem === null) return null
  return { key: problem === 'unreadable' ? 'balances.amountRule' : 'balances.amountRange' }
}

/** How much the main balance lacks to pay for the subscription; `null` when it is enough or an amount is unknown. */
export const missingForAccess = (setup: Setup | null): Kopecks | null => {
  if (setup === null || isSubscribed(setup) || setup.cost === null || setup.mainBalance === null) return null
  const missing = shortfall(setup.mainBalance, setup.cost)
  return missing > 0 ? missing : null
}

/** An amount that can be chosen instead of typed. */
export interface TopUpChoice {
  readonly amount: Kopecks
  /** The shortfall for the subscription, when this choice covers it. */
  readonly missing: Kopecks | null
}

/** The shortfall comes first. A shortfall below the smallest top-up is offered as the smallest top-up. */
export const topUpChoicesFor = (setup: Setup | null): readonly TopUpChoice[] => {
  const missing = missingForAccess(setup)
  const least = missing === null ? null : kopecks(Math.max(missing, topUpLimits.min))
  return [
    ...(least !== null && least <= topUpLimits.max ? [{ amount: least, missing }] : []),
    ...topUpChoices.map((amount) => ({ amount, missing: null })),
  ]
}

/** Whether both balances are known and differ. */
export const hasMoved = (before: Kopecks | null, now: Kopecks | null): boolean =>
  before !== null && now !== null && before !== now
