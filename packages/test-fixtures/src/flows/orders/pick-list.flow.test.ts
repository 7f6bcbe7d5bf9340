import { sectionBeside } from '@supplier/core/kit/section/section.selectors'
import { type OrderClockActor, pickListIn } from '@supplier/core/orders/order-clock.machine'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { productsName, productsOf } from '../../world/products/products.ts'
import { withRecords } from '../../world/records.ts'
import { supplierById } from '../../world/world.ts'
import { deskHarness, openDesk, orderNumbered, ordersIn } from './order-desk.ts'

test('the pick list goes along the shelves, is printed, and then its orders are being packed', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness)
  const list = pickListIn((sectionBeside(desk.actor()) as unknown as OrderClockActor).getSnapshot())
  const shown = () => list?.getSnapshot()
  list?.send({ type: 'list.chosen' })
  await harness.quiet()
  const { rows = [], orders = [] } = shown()?.context.list ?? {}
  const wanted = ordersIn(harness).filter(({ status }) => ['confirmed', 'packing'].includes(status))
  expect(orders.map(({ number }) => number).toSorted()).toEqual(wanted.map(({ number }) => number).toSorted())
  const pieces = wanted.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0)
  expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces)
  const shelves = rows.flatMap(({ shelf }) => shelf ?? [])
  expect(shelves).toEqual(shelves.toSorted((one, other) => one.localeCompare(other, 'uk', { numeric: true })))
  expect(rows.map(({ shelf }) => shelf).lastIndexOf(shelves.at(-1) ?? null)).toBe(shelves.length - 1)

  list?.send({ type: 'print.chosen' })
  await harness.quiet()
  expect([desk.tab.printed, shown()?.value]).toEqual([['page'], { open: 'offering' }])
  list?.send({ type: 'pack.confirmed' })
  await harness.pass(1000)
  expect(shown()?.value).toBe('closed')
  expect(ordersIn(harness).filter(({ status }) => status === 'confirmed')).toEqual([])
  expect(brokenInvariants(harness.sandbox.world())).toEqual([])
})

test('a product on two shelves is on both', async () => {
  const harness = deskHarness()
  const wanted = ordersIn(harness).find(({ status }) => status === 'confirmed')?.lines[0]
  if (!wanted) throw new Error('no order to pick')
  const supplier = supplierById(harness.sandbox.world(), 1)
  if (!supplier) throw new Error('no supplier')
  const places = [7401, 7415].map((shelf_id) => ({ shelf_id, variant_id: null, qty: 1 }))
  harness.sandbox.setWorld((world) => {
    const products = productsOf(world, supplier)
    const placed = products.map((one) => (one.id === wanted.product_id ? { ...one, places } : one))
    return withRecords(world, supplier, productsName, placed)
  })
  const desk = await openDesk(harness)
  const list = pickListIn((sectionBeside(desk.actor()) as unknown as OrderClockActor).getSnapshot())
  list?.send({ type: 'list.chosen' })
  await harness.quiet()
  const row = list?.getSnapshot().context.list?.rows.find(({ sku }) => sku === wanted.sku)
  expect(row?.shelf).toMatch(/^[^,]+, [^,]+$/)
})

test('the list holds the orders of the store that is chosen in the top bar', async () => {
  const stores = async (path: string) => {
    const harness = deskHarness()
    const desk = await openDesk(harness, path)
    const list = pickListIn((sectionBeside(desk.actor()) as unknown as OrderClockActor).getSnapshot())
    list?.send({ type: 'list.chosen' })
    await harness.quiet()
    const { orders = [] } = list?.getSnapshot().context.list ?? {}
    return orders.map(({ number }) => orderNumbered(harness, number).store_id)
  }
  expect(new Set(await stores('/orders'))).toEqual(new Set([70, 71]))
  expect(new Set(await stores('/orders?store=71'))).toEqual(new Set([71]))
})
