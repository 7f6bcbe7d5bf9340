import { commentLength, holderLength } from '../intents/formats.domain.ts'
import type { Destination } from '../intents/intents.domain.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { amountText, readAmount } from '../kit/fields/amount.domain.ts'
import { errorsOf, type FieldError, type FieldErrors, trimmed } from '../kit/fields/fields.domain.ts'
import { readIban } from '../requisites/iban.domain.ts'
import type { PayoutPage, PayoutPreview, PayoutTotals, Requisites } from './payouts.domain.ts'

export type PayoutText = 'iban' | 'holder' | 'comment'
export type PayoutField = PayoutText | 'amount' | 'requisites'

/** The values of the form as typed. */
export interface PayoutForm extends Readonly<Record<PayoutText, string>> {
  readonly amount: string
  /** The id of saved requisites; `null` for a new account. */
  readonly requisites: string | null
}

/** The server's sums and saved requisites, which the form is checked against. */
export type BalanceSnapshot = Pick<PayoutPage, 'totals' | 'requisites'>

/** The empty form has the first saved requisites chosen, because most payouts go there. */
export const emptyForm = ({ requisites }: BalanceSnapshot): PayoutForm => ({
  amount: '',
  requisites: requisites[0]?.id ?? null,
  iban: '',
  holder: '',
  comment: '',
})

/** The value in a draft that stands for a new account. */
const newAccount = ''

/** The requisites of a new account, which no draft holds. */
const sensitive = ['iban', 'holder'] as const

/** The draft of the form; `null` when no value that it may hold was changed. */
export const draftOf = (form: PayoutForm, known: BalanceSnapshot): DraftTexts | null => {
  const { iban: _iban, holder: _holder, ...empty } = emptyForm(known)
  const typed = (Object.keys(empty) as (keyof typeof empty)[]).filter((field) => form[field] !== empty[field])
  return typed.length > 0 ? Object.fromEntries(typed.map((field) => [field, form[field] ?? newAccount])) : null
}

/** Whether leaving loses the requisites of a new account. */
export const hasSensitive = (form: PayoutForm): boolean => sensitive.some((field) => form[field] !== '')

/** Restores the form from a draft. Deleted requisites become those of an empty form. */
export const leftIn = ({ requisites, ...texts }: DraftTexts, known: BalanceSnapshot): PayoutForm => {
  const empty = emptyForm(known)
  return {
    ...empty,
    amount: texts['amount'] ?? empty.amount,
    comment: texts['comment'] ?? empty.comment,
    requisites:
      requisites === newAccount ? null : (known.requisites.find(({ id }) => id === requisites)?.id ?? empty.requisites),
  }
}

/** The API's names of the form's fields. */
export const wireNames = {
  amount: 'amount',
  requisites_id: 'requisites',
  iban: 'iban',
  holder: 'holder',
  comment: 'comment',
} as const

/** The chosen saved requisites; `null` for a new account. */
export const savedRequisites = ({ requisites }: PayoutForm, known: BalanceSnapshot | null): Requisites | null =>
  known?.requisites.find(({ id }) => id === requisites) ?? null

export const checkAmount = (text: string, { available, minimum }: PayoutTotals): FieldError | null => {
  const amount = readAmount(text)
  if (amount === null) return { key: 'payouts.amountRule' }
  if (available === null) return { key: 'payouts.availableUnknown' }
  if (minimum !== null && amount < minimum) return { key: 'payouts.belowMinimum' }
  return amount > available ? { key: 'payouts.aboveAvailable' } : null
}

const checkHolder = (text: string): FieldError | null => {
  const { length } = trimmed(text)
  return length < holderLength.min || length > holderLength.max ? { key: 'payouts.holderRule' } : null
}

const checkComment = (text: string): FieldError | null =>
  trimmed(text).length > commentLength ? { key: 'payouts.commentLength' } : null

/** The errors of the form's fields. */
export const mistakesIn = (form: PayoutForm, known: BalanceSnapshot): FieldErrors<PayoutField> => {
  const isNew = savedRequisites(form, known) === null
  return errorsOf<PayoutField>({
    amount: checkAmount(form.amount, known.totals),
    requisites: null,
    iban: isNew && readIban(form.iban) === null ? { key: 'payouts.ibanRule' } : null,
    holder: isNew ? checkHolder(form.holder) : null,
    comment: checkComment(form.comment),
  })
}

/** Whether a preview belongs to the typed amount. */
export const isFor = ({ amount }: PayoutPreview, form: PayoutForm): boolean => amount === readAmount(form.amount)

/** The whole available sum as text; empty when there is none. */
export const wholeSum = ({ available }: PayoutTotals): string =>
  available === null || available <= 0 ? '' : amountText(available)

export const destinationOf = (form: PayoutForm, known: BalanceSnapshot): Destination => {
  const saved = savedRequisites(form, known)
  return saved === null ? { iban: readIban(form.iban) ?? '', holder: trimmed(form.holder) } : { id: saved.id }
}
