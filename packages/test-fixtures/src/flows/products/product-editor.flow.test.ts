import { selectCategoryPicker } from '@supplier/core/categories/picker.selectors'
import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { valuesQueryOf } from '@supplier/core/product-editor/form/product-attributes.domain'
import type { ProductValues } from '@supplier/core/product-editor/form/product-form.domain'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { allRows, rowsWith } from '@supplier/core/product-editor/variants/variants-selection.domain'
import { expect, onTestFinished, test } from 'vitest'
import { categoryTree } from '../../world/categories/categories.ts'
import { offered, productsOf, withProducts } from '../../world/products/products.ts'
import { seedTime } from '../../world/seed-time.ts'
import { supplierById } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { type OpenEditor, openEditor } from './editor.ts'

const opened = async (href?: string) => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const editor = await openEditor(harness, href)
  const products = () => {
    const world = harness.sandbox.world()
    const supplier = supplierById(world, 1)
    return supplier ? productsOf(world, supplier) : []
  }
  return { harness, editor, products }
}

const description = 'Футболка з бавовни щільністю 180 г, прямий крій, без бокових швів.'

test('choosing a category creates a draft, and its address leads to the next step', async () => {
  const { editor, products } = await opened()
  const before = products().length
  await editor.pick('футболки')
  expect(products().length).toBe(before + 1)
  expect(editor.view()).toMatchObject({ state: 'editing', step: 'main', product: { status: 'draft' } })
  expect(editor.tab.address()).toContain(`product=${products().at(-1)?.id}`)
})

test('an address with a category creates nothing until the category is confirmed', async () => {
  const { harness, products } = await opened()
  const before = products().length
  const editor = await openEditor(harness, '/products/create?category=121')
  const { picker } = productEditorParts(editor.actor().getSnapshot())
  if (!picker) throw new Error('the picker is not open')
  expect([editor.view().state, products().length]).toEqual(['choosing', before])
  expect(selectCategoryPicker(picker.getSnapshot()).shown?.id).toBe('121')
  picker.send({ type: 'category.chosen', id: '121' })
  await harness.quiet()
  expect(products().length).toBe(before + 1)
  expect(editor.view()).toMatchObject({ state: 'editing', product: { category: '121' } })
})

const variantsOf = (editor: OpenEditor, axes: readonly { attributeId: string; values: readonly string[] }[]) => {
  const { variants } = productEditorParts(editor.actor().getSnapshot())
  const matrix = () => editor.form().values.variants
  variants?.send({ type: 'axes.changed', matrix: matrix(), saved: editor.form().saved.variants, axes })
  return {
    matrix,
    send: (event: object) =>
      variants?.send({ ...event, matrix: matrix(), saved: editor.form().saved.variants } as never),
    confirm: () => variants?.send({ type: 'paste.confirmed' }),
  }
}

const names = Array.from({ length: 12 }, (_, at) => `photo-${at}`)

const attributesIn = (editor: OpenEditor) => {
  const { attributes } = editor.view()
  return attributes === null || attributes === 'failed' ? [] : attributes
}

/** Fills in what every product needs. */
const fill = (editor: OpenEditor, more: Partial<ProductValues> = {}) => {
  const attributes = attributesIn(editor)
    .filter(({ isRequired }) => isRequired)
    .map(({ id, kind, values }) => [id, kind === 'text' ? 'Є' : { number: values[0]?.id ?? '1' }])
  editor.type({ title: 'Футболка чоловіча «Дніпро»', description, attributes: Object.fromEntries(attributes), ...more })
}

test('from nothing to a published product with twelve pictures and thirty variants', async () => {
  const { harness, editor, products } = await opened()
  await editor.pick('футболки')
  fill(editor)
  await editor.go('photos')
  editor.add(...names)
  await harness.pass(2000)
  expect(editor.pictures().map(({ state }) => state)).toEqual(names.map(() => 'stored'))
  await editor.go('variants')
  const axes = attributesIn(editor)
    .filter(({ isVariant }) => isVariant)
    .slice(0, 2)
    .map(({ id, values }, at) => ({ attributeId: id, values: values.slice(0, at === 0 ? 6 : 5).map((one) => one.id) }))
  const { matrix, send, confirm } = variantsOf(editor, axes)
  expect(matrix().variants).toHaveLength(30)
  const block = matrix().variants.map((_, at) => `${100 + at},50\t\t${at}\tTS-${at}`)
  send({ type: 'block.pasted', row: 0, column: 'price', text: block.join('\n') })
  confirm()
  await editor.go('check')
  expect(editor.form().problems).toEqual([])
  await editor.publish()
  expect(editor.tab.address()).toMatch(/^\/products\/created\?product=/)
  const product = products().at(-1)
  expect(product).toMatchObject({ status: 'moderation', title: 'Футболка чоловіча «Дніпро»' })
  expect([product?.images.length, product?.variants.length]).toEqual([12, 30])
  expect(product?.variants[29]).toMatchObject({ price: 129.5, quantity: 29, sku: 'TS-29' })
})

const published = async () => {
  const one = await opened()
  await one.editor.pick('футболки')
  fill(one.editor, { price: '1 234,5', quantity: '5' })
  await one.editor.go('photos')
  one.editor.add('one')
  await one.harness.pass(1000)
  await one.editor.publish()
  return one
}

test('with the connection lost in the middle nothing typed or uploaded is lost, also by a reload', async () => {
  const { harness, editor, products } = await opened()
  await editor.pick('футболки')
  fill(editor)
  await editor.go('photos')
  harness.fault({ kind: 'reset-before', path: '/admin-suppliers/*', count: null })
  editor.add(...names)
  await harness.pass(500)
  expect(new Set(editor.pictures().map(({ state }) => state))).toEqual(new Set(['failed']))
  editor.type({ price: '99,90', quantity: '4', sku: 'DN-1' })
  await editor.go('offer')
  expect(editor.form().isChanged).toBe(true)
  harness.sandbox.faults.clear()
  await harness.pass(20_000)
  expect(editor.pictures().map(({ state }) => state)).toEqual(names.map(() => 'stored'))
  editor.type({ oldPrice: '120' })
  harness.leave(editor.tab)
  const again = await openEditor(harness, editor.tab.address())
  expect(again.form()).toMatchObject({ hasOffer: true, values: { title: 'Футболка чоловіча «Дніпро»' } })
  const parts = productEditorParts(again.actor().getSnapshot())
  parts.form?.send({ type: 'draft.restored' })
  expect(again.form().values).toMatchObject({ price: '99,90', sku: 'DN-1', oldPrice: '120' })
  expect(again.pictures()).toHaveLength(12)
  await again.publish()
  expect(products().at(-1)).toMatchObject({ status: 'moderation', price: 99.9, old_price: 120, sku: 'DN-1' })
})

test('a product rejected on two fields marks both in their steps, and is published again after mending them', async () => {
  const { harness, products } = await published()
  const id = String(products().at(-1)?.id)
  harness.sandbox.setWorld((world) => ({ ...world, moderation: { verdict: 'reject', fields: ['title', 'images'] } }))
  await harness.pass(6 * 60_000)
  const editor = await openEditor(harness, `/products/edit/${id}`)
  expect(editor.view().product).toMatchObject({ status: 'rejected' })
  expect(editor.form().marks).toMatchObject({ main: 'wrong', photos: 'wrong', offer: 'done' })
  expect(editor.form().errors).toMatchObject({ title: { text: 'Не відповідає правилам маркетплейсу: title, images.' } })
  editor.type({ title: 'Футболка біла з бавовни' })
  expect(editor.form().marks).toMatchObject({ main: 'done', photos: 'wrong' })
  await editor.publish()
  expect(products().at(-1)).toMatchObject({ status: 'moderation', title: 'Футболка біла з бавовни' })
})

test('a product in stock without pieces is not published until its stock or its availability is mended', async () => {
  const { harness, editor, products } = await opened()
  await editor.pick('футболки')
  fill(editor, { price: '100' })
  editor.add('photo')
  await harness.pass(1000)
  await editor.publish()
  expect(products().at(-1)?.status).toBe('draft')
  expect(editor.form().problems).toMatchObject([{ code: 'no_stock', path: 'quantity' }])
  expect(editor.view()).toMatchObject({ step: 'check', screen: 'rest' })
  editor.type({ availability: 'to_order' })
  await editor.publish()
  expect(products().at(-1)).toMatchObject({ status: 'moderation', availability: 'to_order' })
})

test('nothing typed is lost on the way through the three screens and back', async () => {
  const { editor, products } = await opened()
  await editor.pick('футболки')
  const typed = [
    ['main', { title: 'Футболка чоловіча «Дніпро»', description }],
    ['photos', { price: '120', quantity: '7' }],
    ['attributes', { weight: '0,2' }],
  ] as const
  for (const [step, values] of typed) {
    await editor.go(step)
    editor.type(values)
  }
  for (const step of ['main', 'offer', 'check'] as const) {
    await editor.go(step)
    for (const [, values] of typed) expect(editor.form().values).toMatchObject(values)
  }
  expect(products().at(-1)).toMatchObject({ title: 'Футболка чоловіча «Дніпро»', price: 120, quantity: 7, weight: 0.2 })
})

test('the products beside the open one are those of its list as it was, also after a change', async () => {
  const { harness } = await opened()
  const editor = await openEditor(harness, '/products/edit/2002?search=КО-200')
  const { neighbours } = editor.view()
  const { next } = neighbours
  if (next === null) throw new Error('the list has one product')
  editor.type({ title: 'Інша назва', sku: 'ZZ-1' })
  editor.actor().send({ type: 'save.chosen' })
  await harness.quiet()
  editor.actor().send({ type: 'neighbour.chosen', id: next })
  await harness.quiet()
  expect(editor.tab.page().location).toMatchObject({ to: 'product-edit', params: { id: next } })
  expect(editor.view().neighbours.previous).toBe('2002')
  expect(editor.view().list.search).toContain('search=')
})

test('the stores of a product are chosen in its form', async () => {
  const { harness, editor, products } = await opened('/products/edit/2001')
  expect(editor.form().values.stores.map(({ id }) => id)).toEqual(['70', '71'])
  editor.type({ stores: editor.form().values.stores.slice(1) })
  editor.actor().send({ type: 'save.chosen' })
  await harness.quiet()
  expect(products().find(({ id }) => id === 2001)?.store_ids).toEqual([71])
})

test('ten products in a row each begin empty', async () => {
  const { harness, editor, products } = await opened()
  const before = products().length
  for (let turn = 1; turn <= 10; turn += 1) {
    expect(editor.view()).toMatchObject({ state: 'choosing', step: 'category', product: null })
    await editor.pick('футболки')
    expect(editor.form()).toMatchObject({
      hasOffer: false,
      values: { title: '', price: '', variants: { variants: [] } },
    })
    expect(editor.pictures()).toEqual([])
    fill(editor, { price: '100', quantity: '3', title: `Футболка чоловіча № ${turn}` })
    editor.add(`photo-${turn}`)
    await harness.pass(1000)
    await editor.publish()
    expect(editor.tab.address()).toContain('/products/created')
    editor.tab.visit('/products/create')
    await harness.quiet()
  }
  expect(products().length).toBe(before + 10)
})

test('the way back from the created product creates nothing again', async () => {
  const { harness, editor, products } = await published()
  const count = products().length
  const id = products().at(-1)?.id
  editor.tab.visit(`/products/create?product=${id}&step=check`)
  await harness.quiet()
  expect(editor.view()).toMatchObject({ state: 'editing', mayPublish: false, product: { status: 'moderation' } })
  expect(products().length).toBe(count)
})

test('a sale while other fields are edited does not disturb, and a lost answer is found', async () => {
  const { harness, products } = await published()
  const id = products().at(-1)?.id
  await harness.pass(6 * 60_000)
  const editor = await openEditor(harness, `/products/edit/${id}?step=main`)
  editor.type({ title: 'Футболка чоловіча «Дніпро», синя' })
  sell(harness, Number(id), 2)
  await save(harness, editor)
  expect(editor.form()).toMatchObject({ state: 'filling', isChanged: false, values: { quantity: '3' } })
  expect(products().at(-1)).toMatchObject({ quantity: 3, title: 'Футболка чоловіча «Дніпро», синя' })
  harness.fault({ kind: 'applied-then-reset', method: 'PATCH', path: '/admin-suppliers/v1/products/*' })
  editor.type({ price: '1 300' })
  await save(harness, editor)
  expect(editor.form()).toMatchObject({ isChanged: false, saved: { price: '1300' } })
})

test('a quantity that an order changed meanwhile is asked about, with the present number', async () => {
  const { harness, products } = await published()
  const id = products().at(-1)?.id
  const editor = await openEditor(harness, `/products/edit/${id}?step=offer`)
  editor.type({ quantity: '10' })
  sell(harness, Number(id), 2)
  await save(harness, editor)
  expect(editor.form()).toMatchObject({ state: 'conflict', conflicts: [{ name: 'quantity', theirs: '3' }] })
  const { form } = productEditorParts(editor.actor().getSnapshot())
  form?.send({ type: 'mine.kept' })
  await harness.quiet()
  expect(products().at(-1)).toMatchObject({ quantity: 10 })
})

test('a refusal of the server in a closed step marks that step and leads to the field', async () => {
  const { harness, products } = await published()
  const id = products().at(-1)?.id
  const taken = products().find(({ sku }) => sku !== null)?.sku ?? ''
  const editor = await openEditor(harness, `/products/edit/${id}?step=main`)
  editor.type({ sku: taken })
  await save(harness, editor)
  expect(editor.form().marks).toMatchObject({ offer: 'wrong', main: 'done' })
  expect(editor.tab.address()).toBe(`/products/edit/${id}?step=offer#sku`)
})

test('a price goes into all variants of one color, is saved, and is taken back at once', async () => {
  const { harness, editor, products } = await opened()
  await editor.pick('футболки')
  fill(editor)
  const [sizes, colors] = attributesIn(editor).filter(({ isVariant }) => isVariant)
  const twoOf = (axis: typeof sizes) => (axis?.values ?? []).slice(0, 2).map(({ id }) => id)
  const { send, matrix } = variantsOf(editor, [
    { attributeId: sizes?.id ?? '', values: twoOf(sizes) },
    { attributeId: colors?.id ?? '', values: twoOf(colors) },
  ])
  send({ type: 'rows.toggled', rows: allRows(matrix()) })
  send({ type: 'selection.changed', change: { text: '100' } })
  send({ type: 'selection.applied' })
  send({ type: 'rows.toggled', rows: rowsWith(matrix(), colors?.id ?? '', twoOf(colors)[1] ?? '') })
  send({ type: 'selection.changed', change: { text: '1,299.50 грн' } })
  send({ type: 'selection.applied' })
  expect(matrix().variants.map(({ price }) => price)).toEqual(['1299.50', '100', '1299.50', '100'])
  send({ type: 'undo.chosen' })
  expect(matrix().variants.map(({ price }) => price)).toEqual(['100', '100', '100', '100'])
  send({ type: 'selection.changed', change: { text: '1,299.50 грн' } })
  send({ type: 'selection.applied' })
  await save(harness, editor)
  expect(
    products()
      .at(-1)
      ?.variants.map(({ price }) => price),
  ).toEqual([1299.5, 100, 1299.5, 100])
})

test('a variant that is sold while prices are typed keeps both, and a typed stock asks', async () => {
  const { harness, editor, products } = await opened()
  await editor.pick('футболки')
  fill(editor)
  const sizes = attributesIn(editor).find(({ isVariant }) => isVariant)
  const { send } = variantsOf(editor, [
    { attributeId: sizes?.id ?? '', values: (sizes?.values ?? []).slice(0, 2).map(({ id }) => id) },
  ])
  send({ type: 'cell.typed', row: 0, column: 'price', text: '100' })
  send({ type: 'cell.filledDown', row: 0, column: 'price' })
  send({ type: 'cell.typed', row: 0, column: 'quantity', text: '5' })
  await save(harness, editor)
  const id = Number(products().at(-1)?.id)
  sellVariant(harness, id, 2)
  send({ type: 'cell.typed', row: 1, column: 'price', text: '120' })
  await save(harness, editor)
  expect(editor.form()).toMatchObject({ state: 'filling', isChanged: false })
  expect(
    products()
      .at(-1)
      ?.variants.map(({ price, quantity }) => [price, quantity]),
  ).toEqual([
    [100, 3],
    [120, 0],
  ])
  sellVariant(harness, id, 1)
  send({ type: 'cell.typed', row: 0, column: 'quantity', text: '10' })
  await save(harness, editor)
  expect(editor.form().state).toBe('conflict')
})

test('another category shows what it would take away, and takes it only after a yes', async () => {
  const { harness, editor, products } = await opened()
  await editor.pick('футболки')
  fill(editor)
  await editor.go('category')
  const change = async (category: string) => {
    editor.actor().send({ type: 'category.changing' })
    await harness.quiet()
    await editor.pick(category)
  }
  await change('навушники')
  const asked = editor.view().change
  expect([(asked?.lost.length ?? 0) > 0, asked?.commissionBefore === asked?.commissionAfter]).toEqual([true, false])
  editor.actor().send({ type: 'category.dismissed' })
  expect(editor.form().values.category?.title).toContain('Футболки')
  await change('навушники')
  editor.actor().send({ type: 'category.confirmed' })
  await save(harness, editor)
  expect(editor.form().values.category?.title).toContain('Навушники')
  const kept = new Set(attributesIn(editor).map(({ id }) => Number(id)))
  expect(
    products()
      .at(-1)
      ?.attributes.every((one) => kept.has(one.attribute_id)),
  ).toBe(true)
})

test('a draft on its own page is saved only when the supplier asks, and every way to a field leads there anew', async () => {
  const { editor, products } = await opened('/products/edit/2038')
  const titles = () => products().find(({ id }) => id === 2038)?.title
  const before = titles()
  expect([editor.view().isOnePage, editor.form().focused, editor.form().led]).toEqual([true, undefined, 0])
  editor.type({ title: 'Грілка для чайника «Ранок»' })
  await editor.go('offer')
  expect([titles(), editor.form().focused, editor.form().led]).toEqual([before, 'heading.offer', 1])
  editor.actor().send({ type: 'path.chosen', path: 'price' })
  editor.actor().send({ type: 'path.chosen', path: 'price' })
  expect([editor.form().focused, editor.form().led]).toEqual(['price', 3])
  editor.actor().send({ type: 'log.opened' })
  expect(editor.form().led).toBe(3)
  const [first] = editor.form().folded
  expect(first).toBeDefined()
  editor.actor().send({ type: 'attributes.unfolded', path: `attributes.${first?.id}` })
  expect([editor.form().folded, editor.form().focused]).toEqual([[], `attributes.${first?.id}`])
})

const save = async (harness: Harness, editor: OpenEditor) => {
  editor.actor().send({ type: 'save.chosen' })
  await harness.quiet()
}

/** An order takes some pieces of a product. */
const sell = ({ sandbox }: Harness, id: number, pieces: number) =>
  sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    const product = supplier && productsOf(world, supplier).find((one) => one.id === id)
    if (!supplier || !product) return world
    return withProducts(world, supplier, [offered(product, { quantity: product.quantity - pieces }, seedTime)])
  })

/** An order takes some pieces of the first variant of a product. */
const sellVariant = ({ sandbox }: Harness, id: number, pieces: number) =>
  sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    const product = supplier && productsOf(world, supplier).find((one) => one.id === id)
    if (!supplier || !product) return world
    const variants = product.variants.map((one, at) => (at === 0 ? { ...one, quantity: one.quantity - pieces } : one))
    return withProducts(world, supplier, [offered(product, { variants }, seedTime)])
  })

test('the category of a product can be guessed by its title, which the picker offers', async () => {
  const { harness, editor } = await opened()
  await editor.pick('футболки')
  editor.type({ title: 'Навушники бездротові KA-7 чорні' })
  await editor.go('category')
  editor.actor().send({ type: 'category.changing' })
  await harness.quiet()
  const { picker } = productEditorParts(editor.actor().getSnapshot())
  const view = () => picker && selectCategoryPicker(picker.getSnapshot())
  const text = view()?.title ?? ''
  expect(text).toBe('Навушники бездротові KA-7 чорні')
  picker?.send({ type: 'search.typed', text })
  await harness.pass(300)
  await harness.quiet()
  const [first] = view()?.rows ?? []
  expect([view()?.isGuess, view()?.active, view()?.title]).toEqual([true, null, null])
  expect(first?.kind === 'category' && first.category.title).toMatch(/^Навушники/)
})

test('a value that does not come with its attribute is searched for among three thousand, and keeps its name when it is restored and after a reload', async () => {
  const { harness, editor } = await opened()
  const leaf = categoryTree({ scenario: 'default' }).leaves.find(({ family }) => family === 'auto')
  await editor.pick(leaf?.title ?? '')
  const attributeIn = (one = editor) => {
    const { attributes } = one.view()
    return Array.isArray(attributes) ? attributes.find(({ id }) => id === '696') : undefined
  }
  const attribute = attributeIn()
  expect([attribute?.values.length, attribute?.hasMoreValues]).toEqual([100, true])
  const options = optionsOf(productEditorParts(editor.actor().getSnapshot()).form as never)
  const field = 'attributes.696'
  options?.send({ type: 'options.opened', field, query: valuesQueryOf({ id: '696' }) })
  await harness.quiet()
  const found = () => selectOptions(options?.getSnapshot(), field).options
  expect(found()).toHaveLength(50)
  options?.send({ type: 'options.typed', field, text: '2750' })
  await harness.pass(500)
  await harness.quiet()
  const [value] = found()
  expect(value?.title).toBe('Модель 2750')
  if (!value) return
  editor.actor().send({ type: 'value.named', attribute: '696', value })
  editor.type({ attributes: { ...editor.form().values.attributes, 696: { number: value.id } } })
  expect(attributeIn()?.values.at(-1)?.title).toBe('Модель 2750')
  harness.leave(editor.tab)
  const restored = await openEditor(harness, editor.tab.address())
  expect([restored.form().hasOffer, attributeIn(restored)?.values.length]).toEqual([true, 100])
  productEditorParts(restored.actor().getSnapshot()).form?.send({ type: 'draft.restored' })
  await harness.quiet()
  expect(attributeIn(restored)?.values.at(-1)).toEqual({ id: value.id, title: 'Модель 2750' })
  await save(harness, restored)
  const again = await openEditor(harness, `/products/edit/${editor.view().product?.id}?step=attributes`)
  expect(again.form().values.attributes['696']).toEqual({ number: value.id })
  expect(attributeIn(again)?.values.at(-1)).toEqual({ id: value.id, title: 'Модель 2750' })
})
