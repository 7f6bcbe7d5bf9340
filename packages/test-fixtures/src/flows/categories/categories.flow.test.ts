import { productsIn } from '@supplier/core/categories/categories.domain'
import type { CategoriesActor } from '@supplier/core/categories/categories.machine'
import { selectCategories } from '@supplier/core/categories/categories.selectors'
import type { CategoryPickerActor } from '@supplier/core/categories/picker.machine'
import { selectCategoryPicker } from '@supplier/core/categories/picker.selectors'
import { newSuggestionIn } from '@supplier/core/category-suggestions/category-suggestions.section'
import { pathOf } from '@supplier/core/kernel/routes'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { CreatedActor } from '@supplier/core/product-created/created.machine'
import { selectCreated } from '@supplier/core/product-created/created.selectors'
import { products } from '@supplier/core/products/products.section'
import { expect, onTestFinished, test } from 'vitest'
import { suggestionSeeds } from '../../endpoints/categories/category-suggestions.endpoints.ts'
import { categoryTree } from '../../world/categories/categories.ts'
import type { ScenarioName } from '../../world/names.ts'
import { recordsOf, withRecords } from '../../world/records.ts'
import { supplierById } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { openSection } from '../kit/sections.ts'

const path = '/products/create/categories'

const begin = (scenario: ScenarioName = 'default'): Harness => {
  const harness = openHarness({ scenario })
  onTestFinished(harness.closeAll)
  return harness
}

/** The picker on the page of the categories. */
const pickerIn = async (harness: Harness, tab: Tab = harness.open(path)) => {
  const actor = await tab.shown<CategoriesActor>('product-categories')
  await harness.quiet()
  const picker = selectCategories(actor.getSnapshot()).picker as CategoryPickerActor
  const view = () => selectCategoryPicker(picker.getSnapshot())
  const titles = () => view().rows.map((row) => (row.kind === 'category' ? row.category.title : row.kind))
  return { tab, picker, view, titles }
}

test('three typed letters and one key choose a leaf, and a product of it begins', async () => {
  const harness = begin()
  const { tab, picker, view } = await pickerIn(harness)
  for (const text of ['ф', 'фу', 'фут']) picker.send({ type: 'search.typed', text })
  await harness.pass(300)
  expect(view().rows.length).toBeGreaterThan(1)
  picker.send({ type: 'key.pressed', key: 'ArrowDown' })
  picker.send({ type: 'category.chosen' })
  await harness.quiet()
  // The editor shows it, and makes a draft once it is confirmed there.
  expect(tab.address()).toBe('/products/create?category=121')
})

test('a search on the wrong keyboard layout marks what it found, with the whole path', async () => {
  const harness = begin()
  const { picker, view } = await pickerIn(harness)
  picker.send({ type: 'search.typed', text: 'aen,jkrf' })
  await harness.pass(300)
  const found = view().rows.flatMap((row) => (row.kind === 'category' ? row.category : []))
  expect(found.map(({ path: steps }) => steps.map(({ title }) => title).join(' › '))).toContain(
    'Одяг › Чоловічий одяг › Футболки',
  )
  expect(found[0]?.title.slice(...(found[0]?.match ?? []))).toBe('Футболк')
})

test('a favourite chosen in one tab is one in the other', async () => {
  const harness = begin()
  const here = await pickerIn(harness)
  const there = await pickerIn(harness)
  for (const { picker } of [here, there]) picker.send({ type: 'list.chosen', list: 'favourite' })
  const before = there.titles()
  here.picker.send({ type: 'list.chosen', list: 'mine' })
  const [first] = here.view().rows.filter((row) => row.kind === 'category' && !row.category.isFavourite)
  here.picker.send({ type: 'favourite.toggled', id: first?.id ?? '' })
  await harness.quiet()
  // The realtime event of the server.
  there.tab.app.send({ type: 'record.changed', section: 'categories', id: first?.id ?? '', version: null })
  await harness.quiet()
  here.picker.send({ type: 'list.chosen', list: 'favourite' })
  expect(there.titles()).toEqual(here.titles())
  expect(there.titles()).toHaveLength(before.length + 1)
})

test('a branch that could not be read says so, and is read again', async () => {
  const harness = begin()
  const { picker, titles } = await pickerIn(harness)
  harness.fault({ kind: 'reset-before', path: '/admin-suppliers/v1/categories' })
  picker.send({ type: 'branch.toggled', id: '1' })
  await harness.quiet()
  expect(titles()[1]).toBe('failed')
  harness.sandbox.faults.clear()
  picker.send({ type: 'branch.retried', id: '1' })
  await harness.quiet()
  expect(titles().slice(0, 3)).toEqual(['Одяг', 'Жіночий одяг', 'Чоловічий одяг'])
})

test('in a tree of twenty thousand only opened branches are read', async () => {
  const harness = begin('thousands')
  const { picker, view } = await pickerIn(harness)
  const all = categoryTree({ scenario: 'thousands' }).byId.size
  expect(all).toBeGreaterThan(19_000)
  const wide = view().rows.find((row) => row.kind === 'category' && row.category.title === 'Книги за жанрами')
  picker.send({ type: 'branch.toggled', id: wide?.id ?? '' })
  await harness.quiet()
  expect(view().rows.filter(({ parent }) => parent === wide?.id)).toHaveLength(200)
  expect(view().rows.length).toBeLessThan(250)
})

test('a suggested category is listed with its status, and the same one is not suggested twice', async () => {
  const harness = begin()
  const { sandbox } = harness
  const tab = harness.open(`${path}?view=suggestions&suggestion=new`)
  const actor = await tab.shown<CategoriesActor>('product-categories')
  await harness.quiet()
  const section = selectCategories(actor.getSnapshot()).suggestions
  const form = section?.getSnapshot().children['form']
  form?.send({ type: 'field.changed', field: 'parent', value: { id: '21', title: 'Кухня' } })
  form?.send({ type: 'field.changed', field: 'title', value: 'Глиняні горщики для печі' })
  form?.send({ type: 'form.submitted' })
  await harness.quiet()
  expect(form?.getSnapshot().context.errors).toMatchObject({ title: expect.anything() })
  form?.send({ type: 'field.changed', field: 'title', value: 'Макітри' })
  form?.send({ type: 'form.submitted' })
  await harness.quiet()
  const list = section?.getSnapshot().children['list']
  expect(list?.getSnapshot().context.found.page.rows[0]).toMatchObject({
    title: 'Макітри',
    parent: 'Кухня',
    status: 'pending',
  })
  expect(sandbox.requests().filter(({ method, status }) => method === 'POST' && status === 200)).toHaveLength(1)
})

test('a suggestion opened from a branch begins below it, and is sent with it', async () => {
  const harness = begin()
  const tab = harness.open(pathOf(newSuggestionIn({ id: '21', title: 'Кухня' })))
  const actor = await tab.shown<CategoriesActor>('product-categories')
  await harness.quiet()
  const section = selectCategories(actor.getSnapshot()).suggestions
  const form = section?.getSnapshot().children['form']
  expect(form?.getSnapshot().context.values).toMatchObject({ parent: { id: '21', title: 'Кухня' }, title: '' })
  form?.send({ type: 'field.changed', field: 'title', value: 'Макітри' })
  form?.send({ type: 'form.submitted' })
  await harness.quiet()
  const [first] = section?.getSnapshot().children['list']?.getSnapshot().context.found.page.rows ?? []
  expect(first).toMatchObject({ title: 'Макітри', parent: 'Кухня' })
})

test('what became of a suggestion is read again when its tab is shown', async () => {
  const harness = begin()
  const tab = harness.open(`${path}?view=suggestions`)
  const actor = await tab.shown<CategoriesActor>('product-categories')
  await harness.quiet()
  const statusOf = (id: string) =>
    selectCategories(actor.getSnapshot())
      .suggestions?.getSnapshot()
      .children['list']?.getSnapshot()
      .context.found.page.rows.find((row: { id: string }) => row.id === id)?.status
  expect(statusOf('801')).toBe('pending')
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    if (!supplier) return world
    const seeds = recordsOf(world, supplier, 'category-suggestions', suggestionSeeds(supplier))
    const decided = seeds.map((one) => (one.id === 801 ? { ...one, version: 2, status: 'accepted' } : one))
    return withRecords(world, supplier, 'category-suggestions', decided)
  })
  tab.app.send({ type: 'tab.shown' })
  await harness.quiet()
  expect(statusOf('801')).toBe('accepted')
})

test('the page after a creation creates nothing when it is opened again, and a copy opens its form', async () => {
  const harness = begin()
  const tab = harness.open('/products/created?product=2001')
  const actor = await tab.shown<CreatedActor>('product-created')
  await harness.quiet()
  expect(selectCreated(actor.getSnapshot())).toMatchObject({ state: 'shown', product: { id: '2001' } })
  harness.open('/products/created?product=2001')
  await harness.quiet()
  const posted = () => harness.sandbox.requests().filter(({ method }) => method === 'POST')
  expect(posted()).toEqual([])
  actor.send({ type: 'copy.chosen' })
  await harness.quiet()
  expect(posted()).toHaveLength(1)
  expect(tab.address()).toMatch(/^\/products\/edit\/\d+$/)
  expect(tab.address()).not.toBe(pathOf({ to: 'product-edit', params: { id: '2001' } }))
})

test('the link to the products of a category leads to as many as it counts', async () => {
  const harness = begin()
  const { picker, view } = await pickerIn(harness)
  picker.send({ type: 'list.chosen', list: 'mine' })
  const [first] = view().rows.flatMap((row) => (row.kind === 'category' ? row.category : []))
  if (first === undefined) throw new Error('no category with products')
  const list = await openSection(products as unknown as AnySection, pathOf(productsIn(first)), harness)
  expect(list.rows()).toHaveLength(first.products)
})

test.each([
  ['the title of a product', 'Футболка чоловіча «Карпати» з вишивкою'],
  ['a link to a product', 'https://shop.example/ua/futbolka-cholovicha-karpaty-104406/p12/'],
])('%s leads to categories of some of its words, and none is chosen before the supplier says so', async (_, text) => {
  const harness = begin()
  const { tab, picker, view, titles } = await pickerIn(harness)
  picker.send({ type: 'search.typed', text })
  await harness.pass(300)
  await harness.quiet()
  expect(view()).toMatchObject({ isGuess: true, active: null })
  expect(titles()[0]).toMatch(/^Футболки/)
  expect(titles().length).toBeLessThanOrEqual(5)
  picker.send({ type: 'category.chosen' })
  await harness.quiet()
  expect(tab.address().split('?')[0]).toBe(path)
  picker.send({ type: 'key.pressed', key: 'ArrowDown' })
  picker.send({ type: 'category.chosen' })
  await harness.quiet()
  expect(tab.address()).toBe('/products/create?category=121')
})

test('a title of which no category has a word says that nothing was found', async () => {
  const harness = begin()
  const { picker, view } = await pickerIn(harness)
  picker.send({ type: 'search.typed', text: 'ЙЙЙЙЙ ЩЩЩЩЩ' })
  await harness.pass(300)
  await harness.quiet()
  expect(view()).toMatchObject({ isGuess: false, isEmpty: true })
})

test('an open branch, a list and a search are in the address, and a reload finds them again', async () => {
  const harness = begin()
  const { tab, picker, view, titles } = await pickerIn(harness)
  const [first] = view().rows
  picker.send({ type: 'branch.toggled', id: first?.id ?? '' })
  await harness.quiet()
  const [, inner] = view().rows
  picker.send({ type: 'branch.toggled', id: inner?.id ?? '' })
  await harness.quiet()
  const opened = titles()
  expect(tab.address()).toBe(`${path}?at=${inner?.id}`)
  const again = await pickerIn(harness, harness.reload(tab))
  expect([again.titles(), again.view().active]).toEqual([opened, inner?.id])

  again.picker.send({ type: 'list.chosen', list: 'mine' })
  await harness.quiet()
  expect(again.tab.address()).toBe(`${path}?list=mine`)
  again.picker.send({ type: 'search.typed', text: 'футб' })
  await harness.pass(300)
  const found = again.titles()
  expect(found.length).toBeGreaterThan(1)
  const searched = await pickerIn(harness, harness.reload(again.tab))
  expect([searched.titles(), searched.view().list]).toEqual([found, 'mine'])

  // The page of the new product came after the place of its category, so Back leads there.
  searched.picker.send({ type: 'category.chosen' })
  await harness.quiet()
  expect(searched.tab.address()).toContain('/products/create?category=')
})
