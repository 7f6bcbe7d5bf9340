import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { withSale } from '../world/orders/product-sales.ts'
import { productById, productEvent } from '../world/products/products.ts'
import { supplierById } from '../world/world.ts'
import { takes } from './takes.ts'

const Sale = v.object({ product: v.string(), pieces: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** What happens to products while they are edited: an order takes pieces, and pictures cannot be fetched. */
export const addProducts = (app: Hono, sandbox: Sandbox): void => {
  app.put(
    '/pictures',
    takes(v.object({ areAway: v.boolean() }), ({ areAway }) =>
      sandbox.setWorld((world) => ({ ...world, arePicturesAway: areAway })),
    ),
  )

  app.post(
    '/suppliers/:id/sale',
    takes(Sale, ({ product: named, pieces }, c) => {
      const supplierIn = () => supplierById(sandbox.world(), Number(c.req.param('id')))
      const productIn = () => {
        const supplier = supplierIn()
        return supplier && productById(sandbox.world(), supplier, named)
      }
      const [supplier, before] = [supplierIn(), productIn()]
      if (!supplier || !before) throw new Error('There is no such product.')
      sandbox.setWorld((world) => withSale(world, supplier, before.id, pieces, sandbox.clock.now()))
      const { id, version, offer_version } = productIn() ?? before
      if (offer_version === before.offer_version) throw new Error('There are not so many pieces.')
      const channel = `private-customer.${supplier.id}`
      sandbox.emit({ channel, event: productEvent, data: { id, version, offer_version } })
    }),
  )
}
