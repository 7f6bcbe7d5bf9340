import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import { type SupplierScope, scopeOf } from '../kernel/scope.ts'
import { isDirtyWithoutDraft } from '../kit/claims/claims.ts'
import { type DraftEvent, type DraftFound, draftMachine, keepsDraft } from '../kit/drafts/draft.machine.ts'
import type { FieldErrors } from '../kit/fields/fields.domain.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import type { PayoutFormOutput } from './payout-form.setup.ts'
import { afterOutcome, type PayoutOutcome } from './payout-outcome.domain.ts'
import {
  type BalanceSnapshot,
  emptyForm,
  type PayoutField,
  type PayoutForm,
  savedRequisites,
} from './payout-request.domain.ts'
import { type ConfirmedPayout, confirmedPayoutOf } from './payout-sending.domain.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import type { PayoutPreview } from './payouts.domain.ts'

export type PayoutRequestEvent =
  | { type: 'dialog.dismissed' }
  | { type: 'payout.confirmed' }
  | { type: 'account.confirmed' }
  | { type: 'confirmation.left' }
  | DraftEvent
  | DraftFound

export interface PayoutRequestInput extends SupplierScope {
  readonly known: BalanceSnapshot
}

export type PayoutRequestOutput = Readonly<Pick<PayoutRequestContext, 'mayHaveMoved'>>

export interface PayoutRequestContext extends PayoutRequestInput {
  known: BalanceSnapshot
  values: PayoutForm
  errors: FieldErrors<PayoutField>
  note: Message | null
  preview: PayoutPreview | null
  isResubmitted: boolean
  confirmed: ConfirmedPayout | null
  mayHaveMoved: boolean
}

interface WithOutcome {
  readonly event: { readonly output: PayoutOutcome }
}

const outcomeOf = ({ event }: WithOutcome): PayoutOutcome => event.output

const setOutcome = { type: 'setOutcome', params: outcomeOf } as const

const clearDraft = { type: 'sendToDraft', params: { type: 'edits.settled' } } as const

/**
 * The payout dialog: takes the form, asks for a confirmation, and for a second one of a new account, and sends the
 * request once.
 */
export const payoutRequestMachine = setup({
  types: {
    input: {} as PayoutRequestInput,
    context: {} as PayoutRequestContext,
    events: {} as PayoutRequestEvent,
    output: {} as PayoutRequestOutput,
    children: {} as { draft: 'draft'; form: 'form'; sending: 'sending' },
  },
  actors: {
    draft: draftMachine,
    form: payoutFormMachine,
    sending: payoutSendingMachine,
  },
  guards: {
    isNewAccount: ({ context }) => savedRequisites(context.values, context.known) === null,
    isMade: (_, { result }: PayoutOutcome) => result === 'made',
    isLeft: (_, { result }: PayoutOutcome) => result === 'left',
  },
  actions: {
    setForm: assign((_, filled: PayoutFormOutput) => ({ ...filled, errors: {}, isResubmitted: false })),
    setWish: assign(({ context: { values, known, preview } }) => ({
      confirmed: confirmedPayoutOf(values, known, must(preview)),
    })),
    setOutcome: assign(({ context }, outcome: PayoutOutcome) => afterOutcome(context, outcome)),
    setInvalidated: assign({ mayHaveMoved: true }),
    sendToForm: ({ self }, event: DraftFound) => childOf(self, 'form')?.send(event),
    sendToDraft: ({ self }, events: DraftEvent) => childOf(self, 'draft')?.send(events),
    stopMoving: ({ self }) => childOf(self, 'sending')?.send({ type: 'dialog.dismissed' }),
    notifyApp,
  },
}).createMachine({
  id: 'payoutRequest',
  context: ({ input }) => ({
    ...input,
    values: emptyForm(input.known),
    errors: {},
    note: null,
    preview: null,
    isResubmitted: false,
    confirmed: null,
    mayHaveMoved: false,
  }),
  output: ({ context: { mayHaveMoved } }) => ({ mayHaveMoved }),
  invoke: keepsDraft('payout'),
  initial: 'filling',
  on: {
    'draft.found': { actions: { type: 'sendToForm', params: ({ event }) => event } },
    'edits.typed': { actions: { type: 'sendToDraft', params: ({ event }) => event } },
    'edits.settled': { actions: { type: 'sendToDraft', params: ({ event }) => event } },
    'dialog.dismissed': '.closed',
  },
  states: {
    filling: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { app, known, values, errors, note, preview, isResubmitted }, self }) => ({
          app,
          owner: self,
          known,
          values,
          errors,
          note,
          preview,
          isResubmitted,
        }),
        onDone: { target: 'asked', actions: { type: 'setForm', params: ({ event }) => event.output } },
        onError: { target: 'closed', actions: notifyFailure },
      },
    },

    asked: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isNewAccount', target: 'unkept' }, { target: 'kept' }] },
        kept: {},
        unkept: { invoke: isDirtyWithoutDraft },
      },
      on: {
        'payout.confirmed': [
          { guard: 'isNewAccount', target: 'accountAsked' },
          { target: 'sending', actions: 'setWish' },
        ],
        'confirmation.left': 'filling',
      },
    },

    accountAsked: {
      invoke: isDirtyWithoutDraft,
      on: {
        'account.confirmed': { target: 'sending', actions: 'setWish' },
        'confirmation.left': 'filling',
      },
    },

    sending: {
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => ({ ...scopeOf(context), confirmed: must(context.confirmed) }),
        onDone: [
          { guard: { type: 'isMade', params: outcomeOf }, target: 'closed', actions: [setOutcome, clearDraft] },
          // The outcome is unclear and the reconciler takes over; the typed values stay as a draft until the outcome is
          // known.
          { guard: { type: 'isLeft', params: outcomeOf }, target: 'closed', actions: setOutcome },
          { target: 'filling', actions: setOutcome },
        ],
        onError: { target: 'closed', actions: ['setInvalidated', notifyFailure] },
      },
      on: {
        'dialog.dismissed': { actions: 'stopMoving' },
      },
    },

    closed: { type: 'final' },
  },
})

export type PayoutRequestActor = ActorRefFrom<typeof payoutRequestMachine>
export type PayoutRequestSnapshot = SnapshotFrom<typeof payoutRequestMachine>
