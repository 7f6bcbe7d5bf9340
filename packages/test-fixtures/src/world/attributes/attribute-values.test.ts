import { expect, test } from 'vitest'
import { blankProduct, type ProductRecord, type ProductVariant } from '../products/product-records.ts'
import { withReplaced } from './attribute-values.ts'

const variant = (id: number, value: number): ProductVariant => ({
  id,
  options: { 7: value },
  sku: null,
  barcode: null,
  price: 1,
  old_price: null,
  quantity: 1,
  reserved: 0,
  image_id: null,
  is_active: true,
})
const product = (more: Partial<ProductRecord>): ProductRecord => ({
  ...blankProduct,
  id: 1,
  version: 1,
  title: 'Plate',
  category_id: null,
  created_at: '',
  updated_at: '',
  ...more,
})

test('the replacement takes the place of the value in attributes and variants', () => {
  const before = product({
    attributes: [
      { attribute_id: 7, value: 1 },
      { attribute_id: 7, values: [1, 2, 3] },
      { attribute_id: 8, value: 1 },
    ],
    variants: [variant(1, 1), variant(2, 3)],
  })
  const after = withReplaced(before, 7, 1, 2)
  expect(after?.attributes).toEqual([
    { attribute_id: 7, value: 2 },
    { attribute_id: 7, values: [2, 3] },
    { attribute_id: 8, value: 1 },
  ])
  expect(after?.variants.map(({ options }) => options[7])).toEqual([2, 3])
})

test('variants that would become equal are not changed', () => {
  expect(withReplaced(product({ variants: [variant(1, 1), variant(2, 2)] }), 7, 1, 2)).toBe(null)
})
