import { expect, test } from 'vitest'
import { kopecks } from '../kernel/money.ts'
import { initialOf, mistakesIn, withoutSensitive } from '../kit/form/record.domain.ts'
import { draftIn } from '../kit/form/record-saving.domain.ts'
import type { ValuesIn, WideSection } from '../kit/section/section.domain.ts'
import { recordRulesOf } from '../kit/section/section-machines.ts'
import { buyerViewOf } from './buyer-view.domain.ts'
import { type Fee, type FeePayer, type Prepayment, prepaymentOf, sampleWithin, settlementOf } from './fee.domain.ts'
import { methodForm } from './method-form.domain.ts'
import {
  mayCheck,
  mayEnable,
  mayReset,
  missingKeyOf,
  type PaymentMethod,
  refusedKeysAt,
  unblockedAt,
} from './methods.domain.ts'
import { type PaymentMethods, paymentMethods } from './payment-methods-methods.section.ts'

const fee = (rate: number, fixed = 0): Fee => ({ rate, fixed: kopecks(fixed) })

test.each<[number, Fee | null, FeePayer, [number, number, number]]>([
  [1000_00, fee(275), 'supplier', [27_50, 1000_00, 972_50]],
  [1000_00, fee(275), 'buyer', [27_50, 1027_50, 1000_00]],
  [1000_00, fee(200, 20_00), 'supplier', [40_00, 1000_00, 960_00]],
  [1000_00, null, 'supplier', [0, 1000_00, 1000_00]],
  // 0.49995 and 0.5 kopecks.
  [3333, fee(1), 'supplier', [0, 3333, 3333]],
  [5000, fee(1), 'supplier', [1, 5000, 4999]],
  // A fee is never larger than the order.
  [10_00, fee(0, 20_00), 'supplier', [10_00, 10_00, 0]],
])('for an order of %i with the fee %j, paid by the %s', (order, cost, payer, [charged, buyerPays, supplierGets]) => {
  expect(settlementOf(kopecks(order), cost, payer)).toEqual({ order, fee: charged, buyerPays, supplierGets })
})

test.each<[Partial<Prepayment>, number | null]>([
  [{}, null],
  [{ kind: 'percent', percent: 30 }, 300_00],
  [{ kind: 'percent', percent: null }, null],
  [{ kind: 'amount', amount: kopecks(100_00) }, 100_00],
  [{ kind: 'amount', amount: kopecks(5000_00) }, 1000_00],
  [{ kind: 'none', percent: 30, amount: kopecks(100_00) }, null],
])('the prepayment %j of an order of 1 000 is %j', (given, prepaid) => {
  expect(prepaymentOf(kopecks(1000_00), { kind: 'none', percent: null, amount: null, ...given })).toBe(prepaid)
})

test('a prepaid percentage is rounded up to the kopeck', () => {
  expect(prepaymentOf(kopecks(99), { kind: 'percent', percent: 50, amount: null })).toBe(50)
})

test.each([
  [null, null, 1000_00],
  [2000_00, null, 2000_00],
  [null, 500_00, 500_00],
  [100_00, 5000_00, 1000_00],
])('the sample order from %j to %j is %i', (min, max, order) => {
  expect(sampleWithin(min as never, max as never)).toBe(order)
})

const method = (events: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: '1',
  title: 'LiqPay',
  code: 'liqpay',
  status: 'disabled',
  isEnabled: false,
  isReady: true,
  position: 1,
  min: null,
  max: null,
  fee: null,
  stores: [],
  blockedBy: [],
  check: null,
  isSecretSet: false,
  missingKey: null,
  secretEnd: null,
  ...events,
})

test.each([
  ['a new method begins with its first key', 'liqpay', {}, false, 'publicKey'],
  ['a method without its secret leads to it', 'liqpay', { publicKey: 'i1' }, false, 'privateKey'],
  ['what stands behind the secret is found too', 'wayforpay', { merchantAccount: 'shop' }, true, 'domain'],
  ['a method with one key', 'monobank', {}, false, 'token'],
  ['a complete method lacks none', 'liqpay', { publicKey: 'i1' }, true, null],
  ['a method without keys lacks none', 'cod', {}, false, null],
] as const)('%s', (_, code, texts, isSecretSet, missing) => {
  expect(missingKeyOf(code, texts, isSecretSet)).toBe(missing)
})

test('a missing key is mended at its field, and anything else among the deliveries', () => {
  const row = method({ id: '703', code: 'liqpay', missingKey: 'privateKey' })
  expect(unblockedAt('needs_keys', row)).toEqual({
    to: 'payment-methods-details',
    params: { id: '703' },
    hash: '#privateKey',
  })
  expect(unblockedAt('needs_contract', row)).toEqual({ to: 'deliveries-panel' })
})

test.each<[Partial<PaymentMethod>, string | null]>([
  [{ code: 'liqpay', status: 'attention' }, '#publicKey'],
  [{ code: 'monobank', status: 'attention', isEnabled: true }, '#token'],
  [{ code: 'liqpay', status: 'active' }, null],
  [{ code: 'iban', status: 'attention' }, null],
])('refused keys of %j are mended at %j', (events, hash) => {
  expect(refusedKeysAt(method(events))?.hash ?? null).toBe(hash)
})

test.each<[Partial<PaymentMethod>, string]>([
  [{}, 'enable check reset'],
  [{ isEnabled: true, status: 'active' }, 'check'],
  [{ isReady: false, status: 'not_configured' }, ''],
  [{ code: 'cod', blockedBy: ['needs_cod_delivery'] }, 'reset'],
  // The provider refused the keys, so the server would refuse to turn the method on.
  [{ status: 'attention' }, 'check reset'],
  [{ isEnabled: true, status: 'attention' }, 'check'],
  [{ code: 'iban' }, 'enable reset'],
  [{ code: 'other' }, 'reset'],
])('the method %j allows: %s', (events, allowed) => {
  const all = { enable: mayEnable, check: mayCheck, reset: mayReset }
  const names = Object.entries(all).flatMap(([name, may]) => (may(method(events)) ? [name] : []))
  expect(names.join(' ')).toBe(allowed)
})

type Values = ValuesIn<PaymentMethods>
const initial = initialOf(paymentMethods.form) as Values
const errorsOf = (values: Partial<Values>, row: PaymentMethod) =>
  mistakesIn(recordRulesOf(paymentMethods as unknown as WideSection), { ...initial, title: 'X', ...values }, row)

test.each<[PaymentMethod['code'], readonly string[]]>([
  ['iban', ['iban', 'recipient', 'taxId']],
  ['card', ['cardNumber', 'holder']],
  ['liqpay', ['privateKey', 'publicKey']],
  ['wayforpay', ['domain', 'merchantAccount', 'secretKey']],
  ['monobank', ['token']],
  ['instalments', ['parts', 'provider']],
  ['cod', []],
  ['control', []],
  ['other', []],
])('%s requires %j', (code, names) => {
  const errors = errorsOf({}, method({ code }))
  expect(Object.keys(errors).toSorted()).toEqual(names)
  for (const name of names) expect(errors[name]).toEqual({ key: 'kit.required' })
})

test.each<[Partial<Values>, Partial<PaymentMethod>, object]>([
  [{}, { code: 'monobank', isSecretSet: true }, {}],
  [{ min: '200', max: '100' }, { code: 'cod' }, { max: { key: 'paymentMethods.maxBelowMin' } }],
  [{ min: '100', max: '100' }, { code: 'cod' }, {}],
  [
    { max: '100', prepaymentKind: 'amount', prepaymentAmount: '100' },
    { code: 'cod' },
    { prepaymentAmount: { key: 'paymentMethods.prepaymentAboveMax' } },
  ],
  [{ max: '100', prepaymentKind: 'amount', prepaymentAmount: '99,99' }, { code: 'cod' }, {}],
  [{ max: '100', prepaymentKind: 'percent', prepaymentAmount: '500', prepaymentPercent: '50' }, { code: 'cod' }, {}],
  [{ prepaymentKind: 'percent' }, { code: 'cod' }, { prepaymentPercent: { key: 'kit.required' } }],
  [
    { cardNumber: '4111 1111 1111 1112', holder: 'Коваль' },
    { code: 'card' },
    { cardNumber: { key: 'requisites.card' } },
  ],
  [
    { merchantAccount: 'shop', secretKey: 'x', domain: 'no domain' },
    { code: 'wayforpay' },
    { domain: { key: 'paymentMethods.domain' } },
  ],
  [{ merchantAccount: 'shop', secretKey: 'x', domain: 'https://Shop.example.ua/path' }, { code: 'wayforpay' }, {}],
  [
    { recipient: 'ФОП', iban: 'UA213223130000026007233566002', taxId: '123' },
    { code: 'iban' },
    { iban: { key: 'requisites.iban' }, taxId: { key: 'requisites.taxId' } },
  ],
])('the values %j of %j have the errors %j', (values, row, errors) => {
  expect(errorsOf(values, method(row))).toEqual(errors)
})

test('the view of a buyer follows the typed values', () => {
  const values = { ...initial, title: 'Післяплата', buyerText: 'Текст', min: '2000', prepaymentKind: 'amount' } as const
  const view = buyerViewOf({ ...values, prepaymentAmount: '100', feePayer: 'buyer' }, method({ fee: fee(200, 20_00) }))
  expect(view).toEqual({
    title: 'Післяплата',
    text: 'Текст',
    settlement: { order: 2000_00, fee: 60_00, buyerPays: 2060_00, supplierGets: 2000_00 },
    prepaid: 100_00,
  })
  expect(buyerViewOf({ ...values, min: 'x', prepaymentAmount: 'y' }, null)).toMatchObject({ prepaid: null })
})

test.each([
  ['recipient', 'ФОП Коваль', false],
  ['iban', 'UA213223130000026007233566001', false],
  ['taxId', '32855961', false],
  ['cardNumber', '4242424242424242', false],
  ['holder', 'Anna Koval', false],
  ['privateKey', 'k', false],
  ['secretKey', 'k', false],
  ['token', 'k', false],
  ['bankTitle', 'Bank', true],
  ['purpose', 'Goods', true],
  ['title', 'By account', true],
] as const)('a draft of %s %j is stored and offered: %s', (name, value, isDrafted) => {
  const written = { [name]: value }
  expect(withoutSensitive(methodForm, written)).toEqual(isDrafted ? written : {})
  expect(draftIn(methodForm, {}, JSON.stringify(written))).toEqual(isDrafted ? written : null)
})
