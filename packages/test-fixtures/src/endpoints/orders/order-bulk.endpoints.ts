import { isCarrierAway } from '../../world/deliveries/deliveries.ts'
import type { BulkRules } from '../../world/jobs/bulk-work.ts'
import { orderAction } from '../../world/orders/order-bulk.ts'
import { orderFilters, orderText } from '../../world/orders/order-filters.ts'
import { orderNews } from '../../world/orders/order-news.ts'
import { orderPaper } from '../../world/orders/order-papers.ts'
import type { OrderRecord } from '../../world/orders/order-records.ts'
import { ordersOf, withOrders } from '../../world/orders/orders.ts'
import { ordersPath } from '../../world/orders/orders-path.ts'
import type { StoredRecord } from '../../world/world.ts'
import { bulkEndpoints } from '../kit/bulk.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { boundTo, found } from '../kit/section.ts'

const of = (record: StoredRecord) => record as OrderRecord

/** So many ТТН are made while one waits for the answer. */
const fewTtns = 3

/** Actions on many orders. */
export const orderBulkRules: BulkRules = {
  base: ordersPath,
  recordRoute: 'orders',
  recordParam: 'order',
  allOf: ordersOf,
  found: (world, supplier, { search = '', ...filter }, now) => {
    const named = Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value])
    const asked = { search: String(search), ...Object.fromEntries(named) }
    return found(ordersOf(world, supplier), asked, boundTo(orderFilters, world, supplier, now), orderText)
  },
  actionOf: (action, params, world, supplier) => {
    const act = orderAction(action, params, world, supplier)
    return act && ((record, now) => act(of(record), now))
  },
  mendedBy: (action) => (action === 'ttn' ? action : undefined),
  labelOf: (record) => `№${of(record).number}`,
  differenceOf: (before, after) => ({
    before: { status: before?.['status'] ?? null },
    after: { status: after['status'] },
  }),
  withChanged: (world, supplier, { stored }, now) => withOrders(world, supplier, stored.map(of), now),
  alsoOf: orderNews,
  isJob: (action, count) => action === 'labels' || action === 'registry' || (action === 'ttn' && count > fewTtns),
  waits: (action, world) => action === 'ttn' && isCarrierAway(world),
  fileOf: orderPaper,
}

export const orderBulkEndpoints: readonly Endpoint[] = bulkEndpoints(orderBulkRules)
