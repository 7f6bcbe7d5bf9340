import { assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { PortActors } from '../kernel/port.ts'
import { type DraftEvent, type DraftFound, draftEvents } from '../kit/drafts/draft.machine.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { errorsFromServer, type FieldErrors, hasErrors, without } from '../kit/fields/fields.domain.ts'
import {
  type BalanceSnapshot,
  checkAmount,
  draftOf,
  hasSensitive,
  isFor,
  leftIn,
  mistakesIn,
  type PayoutField,
  type PayoutForm,
  type PayoutText,
  wireNames,
} from './payout-request.domain.ts'
import type { PayoutPreview } from './payouts.domain.ts'
import type { PayoutsPort } from './payouts.port.ts'

export type PayoutFormEvent =
  | { type: 'amount.typed'; text: string }
  | { type: 'wholeSum.chosen' }
  | { type: 'requisites.chosen'; id: string | null }
  | { type: 'field.typed'; field: PayoutText; text: string }
  | { type: 'retry.chosen' }
  | { type: 'form.submitted' }
  | DraftFound

export interface PayoutFormInput {
  readonly app: AppRef
  /** Receives the changes of the draft. */
  readonly owner: { send(events: DraftEvent): void }
  readonly known: BalanceSnapshot
  readonly values: PayoutForm
  readonly errors: FieldErrors<PayoutField>
  readonly note: Message | null
  readonly preview: PayoutPreview | null
  /** The form was submitted before, and only its terms have changed. */
  readonly isResubmitted: boolean
}

export interface PayoutFormOutput {
  readonly values: PayoutForm
  readonly preview: PayoutPreview
  readonly note: Message | null
}

export interface PayoutFormContext extends PayoutFormInput {
  values: PayoutForm
  errors: FieldErrors<PayoutField>
  note: Message | null
  preview: PayoutPreview | null
}

interface WithPreview {
  readonly event: { readonly output: PayoutPreview }
}

export const previewIn = ({ event }: WithPreview): PayoutPreview => event.output

export const setPreview = { type: 'setPreview', params: previewIn } as const

export const payoutFormSetup = setup({
  types: {
    input: {} as PayoutFormInput,
    context: {} as PayoutFormContext,
    events: {} as PayoutFormEvent,
    output: {} as PayoutFormOutput,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<PayoutsPort, 'previewPayout'>>,
  guards: {
    isEmpty: ({ context }) => draftOf(context.values, context.known) === null && !hasSensitive(context.values),
    hasSensitive: ({ context }) => hasSensitive(context.values),
    isResubmitted: ({ context }) => context.isResubmitted,
    hasPreview: ({ context }) => context.preview !== null,
    isPossible: ({ context }, text: string) => checkAmount(text, context.known.totals) === null,
    isForAmount: ({ context }, preview: PayoutPreview) => isFor(preview, context.values),
    isMistaken: ({ context }) => hasErrors(mistakesIn(context.values, context.known)),
  },
  actions: {
    setAmount: assign(({ context }, amount: string) => ({
      values: { ...context.values, amount },
      errors: without(context.errors, 'amount'),
      note: null,
      preview: null,
    })),
    setRequisites: assign(({ context }, requisites: string | null) => ({
      values: { ...context.values, requisites },
      errors: without(context.errors, 'requisites', 'iban', 'holder'),
      note: null,
    })),
    setField: assign(({ context }, { field, text }: { field: PayoutText; text: string }) => ({
      values: { ...context.values, [field]: text },
      errors: without(context.errors, field),
      note: null,
    })),
    putBack: assign(({ context }, texts: DraftTexts) => ({ values: leftIn(texts, context.known) })),
    setPreview: assign((_, preview: PayoutPreview) => ({ preview })),
    showRefusal: assign((_, failure: Failure) => ({ errors: errorsFromServer(failure, wireNames) })),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context.values, context.known) })),
    notifyOwner: ({ context: { owner, values, known } }) => owner.send(draftEvents(draftOf(values, known))),
    notifyApp,
  },
  // The pause in typing, in milliseconds, before an amount is previewed.
  delays: { typingPauses: 400 },
})
