import { PickListReply } from '@supplier/core/adapters/http/orders/pick-list.wire'
import * as v from 'valibot'
import { ok } from '../../http/laravel.ts'
import type { OrderLine } from '../../world/orders/order-records.ts'
import { ordersOf } from '../../world/orders/orders.ts'
import { ordersPath } from '../../world/orders/orders-path.ts'
import type { ProductRecord } from '../../world/products/product-records.ts'
import { productsOf } from '../../world/products/products.ts'
import { byShelf, shelfCodesIn } from '../../world/shelvings/shelf-codes.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'

interface Picked {
  readonly number: string
  readonly line: OrderLine
}

const piecesOf = (product: ProductRecord | undefined, variant: number | null): number =>
  (variant === null ? product : product?.variants.find(({ id }) => id === variant))?.quantity ?? 0

/** What is to be taken from the shelves for all orders that are confirmed or being packed. */
const pickList = supplierEndpoint({
  method: 'GET',
  path: `${ordersPath}/pick-list`,
  assumed: true,
  body: v.looseObject({ store_id: v.optional(v.string()) }),
  answer: PickListReply,
  handle: (world, { supplier, body: { store_id: store } }) => {
    const products = new Map(productsOf(world, supplier).map((product) => [product.id, product]))
    const shelfCodesOf = shelfCodesIn(world, supplier)
    const orders = ordersOf(world, supplier).filter(
      (order) =>
        ['confirmed', 'packing'].includes(order.status) && (store === undefined || String(order.store_id) === store),
    )
    const groups = new Map<string, readonly Picked[]>()
    for (const { number, lines } of orders)
      for (const line of lines) {
        const key = `${line.product_id} ${line.variant_id ?? ''}`
        groups.set(key, [...(groups.get(key) ?? []), { number, line }])
      }
    const rows = [...groups.values()].flatMap((group) => {
      const [first] = group
      if (first === undefined) return []
      const { product_id: id, variant_id: variant, sku, title, variant: words } = first.line
      const product = products.get(id)
      const qty = group.reduce((sum, { line }) => sum + line.qty, 0)
      const row = {
        shelf_code: shelfCodesOf(product)[0] ?? null,
        shelf_codes: shelfCodesOf(product),
        product_id: id,
        sku,
        title,
        variant: words,
        qty,
        orders: group.map(({ number, line }) => ({ number, qty: line.qty })),
      }
      return [{ row, missing: Math.max(0, qty - piecesOf(product, variant)) }]
    })
    const sorted = rows.toSorted((one, other) => byShelf(one.row.shelf_code, other.row.shelf_code))
    const short = sorted.flatMap(({ row: { sku, title, orders: wanting }, missing }) =>
      missing === 0 ? [] : [{ sku, title, missing, orders: wanting }],
    )
    return [
      world,
      ok({
        data: sorted.map(({ row }) => row),
        short,
        orders: orders.map(({ id, number, status }) => ({ id, number, status })),
      }),
    ]
  },
})

export const pickListEndpoints: readonly Endpoint[] = [pickList]
