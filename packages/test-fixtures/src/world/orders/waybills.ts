import { kyivDay } from '../days.ts'
import { sendersOf } from '../deliveries/deliveries.ts'
import type { ProductRecord } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import type { Supplier, World } from '../world.ts'
import { codOf, type OrderRecord, totalOf } from './order-records.ts'

const usualWeight = 0.5

/** The weight of a parcel with these goods, in kilograms. */
const weightOf = (order: OrderRecord, products: readonly ProductRecord[]): number => {
  const weights = order.lines.map(({ product_id: id, qty }) => {
    const weight = products.find((product) => product.id === id)?.weight
    return qty * (weight ?? usualWeight)
  })
  return Math.max(0.1, Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 10) / 10)
}

const biggest = (order: OrderRecord, products: readonly ProductRecord[]) => {
  const [first] = order.lines
  const size = products.find(({ id }) => id === first?.product_id)?.dimensions
  return size ? { length: size.l, width: size.w, height: size.h } : null
}

interface SenderDefaults {
  readonly payer?: string
  readonly payment?: string
  readonly cargo?: string
  readonly seats?: number | null
  readonly description?: string | null
}

/** The ТТН form as it begins: from the order, and from the sender of its store. */
export const waybillOf = (order: OrderRecord, world: World, supplier: Supplier, now: number) => {
  const senders = sendersOf(world, supplier)
  const ofStore = senders.find((one) => ((one['store_ids'] ?? []) as readonly number[]).includes(order.store_id))
  const sender = ofStore ?? senders.find((one) => one['is_default'] === true) ?? null
  const defaults = (sender?.['defaults'] ?? {}) as SenderDefaults
  const products = productsOf(world, supplier)
  return {
    sender: sender && { id: sender.id, title: String(sender['title']) },
    payer: defaults.payer ?? 'recipient',
    payment: defaults.payment ?? 'cash',
    cargo: defaults.cargo ?? 'parcel',
    weight: weightOf(order, products),
    seats: defaults.seats ?? 1,
    size: biggest(order, products),
    declared_value: totalOf(order),
    money_back: codOf(order) === 0 ? 'none' : order.payment.method === 'control' ? 'control' : 'cod',
    description: defaults.description ?? 'Товари для дому',
    ship_on: kyivDay(now),
  }
}
