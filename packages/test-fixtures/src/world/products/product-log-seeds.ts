import { seedTime } from '../seed-time.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { productSeeds } from './product-seeds.ts'

const hour = 3_600_000

/** How often the first product was sold: more often than one page of the log shows. */
const sales = 56

/** What happened to the first products before the sandbox began, the newest line last. */
export const logSeeds = (supplier: Supplier, world: World): readonly StoredRecord[] => {
  const [first, second] = productSeeds(supplier, world)
  if (first === undefined || second === undefined) return []
  const { id: product, price, quantity } = first
  const lines = [
    { product, hours: 1900, origin: 'import', field: 'status', before: null, after: 'draft' },
    { product: second.id, hours: 1900, origin: 'import', field: 'status', before: null, after: 'draft' },
    { product, hours: 1890, origin: 'marketplace', field: 'status', before: 'moderation', after: 'active' },
    ...Array.from({ length: sales }, (_, at) => ({
      product,
      hours: 1800 - at * 30,
      origin: 'order',
      field: 'quantity',
      before: quantity + sales - at,
      after: quantity + sales - at - 1,
    })),
    { product, hours: 70, origin: 'integration', field: 'price', before: Number(price) + 149.5, after: price },
    { product, hours: 50, origin: 'supplier', field: 'old_price', before: null, after: first.old_price },
  ]
  return lines.map(({ hours, ...line }, at) => ({
    id: at + 1,
    version: 1,
    at: new Date(seedTime - hours * hour).toISOString(),
    ...line,
  }))
}
