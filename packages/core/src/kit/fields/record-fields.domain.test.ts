import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kopecks } from '../../kernel/money.ts'
import { withoutSensitive } from '../form/record.domain.ts'
import { draftIn } from '../form/record-saving.domain.ts'
import { choice, many } from './choice-fields.domain.ts'
import { entries } from './entry-fields.domain.ts'
import { money, number } from './number-fields.domain.ts'
import { pick, picks } from './pick-fields.domain.ts'
import { type Field, flag, secret, text } from './record-fields.domain.ts'
import { day, week } from './time-fields.domain.ts'

const withoutBlanks = (written: string) => written.replace(/\s/g, '')
const tidied = {
  min: 3,
  max: 5,
  rule: (written: string) => (withoutBlanks(written).includes('!') ? ({ key: 'kit.required' } as const) : null),
  tidy: withoutBlanks,
}

test.each<[Parameters<typeof text>[0], string, object]>([
  [{}, '', {}],
  [{ required: true }, ' \u200b ', { key: 'kit.required' }],
  [{ min: 2 }, ' a ', { key: 'kit.tooShort', values: { min: 2 } }],
  [{ min: 2 }, '', {}],
  [{}, 'x'.repeat(255), {}],
  [{}, 'x'.repeat(256), { key: 'kit.tooLong', values: { max: 255 } }],
  [{ max: 3 }, '  abc  ', {}],
  // The length counts of what is sent.
  [tidied, '1 2 3 4 5', {}],
  [tidied, 'a b', { key: 'kit.tooShort', values: { min: 3 } }],
  [tidied, '1 2 3 4 5 6', { key: 'kit.tooLong', values: { max: 5 } }],
  [tidied, 'ab!', { key: 'kit.required' }],
])('a field with %j refuses the text %j with %j', (rules, written, message) => {
  expect(text(rules).check(written, 'x')).toEqual('key' in message ? { x: message } : {})
})

test('choices are sent once each, in their order', () => {
  const field = many(['a', 'b', 'c'], { required: true })
  expect(field.clean(['c', 'a', 'c'])).toEqual(['a', 'c'])
  expect([field.check([], 'x'), field.check(['b'], 'x'), many(['a']).check([], 'x')]).toEqual([
    { x: { key: 'kit.required' } },
    {},
    {},
  ])
  expect([['a'], [], ['d'], 'a', null].map(field.holds)).toEqual([true, true, false, false, false])
  expect(['a', 'd', '', null].map(choice(['a', 'b']).holds)).toEqual([true, false, false, false])
  expect([true, false, 'true', 1, null].map(flag().holds)).toEqual([true, true, false, false, false])
})

const written = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('0', '1', '5', ' ', '\u00a0', '\u200b', ',', '.', '-', 'а', 'Ї'), maxLength: 12 }),
  fc.integer({ min: -20, max: 3000 }).map(String),
  fc.integer({ min: -1000, max: 300_000 }).map((kopecks) => String(kopecks / 100).replace('.', ',')),
  fc.date({ noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10)),
)
const time = fc.constantFrom('00:00', '06:00', '09:00', '22:00', '23:59', '24:00')
const unfinished = fc.string({ maxLength: 5 })
const hours = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: fc.record({ from: time, to: time }) },
  { weight: 1, arbitrary: fc.record({ from: time, to: unfinished }) },
)
const picked = fc.record({ id: fc.string(), title: fc.string() })

const kinds: Readonly<Record<string, readonly [Field<unknown>, fc.Arbitrary<unknown>]>> = {
  text: [text({ required: true, min: 2, max: 8 }), written],
  'a tidied text': [text(tidied), written],
  area: [text({ area: true, max: 20 }), written],
  number: [number({ required: true, min: -10, max: 2000 }), written],
  'a number with decimals': [number({ min: -10, decimals: 6 }), written],
  money: [money({ required: true, min: kopecks(1), max: kopecks(2000_00) }), written],
  flag: [flag(true), fc.boolean()],
  choice: [choice(['a', 'b']), fc.constantFrom('a', 'b')],
  many: [many(['a', 'b', 'c'], { required: true }), fc.array(fc.constantFrom('a', 'b', 'c'))],
  entries: [
    entries({ required: true, max: 3, longest: 5 }),
    fc.array(fc.record({ id: fc.option(fc.string()), title: written })),
  ],
  day: [day({ required: true }), written],
  week: [week(Array(7).fill(null)), fc.array(hours, { minLength: 7, maxLength: 7 })],
  pick: [pick('stores', { required: true }), fc.option(picked)],
  picks: [picks('stores', { required: true, max: 3 }), fc.array(picked)],
}

describe.each(Object.entries(kinds))('%s', (_, [field, values]) => {
  const { check, clean, holds, initial } = field

  test('cleaning twice changes nothing, and a valid value stays valid', () => {
    let valid = 0
    fc.assert(
      fc.property(values, (value) => {
        const sent = clean(value)
        expect(clean(sent)).toEqual(sent)
        if (Object.keys(check(value, 'x')).length > 0) return
        valid += 1
        expect(check(sent, 'x')).toEqual({})
      }),
      { numRuns: 1000 },
    )
    expect(valid).toBeGreaterThan(20)
  })

  test('a draft brings back what was typed, and nothing of another kind', () => {
    fc.assert(fc.property(values, (value) => holds(JSON.parse(JSON.stringify(value)))))
    expect([undefined, Symbol.iterator, 7.5, { other: 1 }, [undefined]].map(holds)).toEqual(Array(5).fill(false))
  })

  test('starts with a value that a draft may hold and that is at most missing', () => {
    expect(holds(initial)).toBe(true)
    expect(clean(initial)).toEqual(initial)
    const { x = { key: 'kit.required' } } = check(initial, 'x')
    expect(x).toEqual({ key: 'kit.required' })
  })
})

test('no draft holds a secret, whatever is written into it', () => {
  const fields = { key: secret({ required: true }), title: text() }
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string()), fc.string({ minLength: 1 }), (value, title) => {
      expect(fields.key.holds(value)).toBe(false)
      expect(withoutSensitive(fields, { key: value, title })).toEqual({ title })
      const draft = JSON.stringify({ key: String(title), title })
      expect(draftIn(fields, { key: '', title: '' }, draft)).toEqual({ title })
    }),
  )
  expect(fields.key).toMatchObject({ kind: 'secret', isSecret: true, isSensitive: true, initial: '' })
})
