import { expect, test } from 'vitest'
import { initialOf } from '../../kit/form/record.domain.ts'
import { type ProductValues, productFields } from './product-form.domain.ts'
import { reviewedIn } from './product-review.domain.ts'

const saved = initialOf(productFields) as ProductValues

test.each([
  ['active', { title: 'New', price: '10' }, ['title']],
  ['moderation_update', { brand: { id: '1', title: 'A' }, description: 'New' }, ['description', 'brand']],
  ['active', { price: '10', oldPrice: '20', quantity: '3', availability: 'expected' }, []],
  ['active', {}, []],
  ['draft', { title: 'New' }, []],
  ['hidden', { title: 'New' }, []],
  ['rejected', { title: 'New' }, []],
] as const)('of a product that is %s, the changes %o wait for moderation by %o', (status, more, fields) => {
  expect(reviewedIn({ status }, { saved, values: { ...saved, ...more } })).toEqual(fields)
})

test('nothing is said about a product that is not loaded', () => {
  expect(reviewedIn(null, { saved, values: { ...saved, title: 'New' } })).toEqual([])
})
