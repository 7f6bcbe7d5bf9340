import type { Failure } from '../kernel/failure.ts'
import type { MessageKey } from '../kernel/message-keys.ts'
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
  'withdrawBonus',
] as const

/** The moves of money that a supplier can confirm; each kind is one POST. */
export type IntentKind = (typeof intentKinds)[number]

/** The list of transactions that shows a move once the server has carried it out. */
export type TransactionList = 'main' | 'service' | 'payouts'

/** The destination of a payout: the id of saved requisites, or a new account. */
export type Destination = { readonly id: string } | { readonly iban: string; readonly holder: string }

/** The data of a payout beside its amount. It is sent to the server only and never stored in the browser. */
export interface PayoutOrder {
  readonly destination: Destination
  readonly comment: string
  /** The version of the confirmed terms; the server refuses any other. */
  readonly version: string
}

export interface Move {
  readonly kind: IntentKind
  readonly amount: Kopecks
  readonly order?: PayoutOrder
}

/** The balances at one moment. A balance that could not be read is `null`. */
export interface BalanceSnapshot {
  readonly main: Kopecks | null
  readonly service: Kopecks | null
  readonly isSubscribed: boolean
  /** Ids of the newest transactions of the intent's list; `null` when not every transaction has an id. */
  readonly lineIds: readonly string[] | null
}

/** One transaction of a balance, or one payout, with the fields that help to match it to an intent. */
export interface Transaction {
  readonly id: string | null
  readonly type: string | null
  /** Positive for money in, negative for money out. */
  readonly amount: Kopecks | null
  /** ISO 8601, UTC. */
  readonly at: string | null
  /** The description, comment or key, in which the server may repeat the mark. */
  readonly text: string | null
  /** `unclear`: not executed yet, or in a state that the panel does not know. */
  readonly status: 'done' | 'unclear' | 'cancelled'
}

/**
 * The known progress of a move.
 * `sent`: the request was sent, its outcome is not known. `moved`: carried out; still watched for a duplicate.
 * `notMoved`: not carried out; confirming the same move again reuses its id. `cancelled`: the server made it and took
 * it back; a server that honours keys would repeat its answer, so confirming it again takes a new id. `unknown`: the
 * server's figures do not show the outcome.
 * `doubled`: carried out twice. `invoiced`: a payment page was opened for a top-up.
 */
export const intentSteps = ['sent', 'moved', 'notMoved', 'cancelled', 'unknown', 'doubled', 'invoiced'] as const
export type IntentStep = (typeof intentSteps)[number]

/** One confirmed move of money, saved in the journal before it is sent. */
export interface Intent {
  readonly id: string
  readonly supplierId: number
  readonly kind: IntentKind
  readonly amount: Kopecks
  /** Milliseconds since 1970 by the browser's clock, which may be wrong: never use it to match transactions. */
  readonly confirmedAt: number
  readonly before: BalanceSnapshot
  readonly step: IntentStep
  /** The transactions of a doubled move; empty otherwise. */
  readonly operations: readonly Transaction[]
  /** The page to return to after a top-up has arrived; `null` when no page waits for it. */
  readonly returnTo: PlainRouteName | null
}

/**
 * How a payment session ended. `decided`: the confirmed moves need nothing more. `refused`: the server refused a move
 * or there was no network. `unclear`: a move was sent and its outcome is not known. `pending`: an earlier move is still
 * unclear, so nothing was sent. `elsewhere`: another tab is moving money. `unprovable`, `unwritable`: this browser has
 * no locks or no storage to prevent a double payment. `failed`: data could not be read.
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

/** Derives the next move from fresh settings and the moves made so far; `null` when no move is needed or allowed. */
export type NextMove = (fresh: Setup, made: readonly Intent[]) => Move | null

const lists: Readonly<Record<IntentKind, TransactionList>> = {
  coverShortfall: 'service',
  paySubscription: 'service',
  transferToMain: 'service',
  transferToService: 'service',
  topUp: 'main',
  payout: 'payouts',
  withdrawBonus: 'service',
}

export const listOf = ({ kind }: Pick<Intent, 'kind'>): TransactionList => lists[kind]

const certainStatuses: ReadonlySet<number> = new Set([403, 404, 413, 422])

/**
 * Whether a failure proves that the server did not carry out the request and will not do so later. Any other error may
 * come from a gateway while the server still works on the request.
 */
export const isCertain = (failure: Failure): boolean => {
  if (failure.kind === 'unauthorized') return true
  return failure.kind === 'refused' && (certainStatuses.has(failure.status) || failure.code === 'stale')
}

/** Whether an intent blocks the next move because its outcome is not known yet. */
export const isOpen = ({ kind, step }: Intent): boolean => kind !== 'topUp' && (step === 'sent' || step === 'unknown')

/** Creates the intent of a confirmed move. It reuses the id of the same move when that was not carried out before. */
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

/** The journal entry of the same move that was confirmed before and not carried out. */
export const sameNotMoved = (entries: readonly Intent[], { kind, amount }: Move): Intent | null =>
  entries.find((one) => one.step === 'notMoved' && one.kind === kind && one.amount === amount) ?? null

const successes: Readonly<Record<IntentKind, MessageKey>> = {
  coverShortfall: 'subscription.transferred',
  paySubscription: 'subscription.paid',
  transferToMain: 'balances.transferred',
  transferToService: 'balances.transferred',
  topUp: 'balances.toppedUp',
  payout: 'payouts.requested',
  withdrawBonus: 'referrals.withdrawn',
}

/** The success message of a move for which the server sends no text. */
export const successOf = ({ kind }: Pick<Intent, 'kind'>): MessageKey => successes[kind]

/** A journal update: `next` replaces `intent`; `null` deletes it. */
export interface Settled {
  readonly intent: Intent
  readonly next: Intent | null
}

/** An address as the server sent it, with its parsed parts. The core has no URL parser, so an adapter parses it. */
export interface WrittenAddress {
  /** The value that the server sent as the address, of any type. */
  readonly written: unknown
  /** Parsed without a base; `null` when it is not a URL. */
  readonly parsed: {
    readonly href: string
    /** With a colon at the end. */
    readonly protocol: string
    /** In lower case and punycode, without the port. */
    readonly host: string
    readonly hasUser: boolean
  } | null
}

declare module '../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly intents: /** A move of money was made, so every figure on the page is stale. */
      | { type: 'balances.changed' }
      /** A move of money got no certain response, or a new one is blocked by an earlier open one. */
      | { type: 'intent.unclear'; id: string }
      /** The outcome of a move of money is known now. */
      | { type: 'intent.settled'; intent: Intent }
  }
}
