import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { enterOrders as enter } from '../../sandbox/order-caller.ts'
import { ordersPath } from '../../world/orders/orders-path.ts'

const statuses =
  'new on_hold confirmed packing ready shipped arrived completed refused returning returned cancelled'.split(' ')

test.each(['default', 'thousands', 'brandNew', 'troubled'] as const)(
  'each tab of the world %s counts the orders of its list',
  async (scenario) => {
    const { list, call } = await enter({ scenario })
    const { counts, total } = (await call('GET', `${ordersPath}/counts`)).body
    const totalOf = async (query: string) => (await list(`?${query}`)).meta.total
    for (const status of statuses)
      expect([status, counts[status]]).toEqual([status, await totalOf(`filter[status][]=${status}`)])
    expect(counts.overdue).toBe(await totalOf('filter[overdue]=1'))
    expect(counts.all).toBe(await totalOf(''))
    expect(counts.refusals).toBe(
      await totalOf('filter[status][]=refused&filter[status][]=returning&filter[status][]=returned'),
    )
    expect(total).toBe(scenario === 'thousands' ? 5000 : scenario === 'brandNew' ? 0 : 46)
  },
)

test('the seeds have an order in every state, and some are overdue', async () => {
  const { call } = await enter()
  const { counts } = (await call('GET', `${ordersPath}/counts`)).body
  for (const status of statuses) expect([status, counts[status] > 0]).toEqual([status, true])
  expect([counts.new, counts.overdue > 2]).toEqual([12, true])
})

test('a row shows what the list needs, and the record all the rest', async () => {
  const { list, one } = await enter()
  const row = (await list('?search=104406')).data[0]
  expect(row).toMatchObject({
    number: '104406',
    status: 'new',
    store: { id: 70, title: 'Крамниця Олени' },
    buyer: { name: 'Марія Гончаренко', phone: '380671234518' },
    qty: 2,
    total: 580,
    cod_amount: 580,
    payment: { method: 'cod', status: 'unpaid' },
    delivery: { carrier: 'nova', city: 'Київ' },
    shipment: null,
  })
  const order = await one(row.id)
  expect(order.lines).toMatchObject([{ sku: 'KO-2011', qty: 2, price: 290, total: 580 }])
  expect(order.lines[0].in_stock).toBeGreaterThan(50)
  expect(order.sums).toMatchObject({ subtotal: 580, discount: 0, commission: 46.4, to_receive: 533.6 })
  expect(order.waybill).toMatchObject({ payer: 'recipient', seats: 1, declared_value: 580, money_back: 'cod' })
})

test.each([
  ['the number', '104406', '104406'],
  ['the number with its sign', '№104406', '104406'],
  ['the last digits of a phone', '4518', '104406'],
  ['a phone as it is shown', '+38(067)-123-45-18', '104406'],
  ['a name without its apostrophe', 'пятак', '104394'],
])('a search finds an order by %s', async (_, search, number) => {
  const { list } = await enter()
  const { data } = await list(`?search=${encodeURIComponent(search)}&per_page=100`)
  expect(data.map((order: { number: string }) => order.number)).toContain(number)
})

test('a search finds an order by its ТТН with spaces, and by an article', async () => {
  const { list, first } = await enter()
  const { number, shipment } = await first('filter[status][]=ready&filter[has_ttn]=1')
  const spaced = shipment.ttn.replace(/(\d{4})(?=\d)/g, '$1 ')
  const { data } = await list(`?search=${encodeURIComponent(spaced)}`)
  expect(data.map((order: { number: string }) => order.number)).toEqual([number])
  expect((await list('?search=KO-2011')).meta.total).toBe(6)
})

test.each([
  ['filter[store_id][]=71', 11],
  ['filter[payment_method][]=iban', 6],
  ['filter[payment_status][]=paid', 15],
  ['filter[carrier][]=ukrposhta', 2],
  ['filter[carrier][]=pickup', 4],
  ['filter[has_ttn]=1', 19],
  ['filter[total_from]=2000&filter[total_to]=3000', 6],
  ['filter[product_id]=2011', 6],
  ['filter[created_from]=2026-08-23', 7],
  ['filter[ended_from]=2026-08-21&filter[ended_to]=2026-08-21&filter[status][]=completed', 3],
  ['filter[shipped_from]=2026-08-22', 4],
  ['filter[category_id]=2', 21],
  ['filter[region_id]=1', 4],
  ['filter[reason][]=out_of_stock', 1],
  ['filter[ids][]=6100&filter[ids][]=6099', 2],
])('the filter %s lists %i orders', async (query, total) => {
  const { list } = await enter()
  expect((await list(`?${query}`)).meta.total).toBe(total)
})

test('the list is sorted by deadline, with those without one at its end', async () => {
  const { list } = await enter()
  const { data } = await list('?sort=deadline_at&per_page=100')
  const deadlines = data.map((order: { deadline_at: string | null }) => order.deadline_at ?? '~')
  expect(deadlines).toEqual(deadlines.toSorted())
})

test('a confirmed order reserves, a shipped one takes, a cancelled one gives back', async () => {
  const { call, first, to, one, sandbox } = await enter()
  const product = async () => (await call('GET', '/admin-suppliers/v1/products/2025')).body.data
  const before = await product()
  const { id } = await first('filter[product_id]=2025&filter[status][]=new&search=104401')
  await to(id, 'confirmed')
  expect(await product()).toMatchObject({ quantity: before.quantity, reserved: before.reserved + 1 })
  await to(id, 'packing')
  await to(id, 'ready')
  await to(id, 'completed')
  expect(await product()).toMatchObject({ quantity: before.quantity - 1, reserved: before.reserved })
  const { id: other } = await first('filter[status][]=packing&filter[product_id]=2009')
  await to(other, 'cancelled', { reason_code: 'buyer_request' })
  expect((await one(other)).history.at(-1).text).toBe('Скасовано: Прохання покупця')
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('what the stock does not hold is refused at its line', async () => {
  const { call, first, to } = await enter()
  const path = '/admin-suppliers/v1/products/2011/offer'
  await call('PATCH', path, { offer_version: 1, quantity: { set: 6, expected: 118 } })
  const { id } = await first('search=104406')
  const { status, body } = await to(id, 'confirmed')
  expect([status, body.errors]).toEqual([422, { 'lines.0.qty': ['Є лише 0 шт.'] }])
})

test('a line whose product is gone cannot be confirmed', async () => {
  const { first, to } = await enter()
  const { id, lines } = await first('filter[status][]=new&search=KO-1999')
  expect(lines.at(-1)).toMatchObject({ in_stock: null, shelf_codes: [], image: null })
  expect((await to(id, 'confirmed')).body.errors).toEqual({ 'lines.1.qty': ['Товару вже немає.'] })
})

test.each<[string, string, object, number, string | null]>([
  ['cancelled', 'filter[status][]=new', {}, 422, null],
  ['cancelled', 'filter[status][]=new', { reason_code: 'other', comment: 'ні' }, 422, null],
  ['cancelled', 'filter[status][]=ready&filter[has_ttn]=1', { reason_code: 'duplicate' }, 409, 'has_ttn'],
  ['shipped', 'filter[status][]=ready&filter[has_ttn]=1', {}, 409, 'carrier_reports'],
  ['new', 'filter[status][]=confirmed', {}, 409, 'too_late'],
  ['confirmed', 'filter[status][]=completed', {}, 409, 'finished'],
  ['packing', 'filter[status][]=new', {}, 409, 'not_allowed'],
])('the step to %s of %s with %j is refused with %i', async (status, query, more, code, reason) => {
  const { first, to, one } = await enter()
  const before = await first(query)
  const reply = await to(before.id, status, more)
  expect([reply.status, reply.body.details?.reason ?? null]).toEqual([code, reason])
  expect(await one(before.id)).toEqual(before)
})

test('a step is made once by its key, and refused in another version', async () => {
  const { call, first, sandbox } = await enter()
  const { id, version } = await first('search=104406')
  const sent = { client_key: 'a', version, to: 'confirmed' }
  const path = `${ordersPath}/${id}/transitions`
  const [one, again] = [await call('POST', path, sent), await call('POST', path, sent)]
  expect([again.status, again.body]).toEqual([200, one.body])
  expect((await call('POST', path, { ...sent, to: 'cancelled' })).body.errors).toHaveProperty('client_key')
  const late = await call('POST', path, { ...sent, client_key: 'b', to: 'cancelled', reason_code: 'duplicate' })
  expect([late.status, late.body.code, late.body.current.status]).toEqual([409, 'stale', 'confirmed'])
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('recipient, note and quantities change until a ТТН is there, and a line of none goes', async () => {
  const { call, first, sandbox } = await enter()
  const { id, version, lines } = await first('filter[status][]=confirmed&filter[product_id]=2014')
  const path = `${ordersPath}/${id}`
  const [bowl, cup, towel] = lines
  const changed = await call('PATCH', path, {
    version,
    recipient: { name: 'Олег Кравець', phone: '380671112244' },
    lines: [
      { id: bowl.id, qty: 0 },
      { id: cup.id, qty: 0 },
      { id: towel.id, qty: 5 },
    ],
  })
  expect(changed.body.data).toMatchObject({ recipient: { name: 'Олег Кравець' }, lines: [{ id: towel.id, qty: 5 }] })
  expect(changed.body.data.history.at(-1).text).toBe('Змінено отримувача. Змінено кількість товарів')
  const wrong = await call('PATCH', path, { version: version + 1, lines: [{ id: towel.id, qty: 500 }] })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['lines.0.qty']])
  const none = await call('PATCH', path, { version: version + 1, lines: [{ id: towel.id, qty: 0 }] })
  expect(Object.keys(none.body.errors)).toEqual(['lines.0.qty'])
  const phone = { version: version + 1, recipient: { name: 'Олег Кравець', phone: '123' } }
  expect((await call('PATCH', path, phone)).body.errors).toHaveProperty(['recipient.phone'])
  const ready = await first('filter[status][]=ready&filter[has_ttn]=1')
  const late = await call('PATCH', `${ordersPath}/${ready.id}`, { version: 1, recipient: phone.recipient })
  expect([late.status, late.body.details.reason]).toEqual([409, 'has_ttn'])
  expect((await call('PATCH', `${ordersPath}/${ready.id}`, { version: 1, manager_note: 'Так' })).status).toBe(200)
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('a cancelled order is restored as a copy with another number, once', async () => {
  const { call, first } = await enter()
  const { id, number } = await first('filter[status][]=cancelled')
  const [one, again] = [0, 1].map(() => call('POST', `${ordersPath}/${id}/copy`, { client_key: 'c' }))
  const copy = (await one)?.body.data
  expect(copy).toMatchObject({
    number: '104407',
    status: 'new',
    history: [{ text: `Відновлено із замовлення №${number}` }],
  })
  expect((await again)?.body.data.id).toBe(copy.id)
  expect((await call('GET', `${ordersPath}/by-key/c`)).body.data.id).toBe(copy.id)
  const open = await first('search=104406')
  expect((await call('POST', `${ordersPath}/${open.id}/copy`, { client_key: 'd' })).status).toBe(409)
})

test('money that came past the marketplace is marked by hand, once', async () => {
  const { first, step } = await enter()
  const { id, total } = await first('filter[payment_method][]=iban&filter[status][]=new')
  expect((await step(id, 'paid', { amount: total - 1 })).body.errors).toHaveProperty('amount')
  expect((await step(id, 'paid', { amount: total, comment: 'Виписка' })).body.data.payment.status).toBe('paid')
  expect((await step(id, 'paid', { amount: total })).body.details.reason).toBe('already_paid')
})

test('a returned order gives its goods back only when asked', async () => {
  const { first, to, sandbox } = await enter()
  const { id } = await first('filter[status][]=refused')
  await to(id, 'returned', { restock: true })
  const other = await first('filter[status][]=returning')
  await to(other.id, 'returned', { restock: false })
  expect(brokenInvariants(sandbox.world())).toEqual([])
})

test('a step is told with the order, its products and the counts of the sidebar', async () => {
  const { first, to, sandbox, call } = await enter()
  const { id } = await first('search=104406')
  const told: unknown[] = []
  sandbox.on(({ event, data }) => told.push([event, data]))
  await to(id, 'confirmed')
  expect(told).toEqual([
    ['order.changed', { id, version: 2 }],
    ['product.changed', { id: 2011, version: 1, offer_version: 2 }],
    ['counts.changed', { orders: 11 }],
  ])
  expect((await call('GET', '/admin-suppliers/v1/settings')).body.orders).toBe(11)
})
