import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Place } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenFact } from '../kernel/screen.ts'
import { tellNotWritten } from '../kernel/telling.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { showsDialog, writes } from '../kit/claims/claims.ts'
import type { PageRead } from '../kit/list/list.domain.ts'
import type { ListActor, ListMachine } from '../kit/list/list.machine.ts'
import { type PayoutRequestOutput, payoutRequestMachine } from './payout-request.machine.ts'
import { cancellableOn, type Payout, type PayoutPage, type PayoutQuery } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

export type PayoutListMachine = ListMachine<Payout, PayoutQuery, PayoutPage>
export type PayoutListActor = ListActor<Payout, PayoutQuery, PayoutPage>

export type PayoutsEvent =
  | ScreenFact
  | PageRead<PayoutPage>
  | { type: 'request.chosen' }
  | { type: 'cancel.chosen'; id: string }
  | { type: 'cancel.confirmed' }
  | { type: 'dialog.dismissed' }

export interface PayoutsContext {
  trunk: Trunk
  clock: ClockPort
  ids: IdsPort
  supplierId: number
  place: Place
  /** What the list read last. */
  known: PayoutPage | null
  /** The payout that is being cancelled, or about to be. */
  cancelled: Payout | null
}

const readAgain = [{ type: 'tellTrunk', params: { type: 'balances.changed' } }, 'refreshList'] as const

/** The screen of payouts: sums, list, and one dialog at a time. */
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
    rememberPage: assign((_, { page }: PageRead<PayoutPage>) => ({ known: page })),
    rememberCancelled: assign(({ context }, id: string) => ({ cancelled: cancellableOn(context.known, id) })),
    forgetCancelled: assign({ cancelled: null }),
    tellList: ({ self }, fact: ScreenFact) => childOf(self, 'list')?.send(fact),
    refreshList: ({ self }) => childOf(self, 'list')?.send({ type: 'refresh.wanted' }),
    tellTrunk,
  },
}).createMachine({
  id: 'payouts',
  context: ({ input: { trunk, clock, ids, place, supplier } }) => ({
    trunk,
    clock,
    ids,
    supplierId: must(supplier).id,
    place,
    known: null,
    cancelled: null,
  }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { trunk, place }, self }) => ({ trunk, place, owner: self }),
    onError: { actions: tellFailure },
  },
  initial: 'shown',
  on: {
    'page.read': { actions: { type: 'rememberPage', params: ({ event }) => event } },
    'place.refined': { actions: { type: 'tellList', params: ({ event }) => event } },
    'setup.learned': { guard: 'isKnown', actions: 'refreshList' },
  },
  states: {
    shown: {
      on: {
        'request.chosen': { guard: 'isKnown', target: 'requesting' },
        'cancel.chosen': {
          guard: { type: 'isCancellable', params: ({ event }) => event.id },
          target: 'cancelAsked',
          actions: { type: 'rememberCancelled', params: ({ event }) => event.id },
        },
      },
    },

    requesting: {
      invoke: [
        showsDialog,
        {
          id: 'request',
          src: 'request',
          input: ({ context: { trunk, clock, ids, supplierId, known } }) => ({
            trunk,
            clock,
            ids,
            supplierId,
            known: must(known),
          }),
          onDone: [
            {
              guard: { type: 'mayHaveMoved', params: ({ event }) => event.output },
              target: 'shown',
              actions: [...readAgain],
            },
            { target: 'shown' },
          ],
          onError: {
            target: 'shown',
            actions: [tellFailure, ...readAgain],
          },
        },
      ],
    },

    cancelAsked: {
      invoke: showsDialog,
      on: {
        'cancel.confirmed': 'cancelling',
        'dialog.dismissed': { target: 'shown', actions: 'forgetCancelled' },
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
              { type: 'tellTrunk', params: { type: 'success.met', message: { key: 'payouts.cancelled' } } },
              ...readAgain,
            ],
          },
          onError: { target: 'shown', actions: [...tellNotWritten, ...readAgain] },
        },
      ],
      exit: 'forgetCancelled',
    },
  },
})

export type PayoutsActor = ActorRefFrom<typeof payoutsMachine>
export type PayoutsSnapshot = SnapshotFrom<typeof payoutsMachine>
