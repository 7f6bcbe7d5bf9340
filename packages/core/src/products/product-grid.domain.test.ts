import { expect, test } from 'vitest'
import { productCells } from './product-grid.domain.ts'
import type { Product } from './products.domain.ts'

const row = { price: 100 } as Product

test.each([
  ['1 234,5', '1234,50', 123_450],
  ['1,234.50', '1234,50', 123_450],
  ['1.234,50 грн.', '1234,50', 123_450],
])('a price pasted into the list as %j is sent as %j', (written, sent, kopecks) => {
  const { field, withText } = productCells.price
  expect(field.check(written, 'price')).toEqual({})
  expect(field.clean(written)).toBe(sent)
  expect(withText(row, sent).price).toBe(kopecks)
})

test.each(['0', '', 'abc', '-5', '1,234'])('the price %j is refused in the list', (written) => {
  expect(productCells.price.field.check(written, 'price')).toHaveProperty('price')
})
