import { assign, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { type DraftEvent, type DraftFound, draftNews } from '../kit/drafts/draft.machine.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { errorsFromServer, type FieldErrors, hasErrors, without } from '../kit/form/fields.domain.ts'
import {
  checkAmount,
  draftOf,
  isFor,
  leftIn,
  mistakesIn,
  type PayoutField,
  type PayoutForm,
  type PayoutText,
  type Standing,
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
  readonly trunk: Trunk
  /** Hears what is typed, and when nothing is. */
  readonly owner: { send(news: DraftEvent): void }
  readonly known: Standing
  readonly values: PayoutForm
  readonly errors: FieldErrors<PayoutField>
  readonly note: Message | null
  readonly preview: PayoutPreview | null
  /** It was submitted before, and nothing but its terms have changed. */
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

export const rememberPreview = { type: 'rememberPreview', params: previewIn } as const

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
    isEmpty: ({ context }) => draftOf(context.values, context.known) === null,
    isResubmitted: ({ context }) => context.isResubmitted,
    hasPreview: ({ context }) => context.preview !== null,
    isPossible: ({ context }, text: string) => checkAmount(text, context.known.totals) === null,
    isForAmount: ({ context }, preview: PayoutPreview) => isFor(preview, context.values),
    isMistaken: ({ context }) => hasErrors(mistakesIn(context.values, context.known)),
  },
  actions: {
    rememberAmount: assign(({ context }, amount: string) => ({
      values: { ...context.values, amount },
      errors: without(context.errors, 'amount'),
      note: null,
      preview: null,
    })),
    rememberRequisites: assign(({ context }, requisites: string | null) => ({
      values: { ...context.values, requisites },
      errors: without(context.errors, 'requisites', 'iban', 'holder'),
      note: null,
    })),
    rememberField: assign(({ context }, { field, text }: { field: PayoutText; text: string }) => ({
      values: { ...context.values, [field]: text },
      errors: without(context.errors, field),
      note: null,
    })),
    putBack: assign(({ context }, texts: DraftTexts) => ({ values: leftIn(texts, context.known) })),
    rememberPreview: assign((_, preview: PayoutPreview) => ({ preview })),
    showRefusal: assign((_, failure: Failure) => ({ errors: errorsFromServer(failure, wireNames) })),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context.values, context.known) })),
    tellOwner: ({ context: { owner, values, known } }) => owner.send(draftNews(draftOf(values, known))),
    tellTrunk,
  },
  // Long enough without an edit for an amount to be worth a preview.
  delays: { typingPauses: 400 },
})
