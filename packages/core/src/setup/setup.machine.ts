import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { failureOf, mayAskAgain, noteFault, pauseAfter, sinceIn } from '../kit/load/reading.domain.ts'
import type { Setup } from './setup.domain.ts'
import type { SetupCachePort, SetupPort } from './setup.port.ts'

export type SetupEvent = { type: 'refresh.wanted'; since?: number }

export interface SetupContext {
  trunk: Trunk
  supplierId: number
  setup: Setup | null
  isStale: boolean
  hasRetried: boolean
  failure: Failure | null
  pause: number
}

/** The settings of the signed-in supplier: recalled from the last visit, then read, then read again when asked. */
export const setupMachine = setup({
  types: {
    input: {} as { trunk: Trunk; supplierId: number },
    context: {} as SetupContext,
    events: {} as SetupEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as PortActors<SetupPort & SetupCachePort>,
  guards: {
    mayAskAgain: ({ context }, failure: Failure) => !context.hasRetried && mayAskAgain(failure),
  },
  actions: {
    rememberRecalled: assign((_, recalled: Setup | null) => ({ setup: recalled, isStale: recalled !== null })),
    rememberSetup: assign((_, fresh: Setup) => ({ setup: fresh, isStale: false, failure: null, hasRetried: false })),
    rememberFailure: assign(({ context }, failure: Failure) => ({
      failure,
      isStale: context.setup !== null,
      hasRetried: false,
    })),
    rememberPause: assign((_, failure: Failure) => ({ hasRetried: true, pause: pauseAfter(failure) })),
    tellTrunk,
  },
  delays: { pauseEnds: ({ context }) => context.pause },
}).createMachine({
  id: 'setup',
  context: ({ input }) => ({
    ...input,
    setup: null,
    isStale: false,
    hasRetried: false,
    failure: null,
    pause: 0,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'recallSetup',
        src: 'recallSetup',
        input: ({ context }) => context.supplierId,
        onDone: { target: 'loading', actions: { type: 'rememberRecalled', params: ({ event }) => event.output } },
        onError: 'loading',
      },
    },

    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        input: sinceIn,
        onDone: {
          target: 'keeping',
          actions: [
            { type: 'rememberSetup', params: ({ event }) => event.output },
            { type: 'tellTrunk', params: ({ event }): TrunkEvent => ({ type: 'setup.learned', setup: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'mayAskAgain', params: failureOf },
            target: 'waiting',
            actions: { type: 'rememberPause', params: failureOf },
          },
          {
            target: 'failed',
            actions: [{ type: 'rememberFailure', params: failureOf }, noteFault('setup settings')],
          },
        ],
      },
      on: { 'refresh.wanted': { target: 'loading', reenter: true } },
    },

    waiting: {
      tags: 'loading',
      after: { pauseEnds: 'loading' },
      on: { 'refresh.wanted': 'loading' },
    },

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepSetup',
        src: 'keepSetup',
        input: ({ context }) => ({ supplierId: context.supplierId, setup: must(context.setup) }),
        onDone: 'known',
        onError: 'known',
      },
      on: { 'refresh.wanted': 'loading' },
    },

    known: {
      on: { 'refresh.wanted': 'loading' },
    },

    failed: {
      on: { 'refresh.wanted': 'loading' },
    },
  },
})

export type SetupActor = ActorRefFrom<typeof setupMachine>
export type SetupSnapshot = SnapshotFrom<typeof setupMachine>
