import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import type { Place } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenFact } from '../kernel/screen.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import type { PageRead } from '../kit/list/list.domain.ts'
import type { LoadMachine, ValueRead } from '../kit/load/load.machine.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { LinePage } from './balances.domain.ts'
import type { LinesMachine } from './main-balance.machine.ts'
import { hasMoved } from './top-up.domain.ts'
import { transferMachine } from './transfer.machine.ts'

export type ServiceBalanceEvent =
  | ScreenFact
  | PageRead<LinePage>
  | ValueRead<Kopecks | null>
  | { type: 'transfer.chosen' }

export interface ServiceBalanceContext {
  trunk: Trunk
  clock: ClockPort
  ids: IdsPort
  supplierId: number
  place: Place
  /** The balance to which the list that is shown belongs. */
  shown: Kopecks | null
}

/** The screen of the service balance: its figure, its lines, and a transfer. */
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
    rememberSetup: assign(({ context: { shown } }, { serviceBalance }: Setup) => ({ shown: serviceBalance ?? shown })),
    rememberFigure: assign(({ context: { shown } }, figure: Kopecks | null) => ({ shown: figure ?? shown })),
    tellList: ({ self }, fact: ScreenFact) => childOf(self, 'list')?.send(fact),
    refresh: ({ self }) => {
      for (const part of ['figure', 'list']) childOf(self, part)?.send({ type: 'refresh.wanted' })
    },
    tellTrunk,
  },
}).createMachine({
  id: 'serviceBalance',
  context: ({ input: { trunk, clock, ids, place, supplier } }) => ({
    trunk,
    clock,
    ids,
    supplierId: must(supplier).id,
    place,
    shown: null,
  }),
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context: { trunk, place }, self }) => ({ trunk, place, owner: self }),
      onError: { actions: tellFailure },
    },
    {
      id: 'figure',
      src: 'figure',
      input: ({ context: { trunk }, self }) => ({ trunk, owner: self, subject: 'balance' }),
      onError: { actions: tellFailure },
    },
  ],
  initial: 'shown',
  on: {
    'value.read': { actions: { type: 'rememberFigure', params: ({ event }) => event.value } },
    'place.refined': { actions: { type: 'tellList', params: ({ event }) => event } },
    'setup.learned': [
      {
        guard: { type: 'hasMoved', params: ({ event }) => event.setup },
        actions: [{ type: 'rememberSetup', params: ({ event }) => event.setup }, 'refresh'],
      },
      { actions: { type: 'rememberSetup', params: ({ event }) => event.setup } },
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
          input: ({ context: { trunk, clock, ids, supplierId } }) => ({
            trunk,
            clock,
            ids,
            supplierId,
            direction: 'toMain' as const,
          }),
          onDone: { target: 'shown', actions: 'refresh' },
          onError: { target: 'shown', actions: tellFailure },
        },
      ],
    },
  },
})

export type ServiceBalanceActor = ActorRefFrom<typeof serviceBalanceMachine>
export type ServiceBalanceSnapshot = SnapshotFrom<typeof serviceBalanceMachine>
