import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import { type Aftermath, afterOutcome, type PayoutOutcome, type PayoutResult } from './payout-outcome.domain.ts'
import type { PayoutForm, Standing } from './payout-request.domain.ts'
import { requestOf } from './payout-sending.domain.ts'
import type { PayoutPage, PayoutPreview } from './payouts.domain.ts'

const refused = (fields: Record<string, readonly { text: string }[]>): Failure => ({
  kind: 'refused',
  status: 422,
  texts: [{ text: 'Попередня заявка ще в обробці' }],
  fields,
  retryAfter: null,
})
const iban = 'UA213223130000026007233566001'
const totals = {
  available: kopecks(5000_00),
  held: null,
  processing: null,
  paidThisMonth: null,
  minimum: kopecks(100_00),
}
const known: Standing = { totals, requisites: [{ id: 'r1', title: 'ФОП', masked: '••6001' }] }
const page: PayoutPage = { ...known, rows: [], page: 1, total: null, lastPage: null }
const filled: PayoutForm = { amount: '1000', requisites: null, iban, holder: 'ФОП Коваль', comment: '' }
const preview: PayoutPreview = {
  amount: kopecks(1000_00),
  fee: kopecks(12_50),
  net: kopecks(987_50),
  expectedAt: null,
  version: 'v1',
}

const request = requestOf(filled, known, preview, null, () => 'id-1')
const before = { unsettled: null, known, values: filled, preview }
const ended = (result: PayoutResult, more: Partial<PayoutOutcome> = {}) =>
  afterOutcome(before, { result, failure: null, fresh: null, unsettled: null, ...more })
const calm = {
  unsettled: null,
  mayHaveMoved: false,
  known,
  errors: {},
  note: null,
  preview,
  isResubmitted: false,
}
const unsettled = { request, seen: ['1'] }
const poor = { ...page, totals: { ...totals, available: kopecks(1) } }

test.each<[string, PayoutResult, Partial<PayoutOutcome>, Partial<Aftermath>]>([
  ['nothing is left to do', 'made', {}, { mayHaveMoved: true }],
  ['the request is kept in mind', 'left', { unsettled }, { mayHaveMoved: true, unsettled }],
  ['it is said, and kept in mind', 'notMade', { unsettled }, { note: { key: 'payouts.notMade' }, unsettled }],
  ['the form stays', 'unread', {}, {}],
  [
    'new terms are asked for',
    'changed',
    { fresh: page },
    { known: page, note: { key: 'payouts.termsChanged' }, preview: null, isResubmitted: true },
  ],
  [
    'a form that does not fit any more shows why',
    'changed',
    { fresh: poor },
    {
      known: poor,
      note: { key: 'payouts.termsChanged' },
      preview: null,
      errors: { amount: { key: 'payouts.aboveAvailable' } },
    },
  ],
  [
    'what the server says of a field stands there',
    'refused',
    { failure: refused({ iban: [{ text: 'Невірний IBAN' }] }) },
    { errors: { iban: { text: 'Невірний IBAN' } } },
  ],
  [
    'what it says of no field stands above',
    'refused',
    { failure: refused({}) },
    { note: { text: 'Попередня заявка ще в обробці' } },
  ],
  ['a refusal without words is none', 'refused', {}, {}],
])('%s', (_, result, outcome, expected) => {
  expect(ended(result, outcome)).toEqual({ ...calm, ...expected })
})

test('what could not be read leaves an earlier request in mind', () => {
  const outcome = { result: 'unread', failure: null, fresh: null, unsettled: null } as const
  expect(afterOutcome({ ...before, unsettled }, outcome).unsettled).toBe(unsettled)
})
