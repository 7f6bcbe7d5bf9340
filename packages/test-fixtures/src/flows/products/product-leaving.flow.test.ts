import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import type { ProductStep } from '@supplier/core/product-editor/form/product-steps.domain'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Harness, openHarness } from '../kit/harness.ts'
import { type OpenEditor, openEditor } from './editor.ts'

interface Scene {
  readonly harness: Harness
  readonly editor: OpenEditor
  readonly address: string
}

const attributesIn = (editor: OpenEditor) => {
  const { attributes } = editor.view()
  return attributes === null || attributes === 'failed' ? [] : attributes
}

/** What is typed in each step of a new product. */
const typing: Readonly<Partial<Record<ProductStep, (editor: OpenEditor) => void>>> = {
  main: (editor) => editor.type({ title: 'Футболка «Дніпро»', description: 'Бавовна 180 г.\n• Прямий крій' }),
  attributes: (editor) => {
    const text = attributesIn(editor).find(({ kind, isVariant }) => kind === 'text' && !isVariant)
    const other = attributesIn(editor).find(({ values, isVariant }) => values.length > 0 && !isVariant)
    const value = text ? [text.id, 'Є'] : [other?.id, { number: other?.values[0]?.id }]
    editor.type({ attributes: Object.fromEntries([value]) })
  },
  variants: (editor) => {
    const { variants } = productEditorParts(editor.actor().getSnapshot())
    const axis = attributesIn(editor).find(({ isVariant }) => isVariant)
    const matrix = () => editor.form().values.variants
    const values = (axis?.values ?? []).slice(0, 3).map(({ id }) => id)
    const axes = [{ attributeId: axis?.id ?? '', values }]
    variants?.send({ type: 'axes.changed', matrix: matrix(), saved: matrix(), axes })
    variants?.send({ type: 'cell.typed', matrix: matrix(), row: 1, column: 'price', text: '1 234,5' })
  },
  offer: (editor) => editor.type({ price: '12,', oldPrice: '1', sku: 'ФД-1', barcode: '036000291453' }),
  delivery: (editor) => editor.type({ weight: '0,4', length: '30', warranty: 'рік' }),
}

const wayBack = async ({ harness, editor, address }: Scene): Promise<OpenEditor> => {
  const { leaveGuard } = panelParts(await editor.tab.panel())
  expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe('page')
  leaveGuard.send({ type: 'leave.confirmed' })
  await editor.tab.shown('notifications')
  await harness.quiet()
  editor.tab.visit(address)
  await harness.quiet()
  return editor
}

/** Every way to leave a step; each ends with the product open again. */
const ways: Readonly<Record<string, (scene: Scene) => Promise<OpenEditor>>> = {
  'by a link': (scene) => {
    scene.editor.tab.app.send({ type: 'navigation.requested', location: { to: 'notifications' } })
    return wayBack(scene)
  },
  'by the address bar': (scene) => {
    scene.editor.tab.visit('/notifications')
    return wayBack(scene)
  },
  'by closing the tab': ({ harness, editor, address }) => {
    harness.leave(editor.tab)
    return openEditor(harness, address)
  },
  'by a crash': ({ harness, address }) => openEditor(harness, address),
  'by another step': async ({ editor }) => {
    await editor.go('category')
    return editor
  },
  'by another step without a connection, and a crash': async ({ harness, editor, address }) => {
    harness.fault({ kind: 'reset-before', method: 'PATCH', path: '/admin-suppliers/*', count: null })
    await editor.go('category')
    harness.sandbox.faults.clear()
    return openEditor(harness, address)
  },
}

describe.each(Object.keys(typing) as ProductStep[])(
  'leaving the step %s of a new product keeps what was typed',
  (step) => {
    test.each(Object.keys(ways))('%s', async (way) => {
      const harness = openHarness({ scenario: 'default' })
      onTestFinished(harness.closeAll)
      const editor = await openEditor(harness)
      await editor.pick('футболки')
      await editor.go(step)
      const address = editor.tab.address()
      typing[step]?.(editor)
      const { values: typed } = editor.form()
      const again = await ways[way]?.({ harness, editor, address })
      if (again?.form().hasOffer) productEditorParts(again.actor().getSnapshot()).form?.send({ type: 'draft.restored' })
      expect(cellsOf(again?.form().values)).toEqual(cellsOf(typed))
    })
  },
)

/** The values without the ids that a save gives to variants, and with numbers as a save writes them. */
const cellsOf = (values: ReturnType<OpenEditor['form']>['values'] | undefined) =>
  values && {
    ...values,
    variants: {
      ...values.variants,
      variants: values.variants.variants.map(({ id: _, ...variant }) => ({
        ...variant,
        price: variant.price.replace(/[\s\u00a0]/g, '').replace(/(,\d)$/, '$10'),
        quantity: variant.quantity || '0',
      })),
    },
  }
