import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIban } from '../src/payouts/payout-request.domain.ts'
import { createMask } from './mask.ts'
import { createWriter } from './values.ts'

const { hide } = createMask('salt')

test('every secret on the list is hidden, wherever it stands', () => {
  const secrets = {
    token: '17|AbCdEf0123456789',
    password: 'Supplier1!',
    code: '4821',
    telephone: '380671112233',
    firstname: 'Олена',
    lastname: 'Шевченко',
    storeName: 'Крамниця 24',
    email: 'olena@shop.ua',
    carrierKey: '0123456789abcdef0123456789abcdef',
    telegramId: '123456789',
    iban: 'UA213223130000026007233566001',
    holder: 'Шевченко Олена Іванівна',
  }
  const write = createWriter(createMask('salt'))
  const text = JSON.stringify([
    write(secrets),
    write({ type: 'field.typed', field: 'password', text: secrets.password }),
    write({ type: 'code.typed', text: secrets.code }),
    write({ type: 'telephone.typed', text: '067 111 22 33' }),
    write({ text: `Вітаємо, ${secrets.firstname}! Пишіть на ${secrets.email} або +380 67 111 22 33.` }),
    write({ list: [{ name: 'Шевченко Олена' }] }),
  ])
  for (const secret of [...Object.values(secrets), '111 22 33', 'Шевченко']) expect(text).not.toContain(secret)
})

test('the same value gets the same mask, another recording another one', () => {
  expect(hide('firstname', 'Олена')).toBe(hide('storeName', 'Олена'))
  expect(hide('firstname', ' Олена ')).toBe(` ${hide('firstname', 'Олена')} `)
  expect(createMask('another').hide('firstname', 'Олена')).not.toBe(hide('firstname', 'Олена'))
})

test('a telephone stays one of its operator in every form people write it', () => {
  const forms = ['380671112233', '0671112233', '671112233', '+38 (067) 111-22-33']
  const digits = forms.map((form) => hide('telephone', form).replace(/\D/g, '').slice(-7))
  expect(new Set(digits).size).toBe(1)
  expect(hide('telephone', '380671112233')).toMatch(/^38067\d{7}$/)
  expect(hide('telephone', '+38 (067) 111-22-33')).toMatch(/^\+38 \(067\) \d{3}-\d\d-\d\d$/)
})

/** What a rule can see of a sign. */
const kindOfSign = (sign: string): string =>
  [/^\d$/, /^\p{L}$/u, /^\p{N}$/u].map((kind) => Number(kind.test(sign))).join('') + sign.length

test('each sign stays of its kind, and one sign, however much room it takes', () => {
  const kindsOf = (text: string) => [...text].map(kindOfSign)
  const sign = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('𝒳', '²', '𝟙', '𠀋', 'ß'),
  )
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1 }), (signs) => {
      const text = signs.join('')
      expect(kindsOf(hide('password', text))).toEqual(kindsOf(text))
    }),
  )
})

test('what rules look at stays: length, kinds of signs, the checksum of an account', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect(hide('password', text)).toHaveLength(text.length)
    }),
  )
  expect(hide('password', 'Supplier1!')).toMatch(/^[A-Z][a-z]{7}\d!$/)
  expect(hide('email', 'olena@shop.ua')).toMatch(/^[a-z]{5}@[a-z]{4}\.[a-z]{2}$/)
  const right = 'UA213223130000026007233566001'
  expect(readIban(hide('iban', right))).not.toBeNull()
  expect(readIban(hide('iban', right.replace('UA21', 'UA22')))).toBeNull()
})

test('words of the program are no secrets', () => {
  for (const word of ['place.wanted', 'main-balance', '/orders?page=2', '500.00', '2026-01-31T10:00:00.000Z']) {
    expect(hide('type', word)).toBe(word)
  }
})
