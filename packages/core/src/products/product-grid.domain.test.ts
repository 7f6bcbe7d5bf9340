import { expect, test } from 'vitest'
import { productBulk, productCells } from './product-grid.domain.ts'
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

const previewOf = (price: readonly [number | null, number | null], changed = 1) => ({
  total: changed,
  changed,
  unchanged: 0,
  refused: [],
  sample: [{ id: '1', label: 'One', before: { price: price[0] }, after: { price: price[1] } }],
  token: 'token',
})

test.each([
  ['a price ten times as high', 'price', {}, previewOf([100, 1000]), 'kit.farRows'],
  ['a price a little higher', 'price', {}, previewOf([100, 150]), undefined],
  ['a price that was unknown', 'price', {}, previewOf([null, 150]), undefined],
  ['no stock for many products', 'quantity', { kind: 'set', value: '0' }, previewOf([1, 1], 20), 'kit.stockGone'],
  ['no stock for a few', 'quantity', { kind: 'set', value: '0' }, previewOf([1, 1], 19), undefined],
  ['a stock for many', 'quantity', { kind: 'set', value: '5' }, previewOf([1, 1], 20), undefined],
  ['no more stock for many', 'quantity', { kind: 'add', value: '0' }, previewOf([1, 1], 20), undefined],
] as const)('the preview of an action warns of a slip: %s', (_, action, values, preview, key) => {
  expect(productBulk[action].warningOf(values, preview)?.key).toBe(key)
})
