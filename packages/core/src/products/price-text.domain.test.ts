import { expect, test } from 'vitest'
import { lowestPrice, price, readPrice } from './price-text.domain.ts'

test.each<[string, number | null]>([
  ['1 234,5', 123_450],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1\u00a0234,50 грн.', 123_450],
  ['1234.5₴', 123_450],
  ['1’234.50', 123_450],
  ['12,345,678.90', 1_234_567_890],
  ['99', 9_900],
  ['-5', -500],
  // A single separator is the one of kopecks, so three decimals are a mistake.
  ['1,234', null],
  ['1.234', null],
  ['1,23.50', null],
  ['1,234.50.1', null],
  ['#REF!', null],
  ['', null],
])('the copied price %j is read as %j kopecks', (written, kopecks) => {
  expect(readPrice(written)).toBe(kopecks)
})

test('a price of nothing is a mistake, and none at all is not', () => {
  const { check } = price({ min: lowestPrice })
  expect(check('0,00', 'price')).toEqual({ price: { key: 'kit.sumTooLow', values: { min: lowestPrice } } })
  expect([check('', 'price'), check('0,01', 'price')]).toEqual([{}, {}])
})

test('a copied price is sent in one form, and an unreadable one is an error', () => {
  expect(price().clean(' 1,234.50 ')).toBe('1234,50')
  expect(price().check('1,234.50', 'price')).toEqual({})
  expect(price().check('12 3', 'price')).toEqual({ price: { key: 'kit.notASum' } })
})
