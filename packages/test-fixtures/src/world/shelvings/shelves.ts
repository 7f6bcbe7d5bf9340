import { type Place, type ProductRecord, stockOf } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import { recordsOf, withRecords } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'

export const shelvesName = 'shelvings'

interface ShelfFields {
  readonly code: string
  readonly zone: string
  readonly title: string | null
  /** How many pieces fit; 0 for any number. */
  readonly capacity: number
  readonly type: 'box' | 'pallet' | 'small'
  readonly is_active: boolean
}

export type ShelfRecord = StoredRecord & ShelfFields

export const zoneOf = (code: string): string => code.split('-')[0] ?? code

const firstId = 7401
const zones = ['А', 'Б', 'В'] as const
const seededShelves = 12
/** Some are full, and some take any number. */
const capacities = [120, 90, 200, 120, 0, 400, 200, 142] as const
const codeAt = (at: number): string => `${zones[at % zones.length]}-${String(at + 1).padStart(2, '0')}-${(at % 4) + 1}`

const seeds: readonly ShelfRecord[] = [
  ...Array.from({ length: seededShelves }, (_, at) => ({
    code: codeAt(at),
    capacity: capacities[at % capacities.length] ?? 0,
  })),
  ...['Г-01-1', 'Г-01-2', 'Г-01-10'].map((code) => ({ code, capacity: 40 })),
].map(({ code, capacity }, at) => ({
  id: firstId + at,
  version: 1,
  code,
  zone: zoneOf(code),
  title: code === 'Г-01-10' ? 'Біля пакувального столу' : null,
  capacity,
  type: zoneOf(code) === 'Г' ? 'small' : 'box',
  is_active: code !== 'Г-01-2',
}))

/** A supplier without products has no shelves either. */
export const shelfSeeds = (supplier: Supplier, world: World): readonly ShelfRecord[] =>
  productsOf(world, supplier).length > 0 ? seeds : []

export const shelvesOf = (world: World, supplier: Supplier): readonly ShelfRecord[] =>
  recordsOf(world, supplier, shelvesName, shelfSeeds(supplier, world)) as readonly ShelfRecord[]

/** Where a product lies. The whole stock of one that was never moved lies on one shelf; of every seventh on none. */
export const placesOf = (product: ProductRecord): readonly Place[] => {
  if (product.places !== null) return product.places
  const { quantity } = stockOf(product)
  if (product.id % 7 === 0 || quantity === 0) return []
  return [{ shelf_id: firstId + (product.id % seededShelves), variant_id: null, qty: quantity }]
}

export interface Lying {
  readonly product: ProductRecord
  readonly place: Place
}

const known = new WeakMap<readonly ProductRecord[], ReadonlyMap<number, readonly Lying[]>>()

/** What lies on each shelf, by its id. */
export const lyingOn = (world: World, supplier: Supplier): ReadonlyMap<number, readonly Lying[]> => {
  const products = productsOf(world, supplier)
  const before = known.get(products)
  if (before) return before
  const found = new Map<number, Lying[]>()
  for (const product of products)
    for (const place of placesOf(product)) {
      const lying = found.get(place.shelf_id) ?? []
      lying.push({ product, place })
      found.set(place.shelf_id, lying)
    }
  known.set(products, found)
  return found
}

export const usedOf = (lying: readonly Lying[] = []): number => lying.reduce((sum, { place }) => sum + place.qty, 0)

export const withShelves = (world: World, supplier: Supplier, shelves: readonly ShelfRecord[]): World =>
  withRecords(world, supplier, shelvesName, shelves)
