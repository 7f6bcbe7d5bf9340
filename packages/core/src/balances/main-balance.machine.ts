import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { Location } from '../kernel/routes.ts'
import { type SupplierScope, scopeOf, screenScope } from '../kernel/scope.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import type { PageRead } from '../kit/list/list.domain.ts'
import type { ListActor, ListMachine } from '../kit/list/list.setup.ts'
import type { Setup } from '../setup/setup.domain.ts'
import type { BalanceLine, LinePage, LineQuery } from './balances.domain.ts'
import { hasUrlAction, type PaymentResult, urlActionOf, withoutUrlAction } from './payment-return.domain.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'
import { hasMoved } from './top-up.domain.ts'
import { topUpMachine } from './top-up.machine.ts'
import type { TopUpOutcome } from './top-up.setup.ts'
import { transferMachine } from './transfer.machine.ts'

export type LinesMachine = ListMachine<BalanceLine, LineQuery, LinePage>
export type LinesActor = ListActor<BalanceLine, LineQuery, LinePage>

export type MainBalanceEvent = ScreenEvent | PageRead<LinePage> | { type: 'topUp.chosen' } | { type: 'transfer.chosen' }

export interface MainBalanceContext extends SupplierScope {
  location: Location
  /** The newest balance from the settings or the list; `null` until one is loaded. */
  balance: Kopecks | null
  /** The balance at the time the shown list was loaded; another balance makes the list stale. */
  shown: Kopecks | null
}

type Told<Type extends ScreenEvent['type']> = { readonly event: Extract<ScreenEvent, { type: Type }> }

const refined = [
  { type: 'setLocation', params: ({ event }: Told<'query.changed'>) => event.location },
  { type: 'sendToList', params: ({ event }: Told<'query.changed'>) => event },
] as const

const learned = [
  { type: 'setSetup', params: ({ event }: Told<'setup.loaded'>) => event.setup },
  { type: 'sendToReturn', params: ({ event }: Told<'setup.loaded'>) => event },
] as const

type WithContext = { readonly context: MainBalanceContext }
const cleanAddress = {
  type: 'notifyApp',
  params: ({ context: { location } }: WithContext): FeatureEvent => {
    return { type: 'navigation.requested', location: withoutUrlAction(location), replace: true }
  },
} as const

const acted = [
  ...refined,
  { type: 'reportPayment', params: ({ event }: Told<'query.changed'>) => urlActionOf(event.location).payment },
  cleanAddress,
] as const

const urlActions = <Params, Actions>(params: Params, actions: Actions) =>
  [
    { guard: { type: 'wantsTopUp', params }, target: 'toppingUp', actions },
    { guard: { type: 'wantsTransfer', params }, target: 'transferring', actions },
  ] as const

/** The main balance screen: its entries, one dialog at a time, and the return from a payment page. */
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
    hasUrlAction: (_, location: Location) => hasUrlAction(location),
    wantsTopUp: (_, location: Location) => urlActionOf(location).topUp,
    wantsTransfer: (_, location: Location) => urlActionOf(location).transfer,
    hasMoved: ({ context }, setup: Setup) => hasMoved(context.shown, setup.mainBalance),
    mayHaveMoved: (_, outcome: TopUpOutcome) => outcome.mayHaveMoved,
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location })),
    setSetup: assign(({ context: { balance, shown } }, { mainBalance }: Setup) => ({
      balance: mainBalance ?? balance,
      shown: shown ?? mainBalance,
    })),
    setPage: assign(({ context }, { balance }: LinePage) => ({
      balance: balance ?? context.balance,
      shown: balance ?? context.balance,
    })),
    sendToList: ({ self }, event: Extract<ScreenEvent, { type: 'query.changed' }>) =>
      childOf(self, 'list')?.send(event),
    refreshList: ({ self }) => childOf(self, 'list')?.send({ type: 'refresh.requested', keepsPlace: true }),
    // The supplier moved it here and looks for the new line.
    showNew: ({ self }) => childOf(self, 'list')?.send({ type: 'refresh.requested' }),
    reportPayment: ({ self }, result: PaymentResult | null) =>
      result && childOf(self, 'paymentReturn')?.send({ type: 'payment.returned', result }),
    sendToReturn: ({ self }, event: ScreenEvent) => childOf(self, 'paymentReturn')?.send(event),
    sendToTopUp: ({ self }, event: ScreenEvent) => childOf(self, 'topUp')?.send(event),
    notifyApp,
  },
}).createMachine({
  id: 'mainBalance',
  context: ({ input }) => ({ ...screenScope(input), location: input.location, balance: null, shown: null }),
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context: { app, location }, self }) => ({ app, location, owner: self }),
      onError: { actions: notifyFailure },
    },
    {
      id: 'paymentReturn',
      src: 'paymentReturn',
      input: ({ context: { app, supplierId, location } }) => ({
        app,
        supplierId,
        result: urlActionOf(location).payment,
      }),
      onError: { actions: notifyFailure },
    },
  ],
  initial: 'arriving',
  on: {
    'page.read': { actions: { type: 'setPage', params: ({ event }) => event.page } },
    'query.changed': [
      { guard: { type: 'hasUrlAction', params: ({ event }) => event.location }, actions: acted },
      { actions: refined },
    ],
    'setup.loaded': [
      { guard: { type: 'hasMoved', params: ({ event }) => event.setup }, actions: [...learned, 'refreshList'] },
      { actions: learned },
    ],
    'tab.shown': { actions: { type: 'sendToReturn', params: ({ event }) => event } },
  },
  states: {
    arriving: {
      always: [
        ...urlActions(({ context }: WithContext) => context.location, cleanAddress),
        {
          guard: { type: 'hasUrlAction', params: ({ context }) => context.location },
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
        'query.changed': urlActions(({ event }: Told<'query.changed'>) => event.location, acted),
      },
    },

    toppingUp: {
      invoke: [
        showsDialog,
        {
          id: 'topUp',
          src: 'topUp',
          input: ({ context }) => ({ ...scopeOf(context), returnTo: urlActionOf(context.location).returnTo }),
          onDone: [
            {
              guard: { type: 'mayHaveMoved', params: ({ event }) => event.output },
              target: 'shown',
              actions: [{ type: 'notifyApp', params: { type: 'balances.changed' } }, 'showNew'],
            },
            { target: 'shown' },
          ],
          onError: { target: 'shown', actions: notifyFailure },
        },
      ],
      on: { 'tab.shown': { actions: { type: 'sendToTopUp', params: ({ event }) => event } } },
    },

    transferring: {
      invoke: [
        showsDialog,
        {
          id: 'transfer',
          src: 'transfer',
          input: ({ context }) => {
            const { amount } = urlActionOf(context.location)
            return { ...scopeOf(context), direction: 'toService' as const, amount }
          },
          onDone: { target: 'shown', actions: 'showNew' },
          onError: { target: 'shown', actions: notifyFailure },
        },
      ],
    },
  },
})

export type MainBalanceActor = ActorRefFrom<typeof mainBalanceMachine>
export type MainBalanceSnapshot = SnapshotFrom<typeof mainBalanceMachine>
