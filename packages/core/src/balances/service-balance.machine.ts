import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { Location } from '../kernel/routes.ts'
import { type SupplierScope, scopeOf, screenScope } from '../kernel/scope.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import type { PageRead } from '../kit/list/list.domain.ts'
import type { LoadMachine, ValueRead } from '../kit/load/load.machine.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { LinePage } from './balances.domain.ts'
import type { LinesMachine } from './main-balance.machine.ts'
import { hasMoved } from './top-up.domain.ts'
import { transferMachine } from './transfer.machine.ts'

export type ServiceBalanceEvent =
  | ScreenEvent
  | PageRead<LinePage>
  | ValueRead<Kopecks | null>
  | { type: 'transfer.chosen' }

export interface ServiceBalanceContext extends SupplierScope {
  location: Location
  /** The balance at the time the shown list was loaded; another balance makes the list stale. */
  shown: Kopecks | null
}

/** The service balance screen: the balance, its entries, and a transfer. */
export const serviceBalanceMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as ServiceBalanceContext,
    events: {} as ServiceBalanceEvent,
    children: {} as { list: 'list'; figure: 'figure'; transfer: 'transfer' },
  },
  actors: {
    ...({} as { list: LinesMachine; figure: LoadMachine<Kopecks | null> }),
    transfer: transferMachine,
  },
  guards: {
    hasMoved: ({ context }, setup: Setup) => hasMoved(context.shown, setup.serviceBalance),
  },
  actions: {
    setSetup: assign(({ context: { shown } }, { serviceBalance }: Setup) => ({ shown: serviceBalance ?? shown })),
    setFigure: assign(({ context: { shown } }, figure: Kopecks | null) => ({ shown: figure ?? shown })),
    sendToList: ({ self }, event: ScreenEvent) => childOf(self, 'list')?.send(event),
    refreshFigure: ({ self }) => childOf(self, 'figure')?.send({ type: 'refresh.requested' }),
    refreshList: ({ self }) => childOf(self, 'list')?.send({ type: 'refresh.requested', keepsPlace: true }),
    // The supplier moved it here and looks for the new line.
    showNew: ({ self }) => childOf(self, 'list')?.send({ type: 'refresh.requested' }),
    notifyApp,
  },
}).createMachine({
  id: 'serviceBalance',
  context: ({ input }) => ({ ...screenScope(input), location: input.location, shown: null }),
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context: { app, location }, self }) => ({ app, location, owner: self }),
      onError: { actions: notifyFailure },
    },
    {
      id: 'figure',
      src: 'figure',
      input: ({ context: { app }, self }) => ({ app, owner: self, subject: 'balance' }),
      onError: { actions: notifyFailure },
    },
  ],
  initial: 'shown',
  on: {
    'value.read': { actions: { type: 'setFigure', params: ({ event }) => event.value } },
    'query.changed': { actions: { type: 'sendToList', params: ({ event }) => event } },
    'setup.loaded': [
      {
        guard: { type: 'hasMoved', params: ({ event }) => event.setup },
        actions: [{ type: 'setSetup', params: ({ event }) => event.setup }, 'refreshFigure', 'refreshList'],
      },
      { actions: { type: 'setSetup', params: ({ event }) => event.setup } },
    ],
  },
  states: {
    shown: {
      on: { 'transfer.chosen': 'transferring' },
    },

    transferring: {
      invoke: [
        showsDialog,
        {
          id: 'transfer',
          src: 'transfer',
          input: ({ context }) => ({ ...scopeOf(context), direction: 'toMain' as const }),
          onDone: { target: 'shown', actions: ['refreshFigure', 'showNew'] },
          onError: { target: 'shown', actions: notifyFailure },
        },
      ],
    },
  },
})

export type ServiceBalanceActor = ActorRefFrom<typeof serviceBalanceMachine>
export type ServiceBalanceSnapshot = SnapshotFrom<typeof serviceBalanceMachine>
