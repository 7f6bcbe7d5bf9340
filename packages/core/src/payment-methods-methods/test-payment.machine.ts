import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp } from '../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { BesideEvent, BesideInput, RecordLoaded } from '../kit/beside/beside.machine.ts'
import { writes } from '../kit/claims/claims.ts'
import { failureIn, failureOf, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { PaymentMethod } from './methods.domain.ts'
import { mayTest, type TestPayment, type TestPaymentStatus } from './test-payment.domain.ts'
import type { PaymentHostsPort, TestPaymentPort } from './test-payment.port.ts'

export type TestPaymentEvent =
  | { type: 'test.chosen' }
  | { type: 'check.chosen' }
  | { type: 'retry.chosen' }
  | BesideEvent

export interface TestPaymentContext extends BesideInput {
  /** The id of the payment method; `null` until it is loaded. */
  method: string | null
  hosts: readonly string[]
  /** The idempotency key of the payment that was requested here; `null` before that. */
  key: string | null
  payment: TestPayment | null
  failure: Failure | null
}

const foundIn = valueIn<TestPayment | null>
const rowIn = ({ event }: { readonly event: RecordLoaded }): unknown => event.row

/** The branches after reading the newest test payment, by its status. */
const byStatus = [
  { guard: { type: 'is', params: 'waiting' }, target: 'waiting' },
  { guard: 'isAny', target: 'ended' },
] as const

/**
 * Beside the form of a payment method: a test payment. It moves no money of the supplier, so it needs no intent: a request without a response
 * is looked up, and sent again with the same key. The server keeps the newest one, so that it survives a reload.
 */
export const testPaymentMachine = setup({
  types: {
    input: {} as BesideInput,
    context: {} as TestPaymentContext,
    events: {} as TestPaymentEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<TestPaymentPort, 'startTest'> & PaymentHostsPort> &
    Readings<Pick<TestPaymentPort, 'findTest'>>,
  guards: {
    is: ({ context }, status: TestPaymentStatus) => context.payment?.status === status,
    isAny: ({ context }) => context.payment !== null,
    isOwn: ({ context }, found: TestPayment | null) => found !== null && found.key === context.key,
    mayTest: (_, row: unknown) => mayTest(row as PaymentMethod),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    setMethod: assign((_, row: unknown) => ({ method: (row as PaymentMethod).id })),
    setHosts: assign((_, hosts: readonly string[]) => ({ hosts })),
    setKey: assign(({ context: { ids } }) => ({ key: ids.next(), failure: null })),
    setPayment: assign((_, payment: TestPayment | null) => ({ payment, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyApp,
  },
  delays: { lookPause: 5000 },
}).createMachine({
  id: 'testPayment',
  context: ({ input }) => ({ ...input, method: null, hosts: [], key: null, payment: null, failure: null }),
  initial: 'idle',
  states: {
    // A method without a provider has nothing to test.
    idle: {
      on: {
        'record.loaded': {
          guard: { type: 'mayTest', params: rowIn },
          target: 'learning',
          actions: { type: 'setMethod', params: rowIn },
        },
      },
    },

    learning: {
      tags: 'busy',
      invoke: {
        id: 'fetchPaymentHosts',
        src: 'fetchPaymentHosts',
        onDone: { target: 'arriving', actions: { type: 'setHosts', params: ({ event }) => event.output } },
        onError: 'arriving',
      },
    },

    arriving: {
      tags: 'busy',
      invoke: {
        id: 'findTest',
        src: 'findTest',
        input: ({ context }) => must(context.method),
        onDone: [
          { guard: hasFailed, target: 'offered', actions: logFault('the test payment') },
          { target: 'found', actions: { type: 'setPayment', params: foundIn } },
        ],
      },
    },

    found: { always: [...byStatus, { target: 'offered' }] },

    offered: { on: { 'test.chosen': { target: 'starting', actions: 'setKey' } } },

    starting: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'startTest',
          src: 'startTest',
          input: ({ context: { method, key } }) => ({ method: must(method), key: must(key) }),
          onDone: { target: 'found', actions: { type: 'setPayment', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'isUnclear', params: failureOf },
              target: 'lookingUp',
              actions: { type: 'setFailure', params: failureOf },
            },
            { target: 'unsent', actions: { type: 'setFailure', params: failureOf } },
          ],
        },
      ],
    },

    // The response was lost: the payment with this key shows whether the request arrived.
    lookingUp: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'lookUp',
          src: 'findTest',
          input: ({ context }) => must(context.method),
          onDone: [
            { guard: hasFailed, target: 'unsent' },
            {
              guard: { type: 'isOwn', params: foundIn },
              target: 'found',
              actions: { type: 'setPayment', params: foundIn },
            },
            { target: 'unsent' },
          ],
        },
      ],
    },

    // With the same key, because the first request may still arrive.
    unsent: { on: { 'retry.chosen': 'starting' } },

    waiting: {
      after: { lookPause: 'checking' },
      on: { 'check.chosen': 'checking', 'refresh.requested': 'checking' },
    },

    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'findTest',
        input: ({ context }) => must(context.method),
        onDone: [
          { guard: hasFailed, target: 'waiting', actions: { type: 'setFailure', params: failureIn } },
          { target: 'found', actions: { type: 'setPayment', params: foundIn } },
        ],
      },
    },

    ended: { on: { 'test.chosen': { target: 'starting', actions: 'setKey' } } },
  },
})

export type TestPaymentActor = ActorRefFrom<typeof testPaymentMachine>
export type TestPaymentSnapshot = SnapshotFrom<typeof testPaymentMachine>
