import { expect, test } from 'vitest'
import { kopecks } from '../kernel/money.ts'
import {
  cancellableOn,
  mayBeCancelled,
  type Payout,
  type PayoutPage,
  type PayoutQuery,
  type PayoutStatus,
  payoutRules,
} from './payouts.domain.ts'

const payout = (id: string, status: PayoutStatus | null): Payout => ({
  id,
  number: id,
  createdAt: null,
  amount: kopecks(100_00),
  fee: null,
  net: null,
  requisites: null,
  status,
  reason: null,
  expectedAt: null,
  paidAt: null,
})

const usual: PayoutQuery = {
  page: 1,
  search: '',
  status: null,
  created: { from: null, to: null },
  sort: '-created_at',
  size: 20,
}

test.each<[string, Partial<PayoutQuery>, string]>([
  ['', {}, ''],
  ['?status=paid&page=3', { page: 3, status: 'paid' }, '?status=paid&page=3'],
  ['?sort=-amount&search=В-1050', { sort: '-amount', search: 'В-1050' }, '?search=%D0%92-1050&sort=-amount'],
  ['?status=PAID&page=0', {}, ''],
  ['?status=toString', {}, ''],
])('the query string %j gives the query %j', (search, query, written) => {
  expect(payoutRules.queryOf(search)).toEqual({ ...usual, ...query })
  expect(payoutRules.searchOf({ ...usual, ...query })).toBe(written)
})

test('the list can be filtered by each status', () => {
  const statuses = ['created', 'pending', 'processing', 'paid', 'rejected', 'failed', 'cancelled']
  expect(statuses.map((status) => payoutRules.queryOf(`?status=${status}`).status)).toEqual(statuses)
})

test.each<[PayoutStatus | null, boolean]>([
  ['created', true],
  ['pending', true],
  ['processing', false],
  ['paid', false],
  ['rejected', false],
  ['failed', false],
  ['cancelled', false],
  [null, false],
])('a payout that is %s may be cancelled: %s', (status, may) => {
  expect(mayBeCancelled(payout('1', status))).toBe(may)
})

test('only a payout in the shown list can be cancelled', () => {
  const totals = { available: null, held: null, processing: null, paidThisMonth: null, minimum: null }
  const rows = [payout('1', 'created'), payout('2', 'paid')]
  const page: PayoutPage = { rows, page: 1, total: null, lastPage: null, totals, requisites: [] }
  expect(cancellableOn(page, '1')).toBe(rows[0])
  expect(cancellableOn(page, '2')).toBeNull()
  expect(cancellableOn(page, '3')).toBeNull()
  expect(cancellableOn(null, '1')).toBeNull()
})
