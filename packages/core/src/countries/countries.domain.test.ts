import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyCountry,
  type Country,
  digitsOf,
  foundCountry,
  fullNumber,
  inCountry,
  isComplete,
  isUkrainianNumber,
  joinedPages,
  masked,
  noTelephone,
  type Telephone,
  telephoneFrom,
  telephoneText,
  typed,
  typedNumber,
  ukraine,
} from './countries.domain.ts'

const poland: Country = { iso: 'PL', name: 'Poland', prefix: '+48', mask: '###-###-###', flag: '🇵🇱' }
const moldova: Country = { iso: 'MD', name: 'Moldova', prefix: '+373', mask: '####-####', flag: '🇲🇩' }
const inPoland: Telephone = { country: poland, digits: '' }

test.each([
  '067 123 45 67',
  '0671234567',
  '(067) 123-45-67',
  '(067)-123-45-67',
  '+380671234567',
  '+38 (067) 123-45-67',
  '+38(067)-123-45-67',
  '  +380671234567  ',
  '80671234567',
  '8 067 123-45-67',
  '380671234567',
  '38 067 123 45 67',
  '00380671234567',
  '00 38 067 123 45 67',
  '671234567',
  '67 123 45 67',
  'тел. 067-123-45-67',
  '📞067 123 45 67',
  '\u202a+380671234567\u202c',
  '067123456789',
  '+3806712345678901',
])('the pasted text %j becomes the number 380671234567', (text) => {
  const telephone = typed(noTelephone, text)
  expect(isComplete(telephone)).toBe(true)
  expect(fullNumber(telephone)).toBe('380671234567')
})

test.each([
  ['', ''],
  ['абв', ''],
  ['😀', ''],
  ['+', ''],
  ['+3', '3'],
  ['+38', ''],
  ['067', '067'],
  ['٠٦٧', ''],
  ['67123456', '67123456'],
])('the text %j gives the digits %j, an incomplete number', (text, digits) => {
  const telephone = typed(noTelephone, text)
  expect(telephone).toEqual({ country: ukraine, digits })
  expect(isComplete(telephone)).toBe(false)
})

test('a paste of a thousand digits is cut to the mask', () => {
  expect(typed(noTelephone, '0'.repeat(1000)).digits).toBe('0000000000')
  expect(typed(inPoland, '1'.repeat(1000)).digits).toBe('111111111')
})

test.each([
  ['123456789', '123456789'],
  ['+48 123 456 789', '123456789'],
  ['48123456789', '123456789'],
  ['0048123456789', '123456789'],
  ['481234567', '481234567'],
  ['8123456789', '812345678'],
])('in Poland the text %j gives the digits %j', (text, digits) => {
  expect(typed(inPoland, text).digits).toBe(digits)
})

/** Types the characters one by one into the masked field. */
const byHand = (telephone: Telephone, text: string): readonly Telephone[] => {
  const steps = [telephone]
  for (const sign of text) {
    const last = steps.at(-1) ?? telephone
    steps.push(typed(last, masked(last) + sign))
  }
  return steps
}

fc.configureGlobal({ seed: 1904 })

test('typing a number digit by digit never jumps, and digits beyond the mask are ignored', () => {
  const national = fc.stringMatching(/^[1-79]\d{0,11}$/)
  fc.assert(
    fc.property(fc.constantFrom(poland, moldova), national, (country, text) => {
      fc.pre(!text.startsWith(digitsOf(country.prefix)))
      const length = country.mask.replace(/[^#]/g, '').length
      const shown = byHand({ country, digits: '' }, text).map(({ digits }) => digits)
      expect(shown).toEqual([...'_'.repeat(text.length), ''].map((_, count) => text.slice(0, Math.min(count, length))))
    }),
  )
})

test('a Ukrainian number typed by hand grows one digit at a time', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0[1-9]\d{8}$/), (text) => {
      const steps = byHand(noTelephone, `${text}55`).map(({ digits }) => digits)
      expect(steps).toEqual(Array.from({ length: 13 }, (_, count) => text.slice(0, Math.min(count, 10))))
    }),
  )
})

test.each(['0671234567', '380671234567', '80671234567', '00380671234567', '+380671234567'])(
  'typing %s by hand gives the same number as pasting it',
  (text) => {
    expect(fullNumber(byHand(noTelephone, text).at(-1) ?? noTelephone)).toBe('380671234567')
  },
)

test('deleting characters never adds digits', () => {
  const whole = typed(noTelephone, '0671234567')
  const shorter = Array.from({ length: 15 }, (_, count) => typed(whole, masked(whole).slice(0, 15 - count)).digits)
  expect(shorter).toEqual([...shorter].sort((one, other) => other.length - one.length))
  for (const digits of shorter) expect('0671234567'.startsWith(digits)).toBe(true)
})

test('changing the country keeps the digits and never doubles the prefix', () => {
  const here = typed(noTelephone, '+380671234567')
  const there = inCountry(here, poland)
  expect(there).toEqual({ country: poland, digits: '067123456' })
  expect(fullNumber(there)).toBe('48067123456')
  expect(typed(inCountry(noTelephone, poland), '+48 123 456 789').digits).toBe('123456789')
  expect(inCountry(typed(noTelephone, '06712'), moldova)).toEqual({ country: moldova, digits: '06712' })
})

test.each([
  ['', ''],
  ['0', '(0'],
  ['067', '(067'],
  ['0671', '(067)-1'],
  ['0671234567', '(067)-123-45-67'],
])('the digits %j are shown as %j', (digits, shown) => {
  expect(masked({ country: ukraine, digits })).toBe(shown)
})

const page = (isos: string, hasMore = true) => ({
  countries: isos.split('').map((iso): Country => ({ ...poland, iso })),
  hasMore,
})
const isosOf = ({ countries }: { countries: readonly Country[] }) => countries.map(({ iso }) => iso).join('')

test.each([
  ['ab', 'cd', 'abcd'],
  ['ab', 'bc', 'abc'],
  ['ab', 'ab', 'ab'],
  ['', 'aab', 'ab'],
])('the pages %j and %j are joined to %j', (first, second, both) => {
  expect(isosOf(joinedPages(page(first), page(second)))).toBe(both)
})

test('the first page is taken as it is, and a page without new countries is the last', () => {
  expect(joinedPages(null, page('ab'))).toEqual(page('ab'))
  expect(joinedPages(page('ab'), page('bc')).hasMore).toBe(true)
  expect(joinedPages(page('ab'), page('c', false)).hasMore).toBe(false)
  expect(joinedPages(page('ab'), page('ab')).hasMore).toBe(false)
  expect(joinedPages(null, page('')).hasMore).toBe(false)
})

test('Ukraine is found without a list, other countries only in the list', () => {
  expect([foundCountry(null, 'UA'), foundCountry(null, 'PL')]).toEqual([ukraine, null])
  const list = { countries: [{ ...ukraine, name: 'Україна' }, poland], hasMore: false }
  expect(foundCountry(list, 'UA')?.name).toBe('Україна')
  expect([foundCountry(list, 'PL'), foundCountry(list, 'XX')]).toEqual([poland, null])
})

test.each<[Telephone, string]>([
  [noTelephone, ''],
  [{ country: ukraine, digits: '0671112233' }, '380671112233'],
  [{ country: ukraine, digits: '671112233' }, '380671112233'],
  [{ country: ukraine, digits: '067' }, '+38 067'],
  [{ country: poland, digits: '501234567' }, '48501234567'],
  [{ country: anyCountry, digits: '4850' }, '+ 4850'],
])('a telephone is written as one text', (telephone, text) => {
  expect(telephoneText(telephone)).toBe(text)
})

test.each<[string, Telephone]>([
  ['', noTelephone],
  ['380671112233', { country: ukraine, digits: '0671112233' }],
  ['+38 067', { country: ukraine, digits: '067' }],
  ['48501234567', { country: anyCountry, digits: '48501234567' }],
  ['+48 5012', { country: anyCountry, digits: '485012' }],
  ['38612345678', { country: anyCountry, digits: '38612345678' }],
])('the text %j is read as a telephone and written back as the same text', (text, telephone) => {
  expect(telephoneFrom(text)).toEqual(telephone)
  expect(telephoneFrom(telephoneText(telephone))).toEqual(telephone)
})

test('a number of an unknown country is shown unmasked until a country is picked', () => {
  const telephone = telephoneFrom('48501234567')
  expect([masked(telephone), isComplete(telephone), fullNumber(telephone)]).toEqual([
    '48501234567',
    true,
    '48501234567',
  ])
  expect(inCountry(telephone, poland)).toEqual({ country: poland, digits: '501234567' })
})

test.each([
  '0671234567',
  '067 123 45 67',
  '67 123 45 67',
  '80671234567',
  '8 (067) 123-45-67',
  '380671234567',
  '+38 (067) 123-45-67',
  '+380 67 123 45 67',
  '00380671234567',
])('the typed number %s is a Ukrainian one', (text) => {
  expect(typedNumber(text)).toBe('380671234567')
  expect(isUkrainianNumber(typedNumber(text))).toBe(true)
})

test.each([
  ['+48 600 100 200', '48600100200'],
  ['0048600100200', '48600100200'],
  ['+47 1234567', '471234567'],
  ['44 20 7946 0958', '442079460958'],
  ['1234567890', '1234567890'],
  ['0671', '0671'],
  ['38067123456', '38067123456'],
  ['3806712345678', '3806712345678'],
  ['телефон', ''],
])('the typed number %s keeps its digits', (text, digits) => {
  expect(typedNumber(text)).toBe(digits)
  expect(isUkrainianNumber(digits)).toBe(false)
})
