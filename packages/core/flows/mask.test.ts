import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markOf } from '../src/intents/mark.domain.ts'
import { readIban } from '../src/requisites/iban.domain.ts'
import { seeded } from '../testing/seeded.ts'
import { createMask } from './mask.ts'
import { createWriter } from './values.ts'

const { hide } = createMask(seeded())

const writing = () => {
  const write = createWriter(createMask(seeded()))
  return (value: unknown) => write(value, '')
}

test('every secret on the list is masked, wherever it occurs', () => {
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
  const write = writing()
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

test('values without a rule are masked: free text, searches, queries of a URL, ids of people', () => {
  const text = JSON.stringify(
    writing()([
      { type: 'body.typed', body: 'Картка 4441 1144 5566 7788, паспорт КВ 123456' },
      { type: 'query.typed', query: '0671112233' },
      { href: '/orders?ref=kateryna-77&page=2#own-part', location: { to: 'orders', search: '?ref=kateryna-77' } },
      { type: 'telephone.typed', text: 'Катря 0671112233' },
      { password: '!?@@~~' },
      { mine: { id: 58_213, email: null }, half: 8_213.57, huge: 9_168_742_093_157_064 },
      { href: '/auth/0671112233', next: '/products/edit/%D0%9E%D0%BB%D1%8F' },
      { supplier: { id: 4711, telephone: null, createdAt: '2025-03-14T08:30:00.000Z' }, supplierId: 4711 },
      { mainBalance: 1_234_567, rows: [{ amount: -7_654_321 }], text: '12 345,67 ₴', key: 'a1b2c3d4e5', at: 'Олена' },
      new Map([['any', 'Олена']]),
      new Error('Олена'),
    ]),
  )
  const secrets = [
    '4441',
    '1144',
    '123456',
    '0671112233',
    'kateryna',
    'own-part',
    '%D0%9E',
    'Оля',
    '4711',
    '03-14',
    'Катря',
    '!?@@',
    '58213',
    '8213',
    '91687',
  ]
  for (const one of [...secrets, '1234567', '7654321', '345,67', 'a1b2', 'Олена', 'Картка'])
    expect(text).not.toContain(one)
})

test('the masks of a text typed key by key do not extend each other', () => {
  const number = '4111222233334444'
  const write = writing()
  const typed = [...number].map((_, at) => write({ type: 'query.typed', query: number.slice(0, at + 1) }))
  const shown = typed.map((event) => (event as { query: string }).query)
  expect(shown.filter((text, at) => shown[at + 1]?.startsWith(text) && at > 1)).toEqual([])
  expect(shown.map((text) => text.length)).toEqual([...number].map((_, at) => at + 1))
})

test('a mask depends on the random stream, not on the secret', () => {
  const masksOf = (...secrets: readonly (readonly [name: string, value: string | number])[]) => {
    const mask = createMask(seeded(7))
    return secrets.map(([name, value]) => mask.hide(name, value))
  }
  const known = ['title', 'Ukraine'] as const
  const one = masksOf(
    known,
    ['telephone', '380671112233'],
    ['password', 'Aa1!'],
    ['iban', 'UA213223130000026007233566001'],
    ['cost', 40_100],
  )
  const other = masksOf(
    known,
    ['telephone', '380679998877'],
    ['password', 'Zz9!'],
    ['iban', 'UA953052990000026007417362581'],
    ['cost', 77_700],
  )
  expect(one).toEqual(other)
  const again = createMask(seeded(8))
  expect(again.hide(...known)).not.toBe(one[0])
})

test('the same value gets the same mask, and different values get different masks', () => {
  expect(hide('firstname', 'Олена')).toBe(hide('storeName', 'Олена'))
  expect(hide('firstname', ' Олена ')).toBe(` ${hide('firstname', 'Олена')} `)
  const digits = Array.from({ length: 10 }, (_, digit) => hide('password', String(digit)))
  expect(new Set(digits).size).toBe(10)
  expect(hide('amount', '120,50').replace(',', '')).toBe(String(hide('amount', 12_050)))
})

test('masked figures keep their order and whole hryvnias, and limits are not masked', () => {
  const sums = [1_234_567, 49_900, 85_000, 20_000, 41_450, 150, 7, 1_204_567, 59_900, 15_000_100]
  const masks = sums.map((sum) => hide('cost', sum))
  const inOrder = (all: readonly number[]) => all.toSorted((one, other) => one - other)
  expect(inOrder(sums).map((sum) => hide('cost', sum))).toEqual(inOrder(masks))
  expect(masks.map((mask) => [mask % 100 === 0, mask > 15_000_000])).toEqual(
    sums.map((sum) => [sum % 100 === 0, sum > 15_000_000]),
  )
  expect([hide('cost', 15_000_000), hide('cost', 100)]).toEqual([15_000_000, 100])
  expect(hide('amount', -49_900)).toBe(-hide('cost', 49_900))
  expect(hide('amount', ' 499')).toBe(` ${hide('cost', 49_900) / 100}`)
})

test('a phone number keeps its operator, and its mask is the same in every format', () => {
  const forms = ['380671112233', '0671112233', '671112233', '+38 (067) 111-22-33']
  const digits = forms.map((form) => hide('telephone', form).replace(/\D/g, '').slice(-7))
  expect(new Set(digits).size).toBe(1)
  expect(hide('telephone', '380671112233')).toMatch(/^38067\d{7}$/)
  expect(hide('telephone', '+38 (067) 111-22-33')).toMatch(/^\+38 \(067\) \d{3}-\d\d-\d\d$/)
})

/** The properties of a character that a rule can check. */
const kindOfSign = (sign: string): string =>
  [/^\d$/, /^\p{L}$/u, /^\p{N}$/u].map((kind) => Number(kind.test(sign))).join('') + sign.length

test('each character keeps its kind and its number of UTF-16 units', () => {
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

test('a mask keeps the length, the kinds of characters and the validity of a checksum', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect(hide('password', text)).toHaveLength(text.length)
    }),
  )
  expect(hide('password', 'Supplier1!')).toMatch(/^[A-Z][a-z]{7}\d[!-/]$/)
  expect(hide('email', 'olena@shop.ua')).toMatch(/^[a-z]{5}@[a-z]{4}\.[a-z]{2}$/)
  const right = 'UA213223130000026007233566001'
  expect(readIban(hide('iban', right))).not.toBeNull()
  expect(readIban(hide('iban', right.replace('UA21', 'UA22')))).toBeNull()
})

test('program words, country names, times and counts are not masked', () => {
  const ukraine = { iso: 'UA', name: 'Ukraine', prefix: '+38', mask: '(###)-###-##-##', flag: '🇺🇦' }
  const shown = [
    {
      type: 'navigation.requested',
      location: { to: 'main-balance', search: '?page=2' },
      kind: 'timedOut',
      status: 422,
    },
    { href: '/payments/balances/main-balance?type=sale', page: 3, resendAt: 1_787_475_600_000 },
    { country: ukraine, createdAt: '2026-01-31T10:00:00.000Z', code: 1006, isOpen: true, nothing: null, zero: 0 },
  ]
  expect(writing()(shown)).toEqual(shown)
})

test.each(['ab'.repeat(16), '00112233445566778899aabbccddeeff'])(
  'a carrier key is masked under any name: %#',
  (key) => {
    for (const name of ['key', 'text', 'value', 'reason']) expect(hide(name, key)).not.toContain(key)
  },
)

const id = '9b2f6c1e-7d40-4c1a-8e55-0a1b2c3d4e5f'

/** A secret of each kind, and each place where a recording could hold it. */
const secretKinds = {
  'a UUID as a password': 'c0ffee00-1234-4abc-8def-0123456789ab',
  'a text that ends like a mark': 'Передати Марічці · 7K3M-9QRS',
  'a telephone': '380509417362',
  'a carrier key': '5e1f7c90b2a84d63871f0c4e9ab35d27',
  'three digits': '739',
  'a word': 'Пелагія',
}
const secretPlaces: Readonly<Record<string, (secret: string) => unknown>> = {
  'typed into a field': (text) => ({ type: 'field.typed', field: 'password', text }),
  'typed into a field of the program’s name': (text) => ({ type: 'field.typed', field: 'key', text }),
  'a value of a form': (token) => ({ values: { token, comment: token } }),
  'a value under a word of the program': (secret) => ({ kind: secret, origin: secret }),
  'in a list': (secret) => ({ tags: [secret] }),
  'a key of a record': (secret) => ({ texts: { [secret]: true } }),
  'in an address': (secret) => ({ href: `/orders?search=${encodeURIComponent(secret)}` }),
  'a map': (secret) => ({ rooms: new Map([[secret, secret]]) }),
}
const cases = Object.entries(secretKinds).flatMap(([kind, secret]) =>
  Object.entries(secretPlaces).map(([place, put]) => [kind, place, put(secret), secret] as const),
)

test.each(cases)('%s, %s, is masked', (_kind, _place, value, secret) => {
  const text = JSON.stringify(writing()(value))
  for (const form of [secret, encodeURIComponent(secret), secret.slice(-9)]) expect(text).not.toContain(form)
})

test('a random id of the program is public with the mark of its move, in no other text', () => {
  const mask = createMask(seeded())
  const write = createWriter(mask)
  mask.know(id)
  const mark = markOf({ id })
  const line = { id, text: `Переказ · ${mark}`, note: `${mark} Олена` }
  const shown = write(line, '') as typeof line
  expect(shown.id).toBe(id)
  expect(shown.text).toMatch(new RegExp(`^\\p{Lu}\\p{Ll}{6} · ${mark}$`, 'u'))
  expect(shown.text).not.toContain('Переказ')
  expect(shown.note).not.toContain(mark)
})
