import { type ActorRefFrom, assign, setup } from 'xstate'
import { paymentSessionMachine } from '../intents/payment-session.machine.ts'
import type { SessionOutcome, SessionProgress } from '../intents/payment-session.setup.ts'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type SupplierScope, scopeOf } from '../kernel/scope.ts'
import { movesMoney } from '../kit/claims/claims.ts'
import { type PayoutOutcome, payoutResultOf } from './payout-outcome.domain.ts'
import { type ConfirmedPayout, isCovered } from './payout-sending.domain.ts'
import { newestPayouts, type PayoutPage } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

export type PayoutSendingEvent = SessionProgress | { type: 'dialog.dismissed' }

export interface PayoutSendingInput extends SupplierScope {
  readonly confirmed: ConfirmedPayout
}

export interface PayoutSendingContext extends PayoutSendingInput {
  fresh: PayoutPage | null
  outcome: Omit<PayoutOutcome, 'fresh'> | null
}

interface WithOutcome {
  readonly event: { readonly output: SessionOutcome }
}

/** Sends one confirmed payout: checks it against fresh sums, then sends it once. */
export const payoutSendingMachine = setup({
  types: {
    input: {} as PayoutSendingInput,
    context: {} as PayoutSendingContext,
    events: {} as PayoutSendingEvent,
    output: {} as PayoutOutcome,
    tags: {} as 'busy',
    children: {} as { session: 'session' },
  },
  actors: {
    ...({} as PortActors<Pick<PayoutsPort, 'fetchPayouts'>>),
    session: paymentSessionMachine,
  },
  guards: {
    isCovered: ({ context }, page: PayoutPage) => isCovered(context.confirmed, page),
  },
  actions: {
    setFresh: assign((_, fresh: PayoutPage) => ({ fresh })),
    setResult: assign((_, result: PayoutOutcome['result']) => ({ outcome: { result, failure: null } })),
    setOutcome: assign((_, { result, made, failure }: SessionOutcome) => ({
      outcome: { result: payoutResultOf(result, made.length > 0, failure), failure },
    })),
    stopMoving: ({ self }) => childOf(self, 'session')?.send({ type: 'dialog.dismissed' }),
    notifyApp,
  },
}).createMachine({
  id: 'payoutSending',
  context: ({ input }) => ({ ...input, fresh: null, outcome: null }),
  output: ({ context: { outcome, fresh } }) => ({ ...must(outcome), fresh }),
  initial: 'readingTerms',
  states: {
    readingTerms: {
      tags: 'busy',
      invoke: {
        id: 'fetchPayouts',
        src: 'fetchPayouts',
        input: newestPayouts,
        onDone: [
          {
            guard: { type: 'isCovered', params: ({ event }) => event.output },
            target: 'moving',
            actions: { type: 'setFresh', params: ({ event }) => event.output },
          },
          {
            target: 'finished',
            actions: [
              { type: 'setFresh', params: ({ event }) => event.output },
              { type: 'setResult', params: 'changed' },
            ],
          },
        ],
        onError: { target: 'finished', actions: [{ type: 'setResult', params: 'unread' }, notifyFailure] },
      },
    },

    moving: {
      invoke: [
        movesMoney,
        {
          id: 'session',
          src: 'session',
          input: ({ context, self }) => ({
            ...scopeOf(context),
            owner: self,
            list: 'payouts' as const,
            nextMove: (_, made) => (made.length > 0 ? null : { kind: 'payout', ...context.confirmed }),
          }),
          onDone: {
            target: 'finished',
            actions: { type: 'setOutcome', params: ({ event }: WithOutcome) => event.output },
          },
          onError: { target: 'finished', actions: [{ type: 'setResult', params: 'left' }, notifyFailure] },
        },
      ],
      on: { 'dialog.dismissed': { actions: 'stopMoving' } },
    },

    finished: { type: 'final' },
  },
})

export type PayoutSendingActor = ActorRefFrom<typeof payoutSendingMachine>
