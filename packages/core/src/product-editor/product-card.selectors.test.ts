import { expect, test } from 'vitest'
import { initialOf } from '../kit/form/record.domain.ts'
import { type ProductValues, productFields } from './form/product-form.domain.ts'
import { marksOf } from './form/product-marks.domain.ts'
import { type ProductCard, productCards } from './form/product-page.domain.ts'
import { sameCard, sameFields } from './product-card.selectors.ts'

const values = initialOf(productFields) as ProductValues
type Shown = Parameters<typeof sameCard>[1]
const before: Shown = { values, saved: values, fieldStates: {}, errors: {}, folded: [], marks: marksOf({}, [], values) }
const { variants } = values
const withValues = (more: Partial<ProductValues>): Partial<Shown> => ({ values: { ...values, ...more } })
const marked = { sku: { key: 'kit.required' } } as const

test.each<[string, Partial<Shown>, readonly ProductCard[]]>([
  ['nothing', {}, []],
  ['an equal error', { errors: {} }, []],
  ['a typed title', withValues({ title: 'Plate' }), ['main']],
  ['a typed attribute', withValues({ attributes: { 7: 'clay' } }), ['attributes']],
  ['a typed cell', withValues({ variants: { ...variants, variants: [...variants.variants] } }), ['variants']],
  ['other axes', withValues({ variants: { ...variants, axes: [] } }), productCards],
  ['the first variant', withValues({ variants: { ...variants, variants: [{} as never] } }), productCards],
  ['a saved price', { saved: { ...values, price: '5' } }, ['offer']],
  ['a locked weight', { fieldStates: { weight: 'locked' } }, ['delivery']],
  ['a refused code', { errors: marked }, ['offer']],
  ['a remark about a photo', { errors: { 'images.1': { text: 'small' } } }, ['photos']],
  ['a mark', { marks: { ...before.marks, category: 'wrong' } }, ['category']],
  ['shown attributes', { folded: [{ id: '7' } as never] }, productCards],
])('%s renders only the cards that it concerns', (_, change, cards) => {
  expect(productCards.filter((card) => !sameCard(card, before, { ...before, ...change }))).toEqual(cards)
})

test.each<[string, object, boolean]>([
  ['a typed title', withValues({ title: 'Plate' }), true],
  ['an equal error', { errors: { sku: { key: 'kit.required' } } }, true],
  ['chosen stores', withValues({ stores: [] }), false],
  ['a locked field', { fieldStates: { stores: 'locked' } }, false],
  ['an error', { errors: { ...marked, stores: { key: 'kit.required' } } }, false],
  ['a title that is written in capitals', { mendedTitle: 'Plate' }, false],
])('the stores beside the cards stay as they are for %s: %s', (_, change, isSame) => {
  const shown = { ...before, errors: marked, mendedTitle: null }
  expect(sameFields(['stores'], shown, { ...shown, ...change } as never)).toBe(isSame)
})
