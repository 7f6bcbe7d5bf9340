import { expect, test } from 'vitest'
import { initialOf } from '../../kit/form/record.domain.ts'
import { storedPicture } from '../pictures/stored-pictures.domain.ts'
import { focusedPath } from './product-focus.domain.ts'
import { type ProductValues, productFields } from './product-form.domain.ts'

const saved = initialOf(productFields) as ProductValues
const attribute = (id: string, isRequired: boolean) => ({
  id,
  title: id,
  kind: 'text' as const,
  unit: null,
  isRequired,
  isVariant: false,
  values: [],
  group: '',
})
const variant = (price: string, isActive = true) => ({
  id: null,
  price,
  oldPrice: '',
  quantity: '5',
  sku: '',
  barcode: '',
  options: {},
  imageId: null,
  isActive,
})
const picture = (id: string, side: number | null) =>
  storedPicture({
    id,
    key: null,
    url: null,
    alt: '',
    size: side === null ? null : { width: 900, height: side },
    state: 'ready',
    source: null,
    error: null,
  })

type Shown = Parameters<typeof focusedPath>[1]
const shown = (more: Partial<Shown> = {}): Shown => ({ saved, errors: {}, pictures: [], attributes: [], ...more })
const variants = (...all: ReturnType<typeof variant>[]) => ({
  saved: { ...saved, variants: { axes: [], variants: all } },
})

test.each<[string | undefined, Partial<Shown>, string | undefined]>([
  [undefined, {}, undefined],
  ['title', {}, 'title'],
  ['attributes.7', {}, 'attributes.7'],
  ['attributes.7', { attributes: null }, undefined],
  ['attributes.required', { attributes: [attribute('1', false), attribute('2', true)] as never }, 'attributes.2'],
  ['attributes.required', { attributes: [attribute('1', false)] as never }, undefined],
  ['images.small', { pictures: [picture('1', 900), picture('2', 300)] }, 'images.1'],
  ['images.small', { pictures: [picture('1', null)] }, 'images'],
  ['variants.2.price', {}, 'variants.2.price'],
  ['variants.price', variants(variant('10'), variant('', false), variant('')), 'variants.2.price'],
  ['variants.price', variants(variant('10')), 'variants.0.price'],
  ['price', variants(variant('10'), variant('')), 'variants.1.price'],
  ['price', {}, 'price'],
  ['minOrder', variants(variant('10')), 'minOrder'],
  [
    'variants.sku',
    { ...variants(variant('1'), variant('1')), errors: { 'variants.1.sku': { text: 'taken' } } },
    'variants.1.sku',
  ],
  ['variants.price', {}, 'variants'],
  ['variants.price', { attributes: null }, undefined],
])('%s leads to a field of what is shown: %#', (named, more, path) => {
  expect(focusedPath(named, shown(more))).toBe(path)
})
