import { expect, test } from 'vitest'
import {
  checkAgreement,
  checkCode,
  checkEmail,
  checkName,
  checkNewPassword,
  checkPassword,
  checkRecoveryCode,
  checkRepeat,
  checkTelephone,
  codeIn,
  recoveryCodeIn,
  recoveryCodeMeant,
} from './checks.domain.ts'

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
])('the name %j gives the error: %s', (text, key) => {
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
])('the e-mail %j is valid: %s', (text, holds) => {
  expect(checkEmail(text)).toEqual(holds ? null : { key: 'session.email' })
})

test('a very long e-mail with many dots is checked without freezing the page', () => {
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
])('the new password %j is valid: %s', (text, holds) => {
  expect(checkNewPassword(text)).toEqual(holds ? null : { key: 'session.passwordRule' })
})

test('an existing password is only required', () => {
  expect([checkPassword('x'), checkPassword(' '), checkPassword('')]).toEqual([null, null, { key: 'session.required' }])
})

test('the repeated password must be identical', () => {
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
  ['', false],
])('the code %j is valid: %s', (text, holds) => {
  expect(checkCode(text)).toEqual(holds ? null : { key: 'session.codeRule' })
})

test.each(['12a4', ' 1234', 'Код 1234 або 5678'])('the text %j is not sent as a code', (text) => {
  expect([checkCode(text), checkRecoveryCode(text === '12a4' ? '12-4' : text)]).toEqual([
    { key: 'session.codeUnclear' },
    { key: 'session.codeUnclear' },
  ])
})

test.each([
  ['1234', '1234'],
  [' 12 34 ', '1234'],
  ['12-34-56', '123456'],
  ['Код: 123-456.', '123456'],
  ['ваш код 1234. Дійсний 5 хвилин.', '1234'],
  ['Код 123456, дійсний 10 хв. Нікому його не кажіть!', '123456'],
  ['Код: 1234\n\n@panel.shop.ua #1234', '1234'],
  ['Вхід о 12:34, код 9876@panel.shop.ua #9876', '9876'],
  ['Замовлення 5566 @panel.shop.ua #1234', '1234'],
  ['28.11.2026 код 4321 до +380671112233', '4321'],
  ['1234. Код 1234', '1234'],
  ['Сума 1500,00 грн, код 7788', '7788'],
  ['', ''],
])('the typed or pasted code %j becomes %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test.each(['Код 1234 або 5678', 'Замовлення 5566, код 1234', 'абв', '12345678', '12a4', '+380671112233', '2026-11-28'])(
  'the text %j holds no certain code and stays',
  (text) => {
    expect([codeIn(text), checkCode(codeIn(text)) === null]).toEqual([text, false])
  },
)

test('the terms must be accepted', () => {
  expect([checkAgreement(true), checkAgreement(false)]).toEqual([null, { key: 'session.agreementRule' }])
})

test.each([
  ['1234', '1234'],
  ['aB3 x-9', 'aB3x9'],
  ['Код: Ї12', 'КодЇ12'],
  ['  ', ''],
  ['a'.repeat(100), 'a'.repeat(64)],
  ['Код відновлення aB3x9. Дійсний 5 хвилин.', 'aB3x9'],
  ['Код: 1234\n@panel.shop.ua #1234', '1234'],
])('the typed recovery code %j becomes %j', (text, code) => {
  expect(recoveryCodeIn(text)).toBe(code)
  expect(checkRecoveryCode(code)).toEqual(code === '' ? { key: 'session.required' } : null)
})

test.each([
  ['ab3x9', 'AB3-X9', 'AB3-X9'],
  ['ab3x9', 'opaque', 'ab3x9'],
  ['1234', '1234', '1234'],
])('the typed code %j for the recovery code %j is sent as %j', (typed, answered, sent) => {
  expect(recoveryCodeMeant(typed, answered)).toBe(sent)
})

test('a telephone must be complete', () => {
  expect([checkTelephone(true), checkTelephone(false)]).toEqual([null, { key: 'session.telephoneRule' }])
})
