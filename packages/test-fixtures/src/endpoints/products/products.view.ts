import { categoryPath } from '../../world/categories/categories.ts'
import { moderationOf, problemsOf, qualityOf } from '../../world/products/product-problems.ts'
import {
  activeVariants,
  imageUrl,
  type ProductFields,
  type ProductRecord,
  readyImages,
  shownImages,
  stockOf,
} from '../../world/products/product-records.ts'
import { productsOf } from '../../world/products/products.ts'
import type { Supplier, World } from '../../world/world.ts'

/** The lowest price of the variants that are on sale; `null` without variants. */
const priceFrom = (product: ProductFields): number | null => {
  const prices = activeVariants(product).flatMap(({ price }) => price ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}

export interface Titled {
  readonly id: number
  readonly title: string
}

/** A product in the list, as the API returns it. */
export const shownRow = (product: ProductRecord, stores: readonly Titled[], origin: string) => {
  const [image] = readyImages(product)
  const { category_id: category, store_ids: ids } = product
  return {
    id: product.id,
    version: product.version,
    offer_version: product.offer_version,
    title: product.title,
    image: image ? imageUrl(product, image, origin) : null,
    sku: product.sku,
    barcode: product.barcode,
    category: category === null ? null : { id: category, path: categoryPath(category) },
    price: product.variants.length > 0 ? null : product.price,
    price_from: priceFrom(product),
    old_price: product.old_price,
    ...stockOf(product),
    availability: product.availability,
    variants_count: product.variants.length,
    status: product.status,
    moderation: moderationOf(product),
    problems: problemsOf(product),
    quality_score: qualityOf(product),
    stores: stores.filter(({ id }) => ids.includes(id)),
    updated_at: product.updated_at,
  }
}

/** A whole product, as the API returns it. */
export const shownProduct = (product: ProductRecord, stores: readonly Titled[], origin: string) => {
  const {
    clientKey: _,
    sent: __,
    moderation_ends: ___,
    taken_sku: ____,
    places: _____,
    on_sale: pending,
    ...fields
  } = product
  return {
    ...fields,
    ...shownRow(product, stores, origin),
    currency: 'UAH',
    images: shownImages(product, origin),
    pending: pending === null ? null : { on_sale: pending },
    locked_fields: [],
  }
}

/** The rows of a product in a file: one for each variant, with its own article, price and stock. */
export const variantRows = (row: Readonly<Record<string, unknown>>, world: World, supplier: Supplier) => {
  const product = productsOf(world, supplier).find(({ id }) => id === row['id'])
  if (product === undefined || product.variants.length === 0) return [row]
  return product.variants.map(({ sku, barcode, price, old_price, quantity, reserved }) => ({
    ...row,
    sku,
    barcode,
    price,
    old_price,
    quantity,
    reserved,
  }))
}
