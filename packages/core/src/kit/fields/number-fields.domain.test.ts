import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kopecks, parseHryvnias } from '../../kernel/money.ts'
import { range } from '../list/filters.domain.ts'
import { readAmount } from './amount.domain.ts'
import { money, number, readMoney, readNumber } from './number-fields.domain.ts'

test.each<[string, number, number | null]>([
  ['0', 0, 0],
  ['7', 0, 7],
  [' 7 ', 0, 7],
  ['007', 0, 7],
  ['-7', 0, -7],
  ['1 234', 0, 1234],
  ['1\u00a0234\u202f567', 0, 1_234_567],
  ['\u200b12\u200b', 0, 12],
  ['1 234,5', 1, 1234.5],
  ['1234.5', 1, 1234.5],
  ['-0,25', 2, -0.25],
  ['-0', 0, 0],
  ['1,234', 3, 1.234],
  ['999999999999', 0, 999_999_999_999],
  // More decimals than the field takes.
  ['1,5', 0, null],
  ['1,234', 2, null],
  // A single comma or dot separates the decimals, and a blank three digits.
  ['1,23.50', 2, null],
  ['1,234.50.1', 2, null],
  ['12 34', 0, null],
  ['1  234', 0, null],
  ['1 2 3', 0, null],
  // Not finished, or no number at all.
  ['12,', 2, null],
  [',5', 2, null],
  ['-', 0, null],
  ['- 5', 0, null],
  ['+', 0, null],
  ['--5', 0, null],
  ['', 0, null],
  ['1e3', 0, null],
  ['0x10', 0, null],
  ['NaN', 0, null],
  ['Infinity', 0, null],
  ['\u0665', 0, null],
  ['\uff11\uff12', 0, null],
  ['5 шт', 0, null],
  ['1234567890123', 0, null],
])('the number %j with at most %i decimals is read as %j', (written, decimals, read) => {
  expect(readNumber(written, decimals)).toBe(read)
})

const nearlyNumbers = fc.oneof(
  fc.string({ unit: fc.constantFrom('0', '1', '9', ' ', '\u00a0', ',', '.', '-'), maxLength: 16 }),
  fc.string(),
)

test('numbers and sums are read by the same rules', () => {
  fc.assert(
    fc.property(nearlyNumbers, (written) => {
      const sum = readMoney(written)
      const read = readNumber(written, 2)
      expect(read === null ? null : Math.round(read * 100)).toBe(sum)
    }),
  )
})

test('a written number is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat(3), (whole, decimals) => {
      const value = whole / 10 ** decimals
      expect(readNumber(String(value).replace('.', ','), decimals)).toBeCloseTo(value, 9)
      expect(readNumber(value.toLocaleString('uk', { maximumFractionDigits: 3 }), decimals)).toBeCloseTo(value, 9)
    }),
  )
})

test.each<[Parameters<typeof number>[0], string, object]>([
  [{}, '', {}],
  [{ required: true }, '', { key: 'kit.required' }],
  [{ required: true }, ' \u200b', { key: 'kit.required' }],
  [{ required: true }, '0', {}],
  [{}, '1,5', { key: 'kit.notAWhole' }],
  [{ decimals: 1 }, '1,5', {}],
  [{ decimals: 1 }, '1,55', { key: 'kit.notANumber' }],
  [{}, '-1', { key: 'kit.outOfRange', values: { min: 0, max: 1_000_000 } }],
  [{ min: -5 }, '-5', {}],
  [{ min: 1, max: 31 }, '0', { key: 'kit.outOfRange', values: { min: 1, max: 31 } }],
  [{ min: 1, max: 31 }, '31', {}],
  [{ min: 1, max: 31 }, '32', { key: 'kit.outOfRange', values: { min: 1, max: 31 } }],
  [{ max: 9.5, decimals: 1 }, '9,6', { key: 'kit.outOfRange', values: { min: 0, max: 9.5 } }],
])('a field with %j refuses the number %j with %j', (rules, written, message) => {
  expect(number(rules).check(written, 'x')).toEqual('key' in message ? { x: message } : {})
})

test.each([
  [' 1 234,50 ', '1234,5'],
  ['007', '7'],
  ['-0', '0'],
  ['12,00', '12'],
  [' abc ', 'abc'],
])('the number %j is sent as %j', (written, sent) => {
  expect(number({ decimals: 2 }).clean(written)).toBe(sent)
})

test.each([
  ['1 234,5', 1234_50],
  ['1234.50', 1234_50],
  ['0', 0],
  ['-5', -5_00],
  ['12,345', null],
  ['12,', null],
  ['', null],
])('the sum %j is read as %j kopecks, as the API writes it', (written, sum) => {
  expect(readMoney(written)).toBe(sum)
  expect(readMoney(` \u200b${written} `)).toBe(parseHryvnias(written))
})

const limits = { min: kopecks(1_00), max: kopecks(500_00) }

test.each<[Parameters<typeof money>[0], string, object]>([
  [{}, '', {}],
  [{ required: true }, ' ', { key: 'kit.required' }],
  [{}, '0', {}],
  [{}, '-0,01', { key: 'kit.sumTooLow', values: { min: 0 } }],
  [{}, '100000000', {}],
  [{}, '100 000 000,01', { key: 'kit.sumTooHigh', values: { max: 100_000_000_00 } }],
  [limits, '0,99', { key: 'kit.sumTooLow', values: { min: 1_00 } }],
  [limits, '1', {}],
  [limits, '500,00', {}],
  [limits, '500,01', { key: 'kit.sumTooHigh', values: { max: 500_00 } }],
  [{}, 'багато', { key: 'kit.notASum' }],
  [{}, '1,234', { key: 'kit.notASum' }],
  [{}, '250\n300', { key: 'kit.notASum' }],
])('a field with %j refuses the sum %j with %j', (rules, written, message) => {
  expect(money(rules).check(written, 'x')).toEqual('key' in message ? { x: message } : {})
})

test.each<[string, number | null]>([
  ['12 345,67 грн.', 1_234_567],
  ['12\u202f345,67\u202fгрн.', 1_234_567],
  ['12\u202f345.67\u202fUAH', 1_234_567],
  ['1\u00a0234,50 грн', 123_450],
  ['1\u2009234,50', 123_450],
  ['1 234,50 ₴', 123_450],
  ['1234.5₴', 123_450],
  ['−65,39 грн.', -6539],
  ['+65,39 грн.', 6539],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1’234.50', 123_450],
  ['12,345,678.90', 1_234_567_890],
  [' 99\r\n', 9900],
  // A single separator is the one of the decimals, so three of them are a mistake.
  ['1,234', null],
  ['1.234', null],
  ['#REF!', null],
  ['*****', null],
  ['5 шт', null],
  ['12 грн. 50 коп.', null],
  // Two cells are not a number of thousands.
  ['250\n300', null],
  ['250\t300', null],
  ['250\r\n300\r\n', null],
])('the copied %j is read by every field of sums and numbers as %j kopecks', (copied, sum) => {
  const inHundredths = (read: number | null) => (read === null ? null : Math.round(read * 100))
  expect([readMoney(copied), inHundredths(readNumber(copied, 2))]).toEqual([sum, sum])
  expect(readAmount(copied)).toBe(sum !== null && sum > 0 ? sum : null)
  expect(range().write({ from: copied, to: null })).toBe(sum !== null && sum >= 0 ? `${sum / 100}..` : null)
})

test('a sum is sent as it is read, with two decimals or none', () => {
  expect(['1 234,5', '7.00', ' 0,05 ', 'x '].map(money().clean)).toEqual(['1234,50', '7', '0,05', 'x'])
})
