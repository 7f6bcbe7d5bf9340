import { selectProductLog } from '@supplier/core/product-editor/product-log.selectors'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { withSale } from '../../world/orders/product-sales.ts'
import { productById } from '../../world/products/products.ts'
import { seedTime } from '../../world/seed-time.ts'
import type { Supplier } from '../../world/world.ts'
import { gridIn, gridSections } from '../kit/grids.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'
import { openEditor } from './editor.ts'

const [section] = gridSections.filter(({ id }) => id === 'products')
if (section === undefined) throw new Error('there is no list with prices')

const started = () => {
  const harness = openHarness()
  onTestFinished(harness.closeAll)
  return harness
}

const supplierIn = ({ sandbox }: Harness): Supplier => sandbox.world().suppliers.find(({ id }) => id === 1) as Supplier

const productIn = (harness: Harness, id: number) => {
  const found = productById(harness.sandbox.world(), supplierIn(harness), String(id))
  if (found === undefined) throw new Error(`there is no product ${id}`)
  return found
}

const logOf = async (harness: Harness, address: string) => {
  const editor = await openEditor(harness, address)
  const actor = () => productEditorParts(editor.actor().getSnapshot()).log
  const view = () => {
    const open = actor()
    return open && selectProductLog(editor.actor().getSnapshot(), open.getSnapshot())
  }
  const send = async (type: 'more.chosen' | 'retry.chosen') => {
    actor()?.send({ type })
    await harness.quiet()
  }
  const lines = () => {
    const shown = view()
    return shown?.state === 'lines' ? shown.lines : []
  }
  return { editor, view, lines, send }
}

const broken = {
  kind: 'status',
  status: 500,
  method: 'GET',
  path: '/admin-suppliers/*/products/2001/log',
  count: null,
} as const

const money = (hryvnias: number) => ({ kind: 'money', sum: Math.round(hryvnias * 100) })
const number = (count: number) => ({ kind: 'number', number: count })

test('a price changed in the list and by an action on many, and a sale, stand in the log in their order', async () => {
  const harness = started()
  const list = await openSection(section, pathIn(section), harness)
  const grid = gridIn(section, list)
  const { id, price, quantity } = productIn(harness, 2009)
  await grid.edit(String(id), 'price', '400')
  await harness.pass(60_000)
  harness.sandbox.setWorld((world) => withSale(world, supplierIn(harness), id, 3, harness.sandbox.clock.now()))
  await harness.pass(60_000)
  grid.actor().send({ type: 'found.picked' })
  await grid.choose('price')
  await grid.confirm()
  await grid.confirm()
  await harness.pass(20_000)
  const repriced = productIn(harness, id).price
  expect([price, repriced]).not.toContain(400)

  const { lines } = await logOf(harness, `/products/edit/${id}?step=offer&log=open`)
  const shown = lines().map(({ origin, field, before, changed }) => ({ origin, field, before, changed }))
  expect(shown).toEqual([
    { origin: 'supplier', field: 'price', before: money(400), changed: money(Number(repriced)) },
    { origin: 'order', field: 'quantity', before: number(quantity), changed: number(quantity - 3) },
    { origin: 'supplier', field: 'price', before: money(Number(price)), changed: money(400) },
  ])
  const moments = lines().map(({ at }) => Date.parse(String(at)))
  expect(moments).toEqual(moments.toSorted((one, other) => other - one))
  expect(moments.every((at) => at >= seedTime)).toBe(true)
})

test('what the marketplace decides is in the log beside what the supplier saved', async () => {
  const harness = started()
  const editor = await openEditor(harness, '/products/edit/2009?step=main')
  editor.type({ title: 'Тарілка керамічна 28 см' })
  editor.actor().send({ type: 'save.chosen' })
  await harness.quiet()
  await harness.pass(10 * 60_000)
  const { lines } = await logOf(harness, '/products/edit/2009?log')
  expect(lines().map(({ origin, field }) => `${origin} ${field}`)).toEqual([
    'marketplace status',
    'supplier status',
    'supplier title',
  ])
  expect(lines()[0]?.changed).toEqual({ kind: 'text', text: 'active' })
})

test('a change of a variant names it by its article code', async () => {
  const harness = started()
  const [variant] = productIn(harness, 2002).variants
  if (variant === undefined) throw new Error('there are no variants')
  const editor = await openEditor(harness, '/products/edit/2002?step=variants')
  const { variants } = editor.form().values
  const [first, ...others] = variants.variants
  if (first === undefined) throw new Error('the form shows no variants')
  editor.type({ variants: { ...variants, variants: [{ ...first, price: '1600' }, ...others] } })
  editor.actor().send({ type: 'save.chosen' })
  await harness.quiet()
  const { lines } = await logOf(harness, '/products/edit/2002?log')
  expect(lines()[0]).toMatchObject({
    subject: { kind: 'field', field: 'price', variant: variant.sku },
    before: money(Number(variant.price)),
    changed: money(1600),
  })
})

test('older lines follow on demand, and a page that failed is asked again', async () => {
  const harness = started()
  const { view, lines, send } = await logOf(harness, '/products/edit/2001?step=offer&log=open')
  expect(lines()).toHaveLength(50)
  expect(view()).toMatchObject({ state: 'lines', older: 'offered' })
  harness.fault(broken)
  await send('more.chosen')
  expect(lines()).toHaveLength(50)
  expect(view()).toMatchObject({ state: 'lines', older: 'failed' })
  harness.sandbox.faults.clear()
  await send('retry.chosen')
  expect(view()).toMatchObject({ state: 'lines', older: 'ended' })
  expect(lines().length).toBeGreaterThan(55)
  expect(lines().at(-1)).toMatchObject({ origin: 'import', before: null, changed: { kind: 'text', text: 'draft' } })
})

test('a log that could not be read says so and is read on demand', async () => {
  const harness = started()
  harness.fault(broken)
  const { view, lines, send } = await logOf(harness, '/products/edit/2001?log')
  expect(view()?.state).toBe('failed')
  harness.sandbox.faults.clear()
  await send('retry.chosen')
  expect(lines()).toHaveLength(50)
})

test('the button opens the log, closing keeps the step, and a product without changes says so', async () => {
  const harness = started()
  const { editor, view } = await logOf(harness, '/products/edit/2010?step=offer')
  expect(view()).toBeNull()
  editor.actor().send({ type: 'log.opened' })
  await harness.quiet()
  expect(view()).toEqual({ state: 'empty' })
  expect(editor.tab.page().location.search).toBe('?step=offer&log=open')
  editor.actor().send({ type: 'log.dismissed' })
  await harness.quiet()
  expect([view(), editor.tab.page().location.search]).toEqual([null, '?step=offer'])
})

test('an open log is read again when its product changes, and stays as it is when that reading fails', async () => {
  const harness = started()
  const { editor, view, lines } = await logOf(harness, '/products/edit/2009?step=offer&log=open')
  expect(view()).toMatchObject({ state: 'empty' })
  const other = await openEditor(harness, '/products/edit/2009?step=offer')
  const save = async (price: string) => {
    other.type({ price })
    other.actor().send({ type: 'save.chosen' })
    await harness.quiet()
    // The realtime event of the server.
    editor.tab.app.send({ type: 'record.changed', section: 'products', id: '2009', version: null })
    await harness.quiet()
  }
  await save('415')
  expect(lines().map(({ field }) => field)).toEqual(['price'])
  harness.fault({ ...broken, path: '/admin-suppliers/*/products/2009/log' })
  await save('416')
  expect(lines()).toHaveLength(1)
  harness.sandbox.faults.clear()
  await save('417')
  expect(lines().map(({ changed }) => changed)).toEqual([money(417), money(416), money(415)])
})
