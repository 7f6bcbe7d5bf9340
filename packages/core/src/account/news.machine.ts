import { assign, setup } from 'xstate'
import type { ClockPort } from '../kernel/clock.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import { type Concern, isContested, type SupplierReported, withoutLink } from './account.domain.ts'

export type NewsEvent = SupplierReported | { type: 'supplier.learned'; supplier: Supplier }

/** Told to the panel: no more news come for now, and this is what they have made old. */
export interface NewsSettled {
  readonly type: 'news.settled'
  readonly concerns: readonly Concern[]
  /** When the last of them came. */
  readonly since: number
}

export interface NewsContext {
  trunk: Trunk
  panel: { send(news: NewsSettled): void }
  clock: ClockPort
  supplier: Supplier
  /** Telegram was linked, and is not any more. */
  isUnlinked: boolean
  pending: SupplierPatch | null
  /** What was reported of late, field by field. */
  reported: SupplierPatch
  concerns: readonly Concern[]
  since: number
}

const credible = ({ isUnlinked }: NewsContext, patch: SupplierPatch): SupplierPatch =>
  isUnlinked ? withoutLink(patch) : patch

/** Reports differ from each other, or from what was done here, and nothing in them tells which is the newer one. */
const isDoubtful = (context: NewsContext, patch: SupplierPatch): boolean =>
  isContested(context.reported, patch) || credible(context, patch) !== patch

/** News about the supplier: the first is told at once, what bursts in behind it is told together. */
export const newsMachine = setup({
  types: {
    input: {} as Pick<NewsContext, 'trunk' | 'panel' | 'clock' | 'supplier'>,
    context: {} as NewsContext,
    events: {} as NewsEvent,
  },
  guards: {
    hasPending: ({ context }) => context.pending !== null,
  },
  actions: {
    rememberSupplier: assign(({ context }, supplier: Supplier) => ({
      supplier,
      isUnlinked: supplier.telegramId === null && (context.isUnlinked || context.supplier.telegramId !== null),
    })),
    noteNews: assign(({ context }, { patch, concerns = [] }: SupplierReported) => ({
      concerns: [
        ...new Set([...context.concerns, ...concerns, ...(isDoubtful(context, patch) ? (['account'] as const) : [])]),
      ],
      reported: { ...context.reported, ...patch },
      since: context.clock.now(),
    })),
    collectNews: assign(({ context }, { patch }: SupplierReported) => ({
      pending: { ...context.pending, ...credible(context, patch) },
    })),
    forgetReported: assign({ reported: {} }),
    forgetPending: assign({ pending: null }),
    tellSettled: ({ context: { panel, concerns, since } }) => panel.send({ type: 'news.settled', concerns, since }),
    forgetConcerns: assign({ concerns: [] }),
    tellTrunk,
  },
  // So far apart two reports come in the order in which they were sent.
  delays: { burstEnds: 500, orderIsSure: 10_000 },
}).createMachine({
  id: 'news',
  context: ({ input }) => ({ ...input, isUnlinked: false, pending: null, reported: {}, concerns: [], since: 0 }),
  initial: 'quiet',
  on: { 'supplier.learned': { actions: { type: 'rememberSupplier', params: ({ event }) => event.supplier } } },
  states: {
    quiet: {
      after: { orderIsSure: { actions: 'forgetReported' } },
      on: {
        'supplier.reported': {
          target: 'settling',
          actions: [
            { type: 'noteNews', params: ({ event }) => event },
            {
              type: 'tellTrunk',
              params: ({ context, event }): TrunkEvent => ({
                type: 'supplier.changed',
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
                params: ({ context }): TrunkEvent => ({ type: 'supplier.changed', patch: context.pending ?? {} }),
              },
              'forgetPending',
            ],
          },
          { target: 'quiet', actions: ['tellSettled', 'forgetConcerns'] },
        ],
      },
      on: {
        'supplier.reported': {
          actions: [
            { type: 'noteNews', params: ({ event }) => event },
            { type: 'collectNews', params: ({ event }) => event },
          ],
        },
      },
    },
  },
})
