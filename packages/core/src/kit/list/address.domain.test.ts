import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locationWith, oneOf, pageIn, pageParam, paramsIn, searchFrom, searchWithout } from './address.domain.ts'

test.each([
  ['', {}],
  ['?', {}],
  ['?page=2', { page: '2' }],
  ['page=2', { page: '2' }],
  ['?page=2&type=sale', { page: '2', type: 'sale' }],
  ['?page=1&page=9', { page: '1' }],
  ['?topUp', { topUp: '' }],
  ['?=2&&type=', { type: '' }],
  ['?q=a%26page%3D9', { q: 'a&page=9' }],
  ['?q=a+b%20c', { q: 'a b c' }],
  ['?q=a=b', { q: 'a=b' }],
  ['?q=%E0%A4%A&page=3', { page: '3' }],
  ['?%E0%A4%A=1', {}],
  ['?__proto__=1', { ['__proto__']: '1' }],
])('the query %j is parsed as %j', (search, params) => {
  expect([...paramsIn(search)]).toEqual(Object.entries(params))
})

test('written parameters are read back unchanged', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(fc.dictionary(text, text), (params) => {
      expect([...paramsIn(searchFrom(params))].sort()).toEqual(Object.entries(params).sort())
    }),
  )
})

test('null parameters are left out of the query', () => {
  expect(searchFrom({ page: null, type: 'sale' })).toBe('?type=sale')
  expect(searchFrom({ page: null })).toBe('')
  expect(searchFrom({ q: 'a&page=9' })).toBe('?q=a%26page%3D9')
  expect(searchWithout('?payment=success&page=2', ['payment'])).toBe('?page=2')
  expect(searchWithout('?payment=success', ['payment'])).toBe('')
})

test.each([
  ['?page=2', 2],
  ['?page=999999', 999_999],
  ['', 1],
  ['?page=', 1],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=x', 1],
  ['?page=1.5', 1],
  ['?page=1e3', 1],
  ['?page=01', 1],
  ['?page=1000000', 1],
  ['?page=%D9%A2', 1],
])('%j means page %i', (search, page) => {
  expect(pageIn(search)).toBe(page)
})

test('the first page needs no parameter', () => {
  expect([pageParam(1), pageParam(2)]).toEqual([null, 2])
})

test('only known words are accepted', () => {
  expect(oneOf(['sale', 'payout'], 'payout')).toBe('payout')
  expect(oneOf(['sale', 'payout'], 'toString')).toBeNull()
  expect(oneOf(['sale', 'payout'], undefined)).toBeNull()
})

test('only the query of a location changes', () => {
  expect(locationWith({ to: 'orders', search: '?page=2', hash: '#top' }, '?page=3')).toEqual({
    to: 'orders',
    search: '?page=3',
    hash: '#top',
  })
  expect(locationWith({ to: 'chat-room', params: { chatId: '7' }, search: '?page=2' }, '')).toEqual({
    to: 'chat-room',
    params: { chatId: '7' },
  })
})
