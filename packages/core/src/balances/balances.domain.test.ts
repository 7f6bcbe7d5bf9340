import { expect, test } from 'vitest'
import { type LineQuery, type LineType, lineRules } from './balances.domain.ts'

const usual: LineQuery = {
  page: 1,
  search: '',
  type: null,
  period: { from: null, to: null },
  sort: '-created_at',
  size: 20,
}

test.each<[string, Partial<LineQuery>, string]>([
  ['', {}, ''],
  ['?page=2', { page: 2 }, '?page=2'],
  ['?page=3&type=sale', { page: 3, type: 'sale' }, '?type=sale&page=3'],
  ['?type=topUp&payment=success', { type: 'topUp' }, '?type=topUp'],
  [
    '?search=104406&sort=created_at&size=50',
    { search: '104406', sort: 'created_at', size: 50 },
    '?search=104406&sort=created_at&size=50',
  ],
  ['?period=2026-01-01..', { period: { from: '2026-01-01', to: null } }, '?period=2026-01-01..'],
  ['?type=subscription', {}, ''],
  ['?type=other', {}, ''],
  ['?type=constructor&page=-1', {}, ''],
  ['?type=top_up&page=x', {}, ''],
])('the query string %j of the main balance gives the query %j', (search, query, written) => {
  expect(lineRules.main.queryOf(search)).toEqual({ ...usual, ...query })
  expect(lineRules.main.searchOf({ ...usual, ...query })).toBe(written)
})

test.each<[keyof typeof lineRules, readonly LineType[]]>([
  [
    'main',
    ['topUp', 'sale', 'commission', 'payout', 'transferOut', 'transferIn', 'refund', 'hold', 'release', 'bonus'],
  ],
  ['service', ['transferIn', 'transferOut', 'subscription', 'advertising', 'telegramAds', 'sms', 'bonus']],
])('the %s balance can be filtered by each of its types', (balance, types) => {
  const { queryOf, searchOf } = lineRules[balance]
  expect(types.map((type) => queryOf(`?type=${type}`).type)).toEqual(types)
  expect(types.map((type) => searchOf({ ...usual, type }))).toEqual(types.map((type) => `?type=${type}`))
})

test.each<[string, LineType | null]>([
  ['?type=subscription', 'subscription'],
  ['?type=sale', null],
])('the query string %j of the service balance gives the type %j', (search, type) => {
  expect(lineRules.service.queryOf(search)).toEqual({ ...usual, type })
})
