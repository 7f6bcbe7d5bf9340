import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countHidden,
  countPicked,
  foundPicked,
  isPicked,
  mostIds,
  nothingPicked,
  pickedWith,
  rangeOf,
  type SeenPage,
  type Selection,
  seenOn,
} from './selection.domain.ts'

const pageOf = (ids: readonly string[], key = 'all', total = 100): SeenPage => ({
  rows: ids.map((id) => ({ id })),
  query: { page: 1 },
  key,
  total,
  asOf: null,
})
const page = pageOf(['a', 'b', 'c', 'd'])

test.each([
  ['from the last pick down', 'b', 'd', ['b', 'c', 'd']],
  ['from the last pick up', 'c', 'a', ['a', 'b', 'c']],
  ['without a last pick', null, 'c', ['c']],
  ['when the last pick is on another page', 'z', 'b', ['b']],
])('a range goes %s', (_, anchor, id, ids) => {
  expect(rangeOf(page, anchor, id)).toEqual(ids)
})

test('picks survive another page, and those of another filter are counted', () => {
  const picked = pickedWith(nothingPicked, page, ['a', 'b'], true)
  const filtered = seenOn(picked, pageOf(['b', 'x'], 'sale'))
  expect([countPicked(filtered), countHidden(filtered, 'sale'), countHidden(filtered, 'all')]).toEqual([2, 1, 1])
})

test.each([
  ['a page with all that is found', pageOf(['b'], 'all', 1), 1],
  ['one of several pages', pageOf(['b'], 'all', 100), 0],
  ['a page of an unknown number', { ...pageOf(['b']), total: null }, 0],
])('a picked row that is missing on %s counts as hidden: %#', (_, later, hidden) => {
  const seen = seenOn(pickedWith(nothingPicked, page, ['a', 'b'], true), later)
  expect([countPicked(seen), countHidden(seen, 'all')]).toEqual([2, hidden])
})

test('no more single rows are picked than a request may name', () => {
  const many = Array.from({ length: mostIds + 5 }, (_, at) => String(at))
  expect(countPicked(pickedWith(nothingPicked, page, many, true))).toBe(mostIds)
})

test('all found rows are frozen by number, and lose the ones that are unpicked', () => {
  const all = foundPicked(page) as Selection
  const less = pickedWith(all, page, ['a'], false)
  expect([countPicked(all), countPicked(less), isPicked(less, 'a'), isPicked(less, 'zzz')]).toEqual([
    100,
    99,
    false,
    true,
  ])
})

test('unpicking every found row leaves nothing picked', () => {
  expect(pickedWith(foundPicked(pageOf(['a', 'b'], 'all', 2)) as Selection, page, ['a', 'b'], false)).toBe(
    nothingPicked,
  )
})

test('all found rows cannot be picked while their number is unknown', () => {
  expect([foundPicked({ ...page, total: null }), foundPicked({ ...page, total: 0 })]).toEqual([null, null])
})

test('a row is picked exactly when it was picked last, in either way of picking', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd')
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.tuple(ids, fc.boolean())), (isWhole, steps) => {
      const first = isWhole ? (foundPicked(pageOf(['a', 'b', 'c', 'd'], 'all', 5)) as Selection) : nothingPicked
      const last = new Map(['a', 'b', 'c', 'd'].map((id) => [id, isWhole]))
      const selection = steps.reduce((before, [id, isOn]) => {
        last.set(id, isOn)
        return pickedWith(before, page, [id], isOn)
      }, first)
      for (const [id, isOn] of last) expect(isPicked(selection, id)).toBe(isOn)
      expect(countPicked(selection)).toBe([...last.values()].filter(Boolean).length + (isWhole ? 1 : 0))
    }),
  )
})
