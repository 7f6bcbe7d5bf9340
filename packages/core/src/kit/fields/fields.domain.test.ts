import { expect, test } from 'vitest'
import type { Failure } from '../../kernel/failure.ts'
import { errorsFromServer, errorsOf, hasErrors, normalized, trimmed, without } from './fields.domain.ts'

test.each([
  ['  Анна ', 'Анна'],
  ['\u200bАнна\u200b', 'Анна'],
  ['\ufeff\u00a0Анна\u2060', 'Анна'],
  ['\u200e\u202aАнна\u202c\u200f', 'Анна'],
  ['\u00adАнна\u00ad', 'Анна'],
  ['Анна Марія', 'Анна Марія'],
  ['Ан\u200dна', 'Ан\u200dна'],
  ['   ', ''],
  ['\u200b\u200c\u200d\u2060\ufeff\u00ad\u3164', ''],
  ['\t\n\u2028\u202f', ''],
  ['', ''],
  ['\u{e0001}Анна😀\u{e0001}', 'Анна😀'],
])('%j without blanks and invisible characters at its ends is %j', (text, left) => {
  expect(trimmed(text)).toBe(left)
})

test.each([
  ['letters in two characters', 'Кра\u0438\u0306на', 'Крайна'],
  ['and capital ones', '\u0406\u0308жак', 'Їжак'],
  ['a blank of no width inside', 'КО\u200b-2001', 'КО-2001'],
  ['the mark of a file at its start', '\ufeffKO-2001', 'KO-2001'],
  ['a soft hyphen', 'ков\u00adдра', 'ковдра'],
  ['a joiner, which makes one picture of two', '\u{1f468}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f467}'],
  ['blanks at the ends', '  ковдра  вовняна ', 'ковдра  вовняна'],
])('%s: what looks the same is the same', (_, text, same) => {
  expect(normalized(text)).toBe(same)
})

test('only fields with a message are errors', () => {
  expect(errorsOf({ one: null, two: { key: 'session.required' } })).toEqual({ two: { key: 'session.required' } })
  expect([hasErrors({}), hasErrors({ two: { key: 'session.required' } })]).toEqual([false, true])
})

test('typing into a field clears its error and no other', () => {
  const errors = { one: { text: 'Один' }, two: { text: 'Два' } }
  expect(without(errors, 'one')).toEqual({ two: { text: 'Два' } })
  expect(without(errors, 'one', 'two')).toEqual({})
  expect(errors).toEqual({ one: { text: 'Один' }, two: { text: 'Два' } })
})

const refusal = (fields: string): Failure => ({
  kind: 'refused',
  status: 422,
  texts: [],
  fields: JSON.parse(fields),
  retryAfter: null,
})

test.each([
  ['two messages for a field', '{"email":[{"text":"Зайнято"},{"text":"Хибно"}]}', { mail: { text: 'Зайнято' } }],
  ['no field', '{}', {}],
  ['a field without a message', '{"email":[]}', {}],
  ['a field that the form does not have', '{"token":[{"text":"x"}]}', {}],
  ['__proto__', '{"__proto__":{"email":[{"text":"x"}]}}', {}],
])('a refusal with %s is shown at the fields of the form', (_, fields, shown) => {
  expect(errorsFromServer(refusal(fields), { email: 'mail', constructor: 'mail' })).toEqual(shown)
})

test('a failure without fields marks no field', () => {
  expect(errorsFromServer({ kind: 'unreachable' }, { email: 'mail' })).toEqual({})
})
