import type { MessageKey } from '../kernel/message.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { type Intent, type IntentKind, isOpen, listOf, type Settled, type TransactionList } from './intents.domain.ts'
import { markOf } from './mark.domain.ts'
import { type Finding, reconcile, snapshotOf, type Transactions } from './reconciliation.domain.ts'

/**
 * How far the watch over an intent has come. `first`: not looked at yet. `waiting`: the server may still carry it out.
 * `last`: it is past that, and the next look decides. `told`: it was decided that nothing can be told.
 */
export type WatchPhase = 'first' | 'waiting' | 'last' | 'told'

export type Watch = Readonly<Record<string, WatchPhase>>

const isWatched = ({ kind, step }: Intent): boolean =>
  kind !== 'topUp' && (step === 'sent' || step === 'unknown' || step === 'moved')

/** The watch over the intents of the journal; those that are new to it have not been looked at. */
export const watchOver = (journal: readonly Intent[], watch: Watch): Watch =>
  Object.fromEntries(journal.filter(isWatched).map(({ id }) => [id, watch[id] ?? 'first']))

/** Milliseconds that a request may live behind a gateway that has given up on it, where no setting says. */
export const usualPatience = 90_000

export const isPatienceOver = (phase: WatchPhase | undefined): boolean => phase === 'last' || phase === 'told'

/** The intents that the next look is for. */
export const dueIn = (journal: readonly Intent[], watch: Watch): readonly Intent[] =>
  journal.filter((intent) => {
    const phase = watch[intent.id]
    return phase === 'first' || phase === 'last' || (phase === 'waiting' && intent.step === 'sent')
  })

/** No gateway holds a request any longer: the next look decides. */
export const afterPatience = (watch: Watch): Watch =>
  Object.fromEntries(Object.entries(watch).map(([id, phase]) => [id, phase === 'told' ? phase : 'last']))

/** Somebody asks for a look: what was told to be unknown is looked at once more. */
export const askedAgain = (watch: Watch): Watch =>
  Object.fromEntries(Object.entries(watch).map(([id, phase]) => [id, phase === 'told' ? 'last' : phase]))

/** Which lists to read, and how far back. */
export const lookFor = (due: readonly Intent[]) => ({
  lists: [...new Set(due.map(listOf))],
  isShort: false,
  known: due.map(({ before }) => before.lineIds ?? []),
})

const longestKept = 24 * 60 * 60 * 1000

/** What is of no use any more: an invoice whose address never came, and a move known for long not to have happened. */
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

/** What a look says of the intents it was for. */
export const findingsOf = (due: readonly Intent[], watch: Watch, { fresh, transactions }: Figures): readonly Found[] =>
  due.map((intent) => {
    const read = transactions[listOf(intent)] ?? { lines: [], isWhole: false }
    return { intent, finding: reconcile(intent, snapshotOf(fresh, read), read, isPatienceOver(watch[intent.id])) }
  })

/** How the intents are written down after a look; those of which nothing new is known are left out. */
export const settledBy = (found: readonly Found[], watch: Watch): readonly Settled[] =>
  found.flatMap(({ intent, finding }): readonly Settled[] => {
    const { result } = finding
    if (result === 'doubled') return [{ intent, next: { ...intent, step: result, operations: finding.operations } }]
    // The server itself said that it was carried out, whatever its figures show.
    if (intent.step === 'moved') return isPatienceOver(watch[intent.id]) ? [{ intent, next: null }] : []
    if (result === 'open' || (result === 'unknown' && intent.step === 'unknown')) return []
    return [{ intent, next: { ...intent, step: result } }]
  })

/** The watch after a look that could be read. */
export const afterLook = (watch: Watch, due: readonly Intent[]): Watch => ({
  ...watch,
  ...Object.fromEntries(due.map(({ id }) => [id, watch[id] === 'last' ? 'told' : 'waiting'] as const)),
})

/** Milliseconds until figures are looked at again, by how often in a row they could not be read. */
export const pauseBeforeLook = (failures: number): number => Math.min(30_000, 5000 * 2 ** failures)

type Outcome = 'moved' | 'notMoved'

const keys: Readonly<Record<IntentKind, Readonly<Record<Outcome, MessageKey>>>> = {
  coverShortfall: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  transferToMain: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  transferToService: { moved: 'intents.transferMoved', notMoved: 'intents.transferNotMoved' },
  paySubscription: { moved: 'intents.paymentMoved', notMoved: 'intents.paymentNotMoved' },
  payout: { moved: 'intents.payoutMoved', notMoved: 'intents.payoutNotMoved' },
  topUp: { moved: 'balances.toppedUp', notMoved: 'balances.paymentChecked' },
}

/** What is said once it is known what became of an intent. */
export const outcomeKey = ({ kind }: Intent, outcome: Outcome): MessageKey => keys[kind][outcome]

/** The intents that somebody is told of: unclear ones, and those carried out twice. */
export const visibleIn = (journal: readonly Intent[]): readonly Intent[] =>
  journal.filter((intent) => isOpen(intent) || intent.step === 'doubled')

const forms: Readonly<Partial<Record<IntentKind, string>>> = {
  transferToMain: 'transfer',
  transferToService: 'transfer',
  payout: 'payout',
}

/** The form that a move was typed into, where a draft of it may still wait. */
export const draftOf = (settled: readonly Settled[]): string | null =>
  settled.flatMap(({ next }) => (next?.step === 'moved' ? (forms[next.kind] ?? []) : []))[0] ?? null

/** What the rest of the app hears of an intent that is settled. */
export const eventsOf = ({ intent, next }: Settled): readonly TrunkEvent[] => {
  const values = { amount: intent.amount, mark: markOf(intent) }
  if (next?.step === 'doubled') return [{ type: 'balances.changed' }]
  if (next?.step !== 'moved' && next?.step !== 'notMoved') return []
  const message = { key: outcomeKey(intent, next.step), values }
  const isPaid = next.step === 'moved' && intent.kind === 'paySubscription'
  return [
    { type: next.step === 'moved' ? 'success.met' : 'warning.met', message },
    { type: 'intent.settled', intent: next },
    { type: 'balances.changed' },
    ...(isPaid ? [{ type: 'access.gained' } as const] : []),
  ]
}
