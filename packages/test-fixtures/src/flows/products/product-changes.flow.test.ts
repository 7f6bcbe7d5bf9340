import type { ProductValues } from '@supplier/core/product-editor/form/product-form.domain'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { goingIn, heldIn } from '@supplier/core/product-editor/variants/variants-held.domain'
import { expect, onTestFinished, test } from 'vitest'
import type { ScenarioName } from '../../world/names.ts'
import type { ProductRecord } from '../../world/products/product-records.ts'
import { edited, productById, withProducts } from '../../world/products/products.ts'
import { productWith } from '../../world/scenarios/troubled-products.ts'
import { seedTime } from '../../world/seed-time.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { openEditor } from './editor.ts'
import { storedProduct } from './stored-product.ts'

/** A product of the first supplier in its form. */
const opened = async (
  id: number,
  search = '',
  scenario: ScenarioName = 'default',
  more: Partial<ProductRecord> = {},
) => {
  const harness = openHarness({ scenario })
  onTestFinished(harness.closeAll)
  const stored = storedProduct(harness, id, more)
  const editor = await openEditor(harness, `/products/edit/${id}${search}`)
  const save = async () => {
    editor.actor().send({ type: 'save.chosen' })
    await harness.quiet()
  }
  return { harness, editor, stored, save }
}

const colors = Array.from({ length: 10 }, (_, at) => String(5010 + at))
const sizes = ['5020', '5021', '5022']

test('a block of thirty rows and five columns fills the matrix, marks each wrong cell, and one undo takes it back', async () => {
  // A T-shirt with three sizes.
  const { editor, stored, save } = await opened(2005, '?step=variants')
  const { variants } = productEditorParts(editor.actor().getSnapshot())
  const matrix = () => editor.form().values.variants
  variants?.send({
    type: 'axes.changed',
    matrix: matrix(),
    saved: matrix(),
    axes: [
      { attributeId: '501', values: colors },
      { attributeId: '502', values: sizes },
    ],
  })
  expect(matrix().variants).toHaveLength(30)
  const before = matrix()
  const rows = matrix().variants.map((_, at) => [
    `${400 + at},50`,
    `${500 + at},00`,
    String(at),
    `TS-${at}`,
    '036000291452',
  ])
  const wrong = [
    [2, 0, '12x'],
    [7, 1, '1'],
    [9, 3, 'TS-8'],
    [11, 2, '-4'],
    [29, 4, '036000291453'],
  ] as const
  for (const [row, column, text] of wrong) rows[row]?.splice(column, 1, text)
  variants?.send({
    type: 'block.pasted',
    matrix: matrix(),
    row: 0,
    column: 'price',
    text: rows.map((cells) => cells.join('\t')).join('\n'),
  })
  const { paste } = variants?.getSnapshot().context ?? {}
  expect(paste?.cells).toHaveLength(150)
  variants?.send({ type: 'paste.confirmed' })
  expect(matrix().variants[1]).toMatchObject({ price: '401,50', oldPrice: '501,00', quantity: '1', sku: 'TS-1' })
  await save()
  expect(Object.keys(editor.form().errors).toSorted()).toEqual([
    'variants.11.quantity',
    'variants.2.price',
    'variants.29.barcode',
    'variants.7.oldPrice',
    'variants.8.sku',
    'variants.9.sku',
  ])
  expect(stored()?.variants).toHaveLength(3)
  variants?.send({ type: 'undo.chosen', matrix: matrix(), saved: editor.form().saved.variants })
  expect(matrix()).toEqual(before)
})

test('a change rejected on two fields marks both, and the former version is on sale until a mended one is accepted', async () => {
  const { harness, editor, stored, save } = await opened(2001, '?step=main')
  const onSale = () => (stored()?.on_sale ?? stored())?.['title']
  const [former, version] = [stored()?.title, 'Сукня лляна «Полтава», вишивка хрестиком']
  editor.type({ title: version, description: `${stored()?.description} Пасок у комплекті.` })
  await save()
  expect([stored()?.status, onSale()]).toEqual(['moderation_update', former])
  harness.sandbox.setWorld((world) => ({
    ...world,
    moderation: { verdict: 'reject', fields: ['title', 'attributes'] },
  }))
  await harness.pass(6 * 60_000)
  harness.leave(editor.tab)
  const again = await openEditor(harness, '/products/edit/2001?step=main')
  expect(again.form().marks).toMatchObject({ main: 'wrong', attributes: 'wrong', photos: 'done', offer: 'done' })
  expect([stored()?.status, onSale()]).toEqual(['rejected', former])
  again.type({ title: 'Сукня лляна «Полтава» з вишивкою хрестиком' })
  expect(again.form().marks).toMatchObject({ main: 'done', attributes: 'wrong' })
  await again.publish()
  expect([stored()?.status, onSale()]).toEqual(['moderation_update', former])
  harness.sandbox.setWorld((world) => ({ ...world, moderation: { verdict: 'accept' } }))
  await harness.pass(6 * 60_000)
  again.actor().send({ type: 'data.invalidated' })
  await harness.quiet()
  expect([stored()?.on_sale, again.view().product?.status]).toEqual([null, 'active'])
})

test('a category that has subcategories now is asked for again, and everything typed is kept', async () => {
  const { id } = productWith('category_not_leaf')
  const { harness, editor, stored, save } = await opened(id, '?step=main', 'troubled')
  const typed: Partial<ProductValues> = { title: 'Салатниця глиняна, велика', price: '410' }
  editor.type(typed)
  expect(editor.form().marks.category).toBe('lacking')
  expect(editor.form().problems.map(({ code }) => code)).toEqual(['category_not_leaf'])
  editor.actor().send({ type: 'category.changing' })
  await harness.quiet()
  await editor.pick('посуд')
  editor.actor().send({ type: 'category.confirmed' })
  expect(editor.form()).toMatchObject({ values: typed, problems: [] })
  await save()
  expect(stored()).toMatchObject({ title: typed.title, price: 410, status: 'moderation_update' })
  expect(editor.form()).toMatchObject({ isChanged: false, marks: { category: 'done' } })
})

test('a category that was merged into another one is asked for again, and everything typed is kept', async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const supplier = supplierById(harness.sandbox.world(), 1)
  const merged = supplier && productById(harness.sandbox.world(), supplier, '2038')?.category_id
  const body = { message: 'Такої категорії немає.', code: 'not_found' }
  harness.fault({ kind: 'status', status: 404, method: 'GET', path: `*/categories/${merged}`, body, count: null })
  const editor = await openEditor(harness, '/products/edit/2038?step=offer')
  const typed: Partial<ProductValues> = { title: 'Чашка з глини, велика', price: '410' }
  editor.type(typed)
  expect(editor.form().marks.category).toBe('lacking')
  expect(editor.form().problems.map(({ code }) => code)).toContain('no_category')
  await editor.go('category')
  editor.actor().send({ type: 'category.changing' })
  await harness.quiet()
  await editor.pick('іграшки')
  editor.actor().send({ type: 'category.confirmed' })
  await harness.quiet()
  expect(editor.form().values).toMatchObject(typed)
  expect(editor.form().problems.map(({ code }) => code)).not.toContain('no_category')
  expect(editor.view().attributes).not.toEqual([])
})

test.each([2001, 2002, 2003, 2018, 2033])(
  'the quality shown in the form of %i is the one that the server gives',
  async (id) => {
    const { editor } = await opened(id)
    expect(editor.form().quality.score).toBe(editor.view().product?.quality)
  },
)

test.each(['publish.dismissed', 'publish.confirmed'] as const)(
  'a product like another one is published only after a yes: %s',
  async (type) => {
    // The cups are on sale; the draft is filled in like them.
    const { harness, editor, stored } = await opened(2037, '?step=check', 'default', {
      status: 'draft',
      title: 'Чашка ручної роботи,  350 МЛ',
    })
    await editor.publish()
    expect(editor.view().similar?.map(({ title }) => title)).toEqual(['Чашка ручної роботи, 350 мл'])
    expect(stored()?.status).toBe('draft')
    editor.actor().send({ type })
    await harness.quiet()
    expect([editor.view().similar, stored()?.status]).toEqual([
      null,
      type === 'publish.confirmed' ? 'moderation' : 'draft',
    ])
  },
)

test.each(['sku', 'barcode'] as const)(
  'a product is published only after a yes if another one has the %s of its last variant',
  async (code) => {
    const { harness, editor } = await opened(2005, '?step=check', 'default', { status: 'draft' })
    harness.sandbox.setWorld((world) => {
      const supplier = supplierById(world, 1)
      const [sized, other] = ['2005', '2001'].map((id) => supplier && productById(world, supplier, id))
      if (!supplier || !sized || !other) return world
      const variants = sized.variants.map((one, at) =>
        at === sized.variants.length - 1 ? { ...one, [code]: '46000012' } : one,
      )
      return withProducts(world, supplier, [
        edited(sized, { variants }, seedTime),
        edited(other, { [code]: ' 46000012' }, seedTime),
      ])
    })
    await editor.publish()
    expect(editor.view().similar?.map(({ id }) => id)).toEqual(['2001'])
  },
)

test('a price of nothing is told at its field before it is sent, and the price of a draft can be taken away', async () => {
  const { editor, stored, save } = await opened(2037, '?step=offer', 'default', { status: 'draft', price: 250 })
  editor.type({ price: '0' })
  await save()
  expect([editor.form().errors, stored()?.price]).toMatchObject([{ price: { key: 'kit.sumTooLow' } }, 250])
  editor.type({ price: '' })
  await save()
  expect([editor.form().errors, editor.form().isChanged, stored()?.price]).toEqual([{}, false, null])
  const onSale = await opened(2001, '?step=offer')
  onSale.editor.type({ price: '' })
  await onSale.save()
  expect(onSale.editor.form().errors).toEqual({ price: { key: 'kit.required' } })
  expect(onSale.stored()?.price).toBeGreaterThan(0)
})

test('publishing does not wait for the search for similar products to work', async () => {
  const { harness, editor, stored } = await opened(2037, '?step=check', 'default', { status: 'draft' })
  harness.fault({ kind: 'status', status: 500, method: 'GET', path: '*/products/similar' })
  await editor.publish()
  expect(stored()?.status).toBe('moderation')
})

test('before a save the form names what waits for moderation, and after it says so; price and stock never wait', async () => {
  const { editor, stored, save } = await opened(2001, '?step=main')
  const told = () => editor.tab.sent()
  editor.type({ price: '1999', availability: 'to_order' })
  expect(editor.form().review).toEqual([])
  await save()
  expect([stored()?.status, stored()?.price, told()]).toEqual(['active', 1999, []])
  editor.type({ title: 'Сукня лляна «Полтава», вишивка хрестиком', weight: '0,4', price: '1899' })
  expect(editor.form().review).toEqual(['title'])
  await save()
  expect([stored()?.status, stored()?.price, editor.form().review]).toEqual(['moderation_update', 1899, []])
  expect(told()).toContain('productEditor.changeWaits')
  editor.type({ weight: '0,5' })
  expect(editor.form().review).toEqual([])
})

test.each(['known when the axis goes', 'taken meanwhile'])(
  'a variant in an order that is %s is named, and stays off sale after a yes',
  async (order) => {
    const { harness, editor, stored, save } = await opened(2005, '?step=variants')
    const [sold] = stored()?.variants ?? []
    harness.sandbox.setWorld((world) => {
      const supplier = supplierById(world, 1)
      const product = supplier && productById(world, supplier, '2005')
      if (!supplier || !product) return world
      const variants = product.variants.map((one) => ({ ...one, reserved: one.id === sold?.id ? 1 : 0 }))
      const offer_version = product.offer_version + 1
      return withProducts(world, supplier, [{ ...product, variants, offer_version }])
    })
    const isKnown = order !== 'taken meanwhile'
    if (isKnown) editor.actor().send({ type: 'data.invalidated' })
    await harness.quiet()
    const { variants } = productEditorParts(editor.actor().getSnapshot())
    const matrix = () => editor.form().values.variants
    const held = () =>
      heldIn(editor.form().saved.variants, matrix(), {
        reservedOf: editor.view().product?.reservedOf ?? {},
        errors: editor.form().errors,
      })
    const idsOf = () => held().map(({ id }) => id)
    expect(idsOf()).toEqual([])
    editor.type({ title: 'Футболка бавовняна, два кольори' })
    const axes = [{ attributeId: '501', values: colors.slice(0, 2) }]
    variants?.send({ type: 'axes.changed', matrix: matrix(), saved: matrix(), axes })
    for (const row of [0, 1])
      variants?.send({ type: 'cell.typed', matrix: matrix(), row, column: 'price', text: '450' })
    expect(idsOf()).toEqual(isKnown ? [String(sold?.id)] : [])

    // The server refuses, whatever the form knew; everything typed stays.
    const typed = editor.form().values
    await save()
    expect([idsOf(), editor.form().marks.variants]).toEqual([[String(sold?.id)], 'wrong'])
    expect(editor.form()).toMatchObject({ values: typed, isChanged: true, isBusy: false })
    expect(stored()?.variants).toHaveLength(3)

    variants?.send({ type: 'variants.held', matrix: matrix(), variants: held() })
    expect([idsOf(), editor.form().marks.variants]).not.toContain('wrong')
    await save()
    const after = stored()?.variants ?? []
    expect(after.filter(({ is_active: isActive }) => isActive)).toHaveLength(2)
    const kept = after.find(({ id }) => id === sold?.id)
    expect(kept).toMatchObject({ is_active: false, reserved: 1, options: sold?.options })
    expect([editor.form().isChanged, matrix().variants.length, idsOf()]).toEqual([false, 3, []])
  },
)

test('a value pressed off and on again changes nothing, and a variant that is to go is named with its stock', async () => {
  const { editor, save, stored } = await opened(2005, '?step=variants')
  const { variants } = productEditorParts(editor.actor().getSnapshot())
  const saved = () => editor.form().saved.variants
  const matrix = () => editor.form().values.variants
  const [axis] = saved().axes
  const press = (values: readonly string[]) =>
    variants?.send({
      type: 'axes.changed',
      matrix: matrix(),
      saved: saved(),
      axes: [{ attributeId: axis?.attributeId ?? '', values }],
    })
  const all = axis?.values ?? []
  press(all.slice(1))
  expect(goingIn(saved(), matrix(), [])).toMatchObject([{ variant: { id: saved().variants[0]?.id } }])
  press(all)
  expect([matrix(), editor.form().isChanged]).toEqual([saved(), false])
  expect(goingIn(saved(), matrix(), [])).toEqual([])

  press(all.slice(1))
  await save()
  expect(stored()?.variants).toHaveLength(all.length - 1)
  press(all)
  expect(matrix().variants.map(({ id }) => id === null)).toEqual(all.map((_, at) => at === 0))
})
