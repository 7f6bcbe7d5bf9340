import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCard, tidyCard } from './card.domain.ts'
import { readIban, tidyIban } from './iban.domain.ts'
import { isCompanyId, isPersonId, isTaxId } from './tax-id.domain.ts'

const runs = { numRuns: 10_000 }
const digitsOf = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
/** Digits with a random last one or with the right one, so that both answers are common. */
const checked = (length: number, lastOf: (body: readonly number[]) => number) =>
  fc
    .tuple(digitsOf(length - 1), fc.integer({ min: 0, max: 9 }), fc.boolean())
    .map(([body, last, isRight]) => [...body, isRight ? lastOf(body) : last].join(''))

test.each([
  ['UA213223130000026007233566001', true],
  ['UA 21 3223 1300 0002 6007 2335 6600 1', true],
  ['ua213223130000026007233566001', true],
  // The А is Cyrillic.
  ['UА213223130000026007233566001', true],
  ['UA213223130000026007233566002', false],
  ['UA21322313000002600723356600', false],
  ['UA2132231300000260072335660010', false],
  // The О is a letter.
  ['UA21322313О000026007233566001', false],
  ['UЯ213223130000026007233566001', false],
  ['DE89370400440532013000', false],
  ['', false],
  ['UA', false],
  ['\u200bUA21\u00a03223130000026007233566001', true],
  ['UA313223130000026007233566001', false],
  ['UA21322313000002600723356600I', false],
  ['UA21-3223-1300-0002-6007-2335-6600-1', false],
  ['UA٢13223130000026007233566001', false],
])('the IBAN %j: %j', (text, isValid) => {
  expect(readIban(text)).toBe(isValid ? tidyIban(text) : null)
})

test('letters of both alphabets make the same IBAN', () => {
  expect(tidyIban('АВСЕІКМНОРТХ авсеікмнортх')).toBe('ABCEIKMHOPTXABCEIKMHOPTX')
})

test('one wrong digit makes an IBAN invalid', () => {
  const iban = 'UA213223130000026007233566001'
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 28 }), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const digit = (Number(iban[place]) + step) % 10
      expect(readIban(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)).toBeNull()
    }),
  )
})

/** The check digits as a bank computes them, by whole numbers. */
const ibanOf = (account: string): string => {
  const rest = BigInt(`${account}301000`) % 97n
  return `UA${String(98n - rest).padStart(2, '0')}${account}`
}

test('10,000 random accounts: an IBAN is valid exactly with the check digits of a bank', () => {
  fc.assert(
    fc.property(digitsOf(25), fc.option(fc.integer({ min: 2, max: 98 })), (digits, other) => {
      const account = digits.join('')
      const right = ibanOf(account)
      const iban = other === null ? right : `UA${String(other).padStart(2, '0')}${account}`
      expect(readIban(iban) !== null).toBe(iban === right)
    }),
    runs,
  )
})

test.each([
  ['14360570', true],
  ['00032129', true],
  ['20077720', true],
  ['21560045', true],
  ['14360571', false],
  ['00000000', false],
  ['1436057', false],
  ['143605700', false],
  ['1436057О', false],
])('the company %j: %j', (code, isValid) => {
  expect(isCompanyId(code)).toBe(isValid)
})

const companyDigit = (body: readonly number[]): number => {
  const number = Number(body.join('')) * 10
  const start = number < 30_000_000 || number > 60_000_000 ? 0 : 6
  let sum = 0
  let other = 0
  for (let index = 0; index < 7; index += 1) {
    const weight = ((index + start) % 7) + 1
    sum += weight * (body[index] ?? 0)
    other += (weight + 2) * (body[index] ?? 0)
  }
  if (sum % 11 !== 10) return sum % 11
  return other % 11 === 10 ? 0 : other % 11
}

test('10,000 random codes of companies agree with a reference', () => {
  fc.assert(
    fc.property(checked(8, companyDigit), (code) => {
      const body = [...code].slice(0, 7).map(Number)
      expect(isCompanyId(code)).toBe(Number(code) > 0 && Number(code[7]) === companyDigit(body))
    }),
    runs,
  )
})

test.each([
  ['1234567899', true],
  ['3334513460', true],
  ['3334513461', false],
  ['1234567890', false],
  ['0000000000', false],
  ['123456789', false],
  ['12345678901', false],
])('the person %j: %j', (code, isValid) => {
  expect(isPersonId(code)).toBe(isValid)
})

const personDigit = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: readonly number[]): number => {
  const sum = 5 * b + 7 * c + 9 * d + 4 * e + 6 * f + 10 * g + 5 * h + 7 * i - a
  return (sum - 11 * Math.floor(sum / 11)) % 10
}

test('10,000 random numbers of persons agree with a reference', () => {
  fc.assert(
    fc.property(checked(10, personDigit), (code) => {
      const body = [...code].slice(0, 9).map(Number)
      expect(isPersonId(code)).toBe(Number(code) > 0 && Number(code[9]) === personDigit(body))
    }),
    runs,
  )
})

test.each([
  [' 1436 0570 ', true],
  ['1234567899', true],
  ['12345679', false],
  ['', false],
])('the tax id %j: %j', (text, isValid) => {
  expect(isTaxId(text)).toBe(isValid)
})

test.each([
  ['4111111111111111', true],
  ['5168742093157060', false],
  ['4111 1111 1111 1111', true],
  ['4111-1111-1111-1111', true],
  ['6304000000000000000', true],
  ['4111111111111112', false],
  ['378282246310005', false],
  ['0000000000000000', false],
  ['41111111111111110000', false],
  ['4111 1111 1111 111І', false],
])('the card %j: %j', (text, isValid) => {
  expect(isCard(text)).toBe(isValid)
})

/** The doubled digits from a table, from the right. */
const cardDigit = (body: readonly number[]): number => {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  const sum = body
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? (doubled[digit] ?? 0) : digit))
    .reduce((total, digit) => total + digit, 0)
  return (1000 - sum) % 10
}

test('10,000 random card numbers agree with a reference', () => {
  const cards = fc.integer({ min: 16, max: 19 }).chain((length) => checked(length, cardDigit))
  fc.assert(
    fc.property(cards, (card) => {
      const body = [...card].slice(0, -1).map(Number)
      expect(isCard(card)).toBe(/[1-9]/.test(card) && Number(card.at(-1)) === cardDigit(body))
    }),
    runs,
  )
})

test('a card number is sent without blanks', () => {
  expect(tidyCard(' 4111 1111-1111\u00a01111 ')).toBe('4111111111111111')
})
