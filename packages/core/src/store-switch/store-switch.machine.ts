import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { must } from '../kernel/must.ts'
import type { Location } from '../kernel/routes.ts'
import type { OptionsQuery } from '../kit/form/options.domain.ts'
import { hasFailed, logFault, valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import { untilWaited, whenAskedToWait } from '../kit/load/server-wait.domain.ts'
import { storeSwitchSetup } from './store-switch.setup.ts'

const openStores: OptionsQuery = { source: 'stores', search: '', within: null, tellsWait: true }

const located = { type: 'setLocation', params: locationIn } as const

/**
 * The store chosen in the top bar. The choice is in the address; this machine knows the stores that can be chosen, and
 * returns to all stores when the chosen one is gone. It reads them only for a page that knows stores. A switch keeps the
 * filters of the list, except those under which the new store has nothing, and says which it dropped.
 */
export const storeSwitchMachine = storeSwitchSetup.createMachine({
  id: 'storeSwitch',
  context: ({ input }) => ({ ...input, stores: null, failure: null, hasWaited: false, chosen: null }),
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
            'refresh.requested': { target: '.reading', actions: 'forgetWait' },
            'record.changed': {
              guard: { type: 'isOfStores', params: ({ event }) => event.section },
              target: '.reading',
              actions: 'forgetWait',
            },
          },
          states: {
            arriving: {
              always: [
                { guard: 'isKnown', target: 'known' },
                { target: 'reading', actions: 'forgetWait' },
              ],
            },

            reading: {
              tags: 'busy',
              invoke: {
                id: 'fetchOptions',
                src: 'fetchOptions',
                input: openStores,
                onDone: [
                  whenAskedToWait('waiting'),
                  // The stores known before stay; the next refresh reads them again.
                  whenFailed('known', 'stores'),
                  { target: 'known', actions: { type: 'setStores', params: valueIn } },
                ],
              },
            },

            // Nothing is asked meanwhile: the request that follows reads what changed.
            waiting: {
              on: { 'refresh.requested': {}, 'record.changed': {} },
              after: untilWaited('reading'),
            },

            known: {
              always: { guard: 'isGone', actions: ['reportGone', 'showAll'] },
              on: { 'retry.chosen': 'reading' },
            },
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
