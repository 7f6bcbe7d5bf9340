import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageIn, pageParam, paramsIn, searchFrom } from './address.domain.ts'
import {
  chosenQuery,
  isFiltered,
  isSameQuery,
  type ListPage,
  type ListRules,
  lastPageOf,
  liesBehind,
  navigationTo,
  pageInstead,
  withoutDuplicates,
} from './list.domain.ts'

interface Query {
  readonly page: number
  readonly type: string | null
}

const rules: ListRules<Query> = {
  queryOf: (search) => ({ page: pageIn(search), type: paramsIn(search).get('type') ?? null }),
  searchOf: ({ page, type }) => searchFrom({ type, page: pageParam(page) }),
}

test('a choice changes the query', () => {
  const query: Query = { page: 3, type: 'sale' }
  expect(chosenQuery(rules, query, { type: 'page.chosen', page: 4 })).toEqual({ page: 4, type: 'sale' })
  expect(chosenQuery(rules, query, { type: 'filter.chosen', filter: { type: null } })).toEqual({ page: 1, type: null })
  expect(chosenQuery(rules, query, { type: 'filters.cleared' })).toEqual({ page: 1, type: null })
  expect(navigationTo(rules, { to: 'orders', hash: '#top' }, query)).toEqual({
    type: 'navigation.requested',
    location: { to: 'orders', search: '?type=sale&page=3', hash: '#top' },
    replace: false,
  })
})

test('a page number is not a filter', () => {
  expect(isFiltered(rules, { page: 3, type: null })).toBe(false)
  expect(isFiltered(rules, { page: 1, type: 'sale' })).toBe(true)
  expect(isSameQuery(rules, { page: 1, type: null }, { type: null, page: 1 })).toBe(true)
  expect(isSameQuery(rules, { page: 1, type: null }, { page: 2, type: null })).toBe(false)
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
  // Rows on page 7 prove that page 7 exists.
  [1, 2, 7],
  [0, 2, 2],
])('with %i rows and a reported last page of %j, the last page is %j', (rows, sent, last) => {
  expect(lastPageOf(page(rows, sent), rows > 0 && sent === 2 ? 7 : 1)).toBe(last)
})

test.each([
  ['a page with rows', page(1, 2), 7, false],
  ['the first page', page(0, 3), 1, false],
  ['an empty page', page(0, 3), 2, true],
])('%s lies behind the last page: %s', (_, found, asked, isBehind) => {
  expect(liesBehind(found, asked)).toBe(isBehind)
})

test.each([
  ['a page behind the last', page(0, 3), 7, false, 3],
  ['a page behind the last, again', page(0, 2), 3, true, 1],
  ['an empty page of a list without a last page', page(0, null), 7, false, 1],
  ['an empty page before the reported last page', page(0, 9), 7, false, 1],
  ['an empty page with an invalid last page', page(0, Number.NaN), 7, false, 1],
])('%s leads to an existing page', (_, found, asked, hasTried, instead) => {
  expect(pageInstead(found, asked, hasTried)).toBe(instead)
})

test('any sequence of reported last pages ends after two redirects', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.array(fc.integer()), (asked, words) => {
      let at = asked
      let steps = 0
      for (; liesBehind(page(0, null), at); steps += 1) at = pageInstead(page(0, words[steps] ?? null), at, steps > 0)
      expect(steps).toBeLessThanOrEqual(2)
    }),
  )
})

test('duplicate rows are dropped', () => {
  expect(withoutDuplicates({ ...page(0, null), rows: [{ id: '1' }, { id: '2' }, { id: '1' }] }).rows).toEqual([
    { id: '1' },
    { id: '2' },
  ])
})
