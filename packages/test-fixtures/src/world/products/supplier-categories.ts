import { type CategoryTree, lineOf } from '../categories/categories.ts'
import { recordsOf, withRecords } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { productsOf } from './products.ts'

const favourites = 'category-favourites'
const mostRecent = 8

export const withFavourites = (world: World, supplier: Supplier, records: readonly StoredRecord[]): World =>
  withRecords(world, supplier, favourites, records)

export const favouritesOf = (world: World, supplier: Supplier): readonly StoredRecord[] =>
  recordsOf(world, supplier, favourites, supplier.steps.product ? [121, 211].map((id) => ({ id, version: 1 })) : [])

/** How many products a supplier has in each category, with those below it. */
export const countsOf = (world: World, supplier: Supplier, tree: CategoryTree): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { category_id: id, status } of productsOf(world, supplier)) {
    const node = id === null || status === 'archived' ? undefined : tree.byId.get(id)
    for (const one of node ? lineOf(node) : []) counts.set(one.id, (counts.get(one.id) ?? 0) + 1)
  }
  return counts
}

/** The leaves in which a supplier created products last. */
export const recentOf = (world: World, supplier: Supplier): readonly number[] => {
  const newestFirst = productsOf(world, supplier).toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return [...new Set(newestFirst.flatMap(({ category_id: id }) => id ?? []))].slice(0, mostRecent)
}
