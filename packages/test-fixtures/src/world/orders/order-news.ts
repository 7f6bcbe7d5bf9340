import { type Broadcast, type Later, recordEvents } from '../events.ts'
import { productEvent, productsOf } from '../products/products.ts'
import { type Supplier, supplierById, type World } from '../world.ts'
import { orderAsOf } from './order-clock.ts'
import type { OrderRecord } from './order-records.ts'
import { newOrdersOf, ordersOf, withOrders } from './orders.ts'

/** What changed between two worlds, as events about orders, their ТТН, products and counts, and what follows later. */
export const orderNews = (
  before: World,
  after: World,
  supplier: Supplier,
  now: number,
): readonly (Broadcast | Later)[] => {
  const [was, is] = [ordersOf(before, supplier), ordersOf(after, supplier)]
  if (was === is) return []
  const channel = `private-customer.${supplier.id}`
  const known = new Map(was.map((order) => [order.id, order]))
  const orders = is.flatMap((order): readonly (Broadcast | Later)[] => {
    const old = known.get(order.id)
    if (old === order) return []
    const { id, version, carrier_version, shipment } = order
    if (old === undefined) return [{ channel, event: 'order.created', data: { id, version } }]
    const carried = {
      id,
      version,
      carrier_version,
      shipment_id: shipment?.id ?? null,
      carrier_code: shipment?.carrier_code ?? null,
      carrier_status: shipment?.carrier_status ?? null,
    }
    return [
      ...(old.version === version ? [] : [{ channel, event: 'order.changed', data: { id, version } }]),
      ...(old.carrier_version === carrier_version ? [] : [{ channel, event: 'order.carrier', data: carried }]),
      ...(order.ttns === old.ttns ? [] : carrierLater(after, supplier.id, order, now)),
    ]
  })
  const products = recordEvents(productEvent, supplier, productsOf(before, supplier), productsOf(after, supplier))
  const count = newOrdersOf(after, supplier)
  const isSame = count === newOrdersOf(before, supplier)
  return [...orders, ...products, ...(isSame ? [] : [{ channel, event: 'counts.changed', data: { orders: count } }])]
}

/** The world in which the clock has changed the orders, with the events about it. */
export const withOrdersAsOf = (
  world: World,
  supplierId: number,
  now: number,
): readonly [World, ...(Broadcast | Later)[]] => {
  const supplier = supplierById(world, supplierId)
  if (supplier === undefined) return [world]
  const changed = ordersOf(world, supplier).flatMap((order) => {
    const next = orderAsOf(order, now, world)
    return next === order ? [] : [next]
  })
  const next = withOrders(world, supplier, changed, now)
  return [next, ...orderNews(world, next, supplier, now)]
}

/** What the carrier says later about a ТТН that is being made now. */
const carrierLater = (world: World, supplierId: number, { shipment }: OrderRecord, now: number): readonly Later[] => {
  if (shipment === null || shipment.script_seen === null) return []
  const times = [shipment.answered_at - now, ...(world.carrierScript ?? []).map(({ after }) => after)]
  return times
    .filter((after) => after > 0)
    .map((after) => ({ after, step: (then, at) => withOrdersAsOf(then, supplierId, at) }))
}
