import type { Failure } from '../kernel/failure.ts'
import type { MessageKey } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { PlainRouteName } from '../kernel/routes.ts'
import type { Setup } from '../setup/setup.domain.ts'

export const intentKinds = [
  'coverShortfall',
  'paySubscription',
  'transferToMain',
  'transferToService',
  'topUp',
  'payout',
] as const

/** What a supplier confirms and what moves money: each kind is one POST. */
export type IntentKind = (typeof intentKinds)[number]

/** Where a move of each kind shows once the server has carried it out. */
export type TransactionList = 'main' | 'service' | 'payouts'

/** Where a payout goes: saved requisites by their id, or a new account. */
export type Destination = { readonly id: string } | { readonly iban: string; readonly holder: string }

/** What a payout is sent with, beside its amount. It goes to the server only, never into storage. */
export interface PayoutOrder {
  readonly destination: Destination
  readonly comment: string
  /** Of the terms that were confirmed; the server refuses other ones. */
  readonly version: string
}

export interface Move {
  readonly kind: IntentKind
  readonly amount: Kopecks
  readonly order?: PayoutOrder
}

/** What was known of the balances at one moment. Money that could not be read is `null`. */
export interface BalanceSnapshot {
  readonly main: Kopecks | null
  readonly service: Kopecks | null
  readonly isSubscribed: boolean
  /** The newest transactions of the list concerned; `null` when they carry no ids and cannot be told apart. */
  readonly lineIds: readonly string[] | null
}

/** One transaction of a balance, or one payout, as far as it tells which move it belongs to. */
export interface Transaction {
  readonly id: string | null
  readonly type: string | null
  /** Signed. */
  readonly amount: Kopecks | null
  /** ISO 8601, UTC. */
  readonly at: string | null
  /** Description, comment or key: wherever the server repeats the mark. */
  readonly text: string | null
  readonly isCancelled: boolean
}

/**
 * How far a move is known to have come.
 * `sent`: it left, and no answer says what became of it. `moved`: carried out; it is still watched for a second copy.
 * `notMoved`: never carried out; confirming the same again keeps its id. `unknown`: the server's figures cannot tell.
 * `doubled`: carried out twice. `invoiced`: a payment page was opened for a top-up.
 */
export const intentSteps = ['sent', 'moved', 'notMoved', 'unknown', 'doubled', 'invoiced'] as const
export type IntentStep = (typeof intentSteps)[number]

/** One confirmed move of money, written down before it is sent. */
export interface Intent {
  readonly id: string
  readonly supplierId: number
  readonly kind: IntentKind
  readonly amount: Kopecks
  /** Milliseconds since 1970, by a clock that may be wrong: shown, never calculated with. */
  readonly confirmedAt: number
  readonly before: BalanceSnapshot
  readonly step: IntentStep
  /** The operations of a doubled move. */
  readonly operations: readonly Transaction[]
  /** The page to go back to once a top-up has arrived; `null` where nothing waits for it. */
  readonly returnTo: PlainRouteName | null
}

/**
 * How a session in which money moves ended. `decided`: nothing is left to be moved by what was confirmed. `refused`:
 * the server, or the network, did not take a move. `unclear`: a move left and nobody knows what became of it.
 * `pending`: an earlier move is still unclear, so that nothing was begun. `elsewhere`: another tab moves money.
 * `unprovable`, `unwritable`: this browser cannot keep a move from being made twice. `failed`: something could not be
 * read.
 */
export type SessionResult =
  | 'decided'
  | 'refused'
  | 'unclear'
  | 'pending'
  | 'elsewhere'
  | 'unprovable'
  | 'unwritable'
  | 'failed'

/** Says which move fresh settings and the moves made so far lead to; `null` when none may be made. */
export type NextMove = (fresh: Setup, made: readonly Intent[]) => Move | null

const lists: Readonly<Record<IntentKind, TransactionList>> = {
  coverShortfall: 'service',
  paySubscription: 'service',
  transferToMain: 'service',
  transferToService: 'service',
  topUp: 'main',
  payout: 'payouts',
}

export const listOf = ({ kind }: Pick<Intent, 'kind'>): TransactionList => lists[kind]

const certainStatuses: ReadonlySet<number> = new Set([403, 404, 413, 422])

/**
 * Whether a failure says for certain that nothing was carried out and nothing will be. Any other answer may come from
 * a gateway while the server still works on the request.
 */
export const isCertain = (failure: Failure): boolean => {
  if (failure.kind === 'unauthorized') return true
  return failure.kind === 'refused' && (certainStatuses.has(failure.status) || failure.code === 'stale')
}

/** Whether an intent stands in the way of the next move: its outcome is to be known first. */
export const isOpen = ({ kind, step }: Intent): boolean => kind !== 'topUp' && (step === 'sent' || step === 'unknown')

/** A confirmation written as an intent. Confirming again what is known not to have moved keeps its id. */
export const intentOf = (
  { kind, amount }: Move,
  { supplierId, before, at }: { readonly supplierId: number; readonly before: BalanceSnapshot; readonly at: number },
  notMoved: Intent | null,
  freshId: () => string,
): Intent => ({
  id: notMoved?.id ?? freshId(),
  supplierId,
  kind,
  amount,
  confirmedAt: at,
  before,
  step: 'sent',
  operations: [],
  returnTo: null,
})

/** The newest top-up whose payment page was opened. */
export const invoicedIn = (journal: readonly Intent[]): Intent | null =>
  journal.findLast(({ step }) => step === 'invoiced') ?? null

/** The same move that was confirmed before and never carried out. */
export const sameNotMoved = (entries: readonly Intent[], { kind, amount }: Move): Intent | null =>
  entries.find((one) => one.step === 'notMoved' && one.kind === kind && one.amount === amount) ?? null

const successes: Readonly<Record<IntentKind, MessageKey>> = {
  coverShortfall: 'subscription.transferred',
  paySubscription: 'subscription.paid',
  transferToMain: 'balances.transferred',
  transferToService: 'balances.transferred',
  topUp: 'balances.toppedUp',
  payout: 'payouts.requested',
}

/** What is said of a move that was carried out, where the server says nothing itself. */
export const successOf = ({ kind }: Pick<Intent, 'kind'>): MessageKey => successes[kind]

/** How an intent is written down anew; `next` is `null` where it is forgotten. */
export interface Settled {
  readonly intent: Intent
  readonly next: Intent | null
}
