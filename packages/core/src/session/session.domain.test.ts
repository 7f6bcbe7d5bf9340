import { expect, test } from 'vitest'
import { adopted, maskedKey, patched, type Supplier, type SupplierPatch } from './session.domain.ts'

const anna: Supplier = {
  id: 7,
  avatar: null,
  background: null,
  firstname: 'Анна',
  lastname: 'Коваль',
  name: null,
  email: 'anna@example.com',
  telephone: '380671112233',
  createdAt: null,
  telegramId: null,
  managerContact: null,
  carrierKey: null,
  storeName: null,
  managerTelegram: null,
  isTelephoneConfirmed: null,
}
const events = (text: string): SupplierPatch => JSON.parse(text) as SupplierPatch

test.each([
  ['known fields', '{"firstname":"Ганна","storeName":"Мрія"}', { firstname: 'Ганна', storeName: 'Мрія' }],
  ['a removed value', '{"email":null}', { email: null }],
  ['an empty text', '{"storeName":""}', { storeName: '' }],
  ['a confirmed telephone', '{"isTelephoneConfirmed":true}', { isTelephoneConfirmed: true }],
])('a patch with %s is applied', (_, text, change) => {
  expect(patched(anna, events(text))).toEqual({ ...anna, ...change })
})

test.each([
  ['another id', '{"id":8}'],
  ['a token', '{"token":"stolen"}'],
  ['a nested session', '{"supplier":{"id":8}}'],
  ['__proto__', '{"__proto__":{"firstname":"Чужа","isAdmin":true}}'],
  ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['unknown fields', '{"isAdmin":true,"toString":"x"}'],
  ['values of other types', '{"firstname":{"a":1},"lastname":["x"],"email":5,"telephone":true}'],
  ['a flag that is not a boolean', '{"isTelephoneConfirmed":"true"}'],
  ['an error object', '{"message":"Unauthenticated.","errors":{},"status":401}'],
  ['a list', '["firstname"]'],
  ['nothing', '{}'],
])('a patch with %s changes nothing', (_, text) => {
  const after = patched(anna, events(text))
  expect(after).toEqual(anna)
  expect(Object.keys(after)).toEqual(Object.keys(anna))
  expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
  expect('isAdmin' in {}).toBe(false)
})

test('a blank Telegram chat id means that Telegram is not linked', () => {
  expect(patched({ ...anna, telegramId: '7' }, { telegramId: '' }).telegramId).toBeNull()
  expect(patched({ ...anna, telegramId: '7' }, { telegramId: ' ' }).telegramId).toBeNull()
  expect(patched({ ...anna, telegramId: null }, { telegramId: '7' }).telegramId).toBe('7')
})

test('inherited properties of a patch are ignored', () => {
  expect(patched(anna, Object.create({ firstname: 'Чужа' }) as SupplierPatch)).toEqual(anna)
})

test('a patch without changes returns the same supplier object', () => {
  expect(patched(anna, { firstname: anna.firstname, telegramId: anna.telegramId })).toBe(anna)
  expect(patched(anna, { firstname: `${anna.firstname}!` })).not.toBe(anna)
})

test('applying a patch twice equals applying it once', () => {
  const patch = events('{"firstname":"Ганна","email":null}')
  expect(patched(patched(anna, patch), patch)).toEqual(patched(anna, patch))
  expect(anna.firstname).toBe('Анна')
})

test('whether the telephone is confirmed is kept when storage lacks it, unless the telephone changed', () => {
  const known: Supplier = { ...anna, telephone: '380671112233', isTelephoneConfirmed: true }
  const stored: Supplier = { ...known, firstname: 'Ганна', isTelephoneConfirmed: null }
  expect(adopted(known, stored)).toEqual({ ...stored, isTelephoneConfirmed: true })
  const moved = { ...stored, telephone: '380931112233' }
  expect(adopted(known, moved)).toEqual(moved)
  expect(adopted({ ...known, isTelephoneConfirmed: false }, stored).isTelephoneConfirmed).toBe(false)
})

test.each([
  ['0123456789abcdef3f9a', '••••••3f9a'],
  ['', null],
  [null, null],
])('the key %s is shown as %s', (key, shown) => {
  expect(maskedKey(key)).toBe(shown)
})
