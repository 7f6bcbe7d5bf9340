import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp } from '../kernel/app-ref.ts'
import type { BesideEvent, BesideInput } from '../kit/beside/beside.machine.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import type { Readiness } from './answer.domain.ts'

export interface WhyContext extends Pick<BesideInput, 'app' | 'clock'> {
  /** `null` until it is read. */
  readiness: Readiness | null
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

/**
 * Beside the list of products and the form of one: what keeps all products of the supplier from selling. It is read
 * after the products, which come first.
 */
export const whyMachine = setup({
  types: {
    input: {} as Pick<BesideInput, 'app' | 'clock'>,
    context: {} as WhyContext,
    events: {} as BesideEvent | { type: 'retry.chosen' },
    tags: {} as 'busy',
  },
  actors: {} as { fetchReadiness: Reading<Readiness, void> },
  actions: {
    setReadiness: assign(({ context: { clock } }, readiness: Readiness) => ({ readiness, readAt: clock.now() })),
    notifyApp,
  },
}).createMachine({
  id: 'why',
  context: ({ input: { app, clock } }) => ({ app, clock, readiness: null, readAt: 0 }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'page.read': 'reading', 'record.loaded': 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchReadiness',
        src: 'fetchReadiness',
        onDone: [
          { guard: hasFailed, target: 'failed', actions: logFault('readiness') },
          { target: 'known', actions: { type: 'setReadiness', params: valueIn } },
        ],
      },
    },
    known: { on: { 'refresh.requested': 'reading' } },
    failed: { on: { 'retry.chosen': 'reading', 'refresh.requested': 'reading' } },
  },
})

export type WhyActor = ActorRefFrom<typeof whyMachine>
export type WhySnapshot = SnapshotFrom<typeof whyMachine>
