import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneOf, pageIn, pageParam, paramsIn, placeWith, searchFrom, searchWithout } from './address.domain.ts'

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
])('the query %j holds %j', (search, params) => {
  expect([...paramsIn(search)]).toEqual(Object.entries(params))
})

test('what is written into an address is read from it again', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(fc.dictionary(text, text), (params) => {
      expect([...paramsIn(searchFrom(params))].sort()).toEqual(Object.entries(params).sort())
    }),
  )
})

test('what is not asked for stays out of the address', () => {
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
])('%j asks for page %i', (search, page) => {
  expect(pageIn(search)).toBe(page)
})

test('the first page needs no words in the address', () => {
  expect([pageParam(1), pageParam(2)]).toEqual([null, 2])
})

test('only known words are taken from an address', () => {
  expect(oneOf(['sale', 'payout'], 'payout')).toBe('payout')
  expect(oneOf(['sale', 'payout'], 'toString')).toBeNull()
  expect(oneOf(['sale', 'payout'], undefined)).toBeNull()
})

test('a place changes its query and nothing else', () => {
  expect(placeWith({ to: 'orders', search: '?page=2', hash: '#top' }, '?page=3')).toEqual({
    to: 'orders',
    search: '?page=3',
    hash: '#top',
  })
  expect(placeWith({ to: 'chat-room', params: { chatId: '7' }, search: '?page=2' }, '')).toEqual({
    to: 'chat-room',
    params: { chatId: '7' },
  })
})
