import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { BesideEvent, BesideInput } from '../kit/section/beside.machine.ts'

type Clock = Pick<BesideInput, 'clock'>

/** Beside the orders: the time of the panel's clock by the minute, from which the views derive how long is left. */
export const orderClockMachine = setup({
  types: { input: {} as Clock, context: {} as Clock & { now: number }, events: {} as BesideEvent },
  actions: { setNow: assign(({ context: { clock } }) => ({ now: clock.now() })) },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'orderClock',
  context: ({ input: { clock } }) => ({ clock, now: clock.now() }),
  initial: 'ticking',
  states: { ticking: { after: { minute: { target: 'ticking', reenter: true, actions: 'setNow' } } } },
  on: { 'page.read': { actions: 'setNow' } },
})

export type OrderClockActor = ActorRefFrom<typeof orderClockMachine>
export type OrderClockSnapshot = SnapshotFrom<typeof orderClockMachine>

export const selectNow = ({ context }: OrderClockSnapshot): number => context.now
