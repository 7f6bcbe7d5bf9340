import { expect, onTestFinished, test } from 'vitest'
import { productsOf } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { importIn } from './imports.ts'

const begin = (): Harness => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  return harness
}

const productsIn = ({ sandbox }: Harness) => {
  const world = sandbox.world()
  const supplier = supplierById(world, world.suppliers[0]?.id ?? 0)
  return supplier === undefined ? [] : productsOf(world, supplier)
}

const bySku = (harness: Harness, sku: string) => productsIn(harness).find((one) => one.sku === sku)

const doubtful = 'Артикул;Назва;Категорія;Ціна;Залишок\nD-1;Чашка біла;Посуд;1,250;3\nD-2;Чашка синя;Посуд;3,400;4'

test('numbers that can be read in two ways are asked for once, before anything is checked', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose(doubtful)
  expect(page.open()).toMatchObject({
    step: 'columns',
    isWhole: false,
    found: { details: { doubts: [{ column: 'Ціна', samples: ['1,250', '3,400'] }] } },
  })
  // Nothing goes on without the answer.
  await page.send({ type: 'columns.confirmed' })
  expect(page.open().found.details?.isMapped).toBe(false)
  await page.send({ type: 'decimal.chosen', decimal: '.' })
  expect(page.open().isWhole).toBe(true)
  const { details } = await page.check()
  expect(details?.doubts).toEqual([])
  expect(details?.sample[0]?.differences.find(({ field }) => field === 'price')).toEqual({
    field: 'price',
    before: null,
    after: { kind: 'money', kopecks: 125_000 },
    written: '1,250',
  })
  await page.run()
  expect([bySku(harness, 'D-1')?.price, bySku(harness, 'D-2')?.price]).toEqual([1250, 3400])
})

test('a column of numbers that was mapped only now is asked about, too', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose(doubtful.replace('Ціна', 'Вартість'))
  expect(page.open().found.details?.doubts).toEqual([])
  await page.send({ type: 'column.mapped', column: 'Вартість', field: 'price' })
  await page.send({ type: 'columns.confirmed' })
  expect(page.open()).toMatchObject({ step: 'columns', isWhole: false, found: { details: { isMapped: false } } })
  await page.send({ type: 'decimal.chosen', decimal: ',' })
  await page.check()
  await page.run()
  expect(bySku(harness, 'D-1')?.price).toBe(1.25)
})

test('a file without categories gets one for all its products', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose('Артикул;Назва;Ціна\nO-1;Чашка біла;10')
  expect(page.open()).toMatchObject({ asksCategory: true, category: null, isWhole: false })
  await page.send({ type: 'category.chosen', category: { id: '211', title: 'Посуд' } })
  expect(page.open().isWhole).toBe(true)
  expect((await page.check()).details?.category?.id).toBe('211')
  await page.run()
  expect(bySku(harness, 'O-1')?.category_id).toBe(211)
})

test('a first row that is a product, and names that stand lower, are said by the supplier', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.choose('Прайс;2026\nпозиція;вартість\nN-1;10\nN-2;11')
  expect(page.open().found.details).toMatchObject({
    header: 'none',
    columns: [{ name: 'Стовпець 1' }, { name: 'Стовпець 2' }],
  })
  await page.send({ type: 'options.changed', options: { header: '2' } })
  expect(page.open().found.details).toMatchObject({
    header: '2',
    rows: 2,
    columns: [{ name: 'позиція' }, { name: 'вартість' }],
  })
})

test('prices and stock without a column of either cannot go on', async () => {
  const harness = begin()
  const page = await importIn(harness)
  await page.send({ type: 'type.chosen', importType: 'prices' })
  await page.choose('Артикул;Примітка\nKO-2003;нове')
  expect(page.open()).toMatchObject({ lacksOffer: true, isWhole: false })
  await page.send({ type: 'columns.confirmed' })
  expect(page.open()).toMatchObject({ step: 'columns', found: { status: 'mapping' } })
  await page.send({ type: 'column.mapped', column: 'Примітка', field: 'quantity' })
  expect(page.open().isWhole).toBe(true)
})

test('a category that was chosen for an earlier file is shown for the next one, and can be changed', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const list = (sku: string) => `Артикул;Назва;Категорія;Ціна\n${sku};Чашка біла;Глечики-не-такі;10`
  await page.choose(list('R-1'))
  await page.send({ type: 'columns.confirmed' })
  expect(page.open().step).toBe('categories')
  const category = { id: '211', title: 'Посуд' }
  await page.send({ type: 'category.mapped', name: 'Глечики-не-такі', category })
  await page.send({ type: 'categories.confirmed' })
  await page.after()
  await page.run()

  const next = await importIn(harness)
  await next.choose(list('R-2'))
  const { details } = await next.check()
  expect(details?.remembered).toMatchObject([{ name: 'Глечики-не-такі', rows: 1, category: { id: '211' } }])
  await next.send({ type: 'categories.reopened' })
  expect(next.open().step).toBe('categories')
  await next.send({ type: 'category.mapped', name: 'Глечики-не-такі', category: { id: '222', title: 'Пледи' } })
  await next.send({ type: 'categories.confirmed' })
  await next.after()
  await next.run()
  expect([bySku(harness, 'R-1')?.category_id, bySku(harness, 'R-2')?.category_id]).toEqual([211, 222])
})

test('rows of one group become one product with variants, and go with it when the import is taken back', async () => {
  const harness = begin()
  const page = await importIn(harness)
  const before = productsIn(harness)
  await page.choose(
    [
      'Артикул;Назва;Категорія;Ціна;Залишок;Група;Розмір',
      ...['S', 'M', 'L'].map((size, at) => `V-${size};Сукня літня;Сукні;${900 + at};${at};77;${size}`),
    ].join('\n'),
  )
  await page.check()
  await page.run()
  const made = productsIn(harness).filter(({ id }) => before.every((one) => one.id !== id))
  expect(
    made.map(({ title, variants }) => [title, variants.map(({ sku, price, quantity }) => [sku, price, quantity])]),
  ).toEqual([
    [
      'Сукня літня',
      [
        ['V-S', 900, 0],
        ['V-M', 901, 1],
        ['V-L', 902, 2],
      ],
    ],
  ])
  await page.command('rollback')
  await page.after()
  expect(productsIn(harness)).toEqual(before)
})

test('one odd file does not say for ever what a column is', async () => {
  const harness = begin()
  const goods = (sku: string) => `Артикул;Назва;Категорія;Ціна;Опт\n${sku};Чашка біла;Посуд;10;8`
  const run = async (sku: string, ...odd: readonly string[]) => {
    const page = await importIn(harness)
    await page.choose(goods(sku))
    for (const column of odd) {
      await page.send({ type: 'column.mapped', column: 'Ціна', field: null })
      await page.send({ type: 'column.mapped', column, field: 'price' })
    }
    await page.check()
    await page.run()
  }
  await run('M-1')
  await run('M-2')
  await run('M-3', 'Опт')
  const page = await importIn(harness)
  await page.choose(goods('M-4'))
  expect(page.open().mapping.find(({ column }) => column === 'Ціна')?.field).toBe('price')
})
