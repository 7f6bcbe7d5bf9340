import { assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Location } from '../kernel/routes.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import type { OptionsFound, OptionsQuery } from '../kit/form/options.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import { mustWait, type WaitContext, waitAfter } from '../kit/load/server-wait.domain.ts'
import { knowsStores, storeAt, withStore } from '../navigation/chosen-store.domain.ts'
import { type PickFilter, switchedTo } from './foreign-filters.domain.ts'

export type StoreSwitchEvent =
  | { type: 'location.changed'; location: Location }
  /** `null` chooses all stores. */
  | { type: 'store.chosen'; id: string | null }
  | { type: 'refresh.requested' }
  | { type: 'retry.chosen' }
  | { type: 'record.changed'; section: string }

export interface StoreSwitchContext extends WaitContext {
  readonly app: AppRef
  location: Location
  /** The stores that are not closed; `null` until they are loaded. */
  stores: readonly Picked[] | null
  /** Why the last request for the stores failed; `null` after a successful one. */
  failure: Failure | null
  /** The store that was chosen last; `null` for all stores. */
  chosen: string | null
}

/** A switch of the store at a location. */
export interface Switch {
  readonly location: Location
  readonly store: string
}

/** The types, guards and actions of the choice of a store. */
export const storeSwitchSetup = setup({
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
  // A switch does not wait longer; then it keeps every filter.
  delays: { patience: 1000, wait: ({ context }) => waitAfter(context.failure) },
  guards: {
    isHere: ({ context }) => knowsStores(context.location.to),
    isElsewhere: (_, location: Location) => !knowsStores(location.to),
    isStore: (_, id: string | null) => id !== null,
    mustWait,
    isKnown: ({ context }) => context.stores !== null,
    isOfStores: (_, section: string) => section === 'stores',
    isGone: ({ context: { location, stores } }) => {
      const store = storeAt(location)
      return store !== null && stores?.every(({ id }) => id !== store) === true
    },
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location })),
    setStores: assign((_, { options }: OptionsFound) => ({
      stores: options.map(({ id, title }) => ({ id, title })),
      failure: null,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setWaited: assign({ hasWaited: true }),
    forgetWait: assign({ hasWaited: false }),
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
})
