import { OfferBody, ProductBody, productsPath } from '@supplier/core/wire/products'
import * as v from 'valibot'
import { bulkEndpoints } from '../bulk.ts'
import { supplierEndpoint } from '../endpoint.ts'
import { message, ok, refused } from '../laravel.ts'
import { byText, found, recordsOf, sectionEndpoints } from '../section.ts'
import { brandsOf } from '../world/brands.ts'
import { storesName } from '../world/primary-store.ts'
import { differenceOf, rowAction } from '../world/product-bulk.ts'
import { productAsOf } from '../world/product-clock.ts'
import { amended, productCommands, unable } from '../world/product-commands.ts'
import { countsByTab, priceOf, productFilters } from '../world/product-filters.ts'
import { withOffer } from '../world/product-offers.ts'
import { qualityOf } from '../world/product-problems.ts'
import { blankProduct, type ProductRecord, shownProduct, shownRow, stockOf } from '../world/product-records.ts'
import { productSeeds } from '../world/product-seeds.ts'
import { productById, productEvent, productsName, productsOf, withProducts } from '../world/products.ts'
import { storeSeeds } from '../world/store-records.ts'
import type { StoredRecord, Supplier, World } from '../world/world.ts'

const gone = message(404, 'Такого товару немає.')

const of = (record: StoredRecord) => record as ProductRecord

/** The stores of a supplier, for the products that are sold in them. */
const storesOf = (world: World, supplier: Supplier) =>
  recordsOf(world, supplier, storesName, storeSeeds(supplier)).map(({ id, name }) => ({ id, title: String(name) }))

const byValue =
  (figureOf: (product: ProductRecord) => number) =>
  (one: StoredRecord, other: StoredRecord): number =>
    figureOf(of(one)) - figureOf(of(other))

const textOf = (record: StoredRecord): string => {
  const { title, sku, barcode, variants } = of(record)
  const codes = variants.flatMap((variant) => [variant.sku, variant.barcode])
  return [title, sku, barcode, ...codes].filter(Boolean).join(' ')
}

const counts = supplierEndpoint({
  method: 'GET',
  path: `${productsPath}/counts`,
  assumed: true,
  body: v.looseObject({ search: v.optional(v.string(), '') }),
  handle: (world, { supplier, now, body }) => {
    const rows = found(productsOf(world, supplier), body, productFilters, textOf) as readonly ProductRecord[]
    return [world, ok({ counts: countsByTab(rows), total: rows.length, as_of: new Date(now).toISOString() })]
  },
})

/** What both answers to a change of the offer show. */
const shownOffer = (product: ProductRecord) => ({
  id: product.id,
  offer_version: product.offer_version,
  price: product.price,
  old_price: product.old_price,
  availability: product.availability,
  ...stockOf(product),
  variants: product.variants,
})

const offer = supplierEndpoint({
  method: 'PATCH',
  path: `${productsPath}/:id/offer`,
  assumed: true,
  body: OfferBody,
  handle: (world, { supplier, params, now, origin, body: { offer_version: seen, ...change } }) => {
    const product = productById(world, supplier, params['id'])
    if (product === undefined) return [world, gone]
    if (product.status === 'archived') return [world, unable('Спершу поверніть товар з архіву.', product)]
    const outcome = seen === product.offer_version ? withOffer(product, change, now) : 'stale'
    if (outcome === 'stale') {
      const current = { ...shownRow(product, storesOf(world, supplier), origin), ...shownOffer(product) }
      return [world, { status: 409, body: { message: 'Ціна або залишок уже змінилися.', code: 'stale', current } }]
    }
    if (!('value' in outcome)) return [world, outcome]
    return [withProducts(world, supplier, [outcome.value]), ok({ data: shownOffer(outcome.value) })]
  },
})

/** The supplier begins to sell with the first product that was published. */
const withProductStep = (world: World, supplier: Supplier, records: readonly StoredRecord[]): World => {
  const has = records.some((record) => !['draft', 'archived'].includes(of(record).status))
  if (supplier.steps.product || !has) return world
  const steps = { ...supplier.steps, product: true }
  return { ...world, suppliers: world.suppliers.map((one) => (one.id === supplier.id ? { ...one, steps } : one)) }
}

const skusOf = (record: StoredRecord) => {
  const { sku, variants } = of(record)
  return [sku, ...variants.map((variant) => variant.sku)].filter(Boolean)
}

const taken = (sku: unknown, owner: number) => ({
  ...refused({ sku: ['Такий артикул уже є.'] }),
  body: {
    message: 'Такий артикул уже є.',
    code: 'invalid',
    errors: { sku: ['Такий артикул уже є.'] },
    details: { sku, product_id: owner },
  },
})

/** The endpoints of the list, of one product, of its steps and of its offer. */
export const productsEndpoints = [
  ...sectionEndpoints({
    name: productsName,
    base: productsPath,
    event: productEvent,
    body: ProductBody,
    seeds: productSeeds,
    asOf: productAsOf,
    made: (_, __, now) => ({
      ...blankProduct,
      created_at: new Date(now).toISOString(),
      updated_at: new Date(now).toISOString(),
    }),
    textOf,
    filters: productFilters,
    sorts: {
      updated_at: byText('updated_at'),
      title: byText('title'),
      price: byValue(priceOf),
      quantity: byValue((product) => stockOf(product).quantity),
      quality: byValue(qualityOf),
    },
    rowAs: (record, world, supplier, _, origin) => shownRow(of(record), storesOf(world, supplier), origin),
    shownAs: (record, world, supplier, _, origin) => ({
      ...shownProduct(of(record), storesOf(world, supplier), origin),
      brand: brandsOf(world, supplier).find(({ id }) => id === of(record).brand_id) ?? null,
    }),
    complaint: ({ sku }, others) => {
      const owner = sku ? others.find((other) => skusOf(other).includes(String(sku))) : undefined
      return owner ? taken(sku, owner.id) : null
    },
    mayChange: (record) =>
      of(record).status === 'archived' ? unable('Спершу поверніть товар з архіву.', of(record)) : null,
    mayRemove: (record) => unable('Товар можна лише перенести в архів.', of(record)),
    becomes: amended,
    commands: productCommands,
    after: withProductStep,
    more: [
      counts,
      offer,
      ...bulkEndpoints({
        base: productsPath,
        event: productEvent,
        allOf: productsOf,
        found: (world, supplier, { search = '', ...filter }) => {
          const named = Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value])
          const asked = { search: String(search), ...Object.fromEntries(named) }
          return found(productsOf(world, supplier), asked, productFilters, textOf)
        },
        actionOf: (action, params) => {
          const act = rowAction(action, params)
          return act && ((record, now) => act(of(record), now))
        },
        labelOf: (record) => of(record).title,
        differenceOf: (before, after) => differenceOf(of(before), of(after)),
        withChanged: (world, supplier, records) =>
          records.length === 0 ? world : withProducts(world, supplier, records as readonly ProductRecord[]),
      }),
    ],
  }),
]
