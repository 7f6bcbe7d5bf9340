import { ProductLogReply } from '@supplier/core/adapters/http/products/product-log.wire'
import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { productLogOf } from '../../world/products/product-log.ts'
import { productById } from '../../world/products/products.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'

const Query = v.looseObject({
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  limit: v.optional(v.picklist(['10', '20', '50', '100']), '50'),
})

/** What changed in a product, the newest first. The cursor is the id of the last line that was read. */
const log = supplierEndpoint({
  method: 'GET',
  path: `${productsPath}/:id/log`,
  assumed: true,
  body: Query,
  answer: ProductLogReply,
  handle: (world, { supplier, params, body: { cursor = Number.POSITIVE_INFINITY, limit } }) => {
    const product = productById(world, supplier, params['id'])
    if (product === undefined) return [world, message(404, 'Такого товару немає.')]
    const all = productLogOf(world, supplier).filter((line) => line.product === product.id)
    const older = all.filter(({ id }) => id < cursor).toReversed()
    const shown = older.slice(0, Number(limit))
    const next = older.length > shown.length ? String(shown.at(-1)?.id) : null
    const newer = all.filter(({ id }) => id >= cursor)[Number(limit)]
    const data = shown.map(({ at, origin, field, before, after }) => ({ at, origin, field, before, after }))
    return [world, ok({ data, meta: { next_cursor: next, prev_cursor: newer ? String(newer.id) : null } })]
  },
})

export const productLogEndpoints: readonly Endpoint[] = [log]
