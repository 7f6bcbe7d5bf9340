import { expect, test } from 'vitest'
import { exportedCell, headingOf } from './export-words.ts'

test.each([
  ['status', { status: 'moderation_update' }, 'Оновлення на модерації'],
  ['availability', { availability: 'to_order' }, 'Під замовлення'],
  ['price', { price: 120.5, price_from: 120.5 }, 120.5],
  ['price', { price: null, price_from: 90 }, ''],
  ['buyer.name', { buyer: { name: 'Олена' } }, 'Олена'],
  ['shipment.ttn', { shipment: null }, ''],
  ['category', { category: { id: 12, path: ['Одяг', 'Светри'] } }, 'Одяг › Светри'],
  ['category', { category: null }, ''],
  ['barcode', { barcode: '4820000000017' }, '4820000000017'],
  ['required', { required: true }, 'Так'],
  ['updated_at', { updated_at: '2026-08-01T21:30:00Z' }, '02.08.26, 00:30'],
])('a file shows %s of %j as %j', (field, row, text) => {
  expect(exportedCell('products', row, field)).toBe(text)
})

test('each column of a product has a Ukrainian heading', () => {
  const fields = [
    'title',
    'sku',
    'barcode',
    'category',
    'status',
    'price',
    'old_price',
    'quantity',
    'availability',
    'quality_score',
    'updated_at',
  ]
  expect(fields.map(headingOf).filter((heading) => !/[а-яі]/i.test(heading))).toEqual([])
})
