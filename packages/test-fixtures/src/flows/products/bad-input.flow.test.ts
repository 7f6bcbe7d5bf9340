import { imageFile } from '@supplier/core/images/image.domain'
import type { ProductValues } from '@supplier/core/product-editor/form/product-form.domain'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { productById } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { openEditor, pictureFile } from './editor.ts'

/** A plate without variants that is on sale. */
const plate = 2009

const opened = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const editor = await openEditor(harness, `/products/edit/${plate}?step=check`)
  const save = async () => {
    editor.actor().send({ type: 'save.chosen' })
    await harness.quiet()
  }
  const stored = () => {
    const world = harness.sandbox.world()
    const supplier = supplierById(world, 1)
    return supplier && productById(world, supplier, String(plate))
  }
  return { harness, editor, save, stored }
}

const long = `${'Глина з Опішні, випал за 900 градусів. '.repeat(110)}`.slice(0, 4000).trim()

test.each<[string, Partial<ProductValues>, object]>([
  ['a price with a space and a comma', { price: '1 234,5' }, { price: 1234.5 }],
  ['a price with a comma for thousands', { price: '1,234.50' }, { price: 1234.5 }],
  ['a barcode with its leading zeros', { barcode: '0036000291452' }, { barcode: '0036000291452' }],
  ['a title with emoji', { title: 'Тарілка 🍽️ «Ранок» 👩🏽‍🍳' }, { title: 'Тарілка 🍽️ «Ранок» 👩🏽‍🍳' }],
  ['a title from right to left', { title: 'صحن خزفي Тарілка' }, { title: 'صحن خزفي Тарілка' }],
  ['a description of four thousand characters', { description: long }, { description: long }],
])('%s is taken as it is meant', async (_, typed, expected) => {
  const { editor, save, stored } = await opened()
  editor.type(typed)
  await save()
  expect([editor.form().errors, editor.form().isChanged]).toEqual([{}, false])
  expect(stored()).toMatchObject(expected)
})

test.each<[Partial<ProductValues>, string, string, string]>([
  [{ price: '12x' }, 'offer', 'price', 'kit.notASum'],
  [{ price: '1,23.50' }, 'offer', 'price', 'kit.notASum'],
  [{ oldPrice: '1' }, 'offer', 'oldPrice', 'productEditor.oldPriceLow'],
  [{ quantity: '1,5' }, 'offer', 'quantity', 'kit.notAWhole'],
  [{ quantity: '-1' }, 'offer', 'quantity', 'kit.outOfRange'],
  [{ barcode: '4820024700017' }, 'offer', 'barcode', 'productEditor.barcodeCheck'],
  [{ barcode: '36000291452' }, 'offer', 'barcode', 'productEditor.barcodeLength'],
  [{ barcode: '4,82002E+12' }, 'offer', 'barcode', 'productEditor.barcodeCut'],
  [{ title: 'т'.repeat(256) }, 'main', 'title', 'kit.tooLong'],
  [{ description: 'о'.repeat(20_001) }, 'description', 'description', 'kit.tooLong'],
  [{ videoUrl: 'youtube' }, 'description', 'videoUrl', 'productEditor.notAnAddress'],
  [{ weight: 'важка' }, 'delivery', 'weight', 'kit.notANumber'],
])('%j is refused in its step %s, at its field %s, by %s', async (typed, step, field, key) => {
  const { editor, save, stored } = await opened()
  const before = stored()
  editor.type(typed)
  await save()
  expect(editor.form().errors).toMatchObject({ [field]: { key } })
  expect(Object.keys(editor.form().errors)).toEqual([field])
  expect(editor.tab.address()).toBe(`/products/edit/${plate}?step=${step}#${field}`)
  expect([stored(), editor.form().values]).toMatchObject([before ?? {}, typed])
})

test.each<[string, () => File, string]>([
  [
    'a PDF named .jpg',
    () => new File(['%PDF-1.7 not a picture'], 'scan.jpg', { type: 'image/jpeg' }),
    'images.wrongType',
  ],
  [
    'a picture of 60 MB',
    () => new File([pictureFile('big'), new Uint8Array(60 << 20)], 'big.png', { type: 'image/png' }),
    'images.tooLarge',
  ],
  ['a small picture', () => pictureFile('small', [300, 300]), 'productEditor.smallPicture'],
  ['an empty file', () => new File([], 'empty.png', { type: 'image/png' }), 'images.empty'],
  [
    'a photo of an iPhone',
    () => new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_1.HEIC', { type: 'image/heic' }),
    'images.heic',
  ],
])('%s is refused at its place, and the others are stored', async (_, file, key) => {
  const { harness, editor } = await opened()
  const { images } = productEditorParts(editor.actor().getSnapshot())
  const count = editor.pictures().length
  images?.send({ type: 'files.chosen', files: [file(), pictureFile('good')].map((one) => imageFile(one)) })
  await harness.pass(2000)
  const [refused, good] = editor.pictures().slice(count)
  expect([refused?.state, refused?.message]).toMatchObject(['refused', { key }])
  expect(good?.state).toBe('stored')
})
