import { expect, test } from 'vitest'
import { type LineQuery, type LineType, mainLineRules, serviceLineRules } from './balances.domain.ts'

test.each<[string, LineQuery, string]>([
  ['', { page: 1, type: null }, ''],
  ['?page=2', { page: 2, type: null }, '?page=2'],
  ['?page=3&type=sale', { page: 3, type: 'sale' }, '?type=sale&page=3'],
  ['?type=topUp&payment=success', { page: 1, type: 'topUp' }, '?type=topUp'],
  ['?type=subscription', { page: 1, type: null }, ''],
  ['?type=other', { page: 1, type: null }, ''],
  ['?type=constructor&page=-1', { page: 1, type: null }, ''],
  ['?type=top_up&page=x', { page: 1, type: null }, ''],
])('the query string %j of the main balance gives the query %j', (search, query, written) => {
  expect(mainLineRules.queryOf(search)).toEqual(query)
  expect(mainLineRules.searchOf(query)).toBe(written)
})

test.each<[string, typeof mainLineRules, readonly LineType[]]>([
  [
    'main',
    mainLineRules,
    ['topUp', 'sale', 'commission', 'payout', 'transferOut', 'transferIn', 'refund', 'hold', 'release', 'bonus'],
  ],
  [
    'service',
    serviceLineRules,
    ['transferIn', 'transferOut', 'subscription', 'advertising', 'telegramAds', 'sms', 'bonus'],
  ],
])('the %s balance can be filtered by each of its types', (_, { queryOf, searchOf }, types) => {
  expect(types.map((type) => queryOf(`?type=${type}`).type)).toEqual(types)
  expect(types.map((type) => searchOf({ page: 1, type }))).toEqual(types.map((type) => `?type=${type}`))
})

test.each<[string, LineQuery]>([
  ['?type=subscription', { page: 1, type: 'subscription' }],
  ['?type=sale', { page: 1, type: null }],
])('the query string %j of the service balance gives the query %j', (search, query) => {
  expect(serviceLineRules.queryOf(search)).toEqual(query)
})
