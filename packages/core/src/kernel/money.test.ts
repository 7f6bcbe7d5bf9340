import fc from 'fast-check'
import { expect, test } from 'vitest'
import { covers, kopecks, parseHryvnias, shortfall, toHryvnias } from './money.ts'

test.each<[unknown, number | null]>([
  ['1 234,50', 1_234_50],
  ['1\u00a0234,50', 1_234_50],
  ['1\u202f234\u202f567,89', 1_234_567_89],
  ['1234.5', 1_234_50],
  [1234.5, 1_234_50],
  ['200', 200_00],
  [200, 200_00],
  ['0,1', 10],
  ['0.01', 1],
  [0.07, 7],
  ['-5,00', -5_00],
  [-5, -5_00],
  ['  12,30 ', 12_30],
  ['0', 0],
  ['-0', 0],
  [-0, 0],
  ['999999999999,99', 99_999_999_999_999],
  [10_000_000.01, 10_000_000_01],

  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [1e21, null],
  [1e-7, null],
  [0.1 + 0.2, null],
  ['1e9', null],
  ['abc', null],
  ['', null],
  ['   ', null],
  ['1,2,3', null],
  ['1,234.50', null],
  ['1.234,50', null],
  ['12 34', null],
  ['1 2', null],
  ['1  234', null],
  ['1234,', null],
  [',50', null],
  ['1,234', null],
  ['--5', null],
  ['+5', null],
  ['5-', null],
  ['0x10', null],
  ['٥', null],
  ['12 грн.', null],
  ['1\n234', null],
  ['9'.repeat(13), null],
  ['9'.repeat(400), null],
  [`${' '.repeat(100)}5`, null],
  [null, null],
  [undefined, null],
  [true, null],
  [[5], null],
  [{ total: 5 }, null],
  [12n, null],
])('%o is read as %o kopecks', (written, amount) => {
  expect(parseHryvnias(written)).toBe(amount)
})

const anyAmount = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 })

/** Writes the amount digit by digit, without floats. */
const written = (amount: number, mark: string, gap: string): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, gap)
  return `${amount < 0 ? '-' : ''}${whole}${mark}${digits.slice(-2)}`
}

test('any amount with two decimals is read to the kopeck', () => {
  fc.assert(
    fc.property(
      anyAmount,
      fc.constantFrom('.', ','),
      fc.constantFrom('', ' ', '\u00a0', '\u202f'),
      (amount, mark, gap) => {
        expect(parseHryvnias(written(amount, mark, gap))).toBe(amount)
      },
    ),
  )
})

test('an amount written for the API is read back to the kopeck', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      const sent = toHryvnias(kopecks(amount))
      expect(parseHryvnias(sent)).toBe(amount)
      expect(String(sent)).toMatch(/^-?\d+(\.\d{1,2})?$/)
    }),
  )
})

test('any text is read without an error, as an exact amount or as null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), (anything) => {
      const amount = parseHryvnias(anything)
      expect(amount === null || Number.isSafeInteger(amount)).toBe(true)
    }),
  )
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is rejected as kopecks', (amount) => {
  expect(() => kopecks(amount)).toThrow(RangeError)
})

test('there is no minus zero', () => {
  expect(Object.is(kopecks(-0), 0)).toBe(true)
})

test.each([
  [300_10, 299_95, 15],
  [30, 10, 20],
  [200_00, 199_99, 1],
  [200_00, 200_01, 0],
  [200_00, 200_00, 0],
  [200_00, 500_00, 0],
  [200_00, -5_00, 205_00],
])('a cost of %d with a balance of %d has a shortfall of %d', (cost, balance, missing) => {
  expect(shortfall(kopecks(balance), kopecks(cost))).toBe(missing)
  expect(covers(kopecks(balance), kopecks(cost))).toBe(missing === 0)
})

/** Parses hryvnias with two decimals by BigInt arithmetic on digits, without floats. */
const decimal = (written: string): bigint => {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(written) ?? []
  const amount = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
  return sign ? -amount : amount
}

test('arithmetic agrees with decimals on a hundred thousand random pairs', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, (one, other) => {
      const [balance, cost] = [kopecks(one), kopecks(other)]
      const [exactBalance, exactCost] = [decimal(toHryvnias(balance).toFixed(2)), decimal(toHryvnias(cost).toFixed(2))]
      const missing = exactCost > exactBalance ? exactCost - exactBalance : 0n
      return (
        BigInt(shortfall(balance, cost)) === missing &&
        covers(balance, cost) === exactBalance >= exactCost &&
        BigInt(kopecks(balance + shortfall(balance, cost))) === (missing > 0n ? exactCost : exactBalance)
      )
    }),
    { numRuns: 100_000 },
  )
})
