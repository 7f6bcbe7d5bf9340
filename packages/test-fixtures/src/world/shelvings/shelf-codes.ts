import type { ProductRecord } from '../products/product-records.ts'
import type { Supplier, World } from '../world.ts'
import { placesOf, shelvesOf } from './shelves.ts'

/** The codes of the shelves on which a product lies, as a function of the product. */
export const shelfCodesIn = (world: World, supplier: Supplier) => {
  const codes = new Map(shelvesOf(world, supplier).map(({ id, code }) => [id, String(code)]))
  return (product: ProductRecord | undefined): readonly string[] =>
    product === undefined
      ? []
      : [...new Set(placesOf(product).flatMap(({ shelf_id: id }) => codes.get(id) ?? []))].toSorted(byShelf)
}

const collator = new Intl.Collator('uk', { numeric: true })

/** The order in which one walks along the shelves; what lies on none comes last. */
export const byShelf = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return collator.compare(one, other)
}
