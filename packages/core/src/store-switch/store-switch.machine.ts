import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Location } from '../kernel/routes.ts'
import type { OptionsFound, OptionsQuery } from '../kit/form/options.domain.ts'
import type { Picked } from '../kit/form/pick-fields.domain.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import { knowsStores, storeAt, withStore } from '../navigation/chosen-store.domain.ts'

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
}

const openStores: OptionsQuery = { source: 'stores', search: '', within: null }

const located = { type: 'setLocation', params: locationIn } as const

/**
 * The store chosen in the top bar. The choice is in the address; this machine knows the stores that can be chosen, and
 * returns to all stores when the chosen one is gone. It reads them only for a page that knows stores.
 */
export const storeSwitchMachine = setup({
  types: {
    input: {} as { app: AppRef; location: Location },
    context: {} as StoreSwitchContext,
    events: {} as StoreSwitchEvent,
    tags: {} as 'busy',
  },
  actors: {} as { fetchOptions: Reading<OptionsFound, OptionsQuery> },
  guards: {
    isHere: ({ context }) => knowsStores(context.location.to),
    isElsewhere: (_, location: Location) => !knowsStores(location.to),
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
    showStore: ({ context: { app, location } }, id: string | null) =>
      app.send({ type: 'navigation.requested', location: withStore(location, id) }),
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
  context: ({ input }) => ({ ...input, stores: null }),
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
      initial: 'arriving',
      on: {
        'location.changed': [
          { guard: { type: 'isElsewhere', params: locationIn }, target: 'away', actions: located },
          { actions: located },
        ],
        'store.chosen': { actions: { type: 'showStore', params: ({ event }) => event.id } },
        'refresh.requested': '.reading',
        'record.changed': { guard: { type: 'isOfStores', params: ({ event }) => event.section }, target: '.reading' },
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
  },
})

export type StoreSwitchActor = ActorRefFrom<typeof storeSwitchMachine>
export type StoreSwitchSnapshot = SnapshotFrom<typeof storeSwitchMachine>

function locationIn({ event }: { readonly event: { readonly location: Location } }): Location {
  return event.location
}
