import type { ProductRecord } from './product-records.ts'
import type { StoredRecord, World } from './world.ts'

/** How long the marketplace reads a product. */
export const moderationTime = 5 * 60_000

/** What the marketplace objects to; `null` when the product may be sold. */
const objection = ({ title, description }: ProductRecord, world: World): ProductRecord['moderation'] => {
  if (world.moderationRejects)
    return {
      reason: 'Назва й опис не відповідають фото.',
      fields: [
        { path: 'title', message: 'Назвіть те, що на фото.' },
        { path: 'images', message: 'На фото інший товар.' },
      ],
    }
  const phone = /\d{9,}/.test(`${title} ${description ?? ''}`.replace(/[\s()+-]/g, ''))
  const reason = 'Телефону не має бути в описі: покупці зв’язуються через маркетплейс.'
  return phone ? { reason, fields: [{ path: 'description', message: reason }] } : null
}

/** The product as the clock has changed it: read by the marketplace. */
export const productAsOf = (record: StoredRecord, now: number, world: World): StoredRecord => {
  const product = record as ProductRecord
  const { moderation_ends: ends, version } = product
  if (ends === null || ends > now) return record
  const moderation = objection(product, world)
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
