import type { FeatureEvent } from '../kernel/app-ref.ts'
import type { MessageKey } from '../kernel/message-keys.ts'
import type { Intent, IntentKind, Settled } from './intents.domain.ts'
import { markOf } from './mark.domain.ts'

const outcomes = ['moved', 'notMoved', 'cancelled'] as const
type Outcome = (typeof outcomes)[number]

const keys: Readonly<Record<IntentKind, Readonly<Record<Exclude<Outcome, 'cancelled'>, MessageKey>>>> = {
  coverShortfall: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  transferToMain: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  transferToService: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  paySubscription: { moved: 'intents.paymentMoved', notMoved: 'intents.paymentNotMoved' },
  payout: { moved: 'intents.payoutMoved', notMoved: 'intents.payoutNotMoved' },
  withdrawBonus: { moved: 'intents.bonusMoved', notMoved: 'intents.bonusNotMoved' },
  topUp: { moved: 'balances.toppedUp', notMoved: 'balances.paymentChecked' },
}

/** The message for the known outcome of an intent. */
export const outcomeKey = ({ kind }: Intent, outcome: Outcome): MessageKey =>
  outcome === 'cancelled' ? 'intents.cancelled' : keys[kind][outcome]

const forms: Readonly<Partial<Record<IntentKind, string>>> = {
  transferToMain: 'transfer',
  transferToService: 'transfer',
  payout: 'payout',
  withdrawBonus: 'withdrawal',
}

/** The form in which a settled move was typed and which may still have a draft; `null` when there is none. */
export const draftOf = (settled: readonly Settled[]): string | null =>
  settled.flatMap(({ next }) => (next?.step === 'moved' ? (forms[next.kind] ?? []) : []))[0] ?? null

/** The events for the app after an intent is settled. */
export const eventsOf = ({ intent, next }: Settled): readonly FeatureEvent[] => {
  const values = { amount: intent.amount, mark: markOf(intent) }
  if (next?.step === 'doubled') return [{ type: 'balances.changed' }]
  const outcome = outcomes.find((one) => one === next?.step)
  if (!next || !outcome) return []
  const message = { key: outcomeKey(intent, outcome), values }
  const isPaid = next.step === 'moved' && intent.kind === 'paySubscription'
  return [
    { type: next.step === 'moved' ? 'success.reported' : 'warning.reported', message },
    { type: 'intent.settled', intent: next },
    { type: 'balances.changed' },
    ...(isPaid ? [{ type: 'access.gained' } as const] : []),
  ]
}
