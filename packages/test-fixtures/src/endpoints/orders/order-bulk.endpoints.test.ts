import { jobsPath } from '@supplier/core/adapters/http/jobs/job.wire'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { enterOrders } from '../../sandbox/order-caller.ts'
import { ordersPath } from '../../world/orders/orders-path.ts'

const entered = async (options: Parameters<typeof enterOrders>[0] = {}) => {
  const orders = await enterOrders(options)
  const { call, list, sandbox } = orders
  let keys = 0
  const idsOf = async (query: string): Promise<readonly string[]> =>
    (await list(`?per_page=100&${query}`)).data.map(({ id }: { id: number }) => String(id))
  const bulk = (action: string, ids: readonly string[], params: object = {}) =>
    call('POST', `${ordersPath}/bulk`, { client_key: `bulk-${++keys}`, selection: { ids }, action, params })
  const jobOf = async (id: number) => (await call('GET', `${jobsPath}/${id}`)).body.data
  const passed = async (times = 10) => {
    for (let step = 0; step < times; step += 1) {
      sandbox.clock.move(500)
      await new Promise(setImmediate)
    }
  }
  const ended = async (id: number) => {
    await passed()
    return jobOf(id)
  }
  return { ...orders, idsOf, bulk, jobOf, ended, passed }
}

test('new orders are confirmed at once, except those that the stock does not hold, and nothing is undone', async () => {
  const { bulk, idsOf, one, sandbox } = await entered()
  const { status, body } = await bulk('confirm', await idsOf('filter[status][]=new'))
  expect([status, body.data.done.length, body.data.undo_until]).toEqual([200, 10, null])
  expect(body.data.failed).toMatchObject([
    { label: '№104398', code: 'invalid', field: 'lines.0.qty' },
    { label: '№104397', field: 'lines.1.qty' },
  ])
  expect((await one(body.data.done[0].id)).status).toBe('confirmed')
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('of two orders of the last pieces one is confirmed', async () => {
  const { bulk, idsOf, call, sandbox } = await entered()
  const stock = { offer_version: 1, quantity: { set: 8, expected: 118 } }
  await call('PATCH', '/admin-suppliers/v1/products/2011/offer', stock)
  const { done, failed } = (await bulk('confirm', await idsOf('filter[status][]=new&filter[product_id]=2011'))).body
    .data
  expect([done.length, failed.length]).toEqual([1, 1])
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('orders are cancelled with a reason, and not without one', async () => {
  const { bulk, idsOf } = await entered()
  const ids = await idsOf('filter[status][]=ready')
  expect((await bulk('cancel', ids)).status).toBe(422)
  const { done, failed } = (await bulk('cancel', ids, { reason_code: 'duplicate' })).body.data
  expect([done.length, failed.map(({ code }: { code: string }) => code)]).toEqual([1, Array(4).fill('has_ttn')])
})

test('many ТТН are the work of a job, and what the carrier refuses is named with its field', async () => {
  const { bulk, idsOf, ended, call, sandbox } = await entered()
  const ids = await idsOf('filter[status][]=confirmed&filter[status][]=packing')
  const { status, body } = await bulk('ttn', ids, { ship_on: '2026-08-24' })
  expect([status, body.data.title, body.data.total]).toEqual([202, 'Створення ТТН', 9])
  expect(await ended(body.data.id)).toMatchObject({ status: 'partial', undo_until: null })
  const { data } = (await call('GET', `${jobsPath}/${body.data.id}/rows?filter[outcome][]=failed`)).body
  expect(data).toMatchObject([
    { code: 'locker_needs_size', field: 'size', link: { route: 'orders', params: { order: expect.any(Number) } } },
    { code: 'warehouse_closed', field: 'place.warehouse' },
    { code: 'not_needed', field: null },
  ])
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('one size is taken for all parcels to lockers whose goods have none', async () => {
  const { bulk, idsOf, ended, call } = await entered()
  const ids = await idsOf('filter[status][]=confirmed&filter[status][]=packing')
  const size_if_missing = { length: 20, width: 20, height: 20 }
  const { id } = (await bulk('ttn', ids, { ship_on: '2026-08-24', size_if_missing })).body.data
  await ended(id)
  const { data } = (await call('GET', `${jobsPath}/${id}/rows?filter[outcome][]=failed`)).body
  expect(data.map(({ code }: { code: string }) => code)).toEqual(['warehouse_closed', 'not_needed'])
})

test('a job waits while the carrier is away, and goes on', async () => {
  const { bulk, idsOf, passed, jobOf, ended, sandbox } = await entered()
  const ids = await idsOf('filter[status][]=confirmed')
  const { id } = (await bulk('ttn', ids, { ship_on: '2026-08-24' })).body.data
  await passed(2)
  sandbox.setWorld((world) => ({ ...world, carrierAwaySince: sandbox.clock.now() }))
  await passed(2)
  expect(await jobOf(id)).toMatchObject({ status: 'waiting', processed: 2 })
  sandbox.setWorld((world) => ({ ...world, carrierAwaySince: null }))
  await passed(30)
  expect((await ended(id)).processed).toBe(5)
})

test.each([
  ['labels', { format: '100x100' }, 'Друк маркувань'],
  ['labels', { format: 'a4' }, 'Друк маркувань'],
  ['registry', {}, 'Реєстр передачі'],
])('%s with %j are one PDF of the orders with a ТТН', async (action, params, title) => {
  const { bulk, idsOf, ended, sandbox, one } = await entered()
  const ids = await idsOf('filter[status][]=ready')
  const { status, body } = await bulk(action, ids, params)
  expect([status, body.data.title, body.data.result]).toEqual([202, title, null])
  const { done, failed, result } = await ended(body.data.id)
  expect([done, failed]).toEqual([4, 1])
  const file = await sandbox.fetch(result.file.url)
  const text = await file.text()
  expect([file.headers.get('content-type'), text.slice(0, 8), text.length]).toEqual([
    'application/pdf',
    '%PDF-1.4',
    result.file.size,
  ])
  const { shipment, history } = await one(Number(ids[0]))
  expect([text.includes(shipment.ttn), history.at(-1).origin]).toEqual([true, 'supplier'])
  if (action === 'labels') expect(shipment.printed_at).not.toBeNull()
})

test('the pick list follows the shelves, with what lies on none last', async () => {
  const { call, sandbox } = await entered()
  const { data, short, orders } = (await call('GET', `${ordersPath}/pick-list`)).body
  const codes = data.map(({ shelf_code: code }: { shelf_code: string | null }) => code)
  const numeric = new Intl.Collator('uk', { numeric: true })
  const shelved = codes.filter((code: string | null) => code !== null)
  expect(shelved).toEqual(shelved.toSorted(numeric.compare))
  expect(codes).toEqual([...shelved, ...codes.filter((code: string | null) => code === null)])
  expect([short, orders.length]).toEqual([[], 9])
  const cups = data.find(({ sku }: { sku: string }) => sku === 'KO-2011')
  expect(cups).toMatchObject({ qty: 3, orders: [{ qty: 2 }, { qty: 1 }] })
  const ofStore = (await call('GET', `${ordersPath}/pick-list?store_id=71`)).body
  expect(ofStore.orders.length).toBeLessThan(orders.length)
  expect(sandbox.requests().length).toBeGreaterThan(0)
})

test('an export flattens what is nested', async () => {
  const { call, sandbox } = await entered()
  const columns = ['number', 'buyer', 'store', 'delivery', 'first_lines']
  const asked = { client_key: 'e', filter: { search: '104406' }, columns, format: 'csv', sort: '-created_at' }
  await call('POST', `${ordersPath}/export`, asked)
  const [job] = sandbox.world().jobs
  expect(job?.file).toMatchObject({
    rows: [
      [
        '104406',
        'Марія Гончаренко, 380671234518, 1, 0',
        'Крамниця Олени',
        'nova, Київ, Відділення №1',
        'Чашка ручної роботи, 350 мл',
      ],
    ],
  })
})
