import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Intent } from '../intents/intents.domain.ts'
import type { JournalPort } from '../intents/intents.port.ts'
import type { SafeAddress } from '../kernel/address.ts'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { PortActors } from '../kernel/port.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import type { TopUpPort } from './balances.port.ts'
import { hasMoved } from './top-up.domain.ts'

export type PaymentEvent = { type: 'check.chosen' } | { type: 'tab.shown' }

export interface PaymentInput {
  readonly app: AppRef
  /** The top-up for which the server made an invoice. */
  readonly intent: Intent
  /** The accepted address of the payment page. */
  readonly href: SafeAddress
}

export interface PaymentContext extends PaymentInput {
  /** The main balance before the payment; `null` until one is known. */
  before: Kopecks | null
  /** Messages about the last read of the balance. */
  notes: readonly Message[]
}

/**
 * Opens the payment page in this tab. When the supplier comes back with the Back button, the dialog still checks the
 * balance until it changes.
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<
    SetupPort & Pick<TopUpPort, 'openPaymentPage'> & Pick<JournalPort, 'saveIntent' | 'settleIntents'>
  >,
  guards: {
    hasMoved: ({ context }, fresh: Setup) => hasMoved(context.before, fresh.mainBalance),
  },
  actions: {
    setLook: assign(({ context }, fresh: Setup) => ({
      before: context.before ?? fresh.mainBalance,
      notes: [{ key: 'balances.paymentChecked' } as const],
    })),
    setFailure: assign((_, failure: Failure) => ({ notes: messagesOf(failure) })),
    notifyApp,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, before: input.intent.before.main, notes: [] }),
  initial: 'saving',
  states: {
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveIntent',
        src: 'saveIntent',
        input: ({ context }) => ({ ...context.intent, step: 'invoiced' as const }),
        onDone: 'opening',
        onError: 'opening',
      },
    },

    opening: {
      tags: 'busy',
      invoke: {
        id: 'openPaymentPage',
        src: 'openPaymentPage',
        input: ({ context }) => context.href,
        onDone: 'waiting',
        onError: 'waiting',
      },
    },

    waiting: {
      on: { 'check.chosen': 'checking', 'tab.shown': 'checking' },
    },

    checking: {
      tags: 'busy',
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        onDone: [
          { guard: { type: 'hasMoved', params: ({ event }) => event.output }, target: 'forgetting' },
          { target: 'waiting', actions: { type: 'setLook', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'waiting',
          actions: [{ type: 'setFailure', params: failureOf }, logFault('setup settings')],
        },
      },
    },

    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'settleIntents',
        src: 'settleIntents',
        input: ({ context: { intent } }) => [{ intent: { ...intent, step: 'invoiced' as const }, next: null }],
        onDone: 'paid',
        onError: 'paid',
      },
    },

    paid: {
      type: 'final',
      entry: { type: 'notifyApp', params: { type: 'success.reported', message: { key: 'balances.toppedUp' } } },
    },
  },
})

export type PaymentActor = ActorRefFrom<typeof paymentMachine>
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>
