import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kopecks } from '../../kernel/money.ts'
import { type AmountProblem, amountProblem, amountText, readAmount } from './amount.domain.ts'

test.each([
  ['200', 200_00],
  ['12,5', 12_50],
  ['12.50', 12_50],
  [' 1 234,05 ', 1234_05],
  ['1\u00a0234', 1234_00],
  ['\u200b200\u200b', 200_00],
  ['0,01', 1],
  ['0', null],
  ['0,00', null],
  ['-0', null],
  ['-5', null],
  ['', null],
  ['   ', null],
  ['1e9', null],
  ['12,345', null],
  ['12,', null],
  [',5', null],
  ['1,2,3', null],
  ['12 34', null],
  ['0x10', null],
  ['NaN', null],
  ['Infinity', null],
  ['٥', null],
  ['２００', null],
  ['2'.repeat(13), null],
])('%j is read as %j kopecks', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each<[string, AmountProblem | null]>([
  ['1', null],
  ['150000', null],
  ['0,99', 'tooLow'],
  ['150000,01', 'tooHigh'],
  ['-1', 'unreadable'],
  ['', 'unreadable'],
])('%j is %s', (text, problem) => {
  expect(amountProblem(text, { min: kopecks(1_00), max: kopecks(150_000_00) })).toBe(problem)
})

test.each([
  [200_00, '200'],
  [120_50, '120,50'],
  [5, '0,05'],
  [0, '0'],
  [-120_05, '-120,05'],
])('%i kopecks are written as %s', (amount, text) => {
  expect(amountText(kopecks(amount))).toBe(text)
})

test('a written amount is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999_99 }), (amount) => {
      expect(readAmount(amountText(kopecks(amount)))).toBe(amount)
    }),
  )
})
