import { attributesPath } from '@supplier/core/adapters/http/attributes/attributes.wire'
import { attributes } from '@supplier/core/attributes/attributes.section'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { valueTitle } from '@supplier/core/product-editor/form/value-names.domain'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { twinRows } from '@supplier/core/product-editor/variants/variant-twins.domain'
import { expect, onTestFinished, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { attributesOf } from '../../world/attributes/attributes.ts'
import type { Broadcast } from '../../world/events.ts'
import type { edited } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { openSection } from '../kit/sections.ts'
import { openEditor } from '../products/editor.ts'
import { storedProduct } from '../products/stored-product.ts'

const section = attributes as unknown as AnySection
/** The own attribute «Матеріал», with cotton, linen and wool. */
const material = '521'
const [cotton, linen, wool] = ['5210', '5211', '5212'] as const

/** A product with this attribute in its form, and the section of attributes in another tab. */
const opened = async (more: Parameters<typeof edited>[1] = {}, id = 2028) => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const stored = storedProduct(harness, id, more)
  const editor = await openEditor(harness, `/products/edit/${id}?step=attributes`)
  // The events of the server reach the editor as the realtime adapter reads them.
  harness.sandbox.on(({ event, data }: Broadcast) => {
    const name = event === 'attribute.changed' ? 'attributes' : event === 'product.changed' ? 'products' : null
    const { id: changed, version = null } = data as { readonly id: number; readonly version?: number }
    if (name)
      queueMicrotask(() => editor.tab.app.send({ type: 'record.changed', section: name, id: String(changed), version }))
  })
  const call = callerOf(harness.sandbox, await tokenOf(harness.sandbox))
  const change = async (...asked: Parameters<typeof call>) => {
    const { status } = await call(...asked)
    expect(status).toBeLessThan(300)
    await harness.pass(6000)
  }
  const shown = () => {
    const all = editor.view().attributes
    return Array.isArray(all) ? all.find((one) => one.id === material) : undefined
  }
  const titles = () => shown()?.values.map(({ title }: { readonly title: string }) => title)
  return { harness, editor, stored, change, shown, titles, values: () => editor.form().values }
}
const version = (harness: ReturnType<typeof openHarness>) => {
  const supplier = supplierById(harness.sandbox.world(), 1)
  return supplier && attributesOf(harness.sandbox.world(), supplier).find(({ id }) => String(id) === material)?.version
}

test('a value that is renamed, added or ordered in another tab is in the open form of a product', async () => {
  const { harness, titles, change } = await opened()
  expect(titles()).toEqual(['Бавовна', 'Льон', 'Вовна'])
  await change('PATCH', `${attributesPath}/${material}/values/${linen}`, { title: 'Льон вибілений' })
  expect(titles()).toEqual(['Бавовна', 'Льон вибілений', 'Вовна'])
  await change('POST', `${attributesPath}/${material}/values`, { client_key: 'a', items: [{ title: 'Шовк' }] })
  expect(titles()).toEqual(['Бавовна', 'Льон вибілений', 'Вовна', 'Шовк'])
  await change('PUT', `${attributesPath}/${material}/values/order`, { version: version(harness), ids: [Number(wool)] })
  expect(titles()).toEqual(['Вовна', 'Бавовна', 'Льон вибілений', 'Шовк'])
})

test('the form of an attribute tells the open form of a product as well, and an archived attribute leaves it', async () => {
  const { harness, shown } = await opened()
  const form = await openSection(section, `/products/attributes?attribute=${material}`, harness)
  form.type({ title: 'Тканина' })
  await form.submit()
  expect(shown()?.title).toBe('Тканина')
  const list = await openSection(section, undefined, harness)
  await list.choose('archive', material)
  expect(shown()).toBe(undefined)
})

test('a merged value gives way in an untouched form, which reads the product again', async () => {
  const { editor, values, change, stored } = await opened()
  expect(values().attributes[material]).toEqual({ number: cotton })
  await change('POST', `${attributesPath}/${material}/values/merge`, {
    client_key: 'm',
    into: Number(wool),
    from: [Number(cotton)],
  })
  expect(values().attributes[material]).toEqual({ number: wool })
  expect([editor.form().isChanged, stored()?.attributes.find((one) => one.attribute_id === 521)?.value]).toEqual([
    false,
    Number(wool),
  ])
})

test('a merged value gives way in a form with unsaved input, which is kept and saved', async () => {
  const { harness, editor, values, change, stored, titles } = await opened()
  editor.type({ title: 'Абетка з наліпками, велика', attributes: { ...values().attributes, 641: { number: '6412' } } })
  await change('POST', `${attributesPath}/${material}/values/merge`, {
    client_key: 'm',
    into: Number(wool),
    from: [Number(cotton)],
  })
  expect(titles()).toEqual(['Льон', 'Вовна'])
  expect(values()).toMatchObject({
    title: 'Абетка з наліпками, велика',
    attributes: { [material]: { number: wool }, 641: { number: '6412' } },
  })
  editor.actor().send({ type: 'save.chosen' })
  await harness.quiet()
  expect([editor.form().isChanged, stored()?.title]).toEqual([false, 'Абетка з наліпками, велика'])
  expect(stored()?.attributes).toContainEqual({ attribute_id: 521, value: Number(wool) })
  expect(stored()?.attributes).toContainEqual({ attribute_id: 641, value: 6412 })
})

test('a replaced value gives way where it was only typed', async () => {
  const { editor, values, change } = await opened()
  editor.type({ attributes: { ...values().attributes, [material]: { number: linen } } })
  await change('DELETE', `${attributesPath}/${material}/values/${linen}?replace_with=${wool}`)
  expect(values().attributes[material]).toEqual({ number: wool })
})

test('a value that is deleted where it was only typed is taken back', async () => {
  const { editor, values, change, shown } = await opened()
  await change('POST', `${attributesPath}/${material}/values`, { client_key: 'a', items: [{ title: 'Шовк' }] })
  const silk = shown()?.values.at(-1).id
  editor.type({ attributes: { ...values().attributes, [material]: { number: silk } } })
  await change('DELETE', `${attributesPath}/${material}/values/${silk}`)
  expect(values().attributes[material]).toEqual({ number: cotton })
  expect(editor.form().isChanged).toBe(false)
})

test('restored input that holds a merged value shows the one that stands for it', async () => {
  const { harness, editor, values, change } = await opened()
  editor.type({ attributes: { ...values().attributes, [material]: { number: linen } } })
  await harness.pass(2000)
  harness.leave(editor.tab)
  await change('POST', `${attributesPath}/${material}/values/merge`, {
    client_key: 'm',
    into: Number(wool),
    from: [Number(linen)],
  })
  const again = await openEditor(harness, '/products/edit/2028?step=attributes')
  expect(again.form().hasOffer).toBe(true)
  productEditorParts(again.actor().getSnapshot()).form?.send({ type: 'draft.restored' })
  await harness.quiet()
  expect(again.form().values.attributes[material]).toEqual({ number: wool })
})

test('variants that a merge makes equal before they are saved are marked, and the repeated ones can be dropped', async () => {
  const { harness, editor, change, values } = await opened({ attributes: [] })
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    if (!supplier) return world
    const all = attributesOf(world, supplier).map((one) => (one.id === 521 ? { ...one, is_variant: true } : one))
    return { ...world, records: { ...world.records, attributes: { ...world.records['attributes'], 1: all } } }
  })
  editor.actor().send({ type: 'data.invalidated' })
  await harness.quiet()
  const { variants } = productEditorParts(editor.actor().getSnapshot())
  const axes = [{ attributeId: material, values: [cotton, linen, wool] }]
  variants?.send({ type: 'axes.changed', matrix: values().variants, saved: values().variants, axes })
  variants?.send({ type: 'cell.typed', matrix: values().variants, row: 2, column: 'price', text: '300' })
  await change('POST', `${attributesPath}/${material}/values/merge`, {
    client_key: 'm',
    into: Number(wool),
    from: [Number(cotton)],
  })
  expect(values().variants.axes).toEqual([{ attributeId: material, values: [wool, linen] }])
  expect(twinRows(values().variants)).toEqual([2])
  editor.actor().send({ type: 'save.chosen' })
  await harness.quiet()
  expect(editor.form().errors).toMatchObject({ 'variants.2.price': { key: 'productEditor.variantTwice' } })
  variants?.send({ type: 'twins.dropped', matrix: values().variants })
  expect([twinRows(values().variants), values().variants.variants.length]).toEqual([[], 2])
})

test('the values of an axis keep their titles when its attribute is archived', async () => {
  const variant = { sku: null, barcode: null, old_price: null, quantity: 1, reserved: 0, image_id: null, price: 100 }
  const { harness, editor, shown } = await opened({
    attributes: [],
    axes: [{ attribute_id: 521, value_ids: [5210] }],
    variants: [{ ...variant, id: 9001, options: { 521: 5210 }, is_active: true }],
  })
  const title = () => valueTitle(editor.view().attributes as never, editor.view().named, material, cotton)
  expect(title()).toBe('Бавовна')
  const list = await openSection(section, undefined, harness)
  await list.choose('archive', material)
  expect([shown(), title()]).toEqual([undefined, 'Бавовна'])
})
