import * as v from 'valibot'
import { parseHryvnias } from '../../src/kernel/money.ts'
import type { CellSave } from '../../src/kit/cells/cells.domain.ts'
import { readNumber } from '../../src/kit/form/number-fields.domain.ts'
import type { Picked } from '../../src/kit/form/pick-fields.domain.ts'
import type { AnyValues } from '../../src/kit/form/record.domain.ts'
import { availabilities, type Product, productProblems, productStatuses } from '../../src/products/products.domain.ts'
import { products } from '../../src/products/products.section.ts'
import { read } from './kernel.http.ts'
import {
  Id,
  JsonObject,
  Key,
  KnownChoices,
  KnownCount,
  KnownInstant,
  KnownKey,
  LaxText,
  objectOrNull,
} from './kernel.wire.ts'
import { KnownHryvnias, sumOnWire } from './money.wire.ts'
import { optionsWireOf } from './options.wire.ts'
import { wireOf } from './section.wire.ts'

export const productsPath = '/admin-suppliers/v1/products'
export const brandsPath = '/admin-suppliers/v1/brands'

/** The proposal of a brand; the marketplace accepts or rejects it later. */
export const BrandBody = v.object({ title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)) })

const Text = (max: number) => v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(max)))
const Length = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)))

/** What people edit in a product; the offer, the pictures and the variants have calls of their own. */
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

const Sum = v.pipe(v.number(), v.minValue(0.01), v.maxValue(99_999_999))
const Stock = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))

/** A change of price and stock. The quantity is set against the one that was seen, or moved. */
const offerEntries = {
  price: v.exactOptional(Sum),
  old_price: v.exactOptional(v.nullable(Sum)),
  availability: v.exactOptional(v.picklist(availabilities)),
  quantity: v.exactOptional(
    v.union([v.object({ set: Stock, expected: Stock }), v.object({ by: v.pipe(v.number(), v.integer()) })]),
  ),
}

export const OfferBody = v.object({
  offer_version: v.number(),
  ...offerEntries,
  variants: v.exactOptional(v.array(v.object({ id: Id, ...offerEntries }))),
})

const Titled = v.object({ id: Key, title: LaxText })
const List = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.array(entry), [])

export const productsWire = wireOf({
  section: products,
  base: productsPath,
  entries: {
    title: v.fallback(v.string(), ''),
    image: LaxText,
    sku: LaxText,
    barcode: LaxText,
    category: objectOrNull({ id: KnownKey, path: List(v.string()) }),
    price: KnownHryvnias,
    price_from: KnownHryvnias,
    old_price: KnownHryvnias,
    quantity: KnownCount,
    reserved: KnownCount,
    availability: v.fallback(v.picklist(availabilities), 'out_of_stock'),
    variants_count: KnownCount,
    // An unknown status allows nothing but reading.
    status: v.fallback(v.picklist(productStatuses), 'archived'),
    moderation: objectOrNull({
      reason: LaxText,
      fields: List(v.pipe(JsonObject, v.object({ path: v.string(), message: v.string() }))),
    }),
    problems: KnownChoices(productProblems),
    quality_score: KnownCount,
    stores: List(Titled),
    updated_at: KnownInstant,
    offer_version: v.fallback(v.number(), 1),
  },
  rowOf: (wire) => ({
    offerVersion: wire.offer_version,
    title: wire.title,
    image: wire.image,
    sku: wire.sku,
    barcode: wire.barcode,
    category: wire.category && { id: wire.category.id ?? '', path: wire.category.path },
    price: wire.price ?? wire.price_from,
    oldPrice: wire.old_price,
    quantity: wire.quantity ?? 0,
    reserved: wire.reserved ?? 0,
    availability: wire.availability,
    variantCount: wire.variants_count ?? 0,
    status: wire.status,
    moderation: wire.moderation,
    problems: wire.problems,
    quality: wire.quality_score ?? 0,
    stores: wire.stores.map(({ id, title }) => ({ id, title: title ?? '' })),
    updatedAt: wire.updated_at,
  }),
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

const paramsOfBulk = (action: string, values: AnyValues): object => {
  const { target, kind, value, rounding, availability, category, store, mode } = values
  const idOf = (picked: unknown) => Number((picked as Picked | null)?.id)
  if (action === 'price') return { target, kind, value: readNumber(String(value), 2), rounding, variants: true }
  if (action === 'availability') return { availability }
  if (action === 'category') return { category_id: idOf(category) }
  return action === 'store' ? { store_id: idOf(store), mode } : {}
}

/** The changes of rows that a preview shows, in the names of the panel. */
const sampleOf = (fields: Readonly<Record<string, unknown>>): AnyValues => ({
  ...('price' in fields && { price: parseHryvnias(fields['price']) }),
  ...('old_price' in fields && { oldPrice: parseHryvnias(fields['old_price']) }),
  ...('category' in fields && { category: String(fields['category'] ?? '') }),
  ...('status' in fields && { status: String(fields['status'] ?? '') }),
})

/** The change of one cell: prices in hryvnias, and the quantity against the one that was seen. */
const cellBody = ({ edit: { name, from, to } }: CellSave): object => {
  if (name === 'price') return { price: sumOnWire(to) }
  if (name === 'oldPrice') return { old_price: sumOnWire(to) }
  return name === 'quantity' ? { quantity: { set: Number(to), expected: Number(from) } } : { availability: to }
}

const Offer = v.object({
  offer_version: v.number(),
  price: KnownHryvnias,
  old_price: KnownHryvnias,
  quantity: KnownCount,
  reserved: KnownCount,
  availability: v.picklist(availabilities),
})

const rowAfter = (row: Product, data: unknown): Product => {
  const offer = read(Offer, data)
  return {
    ...row,
    offerVersion: offer.offer_version,
    price: offer.price ?? row.price,
    oldPrice: offer.old_price,
    quantity: offer.quantity ?? row.quantity,
    reserved: offer.reserved ?? row.reserved,
    availability: offer.availability,
  }
}

/** The stores in which products are sold. */
export const productStoreOptions = optionsWireOf({
  source: 'product-stores',
  path: () => '/admin-suppliers/v1/stores',
  query: ({ search }) => ({ ...(search && { search }), per_page: 20, sort: 'name' }),
  entries: { id: Key, name: v.string(), domain: LaxText },
  optionOf: ({ id, name, domain }) => ({ id, title: name, text: domain, refusal: null }),
})

/** The brands of the marketplace and the supplier’s own proposals. */
export const brandOptions = optionsWireOf({
  source: 'brands',
  path: () => brandsPath,
  query: ({ search }) => ({ ...(search && { search }) }),
  entries: { id: Key, title: v.string(), status: LaxText },
  optionOf: ({ id, title }) => ({ id, title, text: null, refusal: null }),
})
