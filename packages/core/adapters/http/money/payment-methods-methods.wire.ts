import * as v from 'valibot'
import { kopecks } from '../../../src/kernel/money.ts'
import { isAmong } from '../../../src/kernel/word.ts'
import { readNumber } from '../../../src/kit/fields/number-fields.domain.ts'
import { feePayers, prepaymentKinds } from '../../../src/payment-methods-methods/fee.domain.ts'
import {
  instalmentParts,
  instalmentProviders,
  type MethodValues,
} from '../../../src/payment-methods-methods/method-form.domain.ts'
import { blockers, missingKeyOf, paymentCodes } from '../../../src/payment-methods-methods/methods.domain.ts'
import { paymentMethods } from '../../../src/payment-methods-methods/payment-methods-methods.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { Id, KnownFlag, LaxText, objectOrNull, RequiredNumber, Whole } from '../kit/kernel.wire.ts'
import { KnownHryvnias, sumOnWire, typedSum } from '../kit/money.wire.ts'
import { standardRequestOf, wireOf } from '../kit/section.wire.ts'
import { someOf } from '../kit/sends.wire.ts'
import { Word, Words } from '../kit/word.wire.ts'
import { storesOnWire } from '../stores/store-switch.wire.ts'
import { bankQuestion } from './bank.wire.ts'
import { detailSecrets, detailTexts } from './method-form.wire.ts'

export const paymentMethodsPath = '/admin-suppliers/v1/payment-methods'

/** The order of all methods; those that are not named stay behind, in their former order. */
export const PaymentMethodsOrderBody = v.object({ ids: v.pipe(v.array(Id), v.maxLength(100)) })

const Percent = v.fallback(v.pipe(RequiredNumber, v.minValue(0), v.maxValue(100)), 0)

/** Each method has the details of its own kind. */
const Details = objectOrNull(
  someOf({
    recipient: LaxText,
    iban: LaxText,
    tax_id: LaxText,
    bank_title: LaxText,
    purpose: LaxText,
    holder: LaxText,
    public_key: LaxText,
    is_test: KnownFlag,
    merchant_account: LaxText,
    domain: LaxText,
    provider: Word(instalmentProviders, instalmentProviders[0]),
    parts: v.fallback(v.array(Whole(1)), []),
    secret_set: KnownFlag,
    secret_last4: LaxText,
  }),
)

/** The words of a list, the known ones first, in the order of the panel. */
const list = <Known extends string>(known: readonly Known[]) =>
  v.pipe(
    Words(known),
    v.transform((read) => [
      ...known.filter((one) => read.includes(one)),
      ...read.filter((one) => !isAmong(known, one)),
    ]),
  )

/** The fields of the form by the paths of a refusal. */
const paths = {
  ...Object.fromEntries(
    Object.entries({ ...detailTexts, ...detailSecrets }).map(([field, name]) => [`details.${name}`, field]),
  ),
  'details.is_test': 'isTest',
  'details.provider': 'provider',
  'details.parts': 'parts',
  min_sum: 'min',
  max_sum: 'max',
  prepay: 'prepaymentKind',
  commission_payer: 'feePayer',
}

type Typed = Partial<MethodValues>

const named = <Values extends object>(
  names: Readonly<Record<string, string>>,
  values: Values,
  isSent: (text: string) => boolean,
) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const text = (values as Readonly<Record<string, string | undefined>>)[field]
      return text !== undefined && isSent(text) ? [[name, text || null]] : []
    }),
  )

/** A typed value belongs to the chosen kind, because the value of another kind is emptied. */
const prepaymentOnWire = ({ prepaymentKind, prepaymentPercent, prepaymentAmount }: Typed) => {
  if (prepaymentPercent) return { prepay: { kind: 'percent', value: readNumber(prepaymentPercent) } }
  if (prepaymentAmount) return { prepay: { kind: 'amount', value: sumOnWire(prepaymentAmount) } }
  return prepaymentKind === undefined ? {} : { prepay: null }
}

export const paymentMethodsWire = wireOf({
  section: paymentMethods,
  base: paymentMethodsPath,
  paths,
  entries: {
    code: v.fallback(v.picklist([...paymentCodes, 'other']), 'other'),
    // A percent has at most two decimals, as a sum has.
    prepay: objectOrNull({ kind: Word(prepaymentKinds, 'none'), value: KnownHryvnias }),
    commission_payer: Word(feePayers, 'supplier'),
    buyer_text: LaxText,
    fee_percent: Percent,
    fee: KnownHryvnias,
    blocked_by: list(blockers),
    details: Details,
  },
  ownOf: ({ code, fee_percent: percent, fee, blocked_by: blockedBy, details }) => ({
    code,
    fee: percent === 0 && !fee ? null : { rate: Math.round(percent * 100), fixed: fee ?? kopecks(0) },
    blockedBy,
    missingKey: missingKeyOf(
      code,
      {
        publicKey: details?.public_key,
        merchantAccount: details?.merchant_account,
        domain: details?.domain,
      },
      details?.secret_set === true,
    ),
  }),
  valuesOf: ({ details, prepay, commission_payer, buyer_text }, { title, min, max, stores }) => ({
    title,
    recipient: details?.recipient ?? '',
    iban: details?.iban ?? '',
    taxId: details?.tax_id ?? '',
    bankTitle: details?.bank_title ?? '',
    purpose: details?.purpose ?? '',
    cardNumber: '',
    holder: details?.holder ?? '',
    publicKey: details?.public_key ?? '',
    privateKey: '',
    isTest: details?.is_test === true,
    merchantAccount: details?.merchant_account ?? '',
    secretKey: '',
    domain: details?.domain ?? '',
    token: '',
    provider: details?.provider ?? instalmentProviders[0],
    parts: instalmentParts.filter((part) => details?.parts.includes(Number(part))),
    min: typedSum(min),
    max: typedSum(max),
    prepaymentKind: prepay?.kind ?? 'none',
    prepaymentPercent: prepay?.kind === 'percent' ? typedSum(prepay.value) : '',
    prepaymentAmount: prepay?.kind === 'amount' ? typedSum(prepay.value) : '',
    feePayer: commission_payer,
    stores,
    buyerText: buyer_text ?? '',
  }),
  bodyOf: (values) => {
    const { title, isTest, provider, parts, min, max, feePayer, stores, buyerText } = values
    const details = {
      ...named(detailTexts, values, () => true),
      ...named(detailSecrets, values, (text) => text !== ''),
      ...(isTest !== undefined && { is_test: isTest }),
      ...(provider !== undefined && { provider }),
      ...(parts !== undefined && { parts: parts.map(Number) }),
    }
    return {
      ...(title !== undefined && { title }),
      ...(min !== undefined && { min_sum: sumOnWire(min) }),
      ...(max !== undefined && { max_sum: sumOnWire(max) }),
      ...prepaymentOnWire(values),
      ...(feePayer !== undefined && { commission_payer: feePayer }),
      ...storesOnWire(stores),
      ...(buyerText !== undefined && { buyer_text: buyerText || null }),
      ...(Object.keys(details).length > 0 && { details }),
    }
  },
  question: bankQuestion,
  requestOf: (run) => {
    const { ids } = run.values
    if (!Array.isArray(ids)) return standardRequestOf(run)
    return { method: 'PUT', path: '/order', isOfList: true, body: { ids: ids.map(idOnWire) } }
  },
})
