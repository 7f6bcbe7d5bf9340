import { ReadinessReply, readinessPath } from '@supplier/core/adapters/http/readiness/readiness.wire'
import { ok } from '../../http/laravel.ts'
import { instantOf, keysOf, methodsOf, missingOf, setupOf } from '../../world/deliveries/deliveries.ts'
import {
  blockersOf,
  kindOf,
  missingIn,
  paymentMethodsName,
  paymentSeeds,
  statusOf,
} from '../../world/money/payment-methods.ts'
import { isOverdue } from '../../world/orders/order-filters.ts'
import { ordersOf } from '../../world/orders/orders.ts'
import { countsByTab } from '../../world/product-grid/product-filters.ts'
import { stockOf } from '../../world/products/product-records.ts'
import { productsOf } from '../../world/products/products.ts'
import { recordsOf } from '../../world/records.ts'
import { articlesOf, isRequired } from '../../world/stores/articles.ts'
import { storeAsOf } from '../../world/stores/store-clock.ts'
import { problemsOf } from '../../world/stores/store-records.ts'
import { storesOf } from '../../world/stores/stored-stores.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

export const readiness = supplierEndpoint({
  method: 'GET',
  path: readinessPath,
  assumed: true,
  answer: ReadinessReply,
  handle: (world, { supplier: stored, now }) => {
    const supplier = { ...stored, steps: setupOf(world, stored, now) }
    const { steps } = supplier
    const stores = storesOf(world, supplier)
    return [
      world,
      ok({
        data: {
          // The first store begins with its name; until then, nothing is said about stores.
          stores:
            stores.length === 0 ? null : stores.map((record) => shownStore(storeAsOf(record, now, world), supplier)),
          information: { ready: steps.information, missing: unpublishedIn(world, supplier) },
          delivery: { ready: steps.delivery, missing: deliveryGaps(world, supplier, now) },
          payment: { ready: steps.payment, missing: paymentGaps(world, supplier) },
          keys: keysOf(world, supplier, now).map(shownKey),
          subscription: { active: supplier.subscribed, until: null },
          telegram: { linked: supplier.telegram_id !== null },
          balance: { debt: Math.max(0, -supplier.main) / 100 },
          orders: overdueIn(world, supplier, now),
          products: productNeeds(world, supplier),
        },
      }),
    ]
  },
})

export const readinessEndpoints = [readiness] as const

function overdueIn(world: World, supplier: Supplier, now: number) {
  const late = ordersOf(world, supplier).filter((order) => isOverdue(order, now))
  const [first] = late.map(({ deadline_at: due }) => due ?? '').sort()
  return { overdue: late.length, overdue_since: first ?? null }
}

/** Of a product on sale with no more pieces than this, few are left. */
const fewLeft = 3

function productNeeds(world: World, supplier: Supplier) {
  const products = productsOf(world, supplier)
  const { rejected = 0, problems = 0 } = countsByTab(products)
  const left = products
    .filter(({ status }) => status === 'active' || status === 'moderation_update')
    .map((product) => stockOf(product).quantity)
  return { rejected, problems, running_out: left.filter((count) => count > 0 && count <= fewLeft).length }
}

function shownStore(store: StoredRecord, supplier: Supplier) {
  const { id, name, status, pause } = store
  return { id, name, status, pause, problems: problemsOf(store, supplier) }
}

function shownKey({ id, title, carrier, status, expires_at }: StoredRecord) {
  return { id, title, carrier, status, expires_at: instantOf(expires_at) }
}

function unpublishedIn(world: World, supplier: Supplier) {
  return articlesOf(world, supplier)
    .filter(({ type, status }) => isRequired(type) && status !== 'published')
    .map(({ type }) => type)
}

const isInUse = (method: StoredRecord): boolean => method['is_enabled'] === true

/** What the delivery methods in use lack. */
function deliveryGaps(world: World, supplier: Supplier, now: number) {
  return methodsOf(world, supplier)
    .filter(isInUse)
    .flatMap((method) => missingOf(method, world, supplier, now).map((code) => ({ code, id: method['code'] })))
}

/** What the payment methods in use lack. */
function paymentGaps(world: World, supplier: Supplier) {
  return recordsOf(world, supplier, paymentMethodsName, paymentSeeds(supplier))
    .filter(isInUse)
    .flatMap((method) => {
      const [missing] = missingIn(method)
      const [first] = kindOf(method).needs
      const own = missing === undefined ? [] : ['needs_details']
      const refused = statusOf(method) === 'attention' ? ['needs_keys'] : []
      // The other ones are mended among the deliveries.
      const fieldOf = (code: string) =>
        code === 'needs_details' || code === 'needs_keys' ? { field: missing ?? first } : {}
      return [...own, ...refused, ...blockersOf(method, supplier)].map((code) => ({
        code,
        id: method.id,
        ...fieldOf(code),
      }))
    })
}
