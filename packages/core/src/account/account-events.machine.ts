import { assign, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'
import { type Concern, isContested, type SupplierReported, withoutLink } from './account.domain.ts'

export type AccountEventsEvent = SupplierReported | { type: 'supplier.updated'; supplier: Supplier }

/** Sent to the panel when a burst of events is over, with the data that they made stale. */
export interface EventsSettled {
  readonly type: 'events.settled'
  readonly concerns: readonly Concern[]
  /** The time of the last event, in milliseconds. */
  readonly since: number
}

export interface AccountEventsContext {
  app: AppRef
  panel: { send(events: EventsSettled): void }
  clock: ClockPort
  supplier: Supplier
  /** Telegram was linked earlier and has been unlinked since. */
  isUnlinked: boolean
  pending: SupplierPatch | null
  /** The field values of recent events. */
  reported: SupplierPatch
  concerns: readonly Concern[]
  since: number
}

const credible = ({ isUnlinked }: AccountEventsContext, patch: SupplierPatch): SupplierPatch =>
  isUnlinked ? withoutLink(patch) : patch

/**
 * Whether an event contradicts an earlier one or a change made here. Events carry no version, so the account must be
 * refetched to find the newer value.
 */
const isDoubtful = (context: AccountEventsContext, patch: SupplierPatch): boolean =>
  isContested(context.reported, patch) || credible(context, patch) !== patch

/** Passes realtime events about the supplier to the app: the first at once, the rest of its burst merged into one. */
export const accountEventsMachine = setup({
  types: {
    input: {} as Pick<AccountEventsContext, 'app' | 'panel' | 'clock' | 'supplier'>,
    context: {} as AccountEventsContext,
    events: {} as AccountEventsEvent,
  },
  guards: {
    hasPending: ({ context }) => context.pending !== null,
  },
  actions: {
    setSupplier: assign(({ context }, supplier: Supplier) => ({
      supplier,
      isUnlinked: supplier.telegramId === null && (context.isUnlinked || context.supplier.telegramId !== null),
    })),
    recordReport: assign(({ context }, { patch, concerns = [] }: SupplierReported) => ({
      concerns: [
        ...new Set([...context.concerns, ...concerns, ...(isDoubtful(context, patch) ? (['account'] as const) : [])]),
      ],
      reported: { ...context.reported, ...patch },
      since: context.clock.now(),
    })),
    collectPatch: assign(({ context }, { patch }: SupplierReported) => ({
      pending: { ...context.pending, ...credible(context, patch) },
    })),
    clearReported: assign({ reported: {} }),
    clearPending: assign({ pending: null }),
    notifySettled: ({ context: { panel, concerns, since } }) => panel.send({ type: 'events.settled', concerns, since }),
    clearConcerns: assign({ concerns: [] }),
    notifyApp,
  },
  // Events at least ten seconds apart arrive in the order in which they were sent.
  delays: { burstEnds: 500, orderIsSure: 10_000 },
}).createMachine({
  id: 'events',
  context: ({ input }) => ({ ...input, isUnlinked: false, pending: null, reported: {}, concerns: [], since: 0 }),
  initial: 'quiet',
  on: { 'supplier.updated': { actions: { type: 'setSupplier', params: ({ event }) => event.supplier } } },
  states: {
    quiet: {
      after: { orderIsSure: { actions: 'clearReported' } },
      on: {
        'supplier.reported': {
          target: 'settling',
          actions: [
            { type: 'recordReport', params: ({ event }) => event },
            {
              type: 'notifyApp',
              params: ({ context, event }): FeatureEvent => ({
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
                type: 'notifyApp',
                params: ({ context }): FeatureEvent => ({ type: 'supplier.changed', patch: context.pending ?? {} }),
              },
              'clearPending',
            ],
          },
          { target: 'quiet', actions: ['notifySettled', 'clearConcerns'] },
        ],
      },
      on: {
        'supplier.reported': {
          actions: [
            { type: 'recordReport', params: ({ event }) => event },
            { type: 'collectPatch', params: ({ event }) => event },
          ],
        },
      },
    },
  },
})
