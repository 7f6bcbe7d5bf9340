import { recordsOf, withRecords } from '../records.ts'
import { storesOf } from '../stores/stored-stores.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { type LogOrigin, withLogged } from './product-log.ts'
import type { ProductRecord } from './product-records.ts'
import { productSeeds } from './product-seeds.ts'

export const productsName = 'products'
export const productEvent = 'product.changed'

export const productsOf = (world: World, supplier: Supplier): readonly ProductRecord[] =>
  recordsOf(world, supplier, productsName, productSeeds(supplier, world)) as readonly ProductRecord[]

/** Whether a product of the supplier has left its draft, which ends the step of the set-up. */
export const hasProduct = (world: World, supplier: Supplier): boolean =>
  productsOf(world, supplier).some(({ status }) => status !== 'draft')

export const productById = (world: World, supplier: Supplier, id: string | undefined): ProductRecord | undefined =>
  productsOf(world, supplier).find((product) => String(product.id) === id)

interface Cause {
  readonly origin?: LogOrigin
  /** The moment at which the changed products say they changed by default. */
  readonly now?: number
}

/** The world with these products, new or in place of those with their ids, and a line in the log for each change. */
export const withProducts = (
  world: World,
  supplier: Supplier,
  changed: readonly ProductRecord[],
  { origin = 'supplier', now = Date.parse(changed[0]?.updated_at ?? '') }: Cause = {},
): World => {
  const byId = new Map(changed.map((product) => [product.id, product]))
  const before = productsOf(world, supplier)
  const known = new Set(before.map(({ id }) => id))
  const added = changed.filter(({ id }) => !known.has(id))
  const all = [...before.map((product) => byId.get(product.id) ?? product), ...added]
  return withLogged(withRecords(world, supplier, productsName, all), supplier, before, all, { origin, now })
}

/** The world without these products. */
export const withoutProducts = (world: World, supplier: Supplier, removed: readonly StoredRecord[]): World => {
  const ids = new Set(removed.map(({ id }) => id))
  const left = productsOf(world, supplier).filter(({ id }) => !ids.has(id))
  return ids.size === 0 ? world : withRecords(world, supplier, productsName, left)
}

/** The stores of a supplier, for the products that are sold in them. */
export const productStores = (world: World, supplier: Supplier) =>
  storesOf(world, supplier).map(({ id, name }) => ({ id, title: String(name) }))

const at = (now: number): string => new Date(now).toISOString()

/** A product with changed fields that people edit. */
export const edited = (product: ProductRecord, fields: Partial<ProductRecord>, now: number): ProductRecord => ({
  ...product,
  ...fields,
  version: product.version + 1,
  updated_at: at(now),
})

/** A product with another price, stock or availability. */
export const offered = (product: ProductRecord, fields: Partial<ProductRecord>, now: number): ProductRecord => ({
  ...product,
  ...fields,
  offer_version: product.offer_version + 1,
  updated_at: at(now),
})
