import { expect, test } from 'vitest'
import { duplicatesIn, type Entry, entries, tidied, withMovedLine } from './entry-fields.domain.ts'

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

test('five hundred pasted lines with forty duplicates add the others, and each duplicate is named', () => {
  const titles = Array.from({ length: 460 }, (_, at) => `Value ${at}`)
  const repeated = titles.slice(100, 140).map((title) => ` ${title.toUpperCase()} `)
  const pasted = listOf(...titles, ...repeated)
  expect(pasted).toHaveLength(500)
  expect(entries({ max: 460, longest: 20 }).check(pasted, 'x')).toEqual({})
  expect(tidied(pasted).map(({ title }) => title)).toEqual(titles)
  expect(duplicatesIn(pasted)).toEqual(repeated.map((title) => title.trim()))
})

test.each([
  ['a\nbb\nccc', 3, -1, 'bb\na\nccc', 1],
  ['a\nbb\nccc', 3, 1, 'a\nccc\nbb', 7],
  ['a\nbb', 0, 1, 'bb\na', 3],
] as const)('in %j the line at %i moves by %i: %j', (text, caret, by, moved, then) => {
  expect(withMovedLine(text, caret, by)).toEqual({ text: moved, caret: then })
})

test.each([
  ['a\nb', 0, -1],
  ['a\nb', 3, 1],
  ['', 0, 1],
] as const)('in %j the line at %i cannot move by %i', (text, caret, by) => {
  expect(withMovedLine(text, caret, by)).toBe(null)
})
