import { ttnNoteAt } from '@supplier/core/orders/order-waybill.domain'
import { orders } from '@supplier/core/orders/orders.section'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { carrierSays, deedsIn, deskHarness, lacksTtn, openDesk, orderNumbered, ordersIn } from './order-desk.ts'

const pathOfTtn = (id: number) => `/orders?order=${id}&do=ttn`

test('the waybill of an order begins filled in, says its price, and leaves the order open with its number', async () => {
  const harness = deskHarness()
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.place.kind === 'branch')
  const desk = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  expect(desk.asked()).toMatchObject({
    command: 'ttn',
    values: { recipientName: order?.recipient.name, settlement: { title: order?.place.settlement?.title } },
  })
  await harness.pass(500)
  expect(desk.quote().answer).toMatchObject({ price: expect.any(Number), arrivesOn: expect.any(String) })
  await desk.confirm()
  expect(desk.command()).toBeNull()
  expect(desk.at()).toBe(`?order=${order?.id}`)
  expect(desk.shown()).toMatchObject({ status: 'ready', shipment: { ttn: expect.any(String), state: 'created' } })
  expect(deedsIn(harness)).toMatchObject([{ deed: 'created', order: order?.id }])
})

const kyiv23 = {
  settlement: { id: 'settlement-1', title: 'Київ' },
  warehouse: {
    id: 'settlement-1/23',
    title: 'Відділення №23',
    facts: { isLocker: false, weight: 30, sides: [120, 80, 80] },
  },
}

test('what the carrier refuses stands at its field before anything is sent, and is mended there', async () => {
  const harness = deskHarness()
  const { id } = orderNumbered(harness, '104390')
  const desk = await openDesk(harness, pathOfTtn(id))
  await harness.pass(500)
  const note = () => ttnNoteAt('warehouse', desk.asked().values, desk.quote())
  expect(note()).toEqual({ wrong: { text: 'Відділення тимчасово зачинене.' } })
  await desk.confirm()
  expect(desk.asked()).toMatchObject({
    errors: { warehouse: { text: 'Відділення тимчасово зачинене.' } },
    note: null,
    values: { weight: '0,8' },
  })
  desk.fill(kyiv23)
  await harness.pass(500)
  expect([note(), ttnNoteAt('weight', desk.asked().values, desk.quote())]).toMatchObject([null, { quote: {} }])
  await desk.confirm()
  expect(desk.shown()).toMatchObject({
    status: 'ready',
    details: { place: { warehouse: { title: 'Відділення №23' } } },
  })
})

test('a parcel locker asks for the sides of the parcel, and a branch does not', async () => {
  const harness = deskHarness()
  const { id } = orderNumbered(harness, '104391')
  const desk = await openDesk(harness, pathOfTtn(id))
  await desk.confirm()
  expect(Object.keys(desk.asked().errors)).toEqual(['length', 'width', 'height'])
  expect(harness.sandbox.requests().filter(({ method }) => method === 'POST')).toEqual([])
  desk.fill({ length: '30', width: '20', height: '10' })
  await desk.confirm()
  expect(desk.shown()).toMatchObject({ status: 'ready', details: { place: { kind: 'branch' } } })
  expect(orderNumbered(harness, '104391').place.kind).toBe('locker')
})

test('an answer that is lost after the carrier has acted never makes a second waybill', async () => {
  const lost = new Set<string>()
  const harness = deskHarness({
    between: async ({ method, path }, send) => {
      const response = await send()
      if (method !== 'POST' || !path.endsWith('/shipments') || lost.has(path)) return response
      lost.add(path)
      throw new TypeError('reset')
    },
  })
  const wanted = ordersIn(harness).filter((one) => lacksTtn(one) && one.place.kind !== 'locker')
  for (const { id, number } of wanted) {
    const desk = await openDesk(harness, pathOfTtn(id))
    if (number === '104390') desk.fill(kyiv23)
    await desk.confirm()
    await harness.pass(2000)
    expect([number, desk.command(), desk.shown()?.status]).toEqual([number, null, 'ready'])
    harness.leave(desk.tab)
  }
  expect(lost.size).toBe(wanted.length)
  expect(deedsIn(harness).map(({ order }) => order)).toEqual(wanted.map(({ id }) => id))
  expect(brokenInvariants(harness.sandbox.world())).toEqual([])
})

test('a waybill that the carrier is still making is followed, and not made again', async () => {
  const harness = deskHarness()
  harness.sandbox.setWorld((world) => ({ ...world, carrierPace: { state: 'slow', ms: 60_000 } }))
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.place.kind === 'branch')
  const desk = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  await desk.confirm()
  expect(desk.shown()).toMatchObject({ status: order?.status, shipment: { state: 'creating', ttn: null } })

  await harness.pass(46_000)
  const again = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  expect([again.command(), again.at()]).toEqual([null, `?order=${order?.id}`])
  harness.leave(again.tab)

  await harness.pass(20_000)
  expect(desk.shown()).toMatchObject({ status: 'ready', shipment: { state: 'created', ttn: expect.any(String) } })
  expect(deedsIn(harness)).toHaveLength(1)
})

test('a code of the carrier that comes before the answer to the creation moves the order, and nothing is made twice', async () => {
  const harness = deskHarness()
  harness.sandbox.setWorld((world) => ({ ...world, carrierPace: { state: 'slow', ms: 60_000 } }))
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.place.kind === 'branch')
  const desk = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  await desk.confirm()
  carrierSays(harness, order?.id ?? 0, '4')
  await harness.pass(5000)
  expect(desk.shown()).toMatchObject({ status: 'shipped', shipment: { carrierCode: '4', ttn: expect.any(String) } })
  await harness.pass(60_000)
  expect(desk.shown()?.status).toBe('shipped')
  expect(deedsIn(harness)).toHaveLength(1)
})

test('a waybill is deleted until the carrier has the parcel, and then another one can be made', async () => {
  const harness = deskHarness()
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.place.kind === 'branch')
  const desk = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  await desk.confirm()
  await desk.choose('removeTtn', String(order?.id))
  expect(desk.shown()).toMatchObject({ status: 'packing', shipment: null })
  await desk.choose('ttn', String(order?.id))
  expect(desk.shown()?.status).toBe('ready')
  expect(deedsIn(harness).map(({ deed }) => deed)).toEqual(['created', 'deleted', 'created'])
  carrierSays(harness, order?.id ?? 0, '5')
  await harness.pass(1000)
  expect(orders.commands.removeTtn.may(desk.shown() as never, [])).toBe(false)
})

test('a waybill that the carrier has meanwhile is not said to be deleted, and nothing is sent', async () => {
  const harness = deskHarness()
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.place.kind === 'branch')
  const desk = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  await desk.confirm()
  desk.actor().send({ type: 'command.chosen', command: 'removeTtn' as never, id: String(order?.id) })
  await harness.quiet()
  carrierSays(harness, order?.id ?? 0, '5')
  await harness.pass(1000)
  await desk.confirm()
  expect([desk.command(), desk.tab.sent().at(-1)]).toEqual([null, 'kit.outdated'])
  expect([desk.sent('DELETE'), deedsIn(harness).map(({ deed }) => deed)]).toEqual([[], ['created']])
})

test.each([
  ['while it is looked up', 10_000, { isLookingUp: true }],
  ['after its outcome stayed unknown', 46_000, { unclear: { key: 'kit.unclear' } }],
])('an order that shows its waybill is believed %s', async (_, passed, asked) => {
  let isDown = false
  const harness = deskHarness({
    between: async (call, send) => {
      if (!isDown || !call.path.includes('/orders')) return send()
      if (call.path.endsWith('/shipments')) await send()
      throw new TypeError('reset')
    },
  })
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.place.kind === 'branch')
  const desk = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  isDown = true
  await desk.confirm()
  await harness.pass(passed)
  expect(desk.asked()).toMatchObject(asked)
  isDown = false
  carrierSays(harness, order?.id ?? 0, '1')
  await harness.pass(2000)
  expect([desk.command(), desk.tab.sent().at(-1), deedsIn(harness).length]).toEqual([null, 'said.waybillMade', 1])
})

test('a recipient that another tab has changed meanwhile is taken over where nothing was typed', async () => {
  const harness = deskHarness()
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.place.kind === 'branch')
  const desk = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  desk.fill({ weight: '2' })
  const other = await openDesk(harness, `/orders?order=${order?.id}`)
  other.type({ recipientName: 'Ганна Інша', recipientPhone: '067 111 22 33' })
  await other.submit()
  await harness.pass(1000)
  expect(desk.asked().values).toMatchObject({
    recipientName: 'Ганна Інша',
    recipientPhone: '380671112233',
    weight: '2',
  })
  await desk.confirm()
  expect(desk.shown()).toMatchObject({ status: 'ready', details: { recipient: { name: 'Ганна Інша' } } })
})

test('a recipient that both tabs have changed is asked about at its field, and then sent as it was typed', async () => {
  const harness = deskHarness()
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.place.kind === 'branch')
  const desk = await openDesk(harness, pathOfTtn(order?.id ?? 0))
  desk.fill({ recipientName: 'Моя Людина' })
  const other = await openDesk(harness, `/orders?order=${order?.id}`)
  other.type({ recipientName: 'Ганна Інша' })
  await other.submit()
  await harness.pass(1000)
  expect(desk.asked()).toMatchObject({
    values: { recipientName: 'Моя Людина' },
    errors: { recipientName: { key: 'kit.changedElsewhere', values: { value: 'Ганна Інша' } } },
  })
  await desk.confirm()
  expect(desk.shown()).toMatchObject({ status: 'ready', details: { recipient: { name: 'Моя Людина' } } })
})
