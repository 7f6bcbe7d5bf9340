import * as v from 'valibot'
import type { OrderDetails } from '../../../src/orders/order-details.domain.ts'
import { JsonObject, KnownCount, KnownInstant, KnownKey, LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { KnownPlace, placeOf } from './order-place.wire.ts'
import { KnownWaybillDefaults, waybillDefaultsOf } from './order-waybill.wire.ts'

export const List = <Entry extends v.GenericSchema>(entry: Entry) => v.optional(v.fallback(v.array(entry), []), [])
export const Filled = v.optional(v.fallback(v.string(), ''), '')

const Line = v.pipe(
  JsonObject,
  v.object({
    id: KnownKey,
    product_id: KnownKey,
    variant: LaxText,
    title: Filled,
    sku: LaxText,
    image: LaxText,
    qty: KnownCount,
    price: KnownHryvnias,
    total: KnownHryvnias,
    shelf_codes: List(v.string()),
    in_stock: KnownCount,
  }),
)

const Event = v.pipe(JsonObject, v.object({ at: KnownInstant, origin: Filled, text: Filled }))

/** The fields that the answer for one order has beside those of a row in the list. */
export const orderDetailsEntries = {
  lines: v.optional(v.fallback(v.nullable(v.array(Line)), null), null),
  recipient: objectOrNull({ name: LaxText, phone: LaxText }),
  place: KnownPlace,
  waybill: KnownWaybillDefaults,
  sums: objectOrNull({
    subtotal: KnownHryvnias,
    discount: KnownHryvnias,
    delivery: KnownHryvnias,
    commission: KnownHryvnias,
    to_receive: KnownHryvnias,
  }),
  buyer_comment: LaxText,
  manager_note: LaxText,
  history: List(Event),
}
export type DetailsOnWire = v.InferOutput<v.ObjectSchema<typeof orderDetailsEntries, undefined>>

/** A list brings no lines, so it has no details either. */
export function orderDetailsOf(wire: DetailsOnWire): OrderDetails | null {
  const { lines, recipient, place, waybill, sums, buyer_comment, history } = wire
  if (lines === null) return null
  return {
    lines: lines.map((line) => ({
      id: line.id ?? '',
      productId: line.product_id,
      title: line.title,
      variant: line.variant,
      sku: line.sku,
      image: line.image,
      quantity: line.qty ?? 0,
      price: line.price,
      total: line.total,
      shelves: line.shelf_codes,
      inStock: line.in_stock,
    })),
    recipient: recipient && { name: recipient.name ?? '', phone: recipient.phone },
    place: placeOf(place),
    waybill: waybillDefaultsOf(waybill),
    sums: sums && {
      subtotal: sums.subtotal,
      discount: sums.discount,
      delivery: sums.delivery,
      commission: sums.commission,
      toReceive: sums.to_receive,
    },
    buyerComment: buyer_comment,
    history,
  }
}
