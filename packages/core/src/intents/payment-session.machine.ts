import type { SnapshotFrom } from 'xstate'
import { type FeatureEvent, notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { type SessionResult, successOf } from './intents.domain.ts'
import type { MoveOutcome } from './move.machine.ts'
import {
  lookBeforeMove,
  notifyUnclear,
  type PaymentSessionContext,
  paymentSessionSetup,
  settledAs,
} from './payment-session.setup.ts'

const ends = (result: SessionResult) => ({ type: 'setResult', params: result }) as const

const finishes = (result: SessionResult) => ({ target: 'finished', actions: ends(result) }) as const

const failed = { target: 'finished', actions: [ends('failed'), notifyFailure] } as const

interface WithContext {
  readonly context: PaymentSessionContext
}

interface WithMove extends WithContext {
  readonly event: { readonly output: MoveOutcome }
}

const outcomeOf = ({ event }: WithMove): MoveOutcome => event.output

/** Reports a completed move, with the server's text if there is one. */
const notifyMoved = [
  {
    type: 'notifyApp',
    params: ({ context: { intent }, event }: WithMove): FeatureEvent => ({
      type: 'success.reported',
      message: event.output.text ?? { key: successOf(must(intent)) },
    }),
  },
  { type: 'notifyApp', params: { type: 'balances.changed' } },
] as const

/**
 * Makes the confirmed moves of money. It holds a lock across all tabs and uses figures read a moment before. A move
 * without a certain response is left to the reconciler.
 */
export const paymentSessionMachine = paymentSessionSetup.createMachine({
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
        id: 'lookup',
        src: 'lookup',
        input: ({ context }) => lookBeforeMove(context),
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
                type: 'notifyApp',
                params: ({ event }) => ({ type: 'failure.reported', failure: must(event.output.failure) }),
              },
            ],
          },
        ],
        onError: failed,
      },
    },

    deciding: {
      always: [
        // The journal says that an earlier move was not made, but its mark shows that the server carried it out later.
        { guard: 'isFoundLate', target: 'settlingLate', actions: 'setFoundLate' },
        // A line without a mark may be that move, so sending it again could move the money twice.
        { guard: 'isDoubted', target: 'doubting', actions: 'setDoubted' },
        { guard: 'hasMove', target: 'moving', actions: 'openIntent' },
        finishes('decided'),
      ],
    },

    settlingLate: {
      tags: 'busy',
      entry: [
        {
          type: 'notifyApp',
          params: ({ context }) => ({ type: 'success.reported', message: { key: successOf(must(context.intent)) } }),
        },
        { type: 'notifyApp', params: { type: 'balances.changed' } },
      ],
      invoke: {
        id: 'settleIntents',
        src: 'settleIntents',
        input: ({ context }) => settledAs(context, 'moved'),
        onDone: finishes('decided'),
        onError: finishes('decided'),
      },
    },

    doubting: {
      tags: 'busy',
      invoke: {
        id: 'settleIntents',
        src: 'settleIntents',
        input: ({ context }) => settledAs(context, 'unknown'),
        onDone: { target: 'finished', actions: [ends('pending'), notifyUnclear] },
        onError: failed,
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
                type: 'notifyApp',
                params: ({ event }) => ({ type: 'failure.reported', failure: must(event.output.failure) }),
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
