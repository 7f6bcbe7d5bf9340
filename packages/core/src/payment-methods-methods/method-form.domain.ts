import { kopecks } from '../kernel/money.ts'
import { choice, many } from '../kit/fields/choice-fields.domain.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import { money, number, readMoney } from '../kit/fields/number-fields.domain.ts'
import { picks } from '../kit/fields/pick-fields.domain.ts'
import { type Errors, flag, secret, sensitive, text, type ValuesOf } from '../kit/fields/record-fields.domain.ts'
import type { FieldStates } from '../kit/form/record.domain.ts'
import { isCard, tidyCard } from '../requisites/card.domain.ts'
import { readIban, tidyIban } from '../requisites/iban.domain.ts'
import { isTaxId, tidyTaxId } from '../requisites/tax-id.domain.ts'
import { feePayers, prepaymentKinds } from './fee.domain.ts'
import type { PaymentMethod } from './methods.domain.ts'

export const instalmentParts = ['2', '3', '4', '5', '6', '8', '10', '12', '18', '24'] as const
/** `none` until a bank was chosen. */
export const instalmentProviders = ['none', 'privatbank', 'monobank'] as const

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i

/** The fields of all methods; each method shows its own. */
export const methodForm = {
  title: text({ required: true, max: 100 }),
  recipient: sensitive({ required: true, min: 2, max: 100 }),
  iban: sensitive({
    required: true,
    rule: (written) => (readIban(written) === null ? { key: 'requisites.iban' } : null),
    tidy: tidyIban,
  }),
  taxId: sensitive({
    required: true,
    input: 'numeric',
    rule: (written) => (isTaxId(written) ? null : { key: 'requisites.taxId' }),
    tidy: tidyTaxId,
  }),
  bankTitle: text({ max: 100 }),
  purpose: text({ max: 160, area: true }),
  cardNumber: secret({
    input: 'numeric',
    rule: (written) => (isCard(written) ? null : { key: 'requisites.card' }),
    tidy: tidyCard,
  }),
  holder: sensitive({ required: true, min: 2, max: 100 }),
  publicKey: text({ required: true, max: 100 }),
  privateKey: secret({ max: 255 }),
  isTest: flag(),
  merchantAccount: text({ required: true, max: 100 }),
  secretKey: secret({ max: 255 }),
  domain: text({
    required: true,
    input: 'url',
    rule: (written) => (domain.test(tidyDomain(written)) ? null : { key: 'paymentMethods.domain' }),
    tidy: tidyDomain,
  }),
  token: secret({ max: 255 }),
  provider: choice(instalmentProviders),
  parts: many(instalmentParts, { required: true }),
  min: money({ min: kopecks(1) }),
  max: money({ min: kopecks(1) }),
  prepaymentKind: choice(prepaymentKinds),
  prepaymentPercent: number({ required: true, min: 1, max: 100 }),
  prepaymentAmount: money({ required: true, min: kopecks(1) }),
  feePayer: choice(feePayers),
  buyerText: text({ max: 500, area: true }),
  stores: picks('stores'),
}

export type MethodValues = ValuesOf<typeof methodForm>
type Field = keyof MethodValues
type Code = PaymentMethod['code']

/** The fields that only some methods have. */
const ownFields: Readonly<Record<Code, readonly Field[]>> = {
  iban: ['recipient', 'iban', 'taxId', 'bankTitle', 'purpose'],
  card: ['cardNumber', 'holder'],
  liqpay: ['publicKey', 'privateKey', 'isTest', 'feePayer'],
  wayforpay: ['merchantAccount', 'secretKey', 'domain', 'feePayer'],
  monobank: ['token', 'feePayer'],
  instalments: ['provider', 'parts', 'feePayer'],
  cod: ['prepaymentKind', 'prepaymentPercent', 'prepaymentAmount', 'feePayer'],
  control: ['prepaymentKind', 'prepaymentPercent', 'prepaymentAmount', 'feePayer'],
  other: [],
}

const allOwn = [...new Set(Object.values(ownFields).flat())]

/** The field of the stored secret. */
const secretOf: Readonly<Partial<Record<Code, 'cardNumber' | 'privateKey' | 'secretKey' | 'token'>>> = {
  card: 'cardNumber',
  liqpay: 'privateKey',
  wayforpay: 'secretKey',
  monobank: 'token',
}

export const statesOf = ({ prepaymentKind }: MethodValues, row: PaymentMethod | null): FieldStates<MethodValues> => {
  const hidden = allOwn.filter((name) => !ownFields[row?.code ?? 'other'].includes(name))
  return {
    ...Object.fromEntries(hidden.map((name) => [name, 'hidden' as const])),
    ...(prepaymentKind !== 'percent' && { prepaymentPercent: 'hidden' }),
    ...(prepaymentKind !== 'amount' && { prepaymentAmount: 'hidden' }),
  }
}

export const mistakesOf = (values: MethodValues, row: PaymentMethod | null): Errors => {
  const min = readMoney(values.min)
  const max = readMoney(values.max)
  const prepayment = readMoney(values.prepaymentAmount)
  const secretField = secretOf[row?.code ?? 'other']
  const lacksSecret = secretField !== undefined && !row?.isSecretSet && trimmed(values[secretField]) === ''
  return {
    ...(row?.code === 'instalments' && values.provider === 'none' && { provider: { key: 'kit.required' } }),
    ...(lacksSecret && { [secretField]: { key: 'kit.required' } }),
    ...(min !== null && max !== null && max < min && { max: { key: 'paymentMethods.maxBelowMin' } }),
    ...(prepayment !== null &&
      max !== null &&
      prepayment >= max && { prepaymentAmount: { key: 'paymentMethods.prepaymentAboveMax' } }),
  }
}

/** A domain without the protocol and the path, as it is copied from an address bar. */
function tidyDomain(written: string): string {
  return written.toLowerCase().replace(/^https?:\/\/|\/.*$/g, '')
}
