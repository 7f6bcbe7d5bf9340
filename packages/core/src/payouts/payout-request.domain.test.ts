import { expect, test } from 'vitest'
import { someFunds } from '../../testing/samples/payouts.ts'
import { kopecks } from '../kernel/money.ts'
import {
  checkAmount,
  destinationOf,
  draftOf,
  emptyForm,
  hasSensitive,
  leftIn,
  mistakesIn,
  type PayoutForm,
  wholeSum,
} from './payout-request.domain.ts'
import type { PayoutTotals } from './payouts.domain.ts'

const iban = 'UA213223130000026007233566001'
const { totals } = someFunds
const known = someFunds
const filled: PayoutForm = { amount: '1000', requisites: null, iban, holder: 'ФОП Коваль', comment: '' }
test.each([
  ['100', totals, null],
  ['5000', totals, null],
  ['99,99', totals, 'payouts.belowMinimum'],
  ['5000,01', totals, 'payouts.aboveAvailable'],
  ['0', totals, 'payouts.amountRule'],
  ['-100', totals, 'payouts.amountRule'],
  ['1e3', totals, 'payouts.amountRule'],
  ['  ', totals, 'payouts.amountRule'],
  ['100', { ...totals, available: null }, 'payouts.availableUnknown'],
  ['100', { ...totals, available: kopecks(-5) }, 'payouts.aboveAvailable'],
  ['0,01', { ...totals, minimum: null }, null],
])('the amount %j (case %#) gives the error %j', (text, sums, key) => {
  expect(checkAmount(text, sums as PayoutTotals)).toEqual(key && { key })
})

test('an IBAN is sent without blanks and in Latin letters', () => {
  const typed = { ...filled, iban: ' uа21 3223 1300 0002 6007 2335 6600 1' }
  expect(destinationOf(typed, known)).toEqual({ iban, holder: 'ФОП Коваль' })
})

test('a complete form has no mistakes', () => {
  expect(mistakesIn(filled, known)).toEqual({})
  expect(mistakesIn({ ...emptyForm(known), amount: '1000' }, known)).toEqual({})
})

test('all fields of a new account are validated, and none of a saved one', () => {
  const bad = { ...emptyForm({ ...known, requisites: [] }), iban: 'UA1', holder: ' Я ', comment: 'я'.repeat(201) }
  expect(mistakesIn(bad, known)).toEqual({
    amount: { key: 'payouts.amountRule' },
    iban: { key: 'payouts.ibanRule' },
    holder: { key: 'payouts.holderRule' },
    comment: { key: 'payouts.commentLength' },
  })
  expect(Object.keys(mistakesIn({ ...bad, requisites: 'r1' }, known))).toEqual(['amount', 'comment'])
})

test('deleted requisites are treated as a new account', () => {
  const gone = { ...filled, requisites: 'r9' }
  expect(mistakesIn({ ...gone, iban: '' }, known)).toEqual({ iban: { key: 'payouts.ibanRule' } })
  expect(destinationOf(gone, known)).toEqual({ iban, holder: 'ФОП Коваль' })
})

test.each([
  [5000_50, '5000,50'],
  [0, ''],
  [-5_00, ''],
  [null, ''],
])('with %j available the whole sum is %j', (available, text) => {
  expect(wholeSum({ ...totals, available: available === null ? null : kopecks(available) })).toBe(text)
})

const empty = emptyForm(known)

test.each<[Partial<PayoutForm>, Readonly<Record<string, string>> | null]>([
  [{}, null],
  [{ amount: '1000' }, { amount: '1000' }],
  [{ requisites: null }, { requisites: '' }],
  [
    { amount: '1000', requisites: null, comment: ' soon' },
    { amount: '1000', requisites: '', comment: ' soon' },
  ],
])('the form %j has the draft %j, which restores it', (typed, texts) => {
  expect(draftOf({ ...empty, ...typed }, known)).toEqual(texts)
  expect(leftIn(texts ?? {}, known)).toEqual({ ...empty, ...typed })
})

test.each([
  ['iban', iban, true],
  ['holder', 'ФОП Коваль', true],
  ['amount', '1000', false],
  ['comment', 'soon', false],
] as const)('leaving loses the typed %s: %s', (field, typed, isLost) => {
  const form = { ...empty, [field]: typed }
  expect([draftOf(form, known), hasSensitive(form)]).toEqual(isLost ? [null, true] : [{ [field]: typed }, false])
  expect(leftIn({ [field]: typed }, known)).toEqual(isLost ? empty : form)
})

test('a draft with deleted requisites restores those of an empty form', () => {
  expect(leftIn({ requisites: 'r9', amount: '5', more: 'x' }, known)).toEqual({ ...empty, amount: '5' })
})
