import type { ProductRecord } from '../../world/products/product-records.ts'
import { edited, productById, withProducts } from '../../world/products/products.ts'
import { seedTime } from '../../world/seed-time.ts'
import { supplierById } from '../../world/world.ts'
import type { Harness } from '../kit/harness.ts'

/** Changes a product of the first supplier on the server; returns what reads it there. */
export const storedProduct = ({ sandbox }: Harness, id: number, more: Partial<ProductRecord> = {}) => {
  const stored = () => {
    const world = sandbox.world()
    const supplier = supplierById(world, 1)
    return supplier && productById(world, supplier, String(id))
  }
  sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    const product = supplier && productById(world, supplier, String(id))
    return supplier && product ? withProducts(world, supplier, [edited(product, more, seedTime)]) : world
  })
  return stored
}
