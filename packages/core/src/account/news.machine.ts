import { assign, setup } from 'xstate'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import type { SupplierPatch } from '../session/session.domain.ts'

export type NewsEvent = { type: 'supplier.reported'; patch: SupplierPatch }

export interface NewsContext {
  trunk: Trunk
  pending: SupplierPatch | null
}

/** News about the supplier: the first is told at once, what bursts in behind it is told together. */
export const newsMachine = setup({
  types: {
    input: {} as { trunk: Trunk },
    context: {} as NewsContext,
    events: {} as NewsEvent,
  },
  guards: {
    hasPending: ({ context }) => context.pending !== null,
  },
  actions: {
    collectNews: assign(({ context }, patch: SupplierPatch) => ({ pending: { ...context.pending, ...patch } })),
    forgetPending: assign({ pending: null }),
    tellTrunk,
  },
  delays: { burstEnds: 500 },
}).createMachine({
  id: 'news',
  context: ({ input }) => ({ trunk: input.trunk, pending: null }),
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'supplier.reported': {
          target: 'settling',
          actions: {
            type: 'tellTrunk',
            params: ({ event }) => ({ type: 'supplier.changed' as const, patch: event.patch }),
          },
        },
      },
    },

    settling: {
      after: {
        burstEnds: [
          {
            guard: 'hasPending',
            target: 'settling',
            reenter: true,
            actions: [
              {
                type: 'tellTrunk',
                params: ({ context }) => ({ type: 'supplier.changed' as const, patch: context.pending ?? {} }),
              },
              'forgetPending',
            ],
          },
          { target: 'quiet', actions: { type: 'tellTrunk', params: { type: 'setup.outdated' } } },
        ],
      },
      on: { 'supplier.reported': { actions: { type: 'collectNews', params: ({ event }) => event.patch } } },
    },
  },
})
