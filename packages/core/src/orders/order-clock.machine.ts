import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { BesideEvent, BesideInput } from '../kit/beside/beside.machine.ts'
import { type CopyActor, copyMachine } from '../kit/copy/copy.machine.ts'
import type { ListQuery } from '../kit/list/list.domain.ts'
import { type PickListActor, pickListMachine } from './pick-list.machine.ts'

const storeOf = (query: ListQuery): string | null => ('store' in query ? (query.store as string | null) : null)

/**
 * Beside the orders: the time of the panel's clock by the minute, from which the views derive how long is left, the pick
 * list, and the copying of numbers.
 */
export const orderClockMachine = setup({
  types: {
    input: {} as BesideInput,
    context: {} as BesideInput & { now: number },
    events: {} as BesideEvent,
    children: {} as { pickList: 'pickList'; copy: 'copy' },
  },
  actors: { pickList: pickListMachine, copy: copyMachine },
  actions: {
    setNow: assign(({ context: { clock } }) => ({ now: clock.now() })),
    tellStore: ({ self }, store: string | null) => childOf(self, 'pickList')?.send({ type: 'store.changed', store }),
    notifyApp,
  },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'orderClock',
  context: ({ input }) => ({ ...input, now: input.clock.now() }),
  invoke: [
    {
      id: 'pickList',
      src: 'pickList',
      input: ({ context: { app, ids, page } }) => ({ app, ids, page }),
      onError: { actions: notifyFailure },
    },
    {
      id: 'copy',
      src: 'copy',
      input: ({ context: { app } }) => ({ app, text: '' }),
      onError: { actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'copy stopped' } } },
    },
  ],
  initial: 'ticking',
  states: { ticking: { after: { minute: { target: 'ticking', reenter: true, actions: 'setNow' } } } },
  on: {
    'page.read': { actions: ['setNow', { type: 'tellStore', params: ({ event }) => storeOf(event.query) }] },
  },
})

export type OrderClockActor = ActorRefFrom<typeof orderClockMachine>
export type OrderClockSnapshot = SnapshotFrom<typeof orderClockMachine>

/** The pick list beside the orders. */
export const pickListIn = ({ children }: OrderClockSnapshot): PickListActor | undefined => children.pickList

/** The machine that copies a number beside the orders. */
export const orderCopyIn = ({ children }: OrderClockSnapshot): CopyActor | undefined => children.copy

export const selectNow = ({ context }: OrderClockSnapshot): number => context.now
