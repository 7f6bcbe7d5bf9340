import { OfferBody } from '@supplier/core/adapters/http/product-grid.wire'
import { productsPath } from '@supplier/core/adapters/http/products.wire'
import * as v from 'valibot'
import { beginOf, bulkEndpoints } from '../bulk.ts'
import { bulkJobEndpoints } from '../bulk-jobs.ts'
import type { BulkRules } from '../bulk-work.ts'
import { supplierEndpoint } from '../endpoint.ts'
import { message, ok } from '../laravel.ts'
import { found } from '../section.ts'
import { withMergedValues } from '../world/attribute-values.ts'
import { attributeEvent, attributesOf } from '../world/attributes.ts'
import { recordEvents } from '../world/events.ts'
import { differenceOf, rowAction } from '../world/product-bulk.ts'
import { unable } from '../world/product-commands.ts'
import { countsByTab, productFilters, productText } from '../world/product-filters.ts'
import { withOffer } from '../world/product-offers.ts'
import { type ProductRecord, stockOf } from '../world/product-records.ts'
import {
  productById,
  productEvent,
  productStores,
  productsOf,
  withoutProducts,
  withProducts,
} from '../world/products.ts'
import { shownRow } from '../world/products.view.ts'
import type { StoredRecord } from '../world/world.ts'
import { orderBulkRules } from './order-bulk.endpoints.ts'

const gone = message(404, 'Такого товару немає.')

const of = (record: StoredRecord) => record as ProductRecord

const counts = supplierEndpoint({
  method: 'GET',
  path: `${productsPath}/counts`,
  assumed: true,
  body: v.looseObject({ search: v.optional(v.string(), '') }),
  handle: (world, { supplier, now, body }) => {
    const rows = found(productsOf(world, supplier), body, productFilters, productText) as readonly ProductRecord[]
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
      const current = { ...shownRow(product, productStores(world, supplier), origin), ...shownOffer(product) }
      return [world, { status: 409, body: { message: 'Ціна або залишок уже змінилися.', code: 'stale', current } }]
    }
    if (!('value' in outcome)) return [world, outcome]
    return [withProducts(world, supplier, [outcome.value]), ok({ data: shownOffer(outcome.value) })]
  },
})

/** Actions on many products. */
export const productBulkRules: BulkRules = {
  base: productsPath,
  event: productEvent,
  recordRoute: 'product-edit',
  allOf: productsOf,
  found: (world, supplier, { search = '', ...filter }) => {
    const named = Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value])
    const asked = { search: String(search), ...Object.fromEntries(named) }
    return found(productsOf(world, supplier), asked, productFilters, productText)
  },
  actionOf: (action, params) => {
    const act = rowAction(action, params)
    return act && ((record, now) => act(of(record), now))
  },
  labelOf: (record) => of(record).title,
  differenceOf: (before, after) =>
    before === null
      ? { before: {}, after: { title: after['title'] } }
      : differenceOf(of(before), after as ProductRecord),
  alsoOf: (before, after, supplier) =>
    recordEvents(attributeEvent, supplier, attributesOf(before, supplier), attributesOf(after, supplier)),
  withChanged: (world, supplier, { stored, removed }, now) => {
    if (stored.length === 0 && removed.length === 0) return world
    const next = withProducts(world, supplier, stored as readonly ProductRecord[], { now })
    return withMergedValues(withoutProducts(next, supplier, removed), supplier)
  },
}

/** The counts of the tabs, the offer of one product, and actions on many. */
export const productGridEndpoints = [
  counts,
  offer,
  ...bulkEndpoints(productBulkRules),
  ...bulkJobEndpoints(
    { rules: productBulkRules, begin: beginOf(productBulkRules) },
    { rules: orderBulkRules, begin: beginOf(orderBulkRules) },
  ),
]
