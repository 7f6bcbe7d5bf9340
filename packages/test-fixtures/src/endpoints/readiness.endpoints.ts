import { readinessPath } from '@supplier/core/wire/readiness'
import { supplierEndpoint } from '../endpoint.ts'
import { ok } from '../laravel.ts'
import { recordsOf } from '../section.ts'
import { articlesOf, isRequired } from '../world/articles.ts'
import { isWorkingKey, keysOf, sendersOf } from '../world/deliveries.ts'
import { blockersOf, paymentMethodsName, paymentSeeds } from '../world/payment-methods.ts'
import { storesName } from '../world/primary-store.ts'
import { storeAsOf } from '../world/store-clock.ts'
import { problemsOf, storeSeeds } from '../world/store-records.ts'
import type { StoredRecord, Supplier } from '../world/world.ts'

export const readiness = supplierEndpoint({
  method: 'GET',
  path: readinessPath,
  assumed: true,
  handle: (world, { supplier, now }) => {
    const stores = recordsOf(world, supplier, storesName, storeSeeds(supplier)).map((store) => storeAsOf(store, now))
    const keys = keysOf(world, supplier, now)
    const senders = sendersOf(world, supplier)
    const methods = recordsOf(world, supplier, paymentMethodsName, paymentSeeds(supplier))
    const unpublished = articlesOf(world, supplier).filter(
      ({ type, status }) => isRequired(type) && status !== 'published',
    )
    const { steps } = supplier
    return [
      world,
      ok({
        data: {
          // A supplier has a store from the beginning, so no records mean that nothing is known about it.
          stores: stores.length === 0 ? null : stores.map((store) => shownStore(store, supplier)),
          information: { ready: steps.information, missing: unpublished.map(({ type }) => type) },
          delivery: {
            ready: steps.delivery,
            missing: steps.delivery
              ? []
              : [
                  ...(keys.some((key) => isWorkingKey(key, now)) ? [] : ['key']),
                  ...(senders.length > 0 ? [] : ['sender']),
                ],
          },
          payment: {
            ready: steps.payment,
            missing: methods.flatMap((method) =>
              method['is_enabled'] === true
                ? blockersOf(method, supplier).map((code) => ({ code, id: method.id }))
                : [],
            ),
          },
          keys: keys.map(shownKey),
          subscription: { active: supplier.subscribed, until: null },
          telegram: { linked: supplier.telegram_id !== null },
          balance: { debt: Math.max(0, -supplier.main) / 100 },
        },
      }),
    ]
  },
})

export const readinessEndpoints = [readiness] as const

function shownStore(store: StoredRecord, supplier: Supplier) {
  const { id, name, status, pause = null } = store
  return { id, name, status, pause, problems: problemsOf(store, supplier) }
}

function shownKey({ id, title, carrier, status, expires_at: expiresAt }: StoredRecord) {
  return {
    id,
    title,
    carrier,
    status,
    expires_at: expiresAt === null ? null : new Date(Number(expiresAt)).toISOString(),
  }
}
