import { importDrafts } from '@supplier/core/imports/import.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { withCategories } from '../../imports/import-records.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { bytesOf } from '../../world/jobs/jobs.ts'
import { productsOf, withProducts } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { realtimeOf } from '../kit/live.ts'
import { importIn } from './imports.ts'

const begin = (): Harness => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  return harness
}

const catalogueOf = ({ sandbox }: Harness) => {
  const world = sandbox.world()
  const supplier = supplierById(world, world.suppliers[0]?.id ?? 0)
  if (supplier === undefined) throw new Error('There is no supplier')
  return productsOf(world, supplier)
}

const header = 'Артикул;Назва;Категорія;Ціна;Залишок;Штрихкод'
const goods = (count: number, more: readonly string[] = []) =>
  [header, ...Array.from({ length: count }, (_, at) => `IMP-${at};Чашка ${at};Посуд;${100 + at};5;`), ...more].join(
    '\n',
  )

test('a file is imported step by step, and taken back', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = catalogueOf(harness)
  await page.choose(goods(10))
  expect(page.open()).toMatchObject({ step: 'columns', lacking: [] })
  expect(page.tab.address()).toMatch(/^\/products\/import\?import=\d+$/)
  const checked = await page.check()
  expect([checked.status, checked.counts]).toMatchObject(['ready', { created: 10, updated: 0, rejected: 0 }])
  expect(catalogueOf(harness)).toHaveLength(before.length)
  const done = await page.run()
  expect([done.status, done.canRollbackUntil === null]).toEqual(['completed', false])
  expect(catalogueOf(harness)).toHaveLength(before.length + 10)
  await page.command('rollback')
  expect((await page.after()).status).toBe('rolled_back')
  expect(catalogueOf(harness)).toEqual(before)
})

test('an import ends in products on sale: its drafts are counted with what they lack, and published together', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = new Set(catalogueOf(harness).map(({ id }) => id))
  await page.choose(goods(10))
  await page.check()
  await page.run()
  const drafts = importDrafts(page.actor)
  if (drafts === null) throw new Error('no drafts are offered')
  expect(drafts.getSnapshot().context.drafts).toMatchObject({ total: 10 })
  expect(drafts.getSnapshot().context.drafts?.lacks).toContainEqual({ problem: 'no_image', count: 10 })
  const imported = () => catalogueOf(harness).filter(({ id }) => !before.has(id))
  const [donor] = catalogueOf(harness).filter(({ images, attributes }) => images.length > 0 && attributes.length > 0)
  // The supplier has mended nine of them meanwhile.
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, world.suppliers[0]?.id ?? 0)
    if (supplier === undefined || donor === undefined) return world
    const mended = imported().slice(0, 9)
    const { images, category_id, attributes, description } = donor
    return withProducts(
      world,
      supplier,
      mended.map((one) => ({ ...one, images, category_id, attributes, description })),
    )
  })
  drafts.send({ type: 'publish.chosen' })
  await harness.quiet()
  expect(imported().filter(({ status }) => status === 'moderation')).toHaveLength(9)
  const { bulk } = drafts.getSnapshot().children
  expect(bulk?.getSnapshot().context.answer?.result).toMatchObject({
    done: 9,
    failed: [{ message: expect.stringContaining('фото') }],
  })
  bulk?.send({ type: 'dialog.dismissed' })
  await harness.quiet()
  expect(drafts.getSnapshot().context.drafts).toMatchObject({ total: 1 })
  expect(drafts.getSnapshot().context.drafts?.lacks).toContainEqual({ problem: 'no_image', count: 1 })
})

test('the columns step asks for the addresses of photos until a column has them', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose('Артикул;Назва;Категорія;Ціна;Картинка\nP-1;Чашка;Посуд;100;https://example.com/1.jpg')
  expect(page.open().photoColumns).toEqual(['Картинка'])
  await page.send({ type: 'column.mapped', column: 'Картинка', field: 'images' })
  expect(page.open().photoColumns).toEqual([])
})

test('thirty mistakes of five kinds in a thousand rows are mended for all, and nothing is refused', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = catalogueOf(harness)
  const wrong = [
    ...Array.from({ length: 10 }, (_, at) => `BAD-${at};Чашка;Посуд;дорого;1;`),
    ...Array.from({ length: 8 }, (_, at) => `BAD-1${at};Чашка;Посуд;10;багато;`),
    ...Array.from({ length: 6 }, (_, at) => `BAD-2${at};Чашка;Глечики-не-такі;10;1;`),
    ...Array.from({ length: 4 }, (_, at) => `BAD-3${at};Чашка;Посуд;10;-2;`),
    ...Array.from({ length: 2 }, (_, at) => `BAD-4${at};Чашка;Посуд;10;1;4,82E+12`),
  ]
  await page.choose(goods(970, wrong))
  const checked = await page.check()
  // A price or a category that nobody can read refuses its row; a stock or a bar code is left out of it, and said.
  expect(checked.details?.mistakes.map(({ level, rows }) => [level, rows])).toEqual([
    ['stop', 10],
    ['stop', 6],
    ['warning', 8],
    ['warning', 4],
    ['warning', 2],
  ])
  expect(checked.counts).toMatchObject({ rejected: 16, warnings: 14 })
  for (const mistake of checked.details?.mistakes ?? []) {
    await page.send({ type: 'mistake.opened', mistake })
    if (mistake.code === 'category_unknown')
      await page.send({ type: 'replacement.picked', category: { id: '211', title: 'Посуд' } })
    else await page.send({ type: 'replacement.typed', text: mistake.code === 'barcode_wrong' ? '4820000000093' : '10' })
    await page.send({ type: 'fix.confirmed' })
  }
  expect(page.open().found.counts).toMatchObject({ created: 1000, rejected: 0, warnings: 0 })
  expect(await page.run()).toMatchObject({ status: 'completed', counts: { created: 1000, rejected: 0 } })

  // Two products are edited meanwhile, and stay as they are.
  const edited = catalogueOf(harness).slice(-2)
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, world.suppliers[0]?.id ?? 0)
    if (supplier === undefined) throw new Error('There is no supplier')
    return withProducts(
      world,
      supplier,
      edited.map((product) => ({ ...product, title: 'Змінена', version: product.version + 1 })),
    )
  })
  await page.command('rollback')
  const ended = await page.after()
  expect(ended.details?.left.map(({ title }) => title)).toEqual(['Змінена', 'Змінена'])
  expect(catalogueOf(harness).map(({ id }) => id)).toEqual([...before, ...edited].map(({ id }) => id))
  expect(catalogueOf(harness).slice(0, before.length)).toEqual(before)
})

test('attributes and brands come with the goods, and a value that no list has is mended for all', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = catalogueOf(harness)
  await page.choose(
    [
      'Артикул;Назва;Категорія;Ціна;Виробник;Колір;Матеріал;Країна виробництва',
      'AT-1;Чашка;Посуд;100;Глиняна хата;Білий;Кераміка;Україна',
      'AT-2;Чашка;Посуд;100;Глиняна хата;Біленький;Кераміка;Україна',
      'AT-3;Чашка;Посуд;100;;Біленький;Кераміка;Україна',
    ].join('\n'),
  )
  const [mistake] = (await page.check()).details?.mistakes ?? []
  if (mistake === undefined) throw new Error('there is no mistake')
  expect(mistake).toMatchObject({ code: 'attribute_unknown_value', column: 'Колір', value: 'Біленький', rows: 2 })
  await page.send({ type: 'mistake.opened', mistake })
  await page.send({ type: 'replacement.typed', text: 'білий' })
  await page.send({ type: 'fix.confirmed' })
  const told = page.open().found.details?.sample[0]?.differences ?? []
  expect(told).toContainEqual({
    field: 'attributes',
    before: null,
    after: { kind: 'text', text: 'Країна виробництва: Україна; Колір: Білий; Матеріал: Кераміка' },
    written: null,
  })
  expect(await page.run()).toMatchObject({ status: 'completed', counts: { created: 3 } })
  const made = catalogueOf(harness).slice(before.length)
  expect(made.map(({ brand_id: brand }) => brand)).toEqual([702, 702, null])
  expect(new Set(made.map(({ attributes }) => JSON.stringify(attributes))).size).toBe(1)
  expect(made[0]?.attributes).toContainEqual({ attribute_id: 501, value: 5011 })
  await page.command('rollback')
  expect((await page.after()).status).toBe('rolled_back')
  expect(catalogueOf(harness)).toEqual(before)
})

test('columns and values that are named like methods of an object are imported like any other', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = catalogueOf(harness)
  await page.choose(
    [
      'Артикул;toString;Категорія;Ціна;constructor;__proto__;Валюта',
      'OBJ-1;valueOf;Посуд;100;7;hasOwnProperty;UAH',
      'OBJ-2;Чашка;constructor;100;8;__proto__;грн',
      'OBJ-3;Чашка;__proto__;100;8;__proto__;toString',
    ].join('\n'),
  )
  for (const [column, field] of [
    ['toString', 'title'],
    ['constructor', 'quantity'],
    ['__proto__', 'description'],
  ] as const)
    await page.send({ type: 'column.mapped', column, field })
  await page.send({ type: 'columns.confirmed' })
  const unmapped = page.open().found.details?.unmapped ?? []
  expect([page.open().step, unmapped.map(({ name }) => name).toSorted()]).toEqual([
    'categories',
    ['__proto__', 'constructor'],
  ])
  const category = { id: String(before[0]?.category_id), title: 'Обрана' }
  for (const { name } of unmapped) await page.send({ type: 'category.mapped', name, category })
  await page.send({ type: 'categories.confirmed' })
  const { details, counts } = await page.after(3000)
  expect(details?.mistakes.map(({ code, value }) => [code, value])).toEqual([['currency_unknown', 'toString']])
  expect(counts).toMatchObject({ created: 2, rejected: 1 })
  expect((await page.run()).counts).toMatchObject({ created: 2 })
  expect(
    catalogueOf(harness)
      .slice(before.length)
      .map(({ title, quantity, description }) => [title, quantity, description]),
  ).toEqual([
    ['valueOf', 7, 'hasOwnProperty'],
    ['Чашка', 8, '__proto__'],
  ])
})

test('another browser and a reload land in the same step with the same figures', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose(goods(5, ['W-1;Чашка;Невідома;1;1;']))
  const same = async () => {
    const other = await importIn(harness, harness.open(page.tab.address()))
    expect(other.open()).toMatchObject({ step: page.open().step, found: page.open().found })
  }
  await same()
  await page.send({ type: 'columns.confirmed' })
  expect(page.open().step).toBe('categories')
  await same()
  await page.send({ type: 'categories.confirmed' })
  await page.after(3000)
  expect(page.open().step).toBe('check')
  await same()
  await page.run()
  await same()
})

test('a start whose answer is lost, and a start in two tabs, run once', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose(goods(3))
  await page.check()
  const other = await importIn(harness, harness.open(page.tab.address()))
  const path = `/admin-suppliers/v1/imports/${page.actor.getSnapshot().context.id}/start`
  harness.sandbox.faults.add({ kind: 'applied-then-reset', method: 'POST', path })
  await page.send({ type: 'start.chosen' })
  await other.send({ type: 'start.chosen' })
  await page.after()
  await other.after(3000)
  expect(harness.sandbox.world().jobs.filter(({ task }) => task?.kind === 'import')).toHaveLength(1)
  expect([page.open().found.status, other.open().found.status]).toEqual(['completed', 'completed'])
})

test('a list that would empty most of the stock stops, and goes on after a yes alone', async () => {
  const harness = begin()
  const page = await importIn(harness)
  harness.sandbox.setWorld((world) => ({ ...world, priceList: 'truncated' }))
  await page.send({ type: 'type.chosen', importType: 'prices' })
  await page.send({ type: 'url.typed', url: 'https://shop.test/price-list.yml' })
  await page.send({ type: 'link.submitted' })
  const checked = await page.check()
  expect(checked.details?.jump).toMatchObject({ kind: 'stock' })
  expect(checked.details?.jump?.share).toBeGreaterThan(0.5)
  await page.send({ type: 'start.chosen' })
  expect(page.open().asks).toBe('jump')
  await page.send({ type: 'jump.declined' })
  expect((await page.after(3000)).status).toBe('ready')
  await page.send({ type: 'start.chosen' })
  await page.send({ type: 'jump.accepted' })
  expect((await page.after()).status).toBe('completed')
})

test.each([
  ['away', 'За цим посиланням файл не відповідає.'],
  ['login', 'Посилання просить увійти. Потрібне посилання, що відкривається без входу.'],
  ['page', 'За посиланням вебсторінка, а не прайс-лист.'],
  ['broken', 'Файл пошкоджено або він обривається.'],
] as const)('a link behind which is %s says so', async (priceList, text) => {
  const harness = begin()
  const page = await importIn(harness)
  harness.sandbox.setWorld((world) => ({ ...world, priceList }))
  await page.send({ type: 'url.typed', url: 'https://shop.test/price-list.yml' })
  await page.send({ type: 'link.submitted' })
  expect(page.open().found).toMatchObject({ status: 'failed', error: { message: text } })
})

test('an import that is stopped while it writes says what is written, and can be taken back', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = catalogueOf(harness)
  await page.choose(goods(80))
  await page.check()
  await page.send({ type: 'start.chosen' })
  await page.after(2000)
  await page.command('cancel')
  const stopped = await page.after(2500)
  expect([stopped.status, stopped.progress.processed > 0, stopped.progress.processed < 80]).toEqual([
    'cancelled',
    true,
    true,
  ])
  expect(catalogueOf(harness)).toHaveLength(before.length + stopped.progress.processed)
  await page.command('rollback')
  expect((await page.after()).status).toBe('rolled_back')
  expect(catalogueOf(harness)).toEqual(before)
})

test('a file that breaks off on its way is sent again as one import', async () => {
  const harness = begin()
  const page = await importIn(harness)
  harness.sandbox.faults.add({ kind: 'applied-then-reset', method: 'POST', path: '/admin-suppliers/v1/imports' })
  await page.choose(goods(3))
  expect(page.view()).toMatchObject({ state: 'file', isWaitingForLine: true })
  await harness.pass(5000)
  await harness.quiet()
  expect(page.open().step).toBe('columns')
  const [supplier] = harness.sandbox.world().suppliers
  expect(harness.sandbox.world().records['imports']?.[supplier?.id ?? 0]).toHaveLength(1)
})

test('a change whose answer is lost is found on the server, and is no change of somebody else', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose(goods(3))
  harness.sandbox.faults.add({ kind: 'applied-then-reset', method: 'PATCH', path: '/admin-suppliers/v1/imports/*' })
  const { counts, status } = await page.check()
  expect([status, counts.created, page.actor.getSnapshot().context.failure]).toEqual(['ready', 3, null])
  expect(harness.sandbox.requests().filter(({ method }) => method === 'PATCH')).toHaveLength(2)
})

test('an upload that meets the end of the sign-in offers a new one, and says that the file is to be chosen again', async () => {
  const harness = begin()
  const page = await importIn(harness)
  harness.sandbox.faults.add({ kind: 'status', status: 401, method: 'POST', path: '/admin-suppliers/v1/imports' })
  await page.choose(goods(3))
  await harness.quiet()
  const { refusal, failure } = page.actor.getSnapshot().context
  expect([page.tab.sent(), refusal, failure]).toEqual([['session.expired'], { key: 'imports.chooseAgain' }, null])
})

test('a press is heard while the import is read again', async () => {
  let release = () => {}
  let isHeld = false
  const harness = openHarness({
    scenario: 'default',
    between: async (call, send) => {
      if (isHeld && call.method === 'GET' && call.path.includes('/imports/'))
        await new Promise<void>((resolve) => (release = resolve))
      return send()
    },
  })
  onTestFinished(harness.closeAll)
  const page = await importIn(harness)
  await page.choose(goods(3))
  isHeld = true
  await page.send({ type: 'tab.shown' })
  isHeld = false
  await page.send({ type: 'columns.confirmed' })
  release()
  expect((await page.after(3000)).status).toBe('ready')
})

test('twenty thousand rows are imported', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = catalogueOf(harness).length
  await page.choose(goods(20_000))
  expect((await page.check()).counts.created).toBe(20_000)
  expect((await page.run()).status).toBe('completed')
  expect(catalogueOf(harness)).toHaveLength(before + 20_000)
}, 120_000)

test('a typed address is not left without a question', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.send({ type: 'url.typed', url: 'https://shop.test/price' })
  page.tab.app.send({ type: 'navigation.requested', location: { to: 'telegram-ads' } })
  await harness.quiet()
  expect(page.tab.address()).toBe('/products/import')
  await page.send({ type: 'url.typed', url: '' })
  page.tab.app.send({ type: 'navigation.requested', location: { to: 'telegram-ads' } })
  await harness.quiet()
  expect(page.tab.address()).not.toBe('/products/import')
})

test.each([true, false])(
  'with a socket: %s, the page follows a check and a run to their ends, and then asks for nothing',
  async (isLive) => {
    let sandbox: Sandbox | null = null
    const harness = openHarness({
      scenario: 'default',
      ...(isLive && { ports: { realtime: realtimeOf(() => sandbox) } }),
    })
    onTestFinished(harness.closeAll)
    sandbox = harness.sandbox
    const page = await importIn(harness)
    await page.choose(goods(80, ['BAD;Чашка;Посуд;дорого;1;']))
    await page.send({ type: 'columns.confirmed' })
    expect(page.open().found.status).toBe('checking')
    const checked = await page.after(4000)
    expect([checked.status, checked.counts]).toMatchObject(['ready', { created: 80, rejected: 1 }])
    await page.send({ type: 'start.chosen' })
    const running = await page.after(3500)
    expect([running.status, running.progress.processed > 0]).toEqual(['importing', true])
    const done = await page.after(8000)
    expect([done.status, done.counts]).toMatchObject(['partial', { created: 80, rejected: 1 }])
    harness.sandbox.clearRequests()
    await harness.pass(12_000)
    expect(harness.sandbox.requests().filter(({ path }) => path.includes('/imports'))).toEqual([])
  },
)

test('a category that is gone between the check and the start has its rows refused with the reason', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = catalogueOf(harness).length
  await page.choose(goods(2, ['LOST-1;Глечик;Мій розділ;300;1;']))
  await page.send({ type: 'columns.confirmed' })
  expect(page.open().step).toBe('categories')
  await page.send({ type: 'category.mapped', name: 'Мій розділ', category: { id: '211', title: 'Посуд' } })
  await page.send({ type: 'categories.confirmed' })
  expect((await page.after(3000)).counts).toMatchObject({ created: 3, rejected: 0 })
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    return supplier ? withCategories(world, supplier, [{ external_name: 'Мій розділ', category_id: 999_999 }]) : world
  })
  const done = await page.run()
  expect([done.status, done.counts]).toMatchObject(['partial', { created: 2, rejected: 1 }])
  expect(done.details?.rejected).toMatchObject([{ key: 'LOST-1', errors: [{ value: 'Мій розділ' }] }])
  expect(catalogueOf(harness)).toHaveLength(before + 2)
})

test('cells that begin like a formula stay text in the file of the refused rows', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose(goods(1, ['=HYPERLINK("http://evil.test");+380671112233;Посуд;дорого;1;']))
  await page.check()
  await page.run()
  const job = harness.sandbox.world().jobs.find(({ task }) => task?.kind === 'import')
  const csv = new TextDecoder().decode(job?.file ? bytesOf(job.file) : undefined)
  expect(csv).toContain(`'=HYPERLINK`)
  expect(csv).toContain(`'+380671112233`)
  expect(csv).not.toMatch(/(?:^|[;,\n"])[=+@]/m)
})
