import { productsPath } from '@supplier/core/adapters/http/products/products.wire'
import { expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox, type SandboxOptions } from '../../sandbox/sandbox.ts'
import { seedTime } from '../../world/seed-time.ts'

const enter = async (options: SandboxOptions = {}) => {
  const sandbox = createSandbox({ now: () => seedTime, ...options })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const list = async (query = '') => (await call('GET', `${productsPath}${query}`)).body
  const one = async (id: number) => (await call('GET', `${productsPath}/${id}`)).body.data
  return { sandbox, call, list, one }
}

const named = async (call: Caller, title: string) =>
  (await call('GET', `${productsPath}?search=${encodeURIComponent(title)}`)).body.data[0]

test('the list shows prices in hryvnias, stock, problems and pictures, page by page', async () => {
  const { list, sandbox } = await enter()
  const { data, meta } = await list('?sort=title&per_page=10')
  expect([data.length, meta.total, meta.last_page]).toEqual([10, 42, 5])
  const [sweater] = (await list('?search=%D0%A0%D0%B0%D1%85%D1%96%D0%B2')).data
  expect(sweater).toMatchObject({ price: 2290.5, quantity: 3, reserved: 1, status: 'active', offer_version: 1 })
  expect(sweater.category.path).toEqual(['Одяг', 'Жіночий одяг', 'Светри й кардигани'])
  const picture = await sandbox.fetch(sweater.image)
  expect([picture.headers.get('content-type'), (await picture.text()).startsWith('<svg')]).toEqual([
    'image/svg+xml',
    true,
  ])
})

test('each tab counts exactly the products that its filters list', async () => {
  const { call, list } = await enter()
  const { counts } = (await call('GET', `${productsPath}/counts`)).body
  const { meta: archived } = await list('?filter[status][]=archived')
  const { meta: rejected } = await list('?filter[status][]=rejected')
  const { meta: soldOut } = await list('?filter[availability][]=out_of_stock')
  expect([counts.archive, counts.rejected, counts.no_stock]).toEqual([archived.total, rejected.total, soldOut.total])
  expect(counts.all + counts.archive).toBe((await list()).meta.total)
})

test.each([
  ['?filter[category_id]=1', 8],
  ['?filter[category_id]=111', 2],
  ['?filter[brand][]=702', 5],
  ['?filter[store_id][]=71', 14],
  ['?filter[price_from]=2000&filter[price_to]=2500', 3],
  ['?filter[quantity_from]=100', 4],
  ['?filter[has_image]=0', 3],
  ['?filter[has_discount]=1', 5],
  ['?filter[problem][]=old_price_low', 1],
  ['?filter[problem][]=barcode_wrong', 1],
  ['?filter[ids][]=2001&filter[ids][]=2002', 2],
  ['?search=KO-2009', 1],
])('the filter %s lists %i products', async (query, total) => {
  const { list } = await enter()
  expect((await list(query)).meta.total).toBe(total)
})

test('a changed title of a product on sale waits for the marketplace and leaves the old one on sale', async () => {
  const { sandbox, call, one } = await enter()
  const { id, version, title } = await named(call, 'Глечик')
  const saved = await call('PATCH', `${productsPath}/${id}`, { version, title: 'Глечик глиняний, великий' })
  expect(saved.body.data).toMatchObject({ status: 'moderation_update', pending: { on_sale: { title } } })
  sandbox.clock.move(5 * 60_000)
  expect(await one(id)).toMatchObject({ status: 'active', pending: null, title: 'Глечик глиняний, великий' })
})

test('the marketplace rejects what the board says, with the fields to mend', async () => {
  const { sandbox, call, one } = await enter()
  sandbox.setWorld((world) => ({ ...world, moderation: { verdict: 'reject', fields: ['title', 'images'] } }))
  const { id } = await named(call, 'Грілка')
  await call('PATCH', `${productsPath}/${id}/offer`, { offer_version: 1, quantity: { set: 4, expected: 0 } })
  expect((await call('POST', `${productsPath}/${id}/publish`, { version: 1 })).body.data.status).toBe('moderation')
  sandbox.clock.move(5 * 60_000)
  const { status, moderation, problems } = await one(id)
  expect([status, moderation.fields.length, problems.includes('moderation_rejected')]).toEqual(['rejected', 2, true])
})

test('an unfinished draft is not published, and every field that lacks something is named', async () => {
  const { call } = await enter()
  const { id } = await named(call, 'Шкарпетки')
  const { status, body } = await call('POST', `${productsPath}/${id}/publish`, { version: 1 })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['images', 'category_id', 'description']])
})

test('a quantity is set against the one that was seen, never below what orders hold', async () => {
  const { call } = await enter()
  const { id } = await named(call, 'Рахів')
  const path = `${productsPath}/${id}/offer`
  const stale = await call('PATCH', path, { offer_version: 1, quantity: { set: 9, expected: 4 } })
  expect([stale.status, stale.body.current.quantity]).toEqual([409, 3])
  const below = await call('PATCH', path, { offer_version: 1, quantity: { by: -3 } })
  expect([below.status, Object.keys(below.body.errors)]).toEqual([422, ['quantity']])
  const done = await call('PATCH', path, { offer_version: 1, quantity: { set: 9, expected: 3 } })
  expect(done.body.data).toMatchObject({ offer_version: 2, quantity: 9 })
})

test('a change of the offer is told with its version and the row, and leaves the version of the texts alone', async () => {
  const { sandbox, call } = await enter()
  const { id } = await named(call, 'Рахів')
  const events: unknown[] = []
  sandbox.on(({ event, data }) => events.push([event, data]))
  await call('PATCH', `${productsPath}/${id}/offer`, { offer_version: 1, price: 2300 })
  expect(events).toMatchObject([
    ['product.changed', { id, version: 1, offer_version: 2, row: { price: 2300, version: 1 } }],
  ])
})

test('a copy is a draft with pictures and without codes', async () => {
  const { call } = await enter()
  const { id } = await named(call, 'Kobza Air')
  const { body } = await call('POST', `${productsPath}/${id}/copy`, { client_key: 'k', with_images: true })
  expect(body.data).toMatchObject({ status: 'draft', sku: null, barcode: null, price: 1799 })
  expect(body.data.images.length).toBeGreaterThan(0)
})

test('an article code belongs to one product', async () => {
  const { call } = await enter()
  const { body, status } = await call('PATCH', `${productsPath}/2001`, { version: 1, sku: 'KO-2009' })
  expect([status, body.details]).toEqual([422, { sku: 'KO-2009', product_id: 2009 }])
})

test('ten thousand products are filtered, sorted and found', async () => {
  const { list, call } = await enter({ scenario: 'thousands' })
  expect((await list('?sort=-price&per_page=100')).data.length).toBe(100)
  expect((await call('GET', `${productsPath}/counts?search=%D0%B3%D0%BB%D0%B5%D1%87%D0%B8%D0%BA`)).body.total).toBe(238)
})

test('a file of products has codes, and words in place of the names of states', async () => {
  const { call, sandbox } = await enter()
  const columns = ['title', 'sku', 'barcode', 'category', 'price', 'status']
  const body = { client_key: 'key', filter: { search: 'Рахів' }, columns, format: 'csv', sort: '' }
  await call('POST', `${productsPath}/export`, body)
  const file = sandbox.world().jobs[0]?.file
  const { header, rows } = file && 'rows' in file ? file : { header: [], rows: [] }
  expect(header).toEqual(['Назва', 'Артикул', 'Штрихкод', 'Категорія', 'Ціна, грн', 'Стан'])
  const [row] = rows
  expect(row?.slice(3)).toEqual(['Одяг › Жіночий одяг › Светри й кардигани', 2290.5, 'Активний'])
  expect(String(row?.[1])).toMatch(/\S/)
})
