import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import type { Location } from '../kernel/routes.ts'
import type { OptionsFound, OptionsQuery } from '../kit/form/options.domain.ts'
import type { Picked } from '../kit/form/pick-fields.domain.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import { knowsStores, storeAt, withStore } from '../navigation/chosen-store.domain.ts'
import { type PickFilter, switchedTo } from './foreign-filters.domain.ts'

export type StoreSwitchEvent =
  | { type: 'location.changed'; location: Location }
  /** `null` chooses all stores. */
  | { type: 'store.chosen'; id: string | null }
  | { type: 'refresh.requested' }
  | { type: 'record.changed'; section: string }

export interface StoreSwitchContext {
  readonly app: AppRef
  location: Location
  /** The stores that are not closed; `null` until they are loaded. */
  stores: readonly Picked[] | null
  /** The store that was chosen last; `null` for all stores. */
  chosen: string | null
}

/** A switch of the store at a location. */
export interface Switch {
  readonly location: Location
  readonly store: string
}

const openStores: OptionsQuery = { source: 'stores', search: '', within: null }

const located = { type: 'setLocation', params: locationIn } as const

/**
 * The store chosen in the top bar. The choice is in the address; this machine knows the stores that can be chosen, and
 * returns to all stores when the chosen one is gone. It reads them only for a page that knows stores. A switch keeps the
 * filters of the list, except those under which the new store has nothing, and says which it dropped.
 */
export const storeSwitchMachine = setup({
  types: {
    input: {} as { app: AppRef; location: Location },
    context: {} as StoreSwitchContext,
    events: {} as StoreSwitchEvent,
    tags: {} as 'busy',
  },
  actors: {} as {
    fetchOptions: Reading<OptionsFound, OptionsQuery>
    /** Finds the filters of the location under which the store has nothing. */
    findForeign: Reading<readonly PickFilter[], Switch>
  },
  // The switch does not wait longer; then it keeps every filter.
  delays: { patience: 1000 },
  guards: {
    isHere: ({ context }) => knowsStores(context.location.to),
    isElsewhere: (_, location: Location) => !knowsStores(location.to),
    isStore: (_, id: string | null) => id !== null,
    isKnown: ({ context }) => context.stores !== null,
    isOfStores: (_, section: string) => section === 'stores',
    isGone: ({ context: { location, stores } }) => {
      const store = storeAt(location)
      return store !== null && stores?.every(({ id }) => id !== store) === true
    },
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location })),
    setStores: assign((_, { options }: OptionsFound) => ({ stores: options.map(({ id, title }) => ({ id, title })) })),
    forgetStores: assign({ stores: null }),
    setChosen: assign((_, chosen: string | null) => ({ chosen })),
    showStore: ({ context: { app, location, chosen } }, foreign: readonly PickFilter[]) =>
      app.send({ type: 'navigation.requested', location: switchedTo(location, chosen, foreign) }),
    reportDropped: ({ context: { app, stores, chosen } }, foreign: readonly PickFilter[]) => {
      if (foreign.length === 0) return
      const store = stores?.find(({ id }) => id === chosen)?.title ?? ''
      const filters = foreign.map(({ picked }) => picked.title).join(', ')
      app.send({ type: 'warning.reported', message: { key: 'storeSwitch.dropped', values: { store, filters } } })
    },
    reportGone: ({ context: { app, location } }) => {
      app.send({ type: 'navigation.requested', location: withStore(location, null), replace: true })
      app.send({ type: 'warning.reported', message: { key: 'storeSwitch.gone' } })
    },
    // The answer of the app comes later.
    showAll: assign(({ context }) => ({ location: withStore(context.location, null) })),
    notifyApp,
  },
}).createMachine({
  id: 'storeSwitch',
  context: ({ input }) => ({ ...input, stores: null, chosen: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isHere', target: 'here' }, { target: 'away' }],
    },

    // No page shows the stores here, so a change only makes the known ones stale; the next such page reads them.
    away: {
      on: {
        'location.changed': { target: 'arriving', actions: located },
        'refresh.requested': { actions: 'forgetStores' },
        'record.changed': {
          guard: { type: 'isOfStores', params: ({ event }) => event.section },
          actions: 'forgetStores',
        },
      },
    },

    here: {
      type: 'parallel',
      on: {
        'location.changed': [
          { guard: { type: 'isElsewhere', params: locationIn }, target: 'away', actions: located },
          { actions: located },
        ],
      },
      states: {
        stores: {
          initial: 'arriving',
          on: {
            'refresh.requested': '.reading',
            'record.changed': {
              guard: { type: 'isOfStores', params: ({ event }) => event.section },
              target: '.reading',
            },
          },
          states: {
            arriving: { always: [{ guard: 'isKnown', target: 'known' }, { target: 'reading' }] },

            reading: {
              tags: 'busy',
              invoke: {
                id: 'fetchOptions',
                src: 'fetchOptions',
                input: openStores,
                onDone: [
                  // The stores known before stay; the next refresh reads them again.
                  { guard: hasFailed, target: 'known', actions: logFault('stores') },
                  { target: 'known', actions: { type: 'setStores', params: valueIn } },
                ],
              },
            },

            known: { always: { guard: 'isGone', actions: ['reportGone', 'showAll'] } },
          },
        },

        choice: {
          initial: 'settled',
          on: {
            'store.chosen': [
              {
                guard: { type: 'isStore', params: ({ event }) => event.id },
                target: '.checking',
                actions: { type: 'setChosen', params: ({ event }) => event.id },
              },
              {
                target: '.settled',
                actions: [
                  { type: 'setChosen', params: null },
                  { type: 'showStore', params: [] },
                ],
              },
            ],
          },
          states: {
            settled: {},

            checking: {
              tags: 'busy',
              invoke: {
                id: 'findForeign',
                src: 'findForeign',
                input: ({ context: { location, chosen } }) => ({ location, store: must(chosen) }),
                onDone: [
                  {
                    guard: hasFailed,
                    target: 'settled',
                    actions: [logFault('filters'), { type: 'showStore', params: [] }],
                  },
                  {
                    target: 'settled',
                    actions: [
                      { type: 'showStore', params: valueIn },
                      { type: 'reportDropped', params: valueIn },
                    ],
                  },
                ],
              },
              after: { patience: { target: 'settled', actions: { type: 'showStore', params: [] } } },
            },
          },
        },
      },
    },
  },
})

export type StoreSwitchActor = ActorRefFrom<typeof storeSwitchMachine>
export type StoreSwitchSnapshot = SnapshotFrom<typeof storeSwitchMachine>

function locationIn({ event }: { readonly event: { readonly location: Location } }): Location {
  return event.location
}
