import { assign, setup } from 'xstate'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import { isContested, withoutLink } from './account.domain.ts'

export type NewsEvent =
  | { type: 'supplier.reported'; patch: SupplierPatch }
  | { type: 'supplier.learned'; supplier: Supplier }

export interface NewsContext {
  trunk: Trunk
  supplier: Supplier
  /** Telegram was linked, and is not any more. */
  isUnlinked: boolean
  pending: SupplierPatch | null
  /** What was reported of late, field by field. */
  reported: SupplierPatch
  /** Reports differ from each other, or from what was done here, and nothing in them tells which is the newer one. */
  isContested: boolean
}

const credible = ({ isUnlinked }: NewsContext, patch: SupplierPatch): SupplierPatch =>
  isUnlinked ? withoutLink(patch) : patch

/** News about the supplier: the first is told at once, what bursts in behind it is told together. */
export const newsMachine = setup({
  types: {
    input: {} as Pick<NewsContext, 'trunk' | 'supplier'>,
    context: {} as NewsContext,
    events: {} as NewsEvent,
  },
  guards: {
    hasPending: ({ context }) => context.pending !== null,
    isContested: ({ context }) => context.isContested,
  },
  actions: {
    rememberSupplier: assign(({ context }, supplier: Supplier) => ({
      supplier,
      isUnlinked: supplier.telegramId === null && (context.isUnlinked || context.supplier.telegramId !== null),
    })),
    collectNews: assign(({ context }, patch: SupplierPatch) => ({
      pending: { ...context.pending, ...credible(context, patch) },
    })),
    compareNews: assign(({ context }, patch: SupplierPatch) => ({
      isContested: context.isContested || isContested(context.reported, patch) || credible(context, patch) !== patch,
      reported: { ...context.reported, ...patch },
    })),
    settleContest: assign({ isContested: false }),
    forgetReported: assign({ reported: {} }),
    forgetPending: assign({ pending: null }),
    tellTrunk,
  },
  // So far apart two reports come in the order in which they were sent.
  delays: { burstEnds: 500, orderIsSure: 10_000 },
}).createMachine({
  id: 'news',
  context: ({ input }) => ({ ...input, isUnlinked: false, pending: null, reported: {}, isContested: false }),
  initial: 'quiet',
  on: { 'supplier.learned': { actions: { type: 'rememberSupplier', params: ({ event }) => event.supplier } } },
  states: {
    quiet: {
      after: { orderIsSure: { actions: 'forgetReported' } },
      on: {
        'supplier.reported': {
          target: 'settling',
          actions: [
            { type: 'compareNews', params: ({ event }) => event.patch },
            {
              type: 'tellTrunk',
              params: ({ context, event }) => ({
                type: 'supplier.changed' as const,
                patch: credible(context, event.patch),
              }),
            },
          ],
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
          {
            guard: 'isContested',
            target: 'quiet',
            actions: [
              'settleContest',
              { type: 'tellTrunk', params: { type: 'account.outdated' } },
              { type: 'tellTrunk', params: { type: 'setup.outdated' } },
            ],
          },
          { target: 'quiet', actions: { type: 'tellTrunk', params: { type: 'setup.outdated' } } },
        ],
      },
      on: {
        'supplier.reported': {
          actions: [
            { type: 'compareNews', params: ({ event }) => event.patch },
            { type: 'collectNews', params: ({ event }) => event.patch },
          ],
        },
      },
    },
  },
})
