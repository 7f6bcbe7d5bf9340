import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isFiltered,
  isSameQuery,
  type ListPage,
  type ListRules,
  lastPageOf,
  oneOf,
  pageIn,
  pageInstead,
  pageParam,
  paramsIn,
  placeWith,
  searchFrom,
  searchWithout,
  withoutTwins,
} from './list.domain.ts'

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

interface Query {
  readonly page: number
  readonly type: string | null
}

const rules: ListRules<Query> = {
  queryOf: (search) => ({ page: pageIn(search), type: paramsIn(search).get('type') ?? null }),
  searchOf: ({ page, type }) => searchFrom({ type, page: pageParam(page) }),
}

test('a page is no filter', () => {
  expect(isFiltered(rules, { page: 3, type: null })).toBe(false)
  expect(isFiltered(rules, { page: 1, type: 'sale' })).toBe(true)
  expect(isSameQuery(rules, { page: 1, type: null }, { type: null, page: 1 })).toBe(true)
  expect(isSameQuery(rules, { page: 1, type: null }, { page: 2, type: null })).toBe(false)
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

const page = (rows: number, lastPage: number | null): ListPage<{ id: string }> => ({
  rows: Array.from({ length: rows }, (_, i) => ({ id: String(i) })),
  page: 1,
  total: null,
  lastPage,
})

test.each([
  [1, 5, 5],
  [1, null, null],
  [1, 0, null],
  [1, -3, null],
  [1, Number.NaN, null],
  [1, 1.5, null],
  [1, Number.POSITIVE_INFINITY, null],
  // Rows on page 7 prove that there is one.
  [1, 2, 7],
  [0, 2, 2],
])('with %i rows and %j as its word, the last page is %j', (rows, said, last) => {
  expect(lastPageOf(page(rows, said), rows > 0 && said === 2 ? 7 : 1)).toBe(last)
})

test.each([
  ['a page with rows', page(1, 2), 7, false, null],
  ['the first page', page(0, 3), 1, false, null],
  ['a page behind the last', page(0, 3), 7, false, 3],
  ['a page behind the last, again', page(0, 2), 3, true, 1],
  ['an empty page of an endless list', page(0, null), 7, false, 1],
  ['an empty page that is said to exist', page(0, 9), 7, false, 1],
  ['an empty page of a list that cannot count', page(0, Number.NaN), 7, false, 1],
])('%s leads where there is something', (_, found, asked, hasTried, instead) => {
  expect(pageInstead(found, asked, hasTried)).toBe(instead)
})

test('no server can lead anybody in circles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.array(fc.integer()), (asked, words) => {
      let at = asked
      let steps = 0
      for (let next: number | null = at; next !== null; steps += 1) {
        at = next
        next = pageInstead(page(0, words[steps] ?? null), at, steps > 0)
      }
      expect(steps).toBeLessThanOrEqual(3)
    }),
  )
})

test('each row stands once', () => {
  expect(withoutTwins({ ...page(0, null), rows: [{ id: '1' }, { id: '2' }, { id: '1' }] }).rows).toEqual([
    { id: '1' },
    { id: '2' },
  ])
})
