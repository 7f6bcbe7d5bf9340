import { type ActorRefFrom, type AnyActorRef, assign, type SnapshotFrom, setup, stopChild } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { spawned } from '../kernel/child.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent, ScreenLogic } from '../kernel/screen.ts'
import type { Hearer } from '../kit/supervisor/hears.ts'
import { passOnTo, routesOf } from '../kit/supervisor/parts.ts'
import type { NavigationPort } from '../navigation/navigation.port.ts'
import type { Supplier } from '../session/session.domain.ts'
import { withSupplier } from './app.domain.ts'
import type { ScreensPort } from './app.port.ts'

export type OutletEvent =
  | { type: 'screen.requested'; wanted: PanelScreenInput }
  | ScreenEvent
  | { type: 'retry.chosen' }
  | { type: 'xstate.error.actor.screen'; error: unknown }

export interface OutletContext {
  app: AppRef
  wanted: PanelScreenInput
  screen: AnyActorRef | null
}

const outletTable = {
  screen: {
    hears: {
      'query.changed': 'same',
      'supplier.updated': 'same',
      'setup.loaded': 'same',
      'changes.updated': 'same',
      'edits.discarded': 'same',
      'tab.shown': 'same',
      'data.invalidated': 'same',
      'record.changed': 'same',
    },
  } satisfies Hearer<OutletContext, OutletEvent, ScreenEvent>,
}

/**
 * Runs the one open screen: loads and starts its machine, replaces it when the route changes, and keeps running when
 * the screen throws.
 */
export const outletMachine = setup({
  types: {
    input: {} as { wanted: PanelScreenInput },
    context: {} as OutletContext,
    events: {} as OutletEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<ScreensPort, 'loadScreen'> & Pick<NavigationPort, 'reloadOnce' | 'reload'>>,
  actions: {
    setWanted: assign((_, wanted: PanelScreenInput) => ({ wanted })),
    passOn: passOnTo<OutletContext, OutletEvent>(outletTable, ({ screen }) => screen !== null),
    setSupplier: assign(({ context }, supplier: Supplier) => ({ wanted: withSupplier(context.wanted, supplier) })),
    setLocation: assign(({ context }, location: Location) => ({ wanted: { ...context.wanted, location } })),
    startScreen: assign({
      screen: ({ context, spawn }, logic: ScreenLogic) =>
        logic && spawned(spawn, logic, { id: 'screen', input: context.wanted }),
    }),
    stopScreen: stopChild('screen'),
    clearScreen: assign({ screen: null }),
    notifyApp,
  },
}).createMachine({
  id: 'outlet',
  context: ({ input }) => ({ app: input.wanted.app, wanted: input.wanted, screen: null }),
  initial: 'loading',
  on: {
    'screen.requested': {
      target: '.loading',
      actions: { type: 'setWanted', params: ({ event }) => event.wanted },
    },
    ...routesOf<OutletEvent>(outletTable),
    'query.changed': {
      actions: [{ type: 'setLocation', params: ({ event }) => event.location }, 'passOn'],
    },
    'supplier.updated': {
      actions: [{ type: 'setSupplier', params: ({ event }) => event.supplier }, 'passOn'],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: ['stopScreen', 'clearScreen'],
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: ({ context }) => context.wanted.location.to,
        onDone: { target: 'shown', actions: { type: 'startScreen', params: ({ event }) => event.output } },
        onError: {
          target: 'reloading',
          actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'screen not loaded' } },
        },
      },
    },

    shown: {
      exit: { type: 'notifyApp', params: { type: 'screen.closed' } },
      on: {
        'xstate.error.actor.screen': {
          target: 'broken',
          actions: ['clearScreen', { type: 'notifyApp', params: { type: 'fault.logged', code: 'screen stopped' } }],
        },
      },
    },

    reloading: {
      tags: 'busy',
      invoke: { id: 'reloadOnce', src: 'reloadOnce', onDone: 'missing', onError: 'missing' },
    },

    missing: {
      // The panel's code may be missing too, so tell the app to retry it as well.
      on: { 'retry.chosen': { target: 'renewing', actions: { type: 'notifyApp', params: { type: 'retry.chosen' } } } },
    },

    renewing: {
      tags: 'busy',
      invoke: { id: 'reload', src: 'reload', onDone: 'loading', onError: 'loading' },
    },

    broken: { on: { 'retry.chosen': 'loading' } },
  },
})

export type OutletActor = ActorRefFrom<typeof outletMachine>
export type OutletSnapshot = SnapshotFrom<typeof outletMachine>
