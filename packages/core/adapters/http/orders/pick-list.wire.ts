import * as v from 'valibot'
import { JsonObject, Key, KnownCount, LaxText } from '../kit/kernel.wire.ts'
import { Filled, List } from './order-details.wire.ts'

const PickedFor = v.pipe(JsonObject, v.object({ number: Filled, qty: KnownCount }))

/** The goods that the supplier takes from the shelves for orders that are confirmed or being packed. */
export const PickListReply = v.pipe(
  JsonObject,
  v.object({
    data: List(
      v.pipe(
        JsonObject,
        v.object({
          shelf_code: LaxText,
          /** All shelves on which it lies; a server may name the first one only. */
          shelf_codes: List(Filled),
          sku: LaxText,
          title: Filled,
          variant: LaxText,
          qty: KnownCount,
          orders: List(PickedFor),
        }),
      ),
    ),
    short: List(
      v.pipe(JsonObject, v.object({ sku: LaxText, title: Filled, missing: KnownCount, orders: List(PickedFor) })),
    ),
    orders: List(v.pipe(JsonObject, v.object({ id: Key, number: Filled, status: Filled }))),
  }),
)
