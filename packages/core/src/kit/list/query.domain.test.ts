import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manyOf, narrows, oneOf, period, queryRules, search, size, sort } from './query.domain.ts'

const fields = {
  search: search(10),
  type: manyOf(['a', 'b', 'c']),
  state: oneOf(['on', 'off']),
  made: period(),
  sort: sort(['title', '-usage']),
  size: size(),
}
const rules = queryRules(fields)
const usual = rules.queryOf('')

test.each([
  ['', {}],
  ['?search=+червоний+', { search: 'червоний' }],
  ['?search=0123456789abc', { search: '0123456789' }],
  ['?type=c,a,x,a', { type: ['a', 'c'] }],
  ['?state=off&page=3', { state: 'off', page: 3 }],
  ['?state=gone&sort=gone&size=7&page=0', {}],
  ['?sort=-usage&size=100', { sort: '-usage', size: 100 }],
  ['?made=2026-01-01..', { made: { from: '2026-01-01', to: null } }],
  ['?made=..2026-02-30', {}],
  ['?made=2026-05-02..2026-05-01', { made: { from: '2026-05-01', to: '2026-05-02' } }],
  ['?made=yesterday', {}],
  ['?%E0%A4%A', {}],
])('%s', (address, wanted) => expect(rules.queryOf(address)).toEqual({ ...usual, ...wanted }))

test('default values need no parameter', () => expect(rules.searchOf(usual)).toBe(''))

test('a written query is read back unchanged', () => {
  const day = fc.option(fc.integer({ min: 1, max: 28 }).map((each) => `2026-03-${String(each).padStart(2, '0')}`))
  const query = fc.record({
    search: fc.string({ maxLength: 10 }).map((text) => text.trim()),
    type: fc.subarray(['a', 'b', 'c'] as const),
    state: fc.constantFrom(null, 'on' as const, 'off' as const),
    made: fc
      .record({ from: day, to: day })
      .map(({ from, to }) => (from && to && from > to ? { from: to, to: from } : { from, to })),
    sort: fc.constantFrom('title' as const, '-usage' as const),
    size: fc.constantFrom(20, 50, 100),
    page: fc.integer({ min: 1, max: 999 }),
  })
  fc.assert(
    fc.property(query, (one) => {
      expect(rules.queryOf(rules.searchOf(one))).toEqual(one)
    }),
  )
})

test('any address is accepted', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      expect(rules.searchOf(rules.queryOf(`?${address}`))).toBeTypeOf('string')
    }),
  )
})

test('sort order and page size do not narrow a list', () => {
  expect(Object.entries(fields).flatMap(([name, codec]) => (narrows(codec) ? [name] : []))).toEqual([
    'search',
    'type',
    'state',
    'made',
  ])
})

test.each([
  ['?search=%D0%9A%D1%80%D0%B0%D0%B8%CC%86%D0%BD%D0%B0', 'Крайна'],
  ['?search=%EF%BB%BFKO%E2%80%8B-2001%20', 'KO-2001'],
])('the address %s searches for %s', (address, text) => {
  expect(queryRules({ search: search() }).queryOf(address)).toMatchObject({ search: text })
})
