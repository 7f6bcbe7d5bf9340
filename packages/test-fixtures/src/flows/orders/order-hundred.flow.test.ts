import { isNightly } from '@supplier/core/testing/nightly'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { withBoughtOrder } from '../../world/orders/buyers.ts'
import { inState, type OrderRecord } from '../../world/orders/order-records.ts'
import { placeAt } from '../../world/orders/order-seeds.ts'
import { ordersOf, withOrders } from '../../world/orders/orders.ts'
import { supplierById, type World } from '../../world/world.ts'
import { deedsIn, deskHarness, openDesk, ordersIn } from './order-desk.ts'

const count = isNightly() ? 100 : 20

const supplierIn = (world: World) => {
  const supplier = supplierById(world, 1)
  if (supplier === undefined) throw new Error('no supplier')
  return supplier
}

/** The world in which buyers have made so many orders that are confirmed and go to branches of the carrier. */
const withConfirmed = (world: World, now: number): World => {
  const known = new Set(ordersOf(world, supplierIn(world)).map(({ id }) => id))
  const ordered = Array.from({ length: count }).reduce<World>(
    (before) => withBoughtOrder(before, supplierIn(before), now),
    world,
  )
  const confirmed = ordersOf(ordered, supplierIn(ordered))
    .filter(({ id }) => !known.has(id))
    .map((order): OrderRecord => {
      const [line] = order.lines
      const lines = line ? [{ ...line, qty: 1 }] : []
      return { ...order, ...inState(order, 'confirmed', now), lines, place: placeAt(0) }
    })
  return withOrders(ordered, supplierIn(ordered), confirmed, now)
}

test(`${count} orders whose every second answer is lost after the carrier has acted have one waybill each`, async () => {
  let posts = 0
  const harness = deskHarness({
    between: async ({ method, path }, send) => {
      const response = await send()
      if (method === 'POST' && path.endsWith('/shipments') && ++posts % 2 === 1) throw new TypeError('reset')
      return response
    },
  })
  const before = new Set(ordersIn(harness).map(({ id }) => id))
  harness.sandbox.setWorld((world) => withConfirmed(world, harness.sandbox.clock.now()))
  const wanted = ordersIn(harness).filter(({ id }) => !before.has(id))
  expect(wanted).toHaveLength(count)
  const desk = await openDesk(harness)
  for (const { id } of wanted) {
    desk.tab.visit(`/orders?order=${id}&do=ttn`)
    await harness.quiet()
    await desk.confirm()
    await harness.pass(2000)
    expect([id, desk.command(), desk.shown()?.status]).toEqual([id, null, 'ready'])
  }
  expect(deedsIn(harness).map(({ order }) => order)).toEqual(wanted.map(({ id }) => id))
  expect(brokenInvariants(harness.sandbox.world())).toEqual([])
}, 60_000)
