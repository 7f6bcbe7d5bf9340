import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate'
import { type DraftEvent, type DraftFound, draftMachine, draftNews } from '../drafts/draft.machine.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import { noteDraftFault } from '../kernel/telling.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import type { FieldErrors } from '../session/fields.domain.ts'
import { type PayoutFormOutput, payoutFormMachine } from './payout-form.machine.ts'
import { afterOutcome, type PayoutOutcome } from './payout-outcome.domain.ts'
import {
  draftOf,
  emptyForm,
  type PayoutField,
  type PayoutForm,
  type Standing,
  savedRequisites,
} from './payout-request.domain.ts'
import { requestOf, seenBefore, type Unsettled } from './payout-sending.domain.ts'
import { type PayoutSendingEvent, payoutSendingMachine } from './payout-sending.machine.ts'
import type { PayoutPreview, PayoutRequest } from './payouts.domain.ts'

export type PayoutRequestEvent =
  | PayoutSendingEvent
  | { type: 'payout.confirmed' }
  | { type: 'account.confirmed' }
  | { type: 'confirmation.left' }
  | DraftEvent
  | DraftFound

export interface PayoutRequestInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplierId: number
  readonly known: Standing
  /** What an earlier dialog sent without learning what came of it. */
  readonly unsettled: Unsettled | null
}

export type PayoutRequestOutput = Readonly<Pick<PayoutRequestContext, 'mayHaveMoved' | 'unsettled'>>

export interface PayoutRequestContext extends PayoutRequestInput {
  known: Standing
  unsettled: Unsettled | null
  values: PayoutForm
  errors: FieldErrors<PayoutField>
  note: Message | null
  preview: PayoutPreview | null
  isResubmitted: boolean
  request: PayoutRequest | null
  mayHaveMoved: boolean
}

interface WithOutcome {
  readonly event: { readonly output: PayoutOutcome }
}

const outcomeOf = ({ event }: WithOutcome): PayoutOutcome => event.output

const rememberOutcome = { type: 'rememberOutcome', params: outcomeOf } as const

const forgetDraft = { type: 'tellDraft', params: { type: 'work.settled' } } as const

/** The dialog of a payout: takes the form, has it confirmed, a new account twice, and sends it once. */
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
    isOver: (_, { result }: PayoutOutcome) => result === 'made' || result === 'left',
  },
  actions: {
    rememberForm: assign((_, { values, preview, note }: PayoutFormOutput) => ({
      values,
      preview,
      note,
      errors: {},
      isResubmitted: false,
    })),
    openRequest: assign(({ context: { values, known, preview, unsettled, ids } }) => ({
      request: requestOf(values, known, must(preview), unsettled, ids.next),
    })),
    rememberOutcome: assign(({ context }, outcome: PayoutOutcome) => afterOutcome(context, outcome)),
    rememberDoubt: assign({ mayHaveMoved: true }),
    tellForm: ({ self }, fact: DraftFound) => childOf(self, 'form')?.send(fact),
    tellDraft: ({ self }, news: DraftEvent) => childOf(self, 'draft')?.send(news),
    keepDraft: raise(({ context: { values, known } }) => draftNews(draftOf(values, known))),
    tellSending: ({ self }, event: PayoutSendingEvent) => childOf(self, 'sending')?.send(event),
    tellTrunk,
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
    request: null,
    mayHaveMoved: false,
  }),
  output: ({ context: { mayHaveMoved, unsettled } }) => ({ mayHaveMoved, unsettled }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { clock, supplierId }, self }) => ({ owner: self, clock, supplierId, form: 'payout' }),
    onError: { actions: noteDraftFault },
  },
  initial: 'filling',
  on: {
    'draft.found': { actions: { type: 'tellForm', params: ({ event }) => event } },
    'work.typed': { actions: { type: 'tellDraft', params: ({ event }) => event } },
    'work.settled': { actions: { type: 'tellDraft', params: ({ event }) => event } },
  },
  states: {
    filling: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { trunk, known, values, errors, note, preview, isResubmitted }, self }) => ({
          trunk,
          owner: self,
          known,
          values,
          errors,
          note,
          preview,
          isResubmitted,
        }),
        onDone: { target: 'asked', actions: { type: 'rememberForm', params: ({ event }) => event.output } },
        onError: { target: 'closed', actions: tellFailure },
      },
      on: { 'dialog.dismissed': 'closed' },
    },

    asked: {
      on: {
        'payout.confirmed': [
          { guard: 'isNewAccount', target: 'askedAgain' },
          { target: 'sending', actions: 'openRequest' },
        ],
        'confirmation.left': 'filling',
        'dialog.dismissed': 'closed',
      },
    },

    askedAgain: {
      on: {
        'account.confirmed': { target: 'sending', actions: 'openRequest' },
        'confirmation.left': 'filling',
        'dialog.dismissed': 'closed',
      },
    },

    sending: {
      // What is sent must not be found again, whatever becomes of it.
      entry: forgetDraft,
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context: { trunk, clock, request, unsettled } }) => ({
          trunk,
          clock,
          request: must(request),
          seen: seenBefore(must(request), unsettled),
        }),
        onDone: [
          { guard: { type: 'isOver', params: outcomeOf }, target: 'closed', actions: rememberOutcome },
          { target: 'filling', actions: [rememberOutcome, 'keepDraft'] },
        ],
        onError: { target: 'closed', actions: ['rememberDoubt', tellFailure] },
      },
      on: {
        'check.chosen': { actions: { type: 'tellSending', params: ({ event }) => event } },
        'dialog.dismissed': { actions: { type: 'tellSending', params: ({ event }) => event } },
      },
    },

    closed: { type: 'final' },
  },
})

export type PayoutRequestActor = ActorRefFrom<typeof payoutRequestMachine>
export type PayoutRequestSnapshot = SnapshotFrom<typeof payoutRequestMachine>
