import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Abort } from '../kernel/port.ts'
import { type CopyActor, copyMachine } from '../kit/copy/copy.machine.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Order } from './orders.domain.ts'

export interface OneOrderPort {
  /** Resolves with `null` when the order does not exist any more. */
  fetchOrder(id: string, signal: Abort): Promise<Order | null>
}

export interface OneOrderInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly id: string
}

export interface OneOrderContext extends OneOrderInput {
  /** The order as it was read last; a failed read keeps it. */
  order: Order | null
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

/** One order beside something else, such as a conversation about it; it is read again when it changes. */
export const oneOrderMachine = setup({
  types: {
    input: {} as OneOrderInput,
    context: {} as OneOrderContext,
    events: {} as { type: 'order.changed'; id: string | null },
    tags: {} as 'busy',
    children: {} as { copy: 'copy' },
  },
  actors: { ...({} as Readings<OneOrderPort>), copy: copyMachine },
  guards: {
    // Without an id any order may have changed.
    isThis: ({ context: { id } }, changed: string | null) => changed === null || changed === id,
  },
  actions: {
    setOrder: assign(({ context: { clock } }, order: Order | null) => ({ order, readAt: clock.now() })),
    notifyApp,
  },
}).createMachine({
  id: 'oneOrder',
  context: ({ input }) => ({ ...input, order: null, readAt: 0 }),
  invoke: {
    id: 'copy',
    src: 'copy',
    input: ({ context: { app } }) => ({ app, text: '' }),
    onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'copy stopped' } } },
  },
  initial: 'reading',
  on: { 'order.changed': { guard: { type: 'isThis', params: ({ event }) => event.id }, target: '.reading' } },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: ({ context: { id } }) => id,
        onDone: [
          { guard: hasFailed, target: 'known', actions: logFault('order of a conversation') },
          { target: 'known', actions: { type: 'setOrder', params: valueIn } },
        ],
      },
    },
    known: {},
  },
})

/** The machine that copies the number of the waybill. */
export const copyBesideOrder = ({ children }: OneOrderSnapshot): CopyActor | undefined => children.copy

export type OneOrderSnapshot = SnapshotFrom<typeof oneOrderMachine>
export type OneOrderActor = ActorRefFrom<typeof oneOrderMachine>
