import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { deskHarness, lacksTtn, openDesk, ordersIn } from './order-desk.ts'

const opened = async () => {
  const harness = deskHarness()
  const order = ordersIn(harness).find((one) => lacksTtn(one) && one.lines.length > 1)
  if (order === undefined) throw new Error('the seeds have no such order')
  const now = () => ordersIn(harness).find(({ id }) => id === order.id)
  return { harness, order, now, desk: await openDesk(harness, `/orders?order=${order.id}`) }
}

test('until there is a waybill, the recipient, the place and the quantities change, and the stock follows', async () => {
  const { harness, order, now, desk } = await opened()
  const [first, ...others] = order.lines
  desk.type({
    recipientPhone: '+38 067 123 45 67',
    settlement: { id: 'settlement-1', title: 'Київ' },
    warehouse: { id: 'settlement-1/23', title: 'Відділення №23' },
    lines: order.lines.map(({ id, title }, at) => ({ id: String(id), title, quantity: at === 0 ? '0' : '1' })),
  })
  await desk.submit()
  expect(desk.view().errors).toEqual({})
  expect(now()).toMatchObject({
    recipient: { name: order.recipient.name, phone: '380671234567' },
    place: { kind: 'branch', settlement: { title: 'Київ' }, warehouse: { title: 'Відділення №23' } },
  })
  expect(now()?.lines.map(({ id, qty }) => [id, qty])).toEqual(others.map(({ id }) => [id, 1]))
  expect(desk.shown()?.details?.lines.map(({ id }) => id)).not.toContain(String(first?.id))
  expect(brokenInvariants(harness.sandbox.world())).toEqual([])
})

test('more pieces than there are in stock are refused at the line, and nothing left is not sent', async () => {
  const { harness, order, desk } = await opened()
  const lines = (...typed: readonly string[]) =>
    order.lines.map(({ id, title }, at) => ({ id: String(id), title, quantity: typed[at] ?? '0' }))
  desk.type({ lines: lines() })
  await desk.submit()
  expect(desk.view().errors).toEqual({ 'lines.0.quantity': { key: 'kit.nothingLeft' } })
  expect(harness.sandbox.requests().filter(({ method }) => method === 'PATCH')).toEqual([])
  desk.type({ lines: lines('1', '999') })
  await desk.submit()
  expect(desk.view().errors).toMatchObject({ 'lines.1.qty': { text: expect.stringContaining('Є лише') } })
})

test('a change of the note alone sends nothing else of the order', async () => {
  const { harness, desk } = await opened()
  desk.type({ note: 'Зателефонувати після шостої' })
  await desk.submit()
  expect(harness.sandbox.requests().filter(({ method }) => method === 'PATCH')).toMatchObject([
    { fields: ['version', 'manager_note'] },
  ])
})

test('the last step is taken back for half an hour, and not longer', async () => {
  const { harness, order, now, desk } = await opened()
  const other = await openDesk(harness)
  await other.filter({ tab: 'new' })
  const [row] = other.rows()
  await other.choose('confirm', row?.id ?? '')
  const confirmed = await openDesk(harness, `/orders?order=${row?.id}`)
  expect(confirmed.shown()).toMatchObject({ status: 'confirmed', backTo: 'new' })
  await confirmed.choose('unconfirm', row?.id ?? '')
  expect(confirmed.shown()).toMatchObject({ status: 'new', backTo: null })
  expect([now()?.status, desk.shown()?.status]).toEqual([order.status, order.status])
  await confirmed.choose('confirm', row?.id ?? '')
  await harness.pass(30 * 60_000 + 1000)
  await confirmed.choose('unconfirm', row?.id ?? '')
  expect(confirmed.tab.sent().at(-1)).toBe('Повернути крок можна лише протягом 30 хвилин.')
  expect(brokenInvariants(harness.sandbox.world())).toEqual([])
})

test('the way back of a confirmed order asks, whatever the list shows by then', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness, '/orders?tab=new')
  const [row] = desk.rows()
  const id = row?.id ?? ''
  await desk.choose('confirm', id)
  expect(desk.tab.sent()).toEqual(['said.orderConfirmed'])
  expect(desk.rows().map((one) => one.id)).not.toContain(id)
  const back = await openDesk(harness, `/orders?tab=new&order=${id}&do=unconfirm`)
  expect([back.shown()?.status, back.command() !== null]).toEqual(['confirmed', true])
  await back.confirm()
  expect([back.shown()?.status, back.tab.sent()]).toEqual(['new', ['said.orderUnconfirmed']])
  // A step that can no longer be taken back is not asked about.
  const late = await openDesk(harness, `/orders?order=${id}&do=unconfirm`)
  expect([late.shown()?.status, late.command()]).toEqual(['new', null])
})

test('an order whose product is gone opens, says so, and can still be cancelled', async () => {
  const harness = deskHarness()
  const order = ordersIn(harness).find(
    ({ status, lines }) => status === 'new' && lines.some(({ product_id: id }) => id === 1999),
  )
  const desk = await openDesk(harness, `/orders?order=${order?.id}`)
  const gone = desk.shown()?.details?.lines.find(({ productId }) => productId === '1999')
  expect(gone).toMatchObject({ title: order?.lines.at(-1)?.title, inStock: null, shelves: [] })
  desk.actor().send({ type: 'command.chosen', command: 'confirm' as never, id: String(order?.id) })
  await harness.quiet()
  expect(desk.shown()?.status).toBe('new')
  desk.actor().send({ type: 'command.chosen', command: 'cancel' as never, id: String(order?.id) })
  await harness.quiet()
  desk.fill({ reason: 'out_of_stock' })
  await desk.confirm()
  expect(desk.shown()?.status).toBe('cancelled')
})
