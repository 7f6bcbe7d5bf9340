import { expect, test } from 'vitest'
import type { CategoryAttribute } from '../categories/categories.domain.ts'
import { initialOf } from '../kit/form/record.domain.ts'
import { type EditedProduct, type ProductValues, productFields } from './form/product-form.domain.ts'
import { forbiddenIn } from './product-forbidden.domain.ts'
import { type Matrix, noVariants, withAxes, withCells } from './variants/variants.domain.ts'

const saved: ProductValues = {
  ...(initialOf(productFields) as ProductValues),
  category: { id: '1', title: 'Футболки' },
  title: 'Футболка чоловіча',
  description: 'Футболка з бавовни щільністю 180 г, прямий крій, без швів.',
  price: '250',
  attributes: { '5': { number: '50' } },
}
const all = [{ id: '5', title: 'Матеріал', kind: 'one', isRequired: true } as CategoryAttribute]
const forbidden = (values: Partial<ProductValues>, status = 'active', before: Partial<ProductValues> = {}) =>
  forbiddenIn(
    { product: { status, problems: [] as EditedProduct['problems'] } as EditedProduct, attributes: { of: '1', all } },
    { values: { ...saved, ...before, ...values }, saved: { ...saved, ...before } },
  )
const sizes = withAxes(noVariants, [{ attributeId: '2', values: ['S', 'M', 'L'] }]) as Matrix
const priced = withCells(sizes, [{ row: 1, column: 'price', text: '99' }])
const required = { key: 'kit.required' }

test.each<[Partial<ProductValues>, object]>([
  [{ category: null }, { category: required }],
  [{ title: 'Фут' }, { title: { key: 'kit.tooShort', values: { min: 5 } } }],
  [{ title: 'ФУТБОЛКА ЧОЛОВІЧА' }, { title: { key: 'productEditor.titleInCapitals' } }],
  [{ description: '<p>Коротко</p>' }, { description: { key: 'kit.tooShort', values: { min: 50 } } }],
  [{ attributes: {} }, { 'attributes.5': required }],
  [{ price: '' }, { price: required }],
  [{ variants: priced }, { 'variants.0.price': required, 'variants.2.price': required }],
])('a product on sale is not saved with %j, and drafts and hidden products are', (values, errors) => {
  expect(forbidden(values)).toEqual(errors)
  expect(forbidden(values, 'moderation_update')).toEqual(errors)
  expect([forbidden(values, 'draft'), forbidden(values, 'rejected'), forbidden(values, 'hidden')]).toEqual([{}, {}, {}])
})

test('what was wrong before and is not touched does not keep a price from being saved', () => {
  const before = { title: 'Фут', attributes: {} }
  expect(forbidden({ price: '300' }, 'active', before)).toEqual({})
  expect(forbidden({ title: 'Фу' }, 'active', before)).toEqual({ title: { key: 'kit.tooShort', values: { min: 5 } } })
})
