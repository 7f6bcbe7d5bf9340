import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type Intent, invoicedIn } from '../intents/intents.domain.ts'
import type { JournalPort } from '../intents/intents.port.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { noteFault } from '../kit/load/reading.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { SetupPort } from '../setup/setup.port.ts'
import { type PaymentResult, pauseBeforeLook, unmovedMessage } from './payment-return.domain.ts'
import { hasMoved } from './top-up.domain.ts'

export type PaymentReturnEvent =
  | { type: 'payment.returned'; result: PaymentResult }
  | { type: 'setup.learned'; setup: Setup }
  | { type: 'tab.shown' }

export interface PaymentReturnInput {
  readonly trunk: Trunk
  readonly supplierId: number
  /** What the address says; `null` when it says nothing. */
  readonly result: PaymentResult | null
}

export interface PaymentReturnContext {
  trunk: Trunk
  supplierId: number
  result: PaymentResult | null
  /** The top-up that is waited for. */
  pending: Intent | null
  /** The balance to compare with; `null` until one is known. */
  before: Kopecks | null
  looks: number
}

const askAgain = { type: 'tellTrunk', params: { type: 'balances.changed' } } as const

const notifyToppedUp = [
  { type: 'tellTrunk', params: { type: 'success.met', message: { key: 'balances.toppedUp' } } },
  'resumePurchase',
] as const

const sayUnmoved = {
  type: 'tellTrunk',
  params: ({ context: { result } }: { context: PaymentReturnContext }): TrunkEvent => ({
    type: 'warning.met',
    message: unmovedMessage(result),
  }),
} as const

/** Coming back from a payment page, by its own link or by going back: the balance is what counts. */
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
    rememberResult: assign((_, result: PaymentResult | null) => ({ result })),
    setPending: assign((_, journal: readonly Intent[]) => {
      const pending = invoicedIn(journal)
      return { pending, before: pending?.before.main ?? null, looks: 0 }
    }),
    rememberLook: assign(({ context }, fresh: Setup | null) => ({
      looks: context.looks + 1,
      before: context.before ?? fresh?.mainBalance ?? null,
    })),
    // A top-up that was begun at the paywall leads back to it.
    resumePurchase: ({ context: { pending, trunk } }) => {
      if (!pending?.returnTo) return
      trunk.send({ type: 'purchase.resumed' })
      trunk.send({ type: 'place.wanted', place: { to: pending.returnTo } })
    },
    tellTrunk,
  },
  delays: { lookIsDue: ({ context }) => pauseBeforeLook(context.looks) ?? 0 },
}).createMachine({
  id: 'paymentReturn',
  context: ({ input }) => ({ ...input, pending: null, before: null, looks: 0 }),
  initial: 'recalling',
  on: {
    'payment.returned': {
      target: '.recalling',
      actions: { type: 'rememberResult', params: ({ event }) => event.result },
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
            { type: 'tellTrunk', params: { type: 'warning.met', message: { key: 'balances.paymentCancelled' } } },
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
        'setup.learned': {
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
            actions: { type: 'rememberLook', params: ({ event }) => event.output },
          },
          { target: 'forgetting', actions: [sayUnmoved, askAgain] },
        ],
        onError: [
          { guard: 'isUnreported', target: 'quiet', actions: noteFault('setup settings') },
          { guard: 'mayLookAgain', target: 'awaitingMoney', actions: { type: 'rememberLook', params: null } },
          { target: 'quiet', actions: [sayUnmoved, noteFault('setup settings')] },
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
      entry: { type: 'rememberResult', params: null },
      on: { 'tab.shown': 'recalling' },
    },
  },
})

export type PaymentReturnActor = ActorRefFrom<typeof paymentReturnMachine>
export type PaymentReturnSnapshot = SnapshotFrom<typeof paymentReturnMachine>
