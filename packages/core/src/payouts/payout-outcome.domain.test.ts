import { expect, test } from 'vitest'
import { someFunds } from '../../testing/samples/payouts.ts'
import type { SessionResult } from '../intents/intents.domain.ts'
import type { Failure } from '../kernel/failure.ts'
import { kopecks } from '../kernel/money.ts'
import {
  type Aftermath,
  afterOutcome,
  type PayoutOutcome,
  type PayoutResult,
  payoutResultOf,
} from './payout-outcome.domain.ts'
import type { PayoutForm } from './payout-request.domain.ts'
import { confirmedPayoutOf, isCovered } from './payout-sending.domain.ts'
import type { PayoutPage, PayoutPreview } from './payouts.domain.ts'

const refused = (fields: Record<string, readonly { text: string }[]>): Failure => ({
  kind: 'refused',
  status: 422,
  texts: [{ text: 'Попередня заявка ще в обробці' }],
  fields,
  retryAfter: null,
})
const iban = 'UA213223130000026007233566001'
const { totals } = someFunds
const known = someFunds
const page: PayoutPage = { ...known, rows: [], page: 1, total: null, lastPage: null }
const filled: PayoutForm = { amount: '1000', requisites: null, iban, holder: 'ФОП Коваль', comment: '' }
const preview: PayoutPreview = {
  amount: kopecks(1000_00),
  fee: kopecks(12_50),
  net: kopecks(987_50),
  expectedAt: null,
  version: 'v1',
}

const before = { known, values: filled, preview }
const ended = (result: PayoutResult, more: Partial<PayoutOutcome> = {}) =>
  afterOutcome(before, { result, failure: null, fresh: null, ...more })
const calm = {
  mayHaveMoved: false,
  known,
  errors: {},
  note: null,
  preview,
  isResubmitted: false,
}
const poor = { ...page, totals: { ...totals, available: kopecks(1) } }

test.each<[string, PayoutResult, Partial<PayoutOutcome>, Partial<Aftermath>]>([
  ['a payout that was made may have moved money', 'made', {}, { mayHaveMoved: true }],
  ['a payout left to the reconciler may have moved money', 'left', {}, { mayHaveMoved: true }],
  ['another tab is moving money', 'elsewhere', {}, { note: { key: 'balances.elsewhere' } }],
  ['the browser cannot prevent a double request', 'unprovable', {}, { note: { key: 'intents.unprovable' } }],
  ['the browser cannot save the intent', 'unwritable', {}, { note: { key: 'intents.unwritable' } }],
  ['the form stays unchanged when the sums cannot be read', 'unread', {}, {}],
  [
    'changed terms resubmit the form',
    'changed',
    { fresh: page },
    { known: page, note: { key: 'payouts.termsChanged' }, preview: null, isResubmitted: true },
  ],
  [
    'a form that does not fit the changed terms shows why',
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
    'the server’s message for a field is shown at that field',
    'refused',
    { failure: refused({ iban: [{ text: 'Неправильний IBAN' }] }) },
    { errors: { iban: { text: 'Неправильний IBAN' } } },
  ],
  [
    'the server’s message without a field is shown above the form',
    'refused',
    { failure: refused({}) },
    { note: { text: 'Попередня заявка ще в обробці' } },
  ],
  ['a refusal without messages shows none', 'refused', {}, {}],
])('%s', (_, result, outcome, expected) => {
  expect(ended(result, outcome)).toEqual({ ...calm, ...expected })
})

const stale: Failure = { kind: 'refused', status: 409, code: 'stale', texts: [], fields: {}, retryAfter: null }

test.each<[SessionResult, boolean, Failure | null, PayoutResult]>([
  ['decided', true, null, 'made'],
  ['refused', true, stale, 'made'],
  ['unclear', false, null, 'left'],
  ['pending', false, null, 'left'],
  ['failed', false, null, 'unread'],
  ['decided', false, null, 'unread'],
  ['refused', false, stale, 'changed'],
  ['refused', false, refused({}), 'refused'],
  ['elsewhere', false, null, 'elsewhere'],
  ['unprovable', false, null, 'unprovable'],
  ['unwritable', false, null, 'unwritable'],
])('a session that ends with %s, move made: %s', (result, isMade, failure, expected) => {
  expect(payoutResultOf(result, isMade, failure)).toBe(expected)
})

test('the confirmed payout has the previewed amount, the destination and the typed comment', () => {
  expect(confirmedPayoutOf({ ...filled, comment: ' За жовтень ' }, known, preview)).toEqual({
    amount: 1000_00,
    order: { destination: { iban, holder: 'ФОП Коваль' }, comment: 'За жовтень', version: 'v1' },
  })
  expect(confirmedPayoutOf({ ...filled, requisites: 'r1' }, known, preview).order.destination).toEqual({ id: 'r1' })
})

test.each([
  [1000_00, 100_00, true],
  [999_99, 100_00, false],
  [1000_00, 1000_01, false],
  [1000_00, null, true],
  [null, null, false],
])('with %s available and a minimum of %s, a payout of 1 000 is allowed: %s', (available, minimum, isAllowed) => {
  const fresh = { ...page, totals: { ...totals, available, minimum } } as PayoutPage
  expect(isCovered(confirmedPayoutOf(filled, known, preview), fresh)).toBe(isAllowed)
})
