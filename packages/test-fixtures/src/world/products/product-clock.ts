import { type Objection, objectionTo } from '../moderation.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { brandAsOf, brandsOf, isAccepted } from './brands.ts'
import { withFetched } from './product-links.ts'
import type { ProductRecord } from './product-records.ts'

/** How long the marketplace reads a product. */
export const moderationTime = 5 * 60_000

/** What the rules of the marketplace object to; `null` when the product may be sold. */
const objection = ({ title, description }: ProductRecord): Objection | null =>
  /\d{9,}/.test(`${title} ${description ?? ''}`.replace(/[\s()+-]/g, ''))
    ? { reason: 'Телефону не має бути в описі: покупці зв’язуються через маркетплейс.', fields: ['description'] }
    : null

const moderated = (product: ProductRecord, world: World): ProductRecord['moderation'] => {
  const found = objectionTo(world, objection(product))
  return found && { ...found, fields: found.fields.map((path) => ({ path, message: found.reason })) }
}

/** The product with the brand that the marketplace accepted since. */
const withBrand = (product: ProductRecord, now: number, world: World, supplier: Supplier): ProductRecord => {
  const { brand_id: id, accepted_brand: accepted, version } = product
  if (id === null || id === accepted || isAccepted(id)) return product
  const brand = brandsOf(world, supplier).find((one) => one.id === id)
  const isActive = brand !== undefined && brandAsOf(brand, now, world).status === 'active'
  return isActive ? { ...product, version: version + 1, accepted_brand: id } : product
}

/** The product as the clock has changed it: read by the marketplace, itself, its brand and its fetched pictures. */
export const productAsOf = (record: StoredRecord, now: number, world: World, supplier: Supplier): StoredRecord => {
  const product = withFetched(withBrand(record as ProductRecord, now, world, supplier), now, world)
  const { moderation_ends: ends, version } = product
  if (ends === null || ends > now) return product
  const moderation = moderated(product, world)
  const decided: ProductRecord = {
    ...product,
    version: version + 1,
    status: moderation === null ? 'active' : 'rejected',
    moderation,
    moderation_ends: null,
    decided_at: new Date(ends).toISOString(),
    // A rejected change leaves the old version on sale.
    on_sale: moderation === null ? null : product.on_sale,
  }
  return decided
}
