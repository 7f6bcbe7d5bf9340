import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type Intent, invoicedIn } from '../intents/intents.domain.ts'
import type { JournalPort } from '../intents/intents.port.ts'
import { type AppRef, type FeatureEvent, notifyApp } from '../kernel/app-ref.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { PortActors } from '../kernel/port.ts'
import { logFault } from '../kit/load/reading.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import { type PaymentResult, pauseBeforeLook, unmovedMessage } from './payment-return.domain.ts'
import { hasMoved } from './top-up.domain.ts'

export type PaymentReturnEvent =
  | { type: 'payment.returned'; result: PaymentResult }
  | { type: 'setup.loaded'; setup: Setup }
  | { type: 'tab.shown' }

export interface PaymentReturnInput {
  readonly app: AppRef
  readonly supplierId: number
  /** The payment result in the return address; `null` without one. */
  readonly result: PaymentResult | null
}

export interface PaymentReturnContext {
  app: AppRef
  supplierId: number
  result: PaymentResult | null
  /** The journal's top-up whose money is awaited. */
  pending: Intent | null
  /** The balance before the payment; `null` until one is known. */
  before: Kopecks | null
  looks: number
}

const askAgain = { type: 'notifyApp', params: { type: 'balances.changed' } } as const

const notifyToppedUp = [
  { type: 'notifyApp', params: { type: 'success.reported', message: { key: 'balances.toppedUp' } } },
  'resumePurchase',
] as const

const sayUnmoved = {
  type: 'notifyApp',
  params: ({ context: { result } }: { context: PaymentReturnContext }): FeatureEvent => ({
    type: 'warning.reported',
    message: unmovedMessage(result),
  }),
} as const

/**
 * Handles a return from the payment page, by its link or the Back button. Only a change of the balance proves the
 * payment.
 */
export const paymentReturnMachine = setup({
  types: {
    input: {} as PaymentReturnInput,
    context: {} as PaymentReturnContext,
    events: {} as PaymentReturnEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<SetupPort & Pick<JournalPort, 'loadIntents' | 'settleIntents'>>,
  guards: {
    isCancelled: ({ context }) => context.result === 'cancel',
    isReported: ({ context }) => context.result !== null,
    isUnreported: ({ context }) => context.result === null,
    isPending: ({ context }) => context.pending !== null,
    hasMoved: ({ context }, fresh: Setup) => hasMoved(context.before, fresh.mainBalance),
    mayLookAgain: ({ context }) => pauseBeforeLook(context.looks + 1) !== null,
  },
  actions: {
    setResult: assign((_, result: PaymentResult | null) => ({ result })),
    setPending: assign((_, journal: readonly Intent[]) => {
      const pending = invoicedIn(journal)
      return { pending, before: pending?.before.main ?? null, looks: 0 }
    }),
    setLook: assign(({ context }, fresh: Setup | null) => ({
      looks: context.looks + 1,
      before: context.before ?? fresh?.mainBalance ?? null,
    })),
    // A top-up that began at the paywall returns to the page behind it.
    resumePurchase: ({ context: { pending, app } }) => {
      if (!pending?.returnTo) return
      app.send({ type: 'purchase.resumed' })
      app.send({ type: 'navigation.requested', location: { to: pending.returnTo } })
    },
    notifyApp,
  },
  delays: { lookIsDue: ({ context }) => pauseBeforeLook(context.looks) ?? 0 },
}).createMachine({
  id: 'paymentReturn',
  context: ({ input }) => ({ ...input, pending: null, before: null, looks: 0 }),
  initial: 'recalling',
  on: {
    'payment.returned': {
      target: '.recalling',
      actions: { type: 'setResult', params: ({ event }) => event.result },
    },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'loadIntents',
        src: 'loadIntents',
        input: ({ context }) => context.supplierId,
        onDone: { target: 'deciding', actions: { type: 'setPending', params: ({ event }) => event.output } },
        onError: { target: 'deciding', actions: { type: 'setPending', params: [] } },
      },
    },

    deciding: {
      always: [
        {
          guard: 'isCancelled',
          target: 'forgetting',
          actions: [
            { type: 'notifyApp', params: { type: 'warning.reported', message: { key: 'balances.paymentCancelled' } } },
            askAgain,
          ],
        },
        { guard: 'isReported', target: 'awaitingMoney' },
        { guard: 'isPending', target: 'looking' },
        { target: 'quiet' },
      ],
    },

    awaitingMoney: {
      after: { lookIsDue: 'looking' },
      on: {
        'setup.loaded': {
          guard: { type: 'hasMoved', params: ({ event }) => event.setup },
          target: 'forgetting',
          actions: notifyToppedUp,
        },
      },
    },

    looking: {
      tags: 'busy',
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        onDone: [
          { guard: 'isUnreported', target: 'forgetting', actions: askAgain },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.output },
            target: 'forgetting',
            actions: [...notifyToppedUp, askAgain],
          },
          {
            guard: 'mayLookAgain',
            target: 'awaitingMoney',
            actions: { type: 'setLook', params: ({ event }) => event.output },
          },
          { target: 'forgetting', actions: [sayUnmoved, askAgain] },
        ],
        onError: [
          { guard: 'isUnreported', target: 'quiet', actions: logFault('setup settings') },
          { guard: 'mayLookAgain', target: 'awaitingMoney', actions: { type: 'setLook', params: null } },
          { target: 'quiet', actions: [sayUnmoved, logFault('setup settings')] },
        ],
      },
    },

    forgetting: {
      tags: 'busy',
      invoke: {
        id: 'settleIntents',
        src: 'settleIntents',
        input: ({ context: { pending } }) => (pending ? [{ intent: pending, next: null }] : []),
        onDone: 'quiet',
        onError: 'quiet',
      },
    },

    quiet: {
      entry: { type: 'setResult', params: null },
      on: { 'tab.shown': 'recalling' },
    },
  },
})

export type PaymentReturnActor = ActorRefFrom<typeof paymentReturnMachine>
export type PaymentReturnSnapshot = SnapshotFrom<typeof paymentReturnMachine>
