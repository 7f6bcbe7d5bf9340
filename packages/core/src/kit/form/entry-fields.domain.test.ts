import { expect, test } from 'vitest'
import { type Entry, entries } from './entry-fields.domain.ts'

const listOf = (...titles: readonly string[]): readonly Entry[] => titles.map((title) => ({ id: null, title }))
const field = entries({ max: 2, longest: 3 })

test.each([
  [[], {}],
  [[' ', ''], {}],
  [['abc', 'abd'], {}],
  // Duplicates count once: case, blanks at the ends and repeated blanks make no difference.
  [['a b', ' A  B ', 'c'], {}],
  [['a', 'b', 'c'], { x: { key: 'kit.tooMany', values: { max: 2 } } }],
  [['abcd'], { x: { key: 'kit.entryTooLong', values: { max: 3, title: 'abcd' } } }],
  [['x'.repeat(99)], { x: { key: 'kit.entryTooLong', values: { max: 3, title: 'x'.repeat(40) } } }],
])('the entries %j give the errors %j', (titles, errors) => expect(field.check(listOf(...titles), 'x')).toEqual(errors))

test('an entry that existed keeps its id beside its duplicate', () => {
  expect(
    field.clean([
      { id: '7', title: 'a' },
      { id: null, title: 'A' },
    ]),
  ).toEqual([{ id: '7', title: 'a' }])
})

test.each([
  [[], true],
  [listOf('a', ''), true],
  [[{ id: '7', title: 'a' }], true],
  [[{ id: '7' }], false],
  [[null], false],
  ['a', false],
  [null, false],
])('a draft may hold %j: %s', (value, may) => expect(field.holds(value)).toBe(may))
