import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, movedTo, type Picked, pick, picks } from './pick-fields.domain.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() })) as [Picked, Picked, Picked]
const idsOf = (values: readonly Picked[]) => values.map(({ id }) => id).join('')

test.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', 1, 'bac'],
  ['c', -1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['z', 1, 'abc'],
] as const)('the pick %s moved by %i makes %s', (id, by, order) => {
  expect(idsOf(moved([a, b, c], id, by))).toBe(order)
})

test('a move keeps all picks, and the opposite move restores the order', () => {
  const some = fc.uniqueArray(fc.record({ id: fc.string(), title: fc.string() }), {
    selector: ({ id }) => id,
    minLength: 1,
  })
  fc.assert(
    fc.property(some, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (values, index, by) => {
      const { id } = values[index % values.length] as Picked
      const after = moved(values, id, by)
      expect(after.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
        values.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      )
      // A pick at the end of its way stays, and the list is the same one.
      if (after === values) return
      expect(after.findIndex((one) => one.id === id) - values.findIndex((one) => one.id === id)).toBe(by)
      expect(moved(after, id, by === 1 ? -1 : 1)).toEqual(values)
    }),
  )
})

test('a pick is required or not', () => {
  expect(pick('stores').check(null, 'x')).toEqual({})
  expect(pick('stores', { required: true }).check(null, 'x')).toEqual({ x: { key: 'kit.required' } })
  expect(pick('stores', { required: true }).check(a, 'x')).toEqual({})
})

test('picks are required or not, and limited in number', () => {
  expect(picks('stores').check([], 'x')).toEqual({})
  expect(picks('stores', { required: true }).check([], 'x')).toEqual({ x: { key: 'kit.required' } })
  expect(picks('stores', { max: 2 }).check([a, b], 'x')).toEqual({})
  expect(picks('stores', { max: 2 }).check([a, b, c], 'x')).toEqual({ x: { key: 'kit.tooMany', values: { max: 2 } } })
})

test('fields name the source of their options, and the field that narrows them', () => {
  expect(pick('branches', { within: 'settlement' })).toMatchObject({
    source: 'branches',
    within: 'settlement',
    initial: null,
  })
  expect(picks('attributes')).toMatchObject({ source: 'attributes', within: undefined, initial: [] })
})

test.each([
  [null, true, false],
  [a, true, false],
  [[a, b], false, true],
  [[], false, true],
  [[a, null], false, false],
  [{ id: 1, title: 'A' }, false, false],
  [{ id: 'a' }, false, false],
  [{ id: 'a', title: 7 }, false, false],
  [[{ id: 'a' }], false, false],
  ['a', false, false],
  [undefined, false, false],
])('a draft may hold %j as a pick: %s, as picks: %s', (value, one, several) => {
  expect([pick('stores').holds(value), picks('stores').holds(value)]).toEqual([one, several])
})

test.each([
  ['c', 0, 'cab'],
  ['a', 2, 'bca'],
  ['a', 9, 'bca'],
  ['b', 1, 'abc'],
  ['gone', 0, 'abc'],
])('%s moves to place %i: %s', (id, to, order) => {
  expect(
    movedTo(
      ['a', 'b', 'c'].map((one) => ({ id: one })),
      id,
      to,
    )
      .map((one) => one.id)
      .join(''),
  ).toBe(order)
})
