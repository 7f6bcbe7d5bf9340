import { selectOptions } from '@supplier/core/kit/form/options.selectors'
import { optionsOf } from '@supplier/core/kit/section/section.selectors'
import { proposableBrand } from '@supplier/core/product-editor/brand/brand.domain'
import { type BrandView, selectBrand } from '@supplier/core/product-editor/brand/brand.selectors'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { brandsOf, brandTime } from '../../world/products/brands.ts'
import { productById } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { openEditor } from './editor.ts'

const id = 2001
const title = 'Полтавський глечик'

const opened = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const supplier = () => {
    const found = supplierById(world(), 1)
    if (!found) throw new Error('no supplier')
    return found
  }
  const editor = await openEditor(harness, `/products/edit/${id}?step=main`)
  const parts = () => productEditorParts(editor.actor().getSnapshot())
  const world = () => harness.sandbox.world()
  return {
    harness,
    editor,
    product: () => productById(world(), supplier(), String(id)),
    proposals: () => brandsOf(world(), supplier()).filter((one) => one.title === title),
    /** What the picker offers to propose after a search for a brand. */
    search: async (text: string) => {
      parts().form?.send({ type: 'picker.opened', field: 'brand' })
      await harness.quiet()
      const options = optionsOf(parts().form as never)
      options?.send({ type: 'options.typed', field: 'brand', text })
      await harness.pass(500)
      await harness.quiet()
      return proposableBrand(selectOptions(options?.getSnapshot(), 'brand'))
    },
    propose: async (text: string) => {
      parts().brand?.send({ type: 'proposal.chosen', title: text })
      await harness.quiet()
    },
    brand: (): BrandView => {
      const { brand } = parts()
      if (!brand) throw new Error('no brand')
      return selectBrand(editor.view().product, editor.form().values.brand, brand.getSnapshot())
    },
    save: async () => {
      editor.actor().send({ type: 'save.chosen' })
      await harness.quiet()
    },
  }
}

test('a brand that is not found is proposed, chosen and saved, and the product waits for it until it is accepted', async () => {
  const { harness, editor, product, search, propose, brand, save } = await opened()
  expect(await search('Глиняна хата')).toBeNull()
  expect(await search(title)).toBe(title)
  await propose(title)
  expect([editor.form().values.brand?.title, brand().chosen?.status]).toEqual([title, 'proposed'])
  await save()
  expect(String(product()?.brand_id)).toBe(editor.form().values.brand?.id)
  expect(editor.view().product?.problems).toContain('brand_proposed')
  await harness.pass(brandTime + 60_000)
  editor.actor().send({ type: 'data.invalidated' })
  await harness.quiet()
  expect([brand().chosen?.status, brand().chosen?.isProposal]).toEqual(['active', true])
  expect(editor.view().product?.problems).not.toContain('brand_proposed')
})

test('a rejected brand says why, and cannot be picked again', async () => {
  const { harness, editor, search, propose, brand, save } = await opened()
  await propose('глечик.com')
  await save()
  await harness.pass(brandTime + 60_000)
  editor.actor().send({ type: 'data.invalidated' })
  await harness.quiet()
  const reason = 'Назва бренду не може бути адресою сайту.'
  expect(brand().chosen).toMatchObject({ status: 'rejected', reason })
  await search('глечик')
  const { form } = productEditorParts(editor.actor().getSnapshot())
  expect(selectOptions(optionsOf(form as never)?.getSnapshot(), 'brand').options).toMatchObject([{ refusal: reason }])
})

test('a proposal without an answer is looked up by its key, and another try proposes nothing twice', async () => {
  const { harness, editor, proposals, propose, brand } = await opened()
  harness.fault({ kind: 'applied-then-reset', method: 'POST', path: '*/brands' })
  await propose(title)
  expect(editor.form().values.brand?.title).toBe(title)
  expect(proposals()).toHaveLength(1)
  harness.fault({ kind: 'applied-then-500', method: 'POST', path: '*/brands' })
  harness.fault({ kind: 'status', status: 500, method: 'GET', path: '*/brands/by-key/*' })
  await propose('Інша назва')
  expect(brand().message).toEqual({ key: 'kit.unclear' })
  await propose('Інша назва')
  expect([brand().message, editor.form().values.brand?.title]).toEqual([null, 'Інша назва'])
})

test('the title of a brand that exists is refused with its reason, and the former brand stays', async () => {
  const { editor, propose, brand } = await opened()
  const before = editor.form().values.brand
  await propose('супербренд')
  expect(brand().message).toMatchObject({ text: expect.stringContaining('уже є') })
  expect(editor.form().values.brand).toEqual(before)
})
