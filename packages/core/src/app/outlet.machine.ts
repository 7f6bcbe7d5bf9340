import { type ActorRefFrom, type AnyActorRef, assign, type SnapshotFrom, setup, stopChild } from 'xstate'
import { type AppRef, faultOf, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
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
  /** A part of the page, such as a dialog, could not be loaded, and the supplier wants the page loaded again. */
  | { type: 'reload.chosen' }
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
      'tab.hidden': 'same',
      'data.invalidated': 'same',
      'record.changed': 'same',
      'message.sent': 'same',
    },
  } satisfies Hearer<OutletContext, OutletEvent, ScreenEvent>,
}

/** Does nothing unless a screen has started. */
const closes = ['tellClosed', 'stopScreen', 'clearScreen'] as const

const misses = {
  target: '#outlet.reloading',
  actions: { type: 'notifyApp', params: { type: 'fault.logged', code: 'screen not loaded' } },
} as const

const breaks = {
  target: 'broken',
  actions: [...closes, { type: 'notifyApp', params: faultOf('screen stopped') }],
} as const

/**
 * Runs the one open screen: loads its machine and its view in parallel, starts the machine as soon as its own code is
 * loaded, replaces it when the route changes, and keeps running when the screen throws.
 */
export const outletMachine = setup({
  types: {
    input: {} as { wanted: PanelScreenInput },
    context: {} as OutletContext,
    events: {} as OutletEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<
    Pick<ScreensPort, 'loadScreen' | 'loadView'> & Pick<NavigationPort, 'reloadOnce' | 'reload'>
  >,
  actions: {
    setWanted: assign((_, wanted: PanelScreenInput) => ({ wanted })),
    passOn: passOnTo<OutletContext, OutletEvent>(outletTable, ({ screen }) => screen !== null),
    setSupplier: assign(({ context }, supplier: Supplier) => ({ wanted: withSupplier(context.wanted, supplier) })),
    setLocation: assign(({ context }, location: Location) => ({ wanted: { ...context.wanted, location } })),
    startScreen: assign({
      screen: ({ context, spawn }, logic: ScreenLogic) =>
        logic && spawned(spawn, logic, { id: 'screen', input: context.wanted }),
    }),
    tellClosed: ({ context: { app, screen } }) => {
      if (screen) app.send({ type: 'screen.closed' })
    },
    stopScreen: stopChild('screen'),
    clearScreen: assign({ screen: null }),
    notifyApp,
  },
}).createMachine({
  id: 'outlet',
  context: ({ input }) => ({ app: input.wanted.app, wanted: input.wanted, screen: null }),
  initial: 'opening',
  on: {
    'screen.requested': {
      target: '.opening',
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
    opening: {
      type: 'parallel',
      tags: 'busy',
      entry: closes,
      on: { 'xstate.error.actor.screen': breaks },
      states: {
        machine: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadScreen',
                src: 'loadScreen',
                input: ({ context }) => context.wanted.location.to,
                onDone: { target: 'running', actions: { type: 'startScreen', params: ({ event }) => event.output } },
                onError: misses,
              },
            },
            running: { type: 'final' },
          },
        },
        view: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadView',
                src: 'loadView',
                input: ({ context }) => context.wanted.location.to,
                onDone: 'loaded',
                onError: misses,
              },
            },
            loaded: { type: 'final' },
          },
        },
      },
      onDone: 'shown',
    },

    shown: { on: { 'xstate.error.actor.screen': breaks, 'reload.chosen': 'shownUntilReloaded' } },

    shownUntilReloaded: {
      tags: 'busy',
      on: { 'xstate.error.actor.screen': breaks },
      invoke: {
        id: 'reload',
        src: 'reload',
        onDone: 'shown',
        // The open page stays: a reload without a host would replace it by an error of the browser.
        onError: { target: 'shown', actions: notifyFailure },
      },
    },

    reloading: {
      tags: 'busy',
      entry: closes,
      invoke: { id: 'reloadOnce', src: 'reloadOnce', onDone: 'missing', onError: 'missing' },
    },

    missing: {
      // The panel's code may be missing too, so tell the app to retry it as well.
      on: { 'retry.chosen': { target: 'renewing', actions: { type: 'notifyApp', params: { type: 'retry.chosen' } } } },
    },

    renewing: {
      tags: 'busy',
      invoke: { id: 'reload', src: 'reload', onDone: 'opening', onError: 'opening' },
    },

    broken: { on: { 'retry.chosen': 'opening' } },
  },
})

export type OutletActor = ActorRefFrom<typeof outletMachine>
export type OutletSnapshot = SnapshotFrom<typeof outletMachine>
