import { assign, type CallbackActorLogic, setup } from 'xstate'
import { type FeatureEvent, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { SupplierScope } from '../kernel/scope.ts'
import type { Setup } from '../setup/setup.domain.ts'
import {
  type Intent,
  type IntentKind,
  type IntentStep,
  intentOf,
  isOpen,
  listOf,
  type Move,
  type NextMove,
  type SessionResult,
  type Settled,
  sameNotMoved,
  type TransactionList,
} from './intents.domain.ts'
import type { JournalPort, MoneyLockEvent } from './intents.port.ts'
import { type LookOutcome, type LookupInput, lookupMachine } from './lookup.machine.ts'
import { type MoveOutcome, moveMachine } from './move.machine.ts'
import { isDoubted, isShown, snapshotOf, type Transactions } from './reconciliation.domain.ts'
import { lookFor } from './watch.domain.ts'

/** The progress of a session, for display. */
export interface SessionProgress {
  readonly type: 'session.progressed'
  readonly phase: 'reading' | 'moving'
  readonly kind: IntentKind | null
}

export type PaymentSessionEvent = MoneyLockEvent | { type: 'dialog.dismissed' }

export interface SessionOutcome {
  readonly result: SessionResult
  readonly fresh: Setup | null
  /** The completed moves. */
  readonly made: readonly Intent[]
  /** Why the server refused a move. */
  readonly failure: Failure | null
}

export interface PaymentSessionInput extends SupplierScope {
  readonly owner: { send(progress: SessionProgress): void }
  /** The list that shows the moves once they are carried out. */
  readonly list: TransactionList
  readonly nextMove: NextMove
}

export interface PaymentSessionContext extends Omit<PaymentSessionInput, 'nextMove'> {
  /** `null` after the dialog was dismissed: no further move starts. */
  nextMove: NextMove | null
  journal: readonly Intent[]
  fresh: Setup | null
  transactions: Transactions | null
  intent: Intent | null
  move: Move | null
  made: readonly Intent[]
  failure: Failure | null
  result: SessionResult | null
}

function moveOf({ nextMove, fresh, made }: PaymentSessionContext): Move | null {
  return nextMove?.(must(fresh), made) ?? null
}

/** The earlier intent of the next move, which was told as not made and keeps its id when it is confirmed again. */
function earlierOf(context: PaymentSessionContext): Intent | null {
  const move = moveOf(context)
  return move && sameNotMoved(context.journal, move)
}

/** The earlier intent if the transactions show its mark, so the server carried it out after all. */
function foundLate(context: PaymentSessionContext): Intent | null {
  const earlier = earlierOf(context)
  return earlier && isShown(earlier, must(context.transactions)) ? earlier : null
}

/** The earlier intent if the transactions no longer prove that it was not made. */
function doubtedIn(context: PaymentSessionContext): Intent | null {
  const earlier = earlierOf(context)
  return earlier && isDoubted(earlier, must(context.transactions)) ? earlier : null
}

/** Reads as far back as the earlier moves that were told as not made; the newest page is enough without any. */
export const lookBeforeMove = ({ list, journal }: Pick<PaymentSessionContext, 'list' | 'journal'>): LookupInput => {
  const earlier = journal.filter((intent) => intent.step === 'notMoved' && listOf(intent) === list)
  return earlier.length === 0 ? { lists: [list], isShort: true, known: [] } : lookFor(earlier)
}

export const settledAs = (context: PaymentSessionContext, step: IntentStep): readonly Settled[] => {
  const intent = must(context.intent)
  return [{ intent, next: { ...intent, step } }]
}

interface WithContext {
  readonly context: PaymentSessionContext
}

export const notifyUnclear = {
  type: 'notifyApp',
  params: ({ context: { intent, journal } }: WithContext): FeatureEvent => ({
    type: 'intent.unclear',
    id: (intent ?? must(journal.find(isOpen))).id,
  }),
} as const

export const paymentSessionSetup = setup({
  types: {
    input: {} as PaymentSessionInput,
    context: {} as PaymentSessionContext,
    events: {} as PaymentSessionEvent,
    output: {} as SessionOutcome,
    tags: {} as 'busy',
    children: {} as { lookup: 'lookup'; move: 'move' },
  },
  actors: {
    ...({} as PortActors<Pick<JournalPort, 'loadIntents' | 'settleIntents'>>),
    holdMoney: {} as CallbackActorLogic<MoneyLockEvent, number>,
    lookup: lookupMachine,
    move: moveMachine,
  },
  guards: {
    hasOpen: (_, journal: readonly Intent[]) => journal.some(isOpen),
    isRead: (_, { failure }: LookOutcome) => failure === null,
    hasMove: ({ context }) => moveOf(context) !== null,
    isFoundLate: ({ context }) => foundLate(context) !== null,
    isDoubted: ({ context }) => doubtedIn(context) !== null,
    hasMoved: (_, { result }: MoveOutcome) => result === 'moved',
    isUnclear: (_, { result }: MoveOutcome) => result === 'unclear',
    isUnwritable: (_, { result }: MoveOutcome) => result === 'unwritable',
  },
  actions: {
    setJournal: assign((_, journal: readonly Intent[]) => ({ journal })),
    setFigures: assign(({ context: { list } }, outcome: LookOutcome) =>
      outcome.failure === null ? { fresh: outcome.fresh, transactions: must(outcome.transactions[list]) } : {},
    ),
    openIntent: assign(({ context }) => {
      const { supplierId, clock, ids, journal, fresh, transactions } = context
      const move = must(moveOf(context))
      const before = snapshotOf(must(fresh), must(transactions))
      return {
        move,
        intent: intentOf(move, { supplierId, before, at: clock.now() }, sameNotMoved(journal, move), ids.next),
      }
    }),
    setMade: assign(({ context: { intent, made } }) => ({ made: [...made, must(intent)] })),
    setFoundLate: assign(({ context }) => {
      const intent = must(foundLate(context))
      return { intent, made: [...context.made, intent] }
    }),
    setDoubted: assign(({ context }) => ({ intent: doubtedIn(context) })),
    setRefused: assign(({ context }, { failure, fresh }: MoveOutcome) => ({ failure, fresh: fresh ?? context.fresh })),
    stopMoving: assign({ nextMove: null }),
    setResult: assign((_, result: SessionResult) => ({ result })),
    notifyOwner: ({ context }, phase: SessionProgress['phase']) =>
      context.owner.send({ type: 'session.progressed', phase, kind: context.intent?.kind ?? null }),
    notifyApp,
  },
})
