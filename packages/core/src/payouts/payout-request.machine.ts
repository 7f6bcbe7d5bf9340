import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import { noteDraftFault } from '../kernel/telling.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { type DraftEvent, type DraftFound, draftMachine } from '../kit/drafts/draft.machine.ts'
import type { FieldErrors } from '../kit/form/fields.domain.ts'
import { payoutFormMachine } from './payout-form.machine.ts'
import type { PayoutFormOutput } from './payout-form.setup.ts'
import { afterOutcome, type PayoutOutcome } from './payout-outcome.domain.ts'
import {
  emptyForm,
  type PayoutField,
  type PayoutForm,
  type Standing,
  savedRequisites,
} from './payout-request.domain.ts'
import { type PayoutWish, wishOf } from './payout-sending.domain.ts'
import { payoutSendingMachine } from './payout-sending.machine.ts'
import type { PayoutPreview } from './payouts.domain.ts'

export type PayoutRequestEvent =
  | { type: 'dialog.dismissed' }
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
}

export type PayoutRequestOutput = Readonly<Pick<PayoutRequestContext, 'mayHaveMoved'>>

export interface PayoutRequestContext extends PayoutRequestInput {
  known: Standing
  values: PayoutForm
  errors: FieldErrors<PayoutField>
  note: Message | null
  preview: PayoutPreview | null
  isResubmitted: boolean
  wish: PayoutWish | null
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
    isMade: (_, { result }: PayoutOutcome) => result === 'made',
    isLeft: (_, { result }: PayoutOutcome) => result === 'left',
  },
  actions: {
    rememberForm: assign((_, { values, preview, note }: PayoutFormOutput) => ({
      values,
      preview,
      note,
      errors: {},
      isResubmitted: false,
    })),
    setWish: assign(({ context: { values, known, preview } }) => ({ wish: wishOf(values, known, must(preview)) })),
    rememberOutcome: assign(({ context }, outcome: PayoutOutcome) => afterOutcome(context, outcome)),
    rememberDoubt: assign({ mayHaveMoved: true }),
    tellForm: ({ self }, fact: DraftFound) => childOf(self, 'form')?.send(fact),
    tellDraft: ({ self }, news: DraftEvent) => childOf(self, 'draft')?.send(news),
    stopMoving: ({ self }) => childOf(self, 'sending')?.send({ type: 'dialog.dismissed' }),
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
    wish: null,
    mayHaveMoved: false,
  }),
  output: ({ context: { mayHaveMoved } }) => ({ mayHaveMoved }),
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
          { target: 'sending', actions: 'setWish' },
        ],
        'confirmation.left': 'filling',
        'dialog.dismissed': 'closed',
      },
    },

    askedAgain: {
      on: {
        'account.confirmed': { target: 'sending', actions: 'setWish' },
        'confirmation.left': 'filling',
        'dialog.dismissed': 'closed',
      },
    },

    sending: {
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context: { trunk, clock, ids, supplierId, wish } }) => ({
          trunk,
          clock,
          ids,
          supplierId,
          wish: must(wish),
        }),
        onDone: [
          {
            guard: { type: 'isMade', params: outcomeOf },
            target: 'closed',
            actions: [rememberOutcome, forgetDraft],
          },
          // The reconciler takes over; what was typed waits as a draft until it knows.
          { guard: { type: 'isLeft', params: outcomeOf }, target: 'closed', actions: rememberOutcome },
          { target: 'filling', actions: rememberOutcome },
        ],
        onError: { target: 'closed', actions: ['rememberDoubt', tellFailure] },
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
