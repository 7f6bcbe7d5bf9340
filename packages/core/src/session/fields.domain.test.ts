import { expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import {
  checkAgreement,
  checkCode,
  checkEmail,
  checkName,
  checkNewPassword,
  checkPassword,
  checkRepeat,
  codeDigits,
} from './checks.domain.ts'
import { checkTelephone, errorsFromServer, errorsOf, hasErrors, trimmed, without } from './fields.domain.ts'

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
])('%j is %j without what nobody can see', (text, left) => {
  expect(trimmed(text)).toBe(left)
})

test.each([
  ['Ян', null],
  ['  Анна  ', null],
  ["О'Ніл-Коваль", null],
  ['я'.repeat(50), null],
  [` ${'я'.repeat(50)} `, null],
  ['я', 'session.nameLength'],
  ['я\u200b', 'session.nameLength'],
  ['😀', 'session.nameLength'],
  ['я'.repeat(51), 'session.nameLength'],
  ['', 'session.required'],
  ['   ', 'session.required'],
  ['\u200b\u200b\u200b', 'session.required'],
])('the name %j: %s', (text, key) => {
  expect(checkName(text)).toEqual(key && { key })
})

test.each([
  ['', true],
  ['   ', true],
  ['anna@example.com', true],
  [' anna@example.com ', true],
  ['anna.koval+shop@mail.example.com.ua', true],
  ['анна@приклад.укр', true],
  ['anna', false],
  ['anna@', false],
  ['@example.com', false],
  ['anna@example', false],
  ['anna@example..com', false],
  ['anna@.com', false],
  ['anna@example.', false],
  ['an na@example.com', false],
  ['anna@@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('the e-mail %j holds: %s', (text, holds) => {
  expect(checkEmail(text)).toEqual(holds ? null : { key: 'session.email' })
})

test('a long row of dots does not stop the page', () => {
  expect(checkEmail(`a@${'a.'.repeat(50_000)}`)).toEqual({ key: 'session.email' })
})

test.each([
  ['Supplier1!', true],
  ['пароль12', true],
  ['aaaaaaa1', true],
  [`a1${'x'.repeat(126)}`, true],
  ['with spaces 1', true],
  ['aaaaaa1', false],
  ['12345678', false],
  ['aaaaaaaa', false],
  ['!!!!!!!!', false],
  ['', false],
  [`a1${'x'.repeat(127)}`, false],
])('the new password %j holds: %s', (text, holds) => {
  expect(checkNewPassword(text)).toEqual(holds ? null : { key: 'session.passwordRule' })
})

test('a password that exists is only asked to be there', () => {
  expect([checkPassword('x'), checkPassword(' '), checkPassword('')]).toEqual([null, null, { key: 'session.required' }])
})

test('the repeated password is the same to the letter', () => {
  const differ = { key: 'session.passwordsDiffer' }
  expect([checkRepeat('Secret12', 'Secret12'), checkRepeat('Secret12', 'Secret12 ')]).toEqual([null, differ])
  expect([checkRepeat('Secret12', 'secret12'), checkRepeat('Secret12', '')]).toEqual([differ, differ])
})

test.each([
  ['1234', true],
  ['12345', true],
  ['123456', true],
  ['000000', true],
  ['123', false],
  ['1234567', false],
  ['12a4', false],
  [' 1234', false],
  ['', false],
])('the code %j holds: %s', (text, holds) => {
  expect(checkCode(text)).toEqual(holds ? null : { key: 'session.codeRule' })
})

test.each([
  ['1234', '1234'],
  ['12 34', '1234'],
  ['Код: 12-34-56.', '123456'],
  ['12345678', '123456'],
  ['абв', ''],
  ['', ''],
])('the pasted code %j becomes %j', (text, code) => {
  expect(codeDigits(text)).toBe(code)
})

test('a telephone is whole and terms are agreed to', () => {
  expect([checkTelephone(true), checkTelephone(false)]).toEqual([null, { key: 'session.telephoneRule' }])
  expect([checkAgreement(true), checkAgreement(false)]).toEqual([null, { key: 'session.agreementRule' }])
})

test('only fields that say something are mistakes', () => {
  expect(errorsOf({ one: null, two: { key: 'session.required' } })).toEqual({ two: { key: 'session.required' } })
  expect([hasErrors({}), hasErrors({ two: { key: 'session.required' } })]).toEqual([false, true])
})

test('typing into a field takes its mistake away and no other', () => {
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
  ['the first sentence of a field', '{"email":[{"text":"Зайнято"},{"text":"Хибно"}]}', { mail: { text: 'Зайнято' } }],
  ['no field', '{}', {}],
  ['a field without a sentence', '{"email":[]}', {}],
  ['a field that the form does not have', '{"token":[{"text":"x"}]}', {}],
  ['__proto__', '{"__proto__":{"email":[{"text":"x"}]}}', {}],
])('a refusal with %s is shown in place', (_, fields, shown) => {
  expect(errorsFromServer(refusal(fields), { email: 'mail', constructor: 'mail' })).toEqual(shown)
})

test('a failure without fields marks none', () => {
  expect(errorsFromServer({ kind: 'unreachable' }, { email: 'mail' })).toEqual({})
})
