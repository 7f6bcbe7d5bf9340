import * as v from 'valibot'
import { products } from '../../../src/products/products.section.ts'
import { Id, Version } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { cellBody, paramsOfBulk, rowAfter, sampleOf } from './product-grid.wire.ts'

export const productsPath = '/admin-suppliers/v1/products'

const Text = (max: number) => v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(max)))
const Length = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)))

/** The editable fields of a product; offer, pictures and variants have calls of their own. */
export const ProductBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.maxLength(255)),
  title_ru: v.optional(Text(255), null),
  description: v.optional(Text(20_000), null),
  category_id: v.nullable(Id),
  brand_id: v.optional(v.nullable(Id), null),
  sku: v.optional(Text(64), null),
  barcode: v.optional(Text(14), null),
  min_order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  weight: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))), null),
  dimensions: v.optional(v.nullable(v.object({ l: Length, w: Length, h: Length })), null),
  condition: v.optional(v.picklist(['new', 'used', 'refurbished']), 'new'),
  warranty_months: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  country: v.optional(Text(2), null),
  video_url: v.optional(v.nullable(v.pipe(v.string(), v.url())), null),
  cost_price: v.optional(v.nullable(v.number()), null),
  attributes: v.optional(v.array(v.looseObject({ attribute_id: Id })), () => []),
  store_ids: v.optional(v.array(Id), () => []),
})

export const productsWire = wireOf({
  section: products,
  base: productsPath,
  entries: { price: KnownHryvnias, price_from: KnownHryvnias, offer_version: Version },
  ownOf: ({ price, price_from: from, offer_version: offerVersion }) => ({ price: price ?? from, offerVersion }),
  valuesOf: () => ({}),
  bodyOf: () => ({}),
  requestOf: ({ command, key, version }) => ({
    method: 'POST',
    path: `/${command}`,
    body: command === 'copy' ? { client_key: key, with_images: true } : { client_key: key, version },
  }),
  paramsOf: (action, values) => paramsOfBulk(action, values),
  sampleOf: (fields) => sampleOf(fields),
  cellRequestOf: (save) => ({
    method: 'PATCH',
    path: '/offer',
    body: { offer_version: save.row.offerVersion, ...cellBody(save) },
  }),
  cellRowOf: (row, data) => rowAfter(row, data),
})
