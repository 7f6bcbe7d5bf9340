import { type ActorRefFrom, type AnyActorRef, assign, type SnapshotFrom, setup, stopChild } from 'xstate'
import { spawned } from '../kernel/child.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Place } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenFact, ScreenLogic } from '../kernel/screen.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import type { Hearer } from '../kit/supervisor/hears.ts'
import { passOnTo, routesOf } from '../kit/supervisor/parts.ts'
import type { NavigationPort } from '../navigation/navigation.port.ts'
import type { Supplier } from '../session/session.domain.ts'
import { withSupplier } from './app.domain.ts'
import type { ScreensPort } from './app.port.ts'

export type SlotEvent =
  | { type: 'place.opened'; wanted: PanelScreenInput }
  | ScreenFact
  | { type: 'retry.chosen' }
  | { type: 'xstate.error.actor.screen'; error: unknown }

export interface SlotContext {
  trunk: Trunk
  wanted: PanelScreenInput
  screen: AnyActorRef | null
}

const slotTable = {
  screen: {
    hears: {
      'place.refined': 'same',
      'supplier.learned': 'same',
      'setup.learned': 'same',
      'changes.updated': 'same',
      'work.discarded': 'same',
      'tab.shown': 'same',
      'news.arrived': 'same',
    },
  } satisfies Hearer<SlotContext, SlotEvent, ScreenFact>,
}

/** The one open screen: its machine is loaded, started, replaced when the place changes, and outlived when it breaks. */
export const slotMachine = setup({
  types: {
    input: {} as { wanted: PanelScreenInput },
    context: {} as SlotContext,
    events: {} as SlotEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<ScreensPort, 'loadScreen'> & Pick<NavigationPort, 'reloadOnce' | 'reload'>>,
  actions: {
    rememberWanted: assign((_, wanted: PanelScreenInput) => ({ wanted })),
    passOn: passOnTo<SlotContext, SlotEvent>(slotTable, ({ screen }) => screen !== null),
    rememberSupplier: assign(({ context }, supplier: Supplier) => ({ wanted: withSupplier(context.wanted, supplier) })),
    rememberPlace: assign(({ context }, place: Place) => ({ wanted: { ...context.wanted, place } })),
    startScreen: assign({
      screen: ({ context, spawn }, logic: ScreenLogic) =>
        logic && spawned(spawn, logic, { id: 'screen', input: context.wanted }),
    }),
    stopScreen: stopChild('screen'),
    forgetScreen: assign({ screen: null }),
    tellTrunk,
  },
}).createMachine({
  id: 'slot',
  context: ({ input }) => ({ trunk: input.wanted.trunk, wanted: input.wanted, screen: null }),
  initial: 'loading',
  on: {
    'place.opened': {
      target: '.loading',
      actions: { type: 'rememberWanted', params: ({ event }) => event.wanted },
    },
    ...routesOf<SlotEvent>(slotTable),
    'place.refined': {
      actions: [{ type: 'rememberPlace', params: ({ event }) => event.place }, 'passOn'],
    },
    'supplier.learned': {
      actions: [{ type: 'rememberSupplier', params: ({ event }) => event.supplier }, 'passOn'],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: ['stopScreen', 'forgetScreen'],
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: ({ context }) => context.wanted.place.to,
        onDone: { target: 'shown', actions: { type: 'startScreen', params: ({ event }) => event.output } },
        onError: {
          target: 'reloading',
          actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'screen not loaded' } },
        },
      },
    },

    shown: {
      exit: { type: 'tellTrunk', params: { type: 'screen.closed' } },
      on: {
        'xstate.error.actor.screen': {
          target: 'broken',
          actions: ['forgetScreen', { type: 'tellTrunk', params: { type: 'fault.noted', code: 'screen stopped' } }],
        },
      },
    },

    reloading: {
      tags: 'busy',
      invoke: { id: 'reloadOnce', src: 'reloadOnce', onDone: 'missing', onError: 'missing' },
    },

    missing: {
      // The panel may have gone with the page.
      on: { 'retry.chosen': { target: 'renewing', actions: { type: 'tellTrunk', params: { type: 'retry.chosen' } } } },
    },

    renewing: {
      tags: 'busy',
      invoke: { id: 'reload', src: 'reload', onDone: 'loading', onError: 'loading' },
    },

    broken: { on: { 'retry.chosen': 'loading' } },
  },
})

export type SlotActor = ActorRefFrom<typeof slotMachine>
export type SlotSnapshot = SnapshotFrom<typeof slotMachine>
