import { imageUrl, readyImages } from '../../world/products/product-records.ts'
import { withoutKeys } from '../../world/records.ts'
import { type Lying, lyingOn, usedOf, zoneOf } from '../../world/shelvings/shelves.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'

export const lyingAt = (record: StoredRecord, world: World, supplier: Supplier): readonly Lying[] =>
  lyingOn(world, supplier).get(record.id) ?? []

/** A few products of a row are shown as pictures. */
const shownPictures = 3

/** Pieces on a shelf, as the API returns them. */
export const shownPlace = ({ product, place: { variant_id, qty } }: Lying, origin: string) => {
  const [image] = readyImages(product)
  return {
    product_id: product.id,
    variant_id,
    sku: product.sku,
    title: product.title,
    image: image ? imageUrl(product, image, origin) : null,
    qty,
  }
}

/** A shelf in the list, as the API returns it. */
export const shownShelfRow = (record: StoredRecord, world: World, supplier: Supplier, origin: string) => {
  const all = lyingAt(record, world, supplier)
  return {
    ...withoutKeys(record),
    zone: zoneOf(String(record['code'])),
    used: usedOf(all),
    products_count: new Set(all.map(({ product }) => product.id)).size,
    first_places: all.slice(0, shownPictures).map((one) => shownPlace(one, origin)),
  }
}

/** A whole shelf, as the API returns it. */
export const shownShelf = (record: StoredRecord, world: World, supplier: Supplier, _: number, origin: string) => ({
  ...shownShelfRow(record, world, supplier, origin),
  places: lyingAt(record, world, supplier).map((one) => shownPlace(one, origin)),
})
