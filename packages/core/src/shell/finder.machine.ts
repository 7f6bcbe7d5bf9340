import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type Found, isSearchable, soughtIn, type Thing, type ThingKind } from './finder.domain.ts'
import type { FinderPort } from './finder.port.ts'

export interface FinderContext {
  readonly app: AppRef
  /** The text that was typed last, without surplus spaces. */
  readonly sought: string
  /** The last answer about each kind of records; `null` before the first one. */
  readonly found: Readonly<Record<ThingKind, Found | null>>
}

const soughtOf = ({ context }: { readonly context: FinderContext }): string => context.sought

/** Reads one kind of records; a failure leaves the other kinds alone. */
const seeks = <Src extends keyof FinderPort>(kind: ThingKind, src: Src) =>
  ({
    initial: 'reading',
    states: {
      reading: {
        tags: ['busy', 'loading'],
        invoke: {
          id: src,
          src,
          input: soughtOf,
          onDone: [
            { guard: hasFailed, target: 'failed', actions: logFault(`${kind} of the quick search`) },
            {
              target: 'known',
              actions: {
                type: 'setFound',
                params: (done: {
                  readonly event: { readonly output: { readonly value: readonly Thing[] | null } }
                }) => ({
                  kind,
                  things: valueIn(done as never) as readonly Thing[],
                }),
              },
            },
          ],
        },
      },
      known: {},
      failed: {},
    },
  }) as const

/**
 * Finds records while the supplier types: one request for each kind after a pause, and a newer text aborts those of the
 * older one.
 */
export const finderMachine = setup({
  types: {
    input: {} as { app: AppRef },
    context: {} as FinderContext,
    events: {} as { type: 'query.typed'; query: string },
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as Readings<FinderPort>,
  guards: {
    isSought: ({ context }, query: string) => soughtIn(query) === context.sought,
    isSearchable: (_, query: string) => isSearchable(soughtIn(query)),
  },
  actions: {
    setSought: assign((_, query: string) => ({ sought: soughtIn(query) })),
    setFound: assign(
      ({ context: { found, sought } }, { kind, things }: { kind: ThingKind; things: readonly Thing[] }) => ({
        found: { ...found, [kind]: { sought, things } },
      }),
    ),
    notifyApp,
  },
  delays: { searchPause: 250 },
}).createMachine({
  id: 'finder',
  context: ({ input: { app } }) => ({ app, sought: '', found: { orders: null, products: null, stores: null } }),
  initial: 'idle',
  on: {
    'query.typed': [
      { guard: { type: 'isSought', params: ({ event }) => event.query } },
      {
        guard: { type: 'isSearchable', params: ({ event }) => event.query },
        target: '.typing',
        reenter: true,
        actions: { type: 'setSought', params: ({ event }) => event.query },
      },
      { target: '.idle', actions: { type: 'setSought', params: ({ event }) => event.query } },
    ],
  },
  states: {
    idle: {},
    typing: { tags: 'loading', after: { searchPause: 'seeking' } },
    seeking: {
      type: 'parallel',
      states: {
        orders: seeks('orders', 'findOrders'),
        products: seeks('products', 'findProducts'),
        stores: seeks('stores', 'findStores'),
      },
    },
  },
})

export type FinderActor = ActorRefFrom<typeof finderMachine>
export type FinderSnapshot = SnapshotFrom<typeof finderMachine>
