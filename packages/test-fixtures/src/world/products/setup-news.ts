import type { Broadcast } from '../events.ts'
import type { World } from '../world.ts'
import { hasProduct, productsName } from './products.ts'

/** The events about the set-up of suppliers whose first product has just left its draft. */
export const setupNews = (before: World, after: World): readonly Broadcast[] => {
  const [old, now] = [before.records[productsName], after.records[productsName]]
  if (old === now) return []
  return after.suppliers
    .filter((supplier) => !supplier.steps.product && old?.[supplier.id] !== now?.[supplier.id])
    .filter((supplier) => hasProduct(after, supplier) && !hasProduct(before, supplier))
    .map(({ id }) => ({ channel: `private-customer.${id}`, event: 'setup.changed', data: {} }))
}
