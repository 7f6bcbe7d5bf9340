import { activeVariants } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import type { Supplier, World } from '../world.ts'
import { newOrder, nextNumber } from './order-records.ts'
import { buyers, lineOf, placeAt } from './order-seeds.ts'
import { ordersOf, withOrders } from './orders.ts'

/** The world in which somebody has ordered a product that is on sale; unchanged when nothing is. */
export const withBoughtOrder = (world: World, supplier: Supplier, now: number): World => {
  const orders = ordersOf(world, supplier)
  const id = world.nextId
  const onSale = productsOf(world, supplier).filter((product) => product.status === 'active')
  const product = onSale[(id * 7) % Math.max(1, onSale.length)]
  const [name, phone] = buyers[id % buyers.length] ?? buyers[0]
  if (product === undefined) return world
  const hasVariants = activeVariants(product).length > 0
  const order = newOrder(
    {
      id,
      number: nextNumber(orders),
      source: 'marketplace',
      store_id: product.store_ids[0] ?? 70,
      buyer: { name, phone, orders_count: 1, refused_count: 0 },
      recipient: { name, phone },
      place: placeAt(id, id % 4 === 0 ? 'locker' : 'branch'),
      lines: [lineOf(product, id * 10, 1 + (id % 2), hasVariants ? 0 : undefined)],
      method: id % 3 > 0 ? 'cod' : 'liqpay',
      text: 'Замовлення створено',
    },
    now,
  )
  return withOrders({ ...world, nextId: id + 1 }, supplier, [order], now)
}
