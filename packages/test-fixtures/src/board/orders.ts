import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { withBoughtOrder } from '../world/orders/buyers.ts'
import { withCode } from '../world/orders/order-clock.ts'
import { orderNews } from '../world/orders/order-news.ts'
import { stockMovesOf } from '../world/orders/order-stock.ts'
import { orderById, ttnDeedsOf, withOrders } from '../world/orders/orders.ts'
import { buyerPaces, carrierPaces, type Supplier, supplierById, type World } from '../world/world.ts'
import { takes } from './takes.ts'

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))
const Script = v.array(v.object({ after: Milliseconds, code: v.pipe(v.string(), v.maxLength(20)) }))

/** Milliseconds between two buyers; a flood ends by itself. */
const waits = { minute: 60_000, flood: 100 }
const floodLength = 100

/** What buyers and the carrier do to orders, and the journals by which tests judge. */
export const addOrders = (app: Hono, sandbox: Sandbox): void => {
  const supplierIn = (id: string | undefined): Supplier => {
    const supplier = supplierById(sandbox.world(), Number(id))
    if (!supplier) throw new Error('There is no such supplier.')
    return supplier
  }
  const changed = (supplier: Supplier, change: (world: World) => World) => {
    const [before, now] = [sandbox.world(), sandbox.clock.now()]
    sandbox.setWorld(change)
    for (const one of orderNews(before, sandbox.world(), supplier, now)) if ('event' in one) sandbox.emit(one)
  }
  const buy = (supplier: Supplier) =>
    changed(supplier, (world) => withBoughtOrder(world, supplier, sandbox.clock.now()))

  app.post(
    '/suppliers/:id/orders',
    takes(v.object({ count: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(500)), 1) }), ({ count }, c) => {
      const supplier = supplierIn(c.req.param('id'))
      for (let at = 0; at < count; at += 1) buy(supplier)
    }),
  )

  let round = 0
  const follow = async (pace: keyof typeof waits, mine: number) => {
    for (let at = 0; pace === 'minute' || at < floodLength; at += 1) {
      await sandbox.clock.wait(waits[pace])
      const [supplier] = sandbox.world().suppliers
      if (mine !== round || sandbox.world().buyers !== pace || supplier === undefined) return
      buy(supplier)
    }
    sandbox.setWorld((world) => ({ ...world, buyers: 'none' }))
  }
  // A saved world goes on as it was left.
  const { buyers = 'none' } = sandbox.world()
  if (buyers !== 'none') void follow(buyers, round)
  app.put(
    '/buyers',
    takes(v.object({ pace: v.picklist(buyerPaces) }), ({ pace }) => {
      sandbox.setWorld((world) => ({ ...world, buyers: pace }))
      round += 1
      if (pace !== 'none') void follow(pace, round)
    }),
  )

  app.put(
    '/carrier-pace',
    takes(v.object({ state: v.picklist(carrierPaces), ms: v.optional(Milliseconds, 10_000) }), (carrierPace) =>
      sandbox.setWorld((world) => ({ ...world, carrierPace })),
    ),
  )
  app.put(
    '/carrier-script',
    takes(v.object({ codes: Script }), ({ codes: carrierScript }) =>
      sandbox.setWorld((world) => ({ ...world, carrierScript })),
    ),
  )
  app.post(
    '/suppliers/:id/carrier-code',
    takes(v.object({ order: v.string(), code: v.string() }), ({ order: named, code }, c) => {
      const supplier = supplierIn(c.req.param('id'))
      const order = orderById(sandbox.world(), supplier, named)
      if (!order?.shipment) throw new Error('There is no such order with a ТТН.')
      const now = sandbox.clock.now()
      changed(supplier, (world) => withOrders(world, supplier, [withCode(order, code, now)], now))
    }),
  )

  app.get('/suppliers/:id/ttn-journal', (c) => c.json(ttnDeedsOf(sandbox.world(), supplierIn(c.req.param('id')))))
  app.get('/suppliers/:id/stock-journal', (c) => c.json(stockMovesOf(sandbox.world(), supplierIn(c.req.param('id')))))
}
