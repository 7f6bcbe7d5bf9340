import { stockOf } from '../products/product-records.ts'
import { offered, productById, withProducts } from '../products/products.ts'
import type { Supplier, World } from '../world.ts'
import { withOtherSale } from './order-stock.ts'

/** An order takes pieces of a product without variants. */
export const withSale = (world: World, supplier: Supplier, id: number, pieces: number, now: number): World => {
  const product = productById(world, supplier, String(id))
  if (product === undefined || stockOf(product).quantity < pieces) return world
  const sold = offered(product, { quantity: product.quantity - pieces }, now)
  return withOtherSale(withProducts(world, supplier, [sold], { origin: 'order', now }), supplier, id, pieces, now)
}
