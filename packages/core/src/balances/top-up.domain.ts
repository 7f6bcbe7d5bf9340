import { topUpChoices, topUpLimits } from '../intents/formats.domain.ts'
import type { Message } from '../kernel/message.ts'
import { type Kopecks, kopecks, shortfall } from '../kernel/money.ts'
import { amountProblem } from '../kit/form/amount.domain.ts'
import { isSubscribed, type Setup } from '../setup/setup.domain.ts'

/** An address as the server wrote it, and its parts when it is one. The core has no parser for addresses. */
export interface WrittenAddress {
  /** Whatever stood where the address belongs. */
  readonly written: unknown
  /** Parsed without a base; `null` when it is no address. */
  readonly parsed: {
    readonly href: string
    /** With its colon. */
    readonly protocol: string
    /** Lower case, punycode, without the port. */
    readonly host: string
    readonly hasUser: boolean
  } | null
}

/** What is wrong with the amount of a top-up; `null` when nothing is. */
export const checkTopUp = (text: string): Message | null => {
  const problem = amountProblem(text, topUpLimits)
  if (problem === null) return null
  return { key: problem === 'unreadable' ? 'balances.amountRule' : 'balances.amountRange' }
}

/** What the main balance lacks to pay for the subscription; `null` when nothing is lacking, or nobody knows. */
export const missingForAccess = (setup: Setup | null): Kopecks | null => {
  if (setup === null || isSubscribed(setup) || setup.cost === null || setup.mainBalance === null) return null
  const missing = shortfall(setup.mainBalance, setup.cost)
  return missing > 0 ? missing : null
}

/** An amount to choose instead of typing it. */
export interface TopUpChoice {
  readonly amount: Kopecks
  /** What is missing for the subscription, when this choice is about it. */
  readonly missing: Kopecks | null
}

/** What is missing comes first; nobody can pay less than the least, so that is what stands for less. */
export const topUpChoicesFor = (setup: Setup | null): readonly TopUpChoice[] => {
  const missing = missingForAccess(setup)
  const least = missing === null ? null : kopecks(Math.max(missing, topUpLimits.min))
  return [
    ...(least !== null && least <= topUpLimits.max ? [{ amount: least, missing }] : []),
    ...topUpChoices.map((amount) => ({ amount, missing: null })),
  ]
}

/** Whether the balance is known to be another one than before. */
export const hasMoved = (before: Kopecks | null, now: Kopecks | null): boolean =>
  before !== null && now !== null && before !== now
