import { assign, setup } from 'xstate'
import type { ConnectivityPort } from '../connectivity/connectivity.port.ts'
import { type Failure, type ServerText, toFailure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { type Intent, isCertain, listOf, type PayoutOrder } from './intents.domain.ts'
import type { IntentsPort, JournalPort } from './intents.port.ts'
import { type LookOutcome, lookupMachine } from './lookup.machine.ts'
import { isRefusalDoubted, isShown, snapshotOf, type Transactions } from './reconciliation.domain.ts'

export interface MoveInput {
  readonly intent: Intent
  readonly order: PayoutOrder | null
}

/**
 * How a move ended. `refused`: the server refused it for certain, or there was no network. `unclear`: it was sent and
 * its outcome is not known. `unwritable`: the journal could not be written, so it was not sent.
 */
export interface MoveOutcome {
  readonly result: 'moved' | 'refused' | 'unclear' | 'unwritable'
  /** The server's text for the supplier. */
  readonly text: ServerText | null
  readonly failure: Failure | null
  /** Settings read after a refusal. */
  readonly fresh: Setup | null
}

export interface MoveContext extends MoveInput, Omit<MoveOutcome, 'result'> {
  result: MoveOutcome['result'] | null
  text: ServerText | null
  failure: Failure | null
  fresh: Setup | null
}

const ends = (result: MoveOutcome['result']) => ({ type: 'setResult', params: result }) as const

interface WithLook {
  readonly event: { readonly output: LookOutcome }
}

const lookIn = ({ event }: WithLook): LookOutcome => event.output

const transactionsIn = ({ transactions }: Extract<LookOutcome, { failure: null }>, intent: Intent): Transactions =>
  transactions[listOf(intent)] ?? { lines: [], isWhole: false }

interface WithError {
  readonly event: { readonly error: unknown }
}

const failureIn = ({ event }: WithError): Failure => toFailure(event.error)

/** Sends one POST that moves money. The intent is saved in the journal first, and the request is never repeated. */
export const moveMachine = setup({
  types: {
    input: {} as MoveInput,
    context: {} as MoveContext,
    output: {} as MoveOutcome,
    tags: {} as 'busy',
    children: {} as { lookup: 'lookup' },
  },
  actors: {
    ...({} as PortActors<
      Pick<ConnectivityPort, 'isOnline'> &
        Pick<IntentsPort, 'sendIntent'> &
        Pick<JournalPort, 'saveIntent' | 'settleIntents'>
    >),
    lookup: lookupMachine,
  },
  guards: {
    isOnline: (_, isOnline: boolean) => isOnline,
    isStored: (_, kept: 'stored' | 'refused') => kept === 'stored',
    isCertain: (_, failure: Failure) => isCertain(failure),
    isInBooks: ({ context: { intent } }, outcome: LookOutcome) =>
      outcome.failure === null && isShown(intent, transactionsIn(outcome, intent)),
    isDoubted: ({ context: { intent } }, outcome: LookOutcome) => {
      if (outcome.failure !== null) return false
      const read = transactionsIn(outcome, intent)
      return isRefusalDoubted(intent, snapshotOf(outcome.fresh, read), read)
    },
  },
  actions: {
    setResult: assign((_, result: MoveOutcome['result']) => ({ result })),
    setText: assign((_, text: ServerText | null) => ({ text })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setFresh: assign((_, outcome: LookOutcome) => ({ fresh: outcome.failure === null ? outcome.fresh : null })),
  },
}).createMachine({
  id: 'move',
  context: ({ input }) => ({ ...input, result: null, text: null, failure: null, fresh: null }),
  output: ({ context: { result, text, failure, fresh } }) => ({ result: must(result), text, failure, fresh }),
  initial: 'checkingNetwork',
  states: {
    checkingNetwork: {
      tags: 'busy',
      invoke: {
        id: 'isOnline',
        src: 'isOnline',
        onDone: [
          { guard: { type: 'isOnline', params: ({ event }) => event.output }, target: 'saving' },
          {
            target: 'finished',
            actions: [ends('refused'), { type: 'setFailure', params: { kind: 'unreachable' } }],
          },
        ],
        onError: { target: 'finished', actions: [ends('refused'), { type: 'setFailure', params: failureIn }] },
      },
    },

    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveIntent',
        src: 'saveIntent',
        input: ({ context }) => context.intent,
        onDone: [
          { guard: { type: 'isStored', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'finished', actions: ends('unwritable') },
        ],
        onError: { target: 'finished', actions: ends('unwritable') },
      },
    },

    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendIntent',
        src: 'sendIntent',
        input: ({ context: { intent, order } }) => ({ intent, order }),
        onDone: { target: 'savingMoved', actions: { type: 'setText', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isCertain', params: failureIn },
            target: 'rereading',
            actions: { type: 'setFailure', params: failureIn },
          },
          { target: 'finished', actions: ends('unclear') },
        ],
      },
    },

    // A browser that lost the first response may have repeated the request and then shows the refusal of the repeat; so
    // look for the move in the transactions.
    rereading: {
      invoke: {
        id: 'lookup',
        src: 'lookup',
        input: ({ context: { intent } }) => ({ lists: [listOf(intent)], isShort: true, known: [] }),
        onDone: [
          { guard: { type: 'isInBooks', params: lookIn }, target: 'savingMoved' },
          { guard: { type: 'isDoubted', params: lookIn }, target: 'finished', actions: ends('unclear') },
          { target: 'forgetting', actions: { type: 'setFresh', params: lookIn } },
        ],
        onError: 'forgetting',
      },
    },

    savingMoved: {
      tags: 'busy',
      entry: ends('moved'),
      invoke: {
        id: 'saveMoved',
        src: 'saveIntent',
        input: ({ context }) => ({ ...context.intent, step: 'moved' as const }),
        onDone: 'finished',
        onError: 'finished',
      },
    },

    forgetting: {
      tags: 'busy',
      entry: ends('refused'),
      invoke: {
        id: 'settleIntents',
        src: 'settleIntents',
        input: ({ context: { intent } }) => [{ intent, next: null }],
        onDone: 'finished',
        onError: 'finished',
      },
    },

    finished: { type: 'final' },
  },
})
