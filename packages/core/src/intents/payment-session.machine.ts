import { assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
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
  successOf,
  type TransactionList,
} from './intents.domain.ts'
import type { JournalPort, MoneyLockFact } from './intents.port.ts'
import { type LookOutcome, lookMachine } from './look.machine.ts'
import { type MoveOutcome, moveMachine } from './move.machine.ts'
import { markedIn, snapshotOf, type Transactions } from './reconciliation.domain.ts'

/** How far a session has come, as far as a person may know. */
export interface SessionProgress {
  readonly type: 'session.progressed'
  readonly phase: 'reading' | 'moving'
  readonly kind: IntentKind | null
}

export type PaymentSessionEvent = MoneyLockFact | { type: 'dialog.dismissed' }

export interface SessionOutcome {
  readonly result: SessionResult
  readonly fresh: Setup | null
  /** The moves that were carried out. */
  readonly made: readonly Intent[]
  /** Why the server refused a move. */
  readonly failure: Failure | null
}

export interface PaymentSessionInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly owner: { send(progress: SessionProgress): void }
  readonly supplierId: number
  /** Where the moves show once they were carried out. */
  readonly list: TransactionList
  readonly nextMove: NextMove
}

export interface PaymentSessionContext extends Omit<PaymentSessionInput, 'nextMove'> {
  /** `null` once nothing more is to be moved. */
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

const ends = (result: SessionResult) => ({ type: 'setResult', params: result }) as const

const finishes = (result: SessionResult) => ({ target: 'finished', actions: ends(result) }) as const

const failed = { target: 'finished', actions: [ends('failed'), tellFailure] } as const

interface WithContext {
  readonly context: PaymentSessionContext
}

interface WithMove extends WithContext {
  readonly event: { readonly output: MoveOutcome }
}

const outcomeOf = ({ event }: WithMove): MoveOutcome => event.output

/** Says that a move was carried out; in the server's words where it has some. */
const notifyMoved = [
  {
    type: 'tellTrunk',
    params: ({ context: { intent }, event }: WithMove): TrunkEvent => ({
      type: 'success.met',
      message: event.output.text ?? { key: successOf(must(intent)) },
    }),
  },
  { type: 'tellTrunk', params: { type: 'balances.changed' } },
] as const

const notifyUnclear = {
  type: 'tellTrunk',
  params: ({ context: { intent, journal } }: WithContext): TrunkEvent => ({
    type: 'intent.unclear',
    id: (intent ?? must(journal.find(isOpen))).id,
  }),
} as const

/**
 * Moves money as far as it was confirmed: alone among all tabs, by figures read a moment ago. A move without a certain
 * answer is left to the reconciler.
 */
export const paymentSessionMachine = setup({
  types: {
    input: {} as PaymentSessionInput,
    context: {} as PaymentSessionContext,
    events: {} as PaymentSessionEvent,
    output: {} as SessionOutcome,
    tags: {} as 'busy',
    children: {} as { look: 'look'; move: 'move' },
  },
  actors: {
    ...({} as PortActors<Pick<JournalPort, 'loadIntents' | 'settleIntents'>>),
    holdMoney: {} as CallbackActorLogic<MoneyLockFact, number>,
    look: lookMachine,
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
    tellTrunk,
  },
}).createMachine({
  id: 'paymentSession',
  context: ({ input }) => ({
    ...input,
    journal: [],
    fresh: null,
    transactions: null,
    intent: null,
    move: null,
    made: [],
    failure: null,
    result: null,
  }),
  output: ({ context: { result, fresh, made, failure } }) => ({ result: must(result), fresh, made, failure }),
  invoke: {
    id: 'holdMoney',
    src: 'holdMoney',
    input: ({ context }) => context.supplierId,
    onError: { target: '.finished', actions: ends('unprovable') },
  },
  initial: 'claiming',
  on: {
    'dialog.dismissed': { actions: 'stopMoving' },
  },
  states: {
    claiming: {
      on: {
        'lock.granted': 'loading',
        'lock.refused': finishes('elsewhere'),
        'lock.unprovable': finishes('unprovable'),
      },
    },

    loading: {
      tags: 'busy',
      entry: { type: 'notifyOwner', params: 'reading' },
      invoke: {
        id: 'loadIntents',
        src: 'loadIntents',
        input: ({ context }) => context.supplierId,
        onDone: [
          {
            guard: { type: 'hasOpen', params: ({ event }) => event.output },
            target: 'finished',
            actions: [{ type: 'setJournal', params: ({ event }) => event.output }, ends('pending'), notifyUnclear],
          },
          { target: 'looking', actions: { type: 'setJournal', params: ({ event }) => event.output } },
        ],
        onError: failed,
      },
    },

    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context: { list } }) => ({ lists: [list], isShort: true, known: [] }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'setFigures', params: ({ event }) => event.output },
          },
          {
            target: 'finished',
            actions: [
              ends('failed'),
              {
                type: 'tellTrunk',
                params: ({ event }) => ({ type: 'failure.met', failure: must(event.output.failure) }),
              },
            ],
          },
        ],
        onError: failed,
      },
    },

    deciding: {
      always: [
        // The server carried it out after it was taken for one that never happened; the mark tells.
        { guard: 'isFoundLate', target: 'settlingLate', actions: 'setFoundLate' },
        { guard: 'hasMove', target: 'moving', actions: 'openIntent' },
        finishes('decided'),
      ],
    },

    settlingLate: {
      tags: 'busy',
      entry: [
        {
          type: 'tellTrunk',
          params: ({ context }) => ({ type: 'success.met', message: { key: successOf(must(context.intent)) } }),
        },
        { type: 'tellTrunk', params: { type: 'balances.changed' } },
      ],
      invoke: {
        id: 'settleIntents',
        src: 'settleIntents',
        input: ({ context }) => {
          const intent = must(context.intent)
          return [{ intent, next: { ...intent, step: 'moved' as const } }]
        },
        onDone: finishes('decided'),
        onError: finishes('decided'),
      },
    },

    moving: {
      entry: { type: 'notifyOwner', params: 'moving' },
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context: { intent, move } }) => ({ intent: must(intent), order: move?.order ?? null }),
        onDone: [
          { guard: { type: 'hasMoved', params: outcomeOf }, target: 'deciding', actions: ['setMade', ...notifyMoved] },
          {
            guard: { type: 'isUnclear', params: outcomeOf },
            target: 'finished',
            actions: [ends('unclear'), notifyUnclear],
          },
          { guard: { type: 'isUnwritable', params: outcomeOf }, target: 'finished', actions: ends('unwritable') },
          {
            target: 'finished',
            actions: [
              { type: 'setRefused', params: outcomeOf },
              ends('refused'),
              {
                type: 'tellTrunk',
                params: ({ event }) => ({ type: 'failure.met', failure: must(event.output.failure) }),
              },
            ],
          },
        ],
        onError: { target: 'finished', actions: [ends('unclear'), notifyUnclear] },
      },
    },

    finished: { type: 'final' },
  },
})

export type PaymentSessionSnapshot = SnapshotFrom<typeof paymentSessionMachine>

function moveOf({ nextMove, fresh, made }: PaymentSessionContext): Move | null {
  return nextMove?.(must(fresh), made) ?? null
}

/** The move that is wanted, where an earlier confirmation of it turns out to have been carried out after all. */
function foundLate(context: PaymentSessionContext): Intent | null {
  const move = moveOf(context)
  const earlier = move && sameNotMoved(context.journal, move)
  return earlier && markedIn(earlier, must(context.transactions).lines).length > 0 ? earlier : null
}
