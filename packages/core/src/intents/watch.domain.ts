import type { Setup } from '../setup/setup.domain.ts'
import { type Intent, type IntentStep, isOpen, listOf, type Settled, type TransactionList } from './intents.domain.ts'
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

/** Deletes outdated intents: invoices that never got an address, and moves not made or cancelled for more than a day. */
export const outdatedIn = (journal: readonly Intent[], now: number): readonly Settled[] =>
  journal
    .filter(
      ({ kind, step, confirmedAt }) =>
        (kind === 'topUp' && step === 'sent') || (isUndone(step) && Math.abs(now - confirmedAt) > longestKept),
    )
    .map((intent) => ({ intent, next: null }))

const isUndone = (step: IntentStep): boolean => step === 'notMoved' || step === 'cancelled'

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

/** The intents shown to the supplier: unclear and doubled ones. */
export const visibleIn = (journal: readonly Intent[]): readonly Intent[] =>
  journal.filter((intent) => isOpen(intent) || intent.step === 'doubled')
