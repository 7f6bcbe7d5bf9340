import type { FeatureEvent } from '../kernel/app-ref.ts'
import type { MessageKey } from '../kernel/message.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { type Intent, type IntentKind, isOpen, listOf, type Settled, type TransactionList } from './intents.domain.ts'
import { markOf } from './mark.domain.ts'
import { type Finding, reconcile, snapshotOf, type Transactions } from './reconciliation.domain.ts'

/**
 * The phase in which an intent is watched. `first`: not looked up yet. `waiting`: the server may still carry it out.
 * `last`: patience is over, so the next look decides. `told`: the last look left the outcome unknown.
 */
export type WatchPhase = 'first' | 'waiting' | 'last' | 'told'

export type Watch = Readonly<Record<string, WatchPhase>>

const isWatched = ({ kind, step }: Intent): boolean =>
  kind !== 'topUp' && (step === 'sent' || step === 'unknown' || step === 'moved')

/** The phases of all watched intents of the journal; new intents start as `first`. */
export const watchOver = (journal: readonly Intent[], watch: Watch): Watch =>
  Object.fromEntries(journal.filter(isWatched).map(({ id }) => [id, watch[id] ?? 'first']))

/** By default, the milliseconds for which the server may still work on a request after a gateway has given up. */
export const usualPatience = 90_000

export const isPatienceOver = (phase: WatchPhase | undefined): boolean => phase === 'last' || phase === 'told'

/** The intents that the next look checks. */
export const dueIn = (journal: readonly Intent[], watch: Watch): readonly Intent[] =>
  journal.filter(
    ({ id, step }) => watch[id] === 'first' || watch[id] === 'last' || (watch[id] === 'waiting' && step === 'sent'),
  )

/** Patience is over and no gateway holds a request any longer, so the next look decides. */
export const afterPatience = (watch: Watch): Watch =>
  Object.fromEntries(Object.entries(watch).map(([id, phase]) => [id, phase === 'told' ? phase : 'last']))

/** A look was requested: intents with an unknown outcome are checked once more. */
export const retriedNow = (watch: Watch): Watch =>
  Object.fromEntries(Object.entries(watch).map(([id, phase]) => [id, phase === 'told' ? 'last' : phase]))

/** The input of the next lookup: which lists to read and how far back. */
export const lookFor = (due: readonly Intent[]) => ({
  lists: [...new Set(due.map(listOf))],
  isShort: false,
  known: due.map(({ before }) => before.lineIds ?? []),
})

const longestKept = 24 * 60 * 60 * 1000

/** Deletes outdated intents: invoices that never got an address, and moves not made for more than a day. */
export const outdatedIn = (journal: readonly Intent[], now: number): readonly Settled[] =>
  journal
    .filter(
      ({ kind, step, confirmedAt }) =>
        (kind === 'topUp' && step === 'sent') || (step === 'notMoved' && Math.abs(now - confirmedAt) > longestKept),
    )
    .map((intent) => ({ intent, next: null }))

interface Figures {
  readonly fresh: Setup
  readonly transactions: Readonly<Partial<Record<TransactionList, Transactions>>>
}

export interface Found {
  readonly intent: Intent
  readonly finding: Finding
}

/** The findings of a look for each intent it checked. */
export const findingsOf = (due: readonly Intent[], watch: Watch, { fresh, transactions }: Figures): readonly Found[] =>
  due.map((intent) => {
    const read = transactions[listOf(intent)] ?? { lines: [], isWhole: false }
    return { intent, finding: reconcile(intent, snapshotOf(fresh, read), read, isPatienceOver(watch[intent.id])) }
  })

/** The journal updates after a look; intents without a new finding are left out. */
export const settledBy = (found: readonly Found[], watch: Watch): readonly Settled[] =>
  found.flatMap(({ intent, finding }): readonly Settled[] => {
    const { result } = finding
    if (result === 'doubled') return [{ intent, next: { ...intent, step: result, operations: finding.operations } }]
    // The server has confirmed this move, so the figures cannot make it undone.
    if (intent.step === 'moved') return isPatienceOver(watch[intent.id]) ? [{ intent, next: null }] : []
    if (result === 'open' || (result === 'unknown' && intent.step === 'unknown')) return []
    return [{ intent, next: { ...intent, step: result } }]
  })

/** The phases after a successful look. */
export const afterLook = (watch: Watch, due: readonly Intent[]): Watch => ({
  ...watch,
  ...Object.fromEntries(due.map(({ id }) => [id, watch[id] === 'last' ? 'told' : 'waiting'] as const)),
})

/** Milliseconds until the next look, with backoff by the number of consecutive failures. */
export const pauseBeforeLookup = (failures: number): number => Math.min(30_000, 5000 * 2 ** failures)

type Outcome = 'moved' | 'notMoved'

const keys: Readonly<Record<IntentKind, Readonly<Record<Outcome, MessageKey>>>> = {
  coverShortfall: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  transferToMain: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  transferToService: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  paySubscription: { moved: 'intents.paymentMoved', notMoved: 'intents.paymentNotMoved' },
  payout: { moved: 'intents.payoutMoved', notMoved: 'intents.payoutNotMoved' },
  withdrawBonus: { moved: 'intents.bonusMoved', notMoved: 'intents.bonusNotMoved' },
  topUp: { moved: 'balances.toppedUp', notMoved: 'balances.paymentChecked' },
}

/** The message for the known outcome of an intent. */
export const outcomeKey = ({ kind }: Intent, outcome: Outcome): MessageKey => keys[kind][outcome]

/** The intents shown to the supplier: unclear and doubled ones. */
export const visibleIn = (journal: readonly Intent[]): readonly Intent[] =>
  journal.filter((intent) => isOpen(intent) || intent.step === 'doubled')

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
  if (next?.step !== 'moved' && next?.step !== 'notMoved') return []
  const message = { key: outcomeKey(intent, next.step), values }
  const isPaid = next.step === 'moved' && intent.kind === 'paySubscription'
  return [
    { type: next.step === 'moved' ? 'success.reported' : 'warning.reported', message },
    { type: 'intent.settled', intent: next },
    { type: 'balances.changed' },
    ...(isPaid ? [{ type: 'access.gained' } as const] : []),
  ]
}
