import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Kopecks } from '../kernel/money.ts'
import { must } from '../kernel/must.ts'
import type { Place } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenFact } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import type { PageRead } from '../kit/list/list.domain.ts'
import type { ListActor, ListMachine } from '../kit/list/list.machine.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { BalanceLine, LinePage, LineQuery } from './balances.domain.ts'
import { errandOf, hasErrand, type PaymentResult, withoutErrand } from './payment-return.domain.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'
import { hasMoved } from './top-up.domain.ts'
import { topUpMachine } from './top-up.machine.ts'
import type { TopUpOutcome } from './top-up.setup.ts'
import { transferMachine } from './transfer.machine.ts'

export type LinesMachine = ListMachine<BalanceLine, LineQuery, LinePage>
export type LinesActor = ListActor<BalanceLine, LineQuery, LinePage>

export type MainBalanceEvent = ScreenFact | PageRead<LinePage> | { type: 'topUp.chosen' } | { type: 'transfer.chosen' }

export interface MainBalanceContext {
  trunk: Trunk
  clock: ClockPort
  ids: IdsPort
  supplierId: number
  place: Place
  /** The newest figure that anybody told; `null` until there is one. */
  balance: Kopecks | null
  /** The balance to which the list that is shown belongs. */
  shown: Kopecks | null
}

type Told<Type extends ScreenFact['type']> = { readonly event: Extract<ScreenFact, { type: Type }> }

const refined = [
  { type: 'rememberPlace', params: ({ event }: Told<'place.refined'>) => event.place },
  { type: 'tellList', params: ({ event }: Told<'place.refined'>) => event },
  { type: 'reportPayment', params: ({ event }: Told<'place.refined'>) => errandOf(event.place).payment },
] as const

const learned = [
  { type: 'rememberSetup', params: ({ event }: Told<'setup.learned'>) => event.setup },
  { type: 'tellReturn', params: ({ event }: Told<'setup.learned'>) => event },
] as const

type WithContext = { readonly context: MainBalanceContext }
const purse = ({ context: { trunk, clock, ids, supplierId } }: WithContext) => ({ trunk, clock, ids, supplierId })
const cleanAddress = {
  type: 'tellTrunk',
  params: ({ context: { place } }: WithContext): TrunkEvent => {
    return { type: 'place.wanted', place: withoutErrand(place), replace: true }
  },
} as const

const errands = <Params, Actions>(params: Params, actions: Actions) =>
  [
    { guard: { type: 'wantsTopUp', params }, target: 'toppingUp', actions },
    { guard: { type: 'wantsTransfer', params }, target: 'transferring', actions },
  ] as const

/** The screen of the main balance: its lines, one dialog at a time, and whoever comes back from paying. */
export const mainBalanceMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as MainBalanceContext,
    events: {} as MainBalanceEvent,
    children: {} as { list: 'list'; paymentReturn: 'paymentReturn'; topUp: 'topUp'; transfer: 'transfer' },
  },
  actors: {
    ...({} as { list: LinesMachine }),
    paymentReturn: paymentReturnMachine,
    topUp: topUpMachine,
    transfer: transferMachine,
  },
  guards: {
    hasErrand: (_, place: Place) => hasErrand(place),
    wantsTopUp: (_, place: Place) => errandOf(place).topUp,
    wantsTransfer: (_, place: Place) => errandOf(place).transfer,
    hasMoved: ({ context }, setup: Setup) => hasMoved(context.shown, setup.mainBalance),
    mayHaveMoved: (_, outcome: TopUpOutcome) => outcome.mayHaveMoved,
  },
  actions: {
    rememberPlace: assign((_, place: Place) => ({ place })),
    rememberSetup: assign(({ context: { balance, shown } }, { mainBalance }: Setup) => ({
      balance: mainBalance ?? balance,
      shown: shown ?? mainBalance,
    })),
    rememberPage: assign(({ context }, { balance }: LinePage) => ({
      balance: balance ?? context.balance,
      shown: balance ?? context.balance,
    })),
    tellList: ({ self }, fact: Extract<ScreenFact, { type: 'place.refined' }>) => childOf(self, 'list')?.send(fact),
    refreshList: ({ self }) => childOf(self, 'list')?.send({ type: 'refresh.wanted' }),
    reportPayment: ({ self }, result: PaymentResult | null) =>
      result && childOf(self, 'paymentReturn')?.send({ type: 'payment.returned', result }),
    tellReturn: ({ self }, fact: ScreenFact) => childOf(self, 'paymentReturn')?.send(fact),
    tellTopUp: ({ self }, fact: ScreenFact) => childOf(self, 'topUp')?.send(fact),
    tellTrunk,
  },
}).createMachine({
  id: 'mainBalance',
  context: ({ input: { supplier, carried: _, ...input } }) => {
    return { ...input, supplierId: must(supplier).id, balance: null, shown: null }
  },
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context: { trunk, place }, self }) => ({ trunk, place, owner: self }),
      onError: { actions: tellFailure },
    },
    {
      id: 'paymentReturn',
      src: 'paymentReturn',
      input: ({ context: { trunk, supplierId, place } }) => ({ trunk, supplierId, result: errandOf(place).payment }),
      onError: { actions: tellFailure },
    },
  ],
  initial: 'arriving',
  on: {
    'page.read': { actions: { type: 'rememberPage', params: ({ event }) => event.page } },
    'place.refined': [
      { guard: { type: 'hasErrand', params: ({ event }) => event.place }, actions: [...refined, cleanAddress] },
      { actions: refined },
    ],
    'setup.learned': [
      {
        guard: { type: 'hasMoved', params: ({ event }) => event.setup },
        actions: [...learned, 'refreshList'],
      },
      { actions: learned },
    ],
    'tab.shown': { actions: { type: 'tellReturn', params: ({ event }) => event } },
  },
  states: {
    arriving: {
      always: [
        ...errands(({ context }: WithContext) => context.place, cleanAddress),
        {
          guard: { type: 'hasErrand', params: ({ context }) => context.place },
          target: 'shown',
          actions: cleanAddress,
        },
        { target: 'shown' },
      ],
    },

    shown: {
      on: {
        'topUp.chosen': 'toppingUp',
        'transfer.chosen': 'transferring',
        'place.refined': errands(({ event }: Told<'place.refined'>) => event.place, [...refined, cleanAddress]),
      },
    },

    toppingUp: {
      invoke: [
        showsDialog,
        {
          id: 'topUp',
          src: 'topUp',
          input: ({ context }) => ({ ...purse({ context }), returnTo: errandOf(context.place).returnTo }),
          onDone: [
            {
              guard: { type: 'mayHaveMoved', params: ({ event }) => event.output },
              target: 'shown',
              actions: [{ type: 'tellTrunk', params: { type: 'balances.changed' } }, 'refreshList'],
            },
            { target: 'shown' },
          ],
          onError: { target: 'shown', actions: tellFailure },
        },
      ],
      on: { 'tab.shown': { actions: { type: 'tellTopUp', params: ({ event }) => event } } },
    },

    transferring: {
      invoke: [
        showsDialog,
        {
          id: 'transfer',
          src: 'transfer',
          input: ({ context }) => ({ ...purse({ context }), direction: 'toService' as const }),
          onDone: { target: 'shown', actions: 'refreshList' },
          onError: { target: 'shown', actions: tellFailure },
        },
      ],
    },
  },
})

export type MainBalanceActor = ActorRefFrom<typeof mainBalanceMachine>
export type MainBalanceSnapshot = SnapshotFrom<typeof mainBalanceMachine>
