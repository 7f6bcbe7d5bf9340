import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { Offered } from '../kernel/offered.ts'
import type { PortActors } from '../kernel/port.ts'
import { sinceIn, valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type Setup, setupWithin } from './setup.domain.ts'
import type { SetupCachePort, SetupPort } from './setup.port.ts'

export type SetupEvent = { type: 'refresh.requested'; since?: number }

export interface SetupContext {
  app: AppRef
  supplierId: number
  /** The sections that the build names. */
  built: Offered
  setup: Setup | null
  isStale: boolean
  failure: Failure | null
}

/** The settings of the signed-in supplier: read from the cache, then fetched, then fetched again on request. */
export const setupMachine = setup({
  types: {
    input: {} as { app: AppRef; supplierId: number; built?: Offered },
    context: {} as SetupContext,
    events: {} as SetupEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as Readings<SetupPort> & PortActors<SetupCachePort>,
  actions: {
    setCached: assign(({ context: { built } }, recalled: Setup | null) => ({
      setup: recalled && setupWithin(built, recalled),
      isStale: recalled !== null,
    })),
    setSetup: assign(({ context: { built } }, fresh: Setup) => ({
      setup: setupWithin(built, fresh),
      isStale: false,
      failure: null,
    })),
    setFailure: assign(({ context }, failure: Failure) => ({ failure, isStale: context.setup !== null })),
    notifyApp,
  },
}).createMachine({
  id: 'setup',
  context: ({ input }) => ({ built: null, ...input, setup: null, isStale: false, failure: null }),
  initial: 'recalling',
  on: { 'refresh.requested': '.loading' },
  states: {
    recalling: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'loadCachedSetup',
        src: 'loadCachedSetup',
        input: ({ context }) => context.supplierId,
        onDone: { target: 'loading', actions: { type: 'setCached', params: ({ event }) => event.output } },
        onError: 'loading',
      },
      // The settings are fetched next anyway.
      on: { 'refresh.requested': {} },
    },

    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchSetup',
        src: 'fetchSetup',
        input: sinceIn,
        onDone: [
          whenFailed('failed', 'setup settings'),
          {
            target: 'keeping',
            actions: [
              { type: 'setSetup', params: valueIn },
              {
                type: 'notifyApp',
                params: ({ context: { built }, event }): FeatureEvent => ({
                  type: 'setup.loaded',
                  setup: setupWithin(built, valueIn({ event })),
                }),
              },
            ],
          },
        ],
      },
    },

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'saveSetup',
        src: 'saveSetup',
        input: ({ context }) => ({ supplierId: context.supplierId, setup: must(context.setup) }),
        onDone: 'known',
        onError: 'known',
      },
    },

    known: {},
    failed: {},
  },
})

export type SetupActor = ActorRefFrom<typeof setupMachine>
export type SetupSnapshot = SnapshotFrom<typeof setupMachine>
