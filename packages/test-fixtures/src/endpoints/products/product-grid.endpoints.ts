import { OfferBody, OfferWire } from '@supplier/core/adapters/http/products/product-grid.wire'
import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import { CountsReply } from '@supplier/core/adapters/http/sections/bulk.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { withMergedValues } from '../../world/attributes/attribute-values.ts'
import { attributeEvent, attributesOf } from '../../world/attributes/attributes.ts'
import { recordEvents } from '../../world/events.ts'
import type { BulkRules } from '../../world/jobs/bulk-work.ts'
import { differenceOf, rowAction } from '../../world/product-grid/product-bulk.ts'
import { countsByTab, productFilters, productText } from '../../world/product-grid/product-filters.ts'
import { withOffer } from '../../world/product-grid/product-offers.ts'
import { unable } from '../../world/products/product-commands.ts'
import { type ProductRecord, stockOf } from '../../world/products/product-records.ts'
import {
  productById,
  productEvent,
  productStores,
  productsOf,
  withoutProducts,
  withProducts,
} from '../../world/products/products.ts'
import type { StoredRecord } from '../../world/world.ts'
import { DataOf } from '../kit/answers.ts'
import { beginOf, bulkEndpoints } from '../kit/bulk.ts'
import { bulkJobEndpoints } from '../kit/bulk-jobs.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { found } from '../kit/section.ts'
import { orderBulkRules } from '../orders/order-bulk.endpoints.ts'
import { shownRow } from './products.view.ts'

const gone = message(404, 'Такого товару немає.')

const of = (record: StoredRecord) => record as ProductRecord

const counts = supplierEndpoint({
  method: 'GET',
  path: `${productsPath}/counts`,
  assumed: true,
  body: v.looseObject({ search: v.optional(v.string(), '') }),
  answer: CountsReply,
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
  answer: DataOf(OfferWire),
  refuses: ['wrong_state'],
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
