import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import { sinceIn, valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Setup } from './setup.domain.ts'
import type { SetupCachePort, SetupPort } from './setup.port.ts'

export type SetupEvent = { type: 'refresh.wanted'; since?: number }

export interface SetupContext {
  trunk: Trunk
  supplierId: number
  setup: Setup | null
  isStale: boolean
  failure: Failure | null
}

/** The settings of the signed-in supplier: recalled from the last visit, then read, then read again when asked. */
export const setupMachine = setup({
  types: {
    input: {} as { trunk: Trunk; supplierId: number },
    context: {} as SetupContext,
    events: {} as SetupEvent,
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as Readings<SetupPort> & PortActors<SetupCachePort>,
  actions: {
    rememberRecalled: assign((_, recalled: Setup | null) => ({ setup: recalled, isStale: recalled !== null })),
    rememberSetup: assign((_, fresh: Setup) => ({ setup: fresh, isStale: false, failure: null })),
    setFailure: assign(({ context }, failure: Failure) => ({ failure, isStale: context.setup !== null })),
    tellTrunk,
  },
}).createMachine({
  id: 'setup',
  context: ({ input }) => ({ ...input, setup: null, isStale: false, failure: null }),
  initial: 'recalling',
  on: { 'refresh.wanted': '.loading' },
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
      // They are read next anyway.
      on: { 'refresh.wanted': {} },
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
              { type: 'rememberSetup', params: valueIn },
              {
                type: 'tellTrunk',
                params: ({ event }): TrunkEvent => ({ type: 'setup.learned', setup: valueIn({ event }) }),
              },
            ],
          },
        ],
      },
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
    },

    known: {},
    failed: {},
  },
})

export type SetupActor = ActorRefFrom<typeof setupMachine>
export type SetupSnapshot = SnapshotFrom<typeof setupMachine>
