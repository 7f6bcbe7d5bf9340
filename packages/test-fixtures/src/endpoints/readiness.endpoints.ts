import { readinessPath } from '@supplier/core/wire/readiness'
import { supplierEndpoint } from '../endpoint.ts'
import { ok } from '../laravel.ts'
import { recordsOf } from '../section.ts'
import { articlesOf, isRequired } from '../world/articles.ts'
import type { StoredRecord, Supplier, World } from '../world/world.ts'

/** The seeds of the sections that the readiness sums up; without them, only what was changed there counts. */
const seeds: Readonly<Record<string, (supplier: Supplier) => readonly StoredRecord[]>> = {}

const rowsIn = (world: World, supplier: Supplier, section: string): readonly StoredRecord[] =>
  recordsOf(world, supplier, section, seeds[section]?.(supplier) ?? [])

const listIn = (record: StoredRecord, field: string) => (record[field] ?? []) as readonly string[]

export const readiness = supplierEndpoint({
  method: 'GET',
  path: readinessPath,
  assumed: true,
  handle: (world, { supplier }) => {
    const stores = rowsIn(world, supplier, 'stores')
    const keys = rowsIn(world, supplier, 'delivery-keys')
    const senders = rowsIn(world, supplier, 'senders')
    const methods = rowsIn(world, supplier, 'payment-methods')
    const unpublished = articlesOf(world, supplier).filter(
      ({ type, status }) => isRequired(type) && status !== 'published',
    )
    const { steps } = supplier
    return [
      world,
      ok({
        data: {
          // A supplier has a store from the beginning, so no records mean that nothing is known about it.
          stores: stores.length === 0 ? null : stores.map(shownStore),
          information: { ready: steps.information, missing: unpublished.map(({ type }) => type) },
          delivery: {
            ready: steps.delivery,
            missing: steps.delivery
              ? []
              : [...(keys.some(isWorking) ? [] : ['key']), ...(senders.length > 0 ? [] : ['sender'])],
          },
          payment: {
            ready: steps.payment,
            missing: methods.flatMap((method) =>
              method['is_enabled'] === true
                ? listIn(method, 'blocked_by').map((code) => ({ code, id: method.id }))
                : [],
            ),
          },
          keys: keys.map(({ id, title, carrier, status, expires_at }) => ({ id, title, carrier, status, expires_at })),
          subscription: { active: supplier.subscribed, until: null },
          telegram: { linked: supplier.telegram_id !== null },
          balance: { debt: Math.max(0, -supplier.main) / 100 },
        },
      }),
    ]
  },
})

export const readinessEndpoints = [readiness] as const

function shownStore(store: StoredRecord) {
  const { id, name, status, pause = null } = store
  return { id, name, status, pause, problems: listIn(store, 'problems') }
}

function isWorking({ status }: StoredRecord): boolean {
  return status === 'active' || status === 'expiring'
}
