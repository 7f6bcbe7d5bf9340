import type { Message } from '../kernel/message.ts'
import { type FieldErrors, trimmed } from '../kit/fields/fields.domain.ts'
import { readIban } from '../requisites/iban.domain.ts'
import type { PayoutFormActor, PayoutFormSnapshot } from './payout-form.machine.ts'
import {
  type BalanceSnapshot,
  checkAmount,
  type PayoutField,
  type PayoutForm,
  savedRequisites,
  wholeSum,
} from './payout-request.domain.ts'
import type { PayoutRequestSnapshot } from './payout-request.machine.ts'
import type { PayoutSendingActor } from './payout-sending.machine.ts'
import type { PayoutPreview, Requisites } from './payouts.domain.ts'

/** The view of the payout dialog. */
export type PayoutDialog =
  | { readonly step: 'form'; readonly form: PayoutFormActor }
  | {
      readonly step: 'confirm'
      readonly preview: PayoutPreview
      readonly account: Account
      readonly comment: string
      /** The reason for another confirmation. */
      readonly note: Message | null
    }
  /** A new account needs a second confirmation. */
  | { readonly step: 'confirmAccount'; readonly account: Account }
  | { readonly step: 'sending'; readonly sending: PayoutSendingActor }
  | { readonly step: 'closed' }

export type Account =
  | { readonly isNew: false; readonly requisites: Requisites }
  | { readonly isNew: true; readonly iban: string; readonly holder: string }

export const selectPayoutDialog = (snapshot: PayoutRequestSnapshot): PayoutDialog => {
  const { values, known, preview, note } = snapshot.context
  const { form, sending } = snapshot.children
  const account = accountOf(values, known)
  if (form) return { step: 'form', form }
  if (sending) return { step: 'sending', sending }
  if (snapshot.matches('accountAsked')) return { step: 'confirmAccount', account }
  if (snapshot.matches('asked') && preview) {
    return { step: 'confirm', preview, account, comment: values.comment, note }
  }
  return { step: 'closed' }
}

/** The account exactly as it will be sent. */
const accountOf = (values: PayoutForm, known: BalanceSnapshot): Account => {
  const requisites = savedRequisites(values, known)
  if (requisites !== null) return { isNew: false, requisites }
  return { isNew: true, iban: readIban(values.iban) ?? '', holder: trimmed(values.holder) }
}

/** The view of the payout form. */
export interface PayoutFormView {
  readonly values: PayoutForm
  readonly known: BalanceSnapshot
  /** A new account is entered instead of saved requisites. */
  readonly isNewAccount: boolean
  readonly mayTakeWhole: boolean
  readonly preview:
    | { readonly state: 'none' | 'loading' | 'failed' }
    | { readonly state: 'known'; readonly preview: PayoutPreview }
  readonly errors: FieldErrors<PayoutField>
  readonly note: Message | null
  /** The form was submitted. */
  readonly isBusy: boolean
}

export const selectPayoutForm = (snapshot: PayoutFormSnapshot): PayoutFormView => {
  const { values, known, errors, note } = snapshot.context
  return {
    values,
    known,
    isNewAccount: savedRequisites(values, known) === null,
    mayTakeWhole: checkAmount(wholeSum(known.totals), known.totals) === null,
    preview: previewOf(snapshot),
    errors,
    note,
    isBusy: !snapshot.matches('filling'),
  }
}

const previewOf = (snapshot: PayoutFormSnapshot): PayoutFormView['preview'] => {
  const { preview } = snapshot.context
  if (preview !== null) return { state: 'known', preview }
  if (snapshot.matches({ filling: { preview: 'unpreviewed' } })) return { state: 'failed' }
  return { state: snapshot.matches({ filling: { preview: 'resting' } }) ? 'none' : 'loading' }
}
