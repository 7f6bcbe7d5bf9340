import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { choice, many } from '../fields/choice-fields.domain.ts'
import { type Entry, entries, entriesIn, tidied } from '../fields/entry-fields.domain.ts'
import { flag, text } from '../fields/record-fields.domain.ts'
import { cleaned, mistakesIn, noteOn, refusalsIn, withoutPath } from './record.domain.ts'
import { compared, conflictsIn, draftIn, mergedWith, mustCompare } from './record-saving.domain.ts'

const fields = {
  title: text({ required: true, min: 2, max: 5 }),
  kind: choice(['a', 'b']),
  list: entries({ required: true, max: 2, longest: 3 }),
  isOpen: flag(true),
}
const rules = {
  fields,
  statesOf: ({ kind }: Readonly<Record<string, unknown>>) => (kind === 'b' ? ({ list: 'hidden' } as const) : {}),
  mistakesOf: () => ({}),
}
const right = { title: 'abc', kind: 'a', list: [{ id: null, title: 'x' }], isOpen: true }

test('a choice of a word that the panel does not know is sent as it came, and resets no other field', () => {
  expect(cleaned(rules, { ...right, kind: 'new_kind' }, null)).toEqual({ ...right, kind: 'new_kind' })
  expect(cleaned(rules, { ...right, kind: 'b' }, null)).toEqual({ ...right, kind: 'b', list: [] })
  const regions = many(['kyiv', 'lviv'])
  expect(regions.clean(['new_region', 'lviv', 'kyiv'] as never)).toEqual(['kyiv', 'lviv', 'new_region'])
})

describe('errors', () => {
  it.each([
    [{}, {}],
    [{ title: '' }, { title: { key: 'kit.required' } }],
    [{ title: ' \u200b' }, { title: { key: 'kit.required' } }],
    [{ title: 'a ' }, { title: { key: 'kit.tooShort', values: { min: 2 } } }],
    [{ title: 'abcde ' }, {}],
    [{ title: 'abcdef' }, { title: { key: 'kit.tooLong', values: { max: 5 } } }],
    [{ list: [] }, { list: { key: 'kit.required' } }],
    [{ list: [{ id: null, title: ' ' }] }, { list: { key: 'kit.required' } }],
    [{ kind: 'b', list: [] }, {}],
    [
      { list: ['a', 'b', 'A ', 'c'].map((title) => ({ id: null, title })) },
      { list: { key: 'kit.tooMany', values: { max: 2 } } },
    ],
    [{ list: [{ id: null, title: 'long' }] }, { list: { key: 'kit.entryTooLong', values: { max: 3, title: 'long' } } }],
  ])('%j', (values, found) => expect(mistakesIn(rules, { ...right, ...values }, null)).toEqual(found))
})

test('before sending, hidden fields are reset, texts are trimmed and duplicate entries dropped', () => {
  const typed = { ...right, title: ' abc ', list: ['a', '', 'A', 'b '].map((title) => ({ id: null, title })) }
  expect(cleaned(rules, typed, null)).toEqual({
    ...right,
    list: [
      { id: null, title: 'a' },
      { id: null, title: 'b' },
    ],
  })
  expect(cleaned(rules, { ...typed, kind: 'b' }, null)).toMatchObject({ list: [] })
})

test('entries typed as lines keep existing ids, and tidying twice changes nothing', () => {
  expect(entriesIn('a\nb', [{ id: '7', title: 'b' }])).toEqual([
    { id: null, title: 'a' },
    { id: '7', title: 'b' },
  ])
  expect(entriesIn('', [])).toEqual([])
  const some = fc.array(fc.record({ id: fc.option(fc.string()), title: fc.string() }))
  fc.assert(
    fc.property(some, (list: readonly Entry[]) => {
      expect(tidied(tidied(list))).toEqual(tidied(list))
      expect(tidied(list).length).toBeLessThanOrEqual(list.length)
    }),
  )
})

const text0 = { text: 'no' }
const refusal = (status: number, found = {}) =>
  ({ kind: 'refused', status, texts: [], fields: found, retryAfter: null }) as const

test('a refusal is shown at the fields that the form has', () => {
  const failure = refusal(422, {
    title: [text0],
    'list.0.title': [text0],
    other: [text0],
    kind: [{ text: 'x', isStock: true }],
  })
  expect(refusalsIn(failure, fields)).toEqual({ title: text0, 'list.0.title': text0, kind: { key: 'failure.field' } })
  expect(refusalsIn(refusal(422, { title: [text0, { text: 'and' }] }), fields)).toEqual({ title: { text: 'no and' } })
  expect(refusalsIn(refusal(422, { title: [text0] }), fields, { title: 'hidden' })).toEqual({})
  expect(withoutPath({ title: text0, 'list.0.title': text0 }, 'list')).toEqual({ title: text0 })
})

const whole = { text: 'whole' }
const stock = { text: 'The other field is required.', isStock: true }

test.each([
  ['about a field', { title: [text0] }, { title: text0 }, null],
  ['about no field', { other: [text0] }, {}, text0],
  ['about several others', { other: [text0], 'more.0': [{ text: 'and' }, text0] }, {}, { text: 'no and' }],
  ['about a field and another', { title: [text0], other: [{ text: 'and' }] }, { title: text0 }, { text: 'and' }],
  ['about another in English', { other: [stock] }, {}, whole],
  [
    'about a field, and another in English',
    { title: [text0], other: [stock] },
    { title: text0 },
    { key: 'failure.unexpected', details: stock.text },
  ],
  ['about the whole form', {}, {}, whole],
])('the note after a refusal %s', (_, found, errors, note) => {
  expect(noteOn({ ...refusal(422, found), texts: [whole] }, errors)).toEqual(note)
  expect(noteOn(null, errors)).toBe(null)
})

test.each([
  [refusal(409), true],
  [refusal(404), true],
  [refusal(422, { client_key: [text0] }), true],
  [refusal(422, { title: [text0] }), false],
  [refusal(403), false],
  [{ kind: 'unauthorized', texts: [] } as const, false],
  [{ kind: 'timedOut' } as const, true],
  [{ kind: 'serverBroken', status: 500, texts: [], retryAfter: null } as const, true],
])('after %j the record is compared: %s', (failure, must) => expect(mustCompare(failure)).toBe(must))

const now = (version: number, values: object) => ({ id: '7', version, row: null, values: { a: 1, b: 1, ...values } })
const editing = { id: '7', version: 1, saved: { a: 1, b: 1 }, values: { a: 2, b: 1 } }

test.each([
  ['applied', editing, now(2, { a: 2 })],
  ['applied', editing, now(5, { a: 2, b: 9 })],
  ['notApplied', editing, now(1, {})],
  ['mergeable', editing, now(2, { b: 2 })],
  ['conflict', editing, now(2, { a: 3 })],
  ['deleted', editing, null],
  ['notApplied', { ...editing, id: null }, null],
  ['applied', { ...editing, id: null }, now(1, { a: 2 })],
  ['conflict', { ...editing, id: null }, now(1, { a: 3 })],
  ['conflict', { ...editing, id: null, isKeyTaken: true }, now(1, { a: 2, b: 9 })],
  ['mergeable', { ...editing, id: null, isKeyTaken: true, earlier: [{ a: 3, b: 1 }] }, now(1, { a: 3 })],
  ['mergeable', { ...editing, id: null }, now(1, { a: 2, b: 9 })],
])('a save without an answer was %s', (outcome, mine, theirs) => expect(compared({}, mine, theirs)).toBe(outcome))

test.each([
  ['with the ids of its entries', { a: [{ id: null, title: 'x' }] }, { a: [{ id: '5', title: 'x' }] }, 'mergeable'],
  ['with another entry', { a: [{ id: null, title: 'x' }] }, { a: [{ id: '5', title: 'y' }] }, 'conflict'],
  ['with an entry more', { a: [] }, { a: [{ id: '5', title: 'y' }] }, 'mergeable'],
  ['with a value that was chosen by nobody', { a: null }, { a: 'x' }, 'mergeable'],
])('a record that is found by its key %s', (_, values, found, outcome) => {
  const created = { id: null, version: null, saved: { a: [] }, values }
  expect(compared({}, created, { id: '7', version: 1, row: null, values: found })).toBe(outcome)
})

test('a conflict names the fields that differ: of an existing record those that both sides have changed', () => {
  const { saved, values } = editing
  expect(conflictsIn({}, editing, { a: 3, b: 2 })).toEqual(['a'])
  expect(conflictsIn({}, { id: null, version: null, saved, values }, { a: 3, b: 2 })).toEqual(['a', 'b'])
})

test('a draft restores valid changed values only', () => {
  const saved = { ...right, title: 'old' }
  const written = JSON.stringify({ title: 'new', kind: 'c', isOpen: 'yes', list: 7, other: 1 })
  expect(draftIn(fields, saved, written)).toEqual({ title: 'new' })
  expect([undefined, '', '{', 'null', '"x"', '{"title":"old"}'].map((one) => draftIn(fields, saved, one))).toEqual(
    Array(6).fill(null),
  )
})

describe('a value of several parts, changed on both sides', () => {
  const pair = (x: number, y: number) => ({ x, y })
  type Pair = ReturnType<typeof pair>
  const parts = {
    pair: {
      ...flag(),
      merge: (before: Pair, mine: Pair, theirs: Pair) =>
        mine.x === before.x ? pair(theirs.x, mine.y) : theirs.x === before.x ? pair(mine.x, theirs.y) : null,
    },
  } as never
  const edited = (mine: Pair) => ({ id: '7', version: 1, saved: { pair: pair(1, 1) }, values: { pair: mine } })
  const now = (theirs: Pair) => ({ id: '7', version: 2, row: {}, values: { pair: theirs } })

  it('is merged when the changes combine', () => {
    expect(compared(parts, edited(pair(5, 1)), now(pair(1, 9)))).toBe('mergeable')
    expect(mergedWith(parts, edited(pair(5, 1)), { pair: pair(1, 9) })).toEqual({ pair: pair(5, 9) })
  })

  it('conflicts when they do not', () => {
    expect(compared(parts, edited(pair(5, 1)), now(pair(6, 1)))).toBe('conflict')
  })
})
