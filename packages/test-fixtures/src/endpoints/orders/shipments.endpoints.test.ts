import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { enterOrders } from '../../sandbox/order-caller.ts'
import { liveTtn } from '../../world/orders/order-records.ts'
import { ordersOf, ttnDeedsOf } from '../../world/orders/orders.ts'
import { ordersPath } from '../../world/orders/orders-path.ts'
import { type Supplier, supplierById, type World } from '../../world/world.ts'

const supplierIn = (world: World) => supplierById(world, 1) as Supplier

const branch = 'filter[status][]=confirmed&filter[product_id]=2021'

/** An order with the ТТН form as it begins. */
const opened = async (query = branch) => {
  const entered = await enterOrders()
  const { id } = await entered.first(query)
  const formOf = async (more: object = {}) => {
    const { waybill, recipient, place } = await entered.one(id)
    const { sender: _, ...form } = waybill
    return { recipient, place, ...form, ...more }
  }
  const create = async (more: object = {}) => entered.step(id, 'shipments', await formOf(more))
  const quote = async (more: object = {}) =>
    entered.call('POST', `${ordersPath}/${id}/shipments/quote`, await formOf(more))
  const set = (change: Partial<World>) => entered.sandbox.setWorld((world) => ({ ...world, ...change }))
  const order = () => entered.one(id)
  return { ...entered, id, formOf, create, quote, set, order }
}

test('a ТТН is quoted, created and told, and the order is ready', async () => {
  const { quote, create, sandbox, id } = await opened()
  expect((await quote({ weight: 3 })).body.data).toEqual({ price: 90, estimated_on: '2026-08-25' })
  const told: unknown[] = []
  sandbox.on(({ event }) => told.push(event))
  const { body } = await create()
  expect(body.data).toMatchObject({
    status: 'ready',
    version: 2,
    shipment: { state: 'created', carrier: 'nova', carrier_code: '1', price: 90 },
  })
  expect(body.data.shipment.ttn).toMatch(/^\d{14}$/)
  expect(told).toEqual(['order.changed'])
  const world = sandbox.world()
  expect(ttnDeedsOf(world, supplierIn(world))).toMatchObject([{ deed: 'created', order: id }])
})

test.each<[string, object, string, number, string | null]>([
  ['a weight of nothing', { weight: 0 }, branch, 422, 'weight'],
  ['a declared value of nothing', { declared_value: 0 }, branch, 422, 'declared_value'],
  ['a day that has passed', { ship_on: '2026-08-22' }, branch, 422, 'ship_on'],
  ['a wrong phone', { recipient: { name: 'Олег Кравець', phone: '12' } }, branch, 422, 'recipient.phone'],
  ['a weight above the limit', { weight: 31 }, branch, 424, 'weight'],
  [
    'too low a declared value',
    { declared_value: 10 },
    'filter[status][]=confirmed&filter[product_id]=2004',
    424,
    'declared_value',
  ],
  ['a closed branch', {}, 'filter[status][]=confirmed&filter[product_id]=2008', 424, 'place.warehouse'],
  ['a locker without a size', { size: null }, 'filter[status][]=confirmed&filter[product_id]=2014', 424, 'size'],
  ['two seats for a locker', { seats: 2 }, 'filter[status][]=confirmed&filter[product_id]=2014', 424, 'seats'],
])('%s is refused at its field, by the quote and by the creation', async (_, more, query, status, field) => {
  const { quote, create, order } = await opened(query)
  for (const reply of [await quote(more), await create(more)])
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([status, [field]])
  expect((await order()).shipment).toBeNull()
})

test.each([
  ['warehouse_closed', 'place.warehouse'],
  ['money_back_too_high', 'money_back'],
  ['20000200068', undefined],
])('the refusal %s of the board names the field %s', async (code, field) => {
  const { create, set } = await opened()
  set({ carrierRefusal: code })
  const { status, body } = await create()
  expect([status, body.code, body.details.provider_code, Object.keys(body.errors ?? {})[0]]).toEqual([
    424,
    'provider_refused',
    code,
    field,
  ])
})

test('a carrier that is away answers nothing, and creates nothing', async () => {
  const { create, quote, set, order } = await opened()
  set({ carrierAwaySince: 1 })
  expect([(await create()).status, (await quote()).body.code]).toEqual([503, 'provider_away'])
  expect((await order()).shipment).toBeNull()
})

test('a lost and a doubled answer leave one ТТН', async () => {
  const { call, formOf, id, sandbox } = await opened()
  const path = `${ordersPath}/${id}/shipments`
  const sent = { client_key: 'same', version: 1, ...(await formOf()) }
  sandbox.faults.add({ kind: 'applied-then-reset', method: 'POST', path })
  await expect(call('POST', path, sent)).rejects.toThrow()
  const replies = [await call('POST', path, sent), await call('POST', path, sent)]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const other = await call('POST', path, { ...sent, client_key: 'other', version: 2 })
  expect([other.status, other.body.details.reason]).toEqual([409, 'has_ttn'])
  const world = sandbox.world()
  expect(ttnDeedsOf(world, supplierIn(world))).toHaveLength(1)
  expect(brokenInvariants(world)).toEqual([])
})

test.each(['slow', 'loses'] as const)('a carrier that is %s creates later, with an event', async (state) => {
  const { create, set, order, sandbox, call, formOf, id } = await opened()
  set({ carrierPace: { state, ms: 10_000 } })
  const told: string[] = []
  expect((await create()).body.data).toMatchObject({ status: 'confirmed', shipment: { state: 'creating', ttn: null } })
  const again = { client_key: 'again', version: 2, ...(await formOf()) }
  expect((await call('POST', `${ordersPath}/${id}/shipments`, again)).body.details.reason).toBe('has_ttn')
  sandbox.on(({ event }) => void told.push(event))
  sandbox.clock.move(state === 'slow' ? 10_000 : 60_000)
  await new Promise(setImmediate)
  expect(told).toEqual(['order.carrier'])
  expect(await order()).toMatchObject({ version: 2, status: 'ready', shipment: { state: 'created' } })
})

test('a code that comes before the answer also answers', async () => {
  const { create, set, order, sandbox } = await opened()
  set({ carrierPace: { state: 'slow', ms: 60_000 } })
  await create()
  const { withCode } = await import('../../world/orders/order-clock.ts')
  const { withOrders } = await import('../../world/orders/orders.ts')
  sandbox.setWorld((world) => {
    const creating = ordersOf(world, supplierIn(world)).find(({ shipment }) => shipment?.state === 'creating')
    return creating ? withOrders(world, supplierIn(world), [withCode(creating, '5', sandbox.clock.now())], 0) : world
  })
  expect(await order()).toMatchObject({ status: 'shipped', shipment: { state: 'created', carrier_code: '5' } })
  sandbox.clock.move(60_000)
  expect((await order()).status).toBe('shipped')
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('the carrier reports by its script, and leaves the version of what people edit', async () => {
  const { create, set, order, sandbox } = await opened()
  const hour = 3_600_000
  set({ carrierScript: ['4', '112', '7', '999', '11', '102'].map((code, at) => ({ after: (at + 1) * hour, code })) })
  await create()
  const seen: unknown[] = []
  for (let at = 0; at < 6; at += 1) {
    sandbox.clock.move(hour)
    await new Promise(setImmediate)
    const { status, version, shipment } = await order()
    seen.push([status, version, shipment.carrier_code])
  }
  expect(seen).toEqual([
    ['shipped', 2, '4'],
    ['shipped', 2, '112'],
    ['arrived', 2, '7'],
    ['arrived', 2, '999'],
    ['completed', 2, '11'],
    ['completed', 2, '102'],
  ])
  expect((await order()).payment.status).toBe('paid')
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('a ТТН is deleted until the carrier has the parcel, and another is made', async () => {
  const { create, call, id, first, sandbox } = await opened()
  const { shipment } = (await create()).body.data
  const path = `${ordersPath}/${id}/shipments/${shipment.id}`
  expect((await call('DELETE', path)).body.data).toMatchObject({ status: 'packing', shipment: null })
  expect((await call('DELETE', path)).status).toBe(200)
  const next = (await create()).body.data.shipment
  expect(next.ttn).not.toBe(shipment.ttn)
  const shipped = await first('filter[status][]=shipped&filter[carrier][]=nova')
  const late = await call('DELETE', `${ordersPath}/${shipped.id}/shipments/${shipped.shipment.id}`)
  expect([late.status, late.body.details.reason]).toEqual([409, 'already_handed'])
  const world = sandbox.world()
  expect(ttnDeedsOf(world, supplierIn(world)).map(({ deed }) => deed)).toEqual(['created', 'deleted', 'created'])
  expect(brokenInvariants(world)).toEqual([])
})

test('a number made elsewhere is attached once, and never that of another order', async () => {
  const { step, first, id, one } = await opened()
  const manual = (ttn: string, carrier = 'nova') => step(id, 'shipments/manual', { carrier, ttn })
  expect((await manual('123')).body.errors).toEqual({ ttn: ['ТТН має містити 14 цифр.'] })
  const { number, shipment } = await first('filter[status][]=ready&filter[has_ttn]=1')
  const taken = await manual(shipment.ttn)
  expect([taken.status, taken.body.code, taken.body.details.number]).toEqual([422, 'ttn_of_other_order', number])
  await manual('2045 1234 5678 90')
  expect(await one(id)).toMatchObject({ status: 'ready', shipment: { state: 'attached', ttn: '20451234567890' } })
  expect((await manual('20451234567891')).body.details.reason).toBe('has_ttn')
})

test('the own courier is attached under any number', async () => {
  const { step, id, one } = await opened()
  await step(id, 'shipments/manual', { carrier: 'courier', ttn: 'Марія-5' })
  expect(await one(id)).toMatchObject({ status: 'ready', shipment: { carrier: 'courier', ttn: 'МАРІЯ-5' } })
})

test('of a hundred creations of which every second answer is lost, each order has one ТТН', async () => {
  const { sandbox, list, one, call } = await enterOrders({ scenario: 'thousands' })
  const { data: all } = await list('?filter[status][]=confirmed&per_page=100')
  let at = 0
  for (const { id } of all) {
    const { waybill, recipient, place, version } = await one(id)
    const { sender: _, ...form } = waybill
    const size = { length: 20, width: 20, height: 10 }
    const sent = { client_key: `k-${id}`, version, recipient, place, ...form, size }
    const path = `${ordersPath}/${id}/shipments`
    if (at++ % 2 === 0) sandbox.faults.add({ kind: 'applied-then-reset', method: 'POST', path })
    const first = await call('POST', path, sent).catch(() => null)
    if (first === null) expect((await call('POST', path, sent)).status).not.toBe(409)
  }
  const world = sandbox.world()
  const asked = new Set(all.map(({ id }: { id: number }) => id))
  const live = ordersOf(world, supplierIn(world)).filter((order) => asked.has(order.id) && liveTtn(order) !== null)
  expect(ttnDeedsOf(world, supplierIn(world))).toHaveLength(live.length)
  expect([all.length, live.length]).toEqual([100, 80])
  expect(brokenInvariants(world)).toEqual([])
})
