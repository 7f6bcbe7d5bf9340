import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Location } from '../kernel/routes.ts'
import { type SupplierScope, scopeOf, screenScope } from '../kernel/scope.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { notifyNotWritten } from '../kernel/telling.ts'
import { showsDialog, writes } from '../kit/claims/claims.ts'
import type { PageRead } from '../kit/list/list.domain.ts'
import type { ListActor, ListMachine } from '../kit/list/list.setup.ts'
import { type PayoutRequestOutput, payoutRequestMachine } from './payout-request.machine.ts'
import { cancellableOn, type Payout, type PayoutPage, type PayoutQuery } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

export type PayoutListMachine = ListMachine<Payout, PayoutQuery, PayoutPage>
export type PayoutListActor = ListActor<Payout, PayoutQuery, PayoutPage>

export type PayoutsEvent =
  | ScreenEvent
  | PageRead<PayoutPage>
  | { type: 'request.chosen' }
  | { type: 'cancel.chosen'; id: string }
  | { type: 'cancel.confirmed' }
  | { type: 'dialog.dismissed' }

export interface PayoutsContext extends SupplierScope {
  location: Location
  /** The last page that the list loaded. */
  known: PayoutPage | null
  /** The payout whose cancellation is being confirmed or sent. */
  cancelled: Payout | null
}

const balancesChanged = { type: 'notifyApp', params: { type: 'balances.changed' } } as const
const readAgain = [balancesChanged, 'refreshList'] as const

/** The payouts screen: sums, list, and one dialog at a time. */
export const payoutsMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as PayoutsContext,
    events: {} as PayoutsEvent,
    tags: {} as 'busy',
    children: {} as { list: 'list'; request: 'request' },
  },
  actors: {
    ...({} as PortActors<Pick<PayoutsPort, 'cancelPayout'>>),
    ...({} as { list: PayoutListMachine }),
    request: payoutRequestMachine,
  },
  guards: {
    isKnown: ({ context }) => context.known !== null,
    isCancellable: ({ context }, id: string) => cancellableOn(context.known, id) !== null,
    mayHaveMoved: (_, { mayHaveMoved }: PayoutRequestOutput) => mayHaveMoved,
  },
  actions: {
    setPage: assign((_, { page }: PageRead<PayoutPage>) => ({ known: page })),
    setCancelled: assign(({ context }, id: string) => ({ cancelled: cancellableOn(context.known, id) })),
    clearCancelled: assign({ cancelled: null }),
    sendToList: ({ self }, event: ScreenEvent) => childOf(self, 'list')?.send(event),
    refreshList: ({ self }) => childOf(self, 'list')?.send({ type: 'refresh.requested', keepsPlace: true }),
    // The supplier asked for it here and looks for the new line.
    showNew: ({ self }) => childOf(self, 'list')?.send({ type: 'refresh.requested' }),
    notifyApp,
  },
}).createMachine({
  id: 'payouts',
  context: ({ input }) => ({ ...screenScope(input), location: input.location, known: null, cancelled: null }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { app, location }, self }) => ({ app, location, owner: self }),
    onError: { actions: notifyFailure },
  },
  initial: 'shown',
  on: {
    'page.read': { actions: { type: 'setPage', params: ({ event }) => event } },
    'query.changed': { actions: { type: 'sendToList', params: ({ event }) => event } },
    'setup.loaded': { guard: 'isKnown', actions: 'refreshList' },
  },
  states: {
    shown: {
      on: {
        'request.chosen': { guard: 'isKnown', target: 'requesting' },
        'cancel.chosen': {
          guard: { type: 'isCancellable', params: ({ event }) => event.id },
          target: 'cancelAsked',
          actions: { type: 'setCancelled', params: ({ event }) => event.id },
        },
      },
    },

    requesting: {
      invoke: [
        showsDialog,
        {
          id: 'request',
          src: 'request',
          input: ({ context }) => ({ ...scopeOf(context), known: must(context.known) }),
          onDone: [
            {
              guard: { type: 'mayHaveMoved', params: ({ event }) => event.output },
              target: 'shown',
              actions: [balancesChanged, 'showNew'],
            },
            { target: 'shown' },
          ],
          onError: {
            target: 'shown',
            actions: [notifyFailure, balancesChanged, 'showNew'],
          },
        },
      ],
    },

    cancelAsked: {
      invoke: showsDialog,
      on: {
        'cancel.confirmed': 'cancelling',
        'dialog.dismissed': { target: 'shown', actions: 'clearCancelled' },
      },
    },

    cancelling: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'cancelPayout',
          src: 'cancelPayout',
          input: ({ context }) => must(context.cancelled).id,
          onDone: {
            target: 'shown',
            actions: [
              { type: 'notifyApp', params: { type: 'success.reported', message: { key: 'payouts.cancelled' } } },
              ...readAgain,
            ],
          },
          onError: { target: 'shown', actions: [...notifyNotWritten, ...readAgain] },
        },
      ],
      exit: 'clearCancelled',
    },
  },
})

export type PayoutsActor = ActorRefFrom<typeof payoutsMachine>
export type PayoutsSnapshot = SnapshotFrom<typeof payoutsMachine>
