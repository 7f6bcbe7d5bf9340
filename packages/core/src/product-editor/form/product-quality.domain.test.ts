import { expect, test } from 'vitest'
import { initialOf } from '../../kit/form/record.domain.ts'
import { type ProductValues, productFields } from './product-form.domain.ts'
import { qualityIn } from './product-quality.domain.ts'

const blank = initialOf(productFields) as ProductValues
const full: ProductValues = {
  ...blank,
  description: 'Тканий вручну плед із вовни. '.repeat(8),
  brand: { id: '1', title: 'Karpaty Wool' },
  weight: '0,9',
  length: '140',
  width: '200',
  height: '1',
  attributes: { '1': { number: '5' }, '2': 'Овеча вовна' },
  sku: 'PL-1',
}

test('a fully described product has a hundred points and nothing to gain', () => {
  expect(qualityIn({ values: full, pictureCount: 3 })).toEqual({ score: 100, gains: [] })
})

test('an empty product has none, and gains most by a picture and a description', () => {
  const { score, gains } = qualityIn({ values: blank, pictureCount: 0 })
  expect([score, gains.reduce((sum, { points }) => sum + points, 0)]).toEqual([0, 100])
  expect(gains.slice(0, 3).map(({ code }) => code)).toEqual(['picture', 'description', 'pictures'])
})

test.each<[string, Partial<ProductValues>, number, string, number]>([
  ['sizes', { height: ' ' }, 3, 'length', 10],
  ['sizes', { weight: '' }, 3, 'length', 10],
  ['brand', { brand: null }, 3, 'brand', 10],
  ['codes', { sku: '' }, 3, 'sku', 10],
  ['pictures', {}, 2, 'images', 10],
  ['details', { description: `<p>${'а'.repeat(199)}</p>` }, 3, 'description', 10],
  ['attributes', { attributes: { '1': { number: ' ' }, '2': 'так' } }, 3, 'attributes', 10],
])('without the %s: %#', (code, change, pictureCount, path, points) => {
  const { score, gains } = qualityIn({ values: { ...full, ...change }, pictureCount })
  expect([score, gains]).toEqual([100 - points, [{ code, path, points }]])
})

test('a code of a variant is a code of the product', () => {
  const variant = {
    id: null,
    price: '',
    oldPrice: '',
    quantity: '',
    sku: 'V-1',
    barcode: '',
    options: {},
    imageId: null,
    isActive: true,
  }
  const values = { ...full, sku: '', variants: { axes: [], variants: [variant] } }
  expect(qualityIn({ values, pictureCount: 3 }).gains).toEqual([])
})
