import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'
import { openEditor } from '../products/editor.ts'
import { storedProduct } from '../products/stored-product.ts'

const opened = async (step: string) => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const stored = storedProduct(harness, 2038)
  const editor = await openEditor(harness, `/products/edit/2038?step=${step}`)
  return { harness, editor, stored }
}

test.each([
  ['became a branch', { id: '1', title: 'Одяг' }, 'У категорії з’явилися підкатегорії: виберіть кінцеву.'],
  ['was removed', { id: '987654', title: 'Колишня' }, 'Такої категорії вже немає: виберіть іншу.'],
])(
  'a category that %s after it was picked is refused at its field, and picked anew in the present tree',
  async (_, category, text) => {
    const { harness, editor, stored } = await opened('offer')
    const before = stored()
    const { attributes } = editor.form().values
    editor.type({ category, title: 'Чашка з глини, велика' })
    editor.actor().send({ type: 'save.chosen' })
    await harness.quiet()
    expect([stored()?.category_id, stored()?.title]).toEqual([before?.category_id, before?.title])
    expect([editor.form().errors, editor.view().isPicking]).toEqual([{ category: { text } }, true])
    expect(editor.tab.address()).toBe('/products/edit/2038?step=category#category')
    expect(productEditorParts(editor.actor().getSnapshot()).picker).not.toBeNull()
    await editor.pick('посуд')
    editor.actor().send({ type: 'category.confirmed' })
    expect(editor.form().errors).toEqual({})
    expect(editor.form().values).toMatchObject({ title: 'Чашка з глини, велика', attributes })
    editor.actor().send({ type: 'save.chosen' })
    await harness.quiet()
    expect(stored()?.title).toBe('Чашка з глини, велика')
    expect(editor.form().isChanged).toBe(false)
  },
)

test('publishing leads to the field that the server refuses, as saving does', async () => {
  const { editor, stored } = await opened('check')
  editor.type({ sku: 'KO-2002' })
  await editor.publish()
  expect(stored()?.sku).not.toBe('KO-2002')
  expect(editor.tab.address()).toBe('/products/edit/2038?step=offer#sku')
})
