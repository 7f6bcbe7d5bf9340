import { assign, type CallbackActorLogic, setup } from 'xstate'
import { notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { SupplierScope } from '../kernel/scope.ts'
import type { Setup } from '../setup/setup.domain.ts'
import {
  type Intent,
  type IntentKind,
  intentOf,
  isOpen,
  type Move,
  type NextMove,
  type SessionResult,
  sameNotMoved,
  type TransactionList,
} from './intents.domain.ts'
import type { JournalPort, MoneyLockEvent } from './intents.port.ts'
import { type LookOutcome, lookupMachine } from './lookup.machine.ts'
import { type MoveOutcome, moveMachine } from './move.machine.ts'
import { markedIn, snapshotOf, type Transactions } from './reconciliation.domain.ts'

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

/**
 * The earlier, supposedly unmade intent of the next move, if the transactions show that it was carried out after all.
 */
function foundLate(context: PaymentSessionContext): Intent | null {
  const move = moveOf(context)
  const earlier = move && sameNotMoved(context.journal, move)
  return earlier && markedIn(earlier, must(context.transactions).lines).length > 0 ? earlier : null
}

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
    setRefused: assign(({ context }, { failure, fresh }: MoveOutcome) => ({ failure, fresh: fresh ?? context.fresh })),
    stopMoving: assign({ nextMove: null }),
    setResult: assign((_, result: SessionResult) => ({ result })),
    notifyOwner: ({ context }, phase: SessionProgress['phase']) =>
      context.owner.send({ type: 'session.progressed', phase, kind: context.intent?.kind ?? null }),
    notifyApp,
  },
})
