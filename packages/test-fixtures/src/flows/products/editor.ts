import { imageFile } from '@supplier/core/images/image.domain'
import type { ProductValues } from '@supplier/core/product-editor/form/product-form.domain'
import type { ProductStep } from '@supplier/core/product-editor/form/product-steps.domain'
import type { Picture } from '@supplier/core/product-editor/pictures/pictures.domain'
import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import { type ProductEditorView, selectProductEditor } from '@supplier/core/product-editor/product-editor.selectors'
import { type ProductFormView, selectProductForm } from '@supplier/core/product-editor/product-form.selectors'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import type { Harness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

/** An open product editor: the actions of a supplier, and what the editor shows. */
export interface OpenEditor {
  readonly tab: Tab
  actor(): ProductEditorActor
  view(): ProductEditorView
  form(): ProductFormView
  pictures(): readonly Picture[]
  pick(category: string): Promise<void>
  type(values: Partial<ProductValues>): void
  add(...names: readonly string[]): void
  go(step: ProductStep): Promise<void>
  publish(): Promise<void>
}

/** A picture that only states its size, with its name for pixels: enough for whoever reads the head of a file. */
export const pictureFile = (name: string, [width, height] = [800, 800], type = 'image/png'): File => {
  const head = new DataView(new ArrayBuffer(33))
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries()) head.setUint8(at, byte)
  head.setUint32(8, 13)
  head.setUint32(12, 0x49484452)
  head.setUint32(16, width ?? 0)
  head.setUint32(20, height ?? 0)
  const pixels = new TextEncoder().encode(name)
  const length = Uint8Array.of(0, 0, 0, pixels.length)
  return new File([head.buffer, length, 'IDAT', pixels, new Uint8Array(4)], `${name}.png`, { type })
}

export const openEditor = async (harness: Harness, href = '/products/create'): Promise<OpenEditor> => {
  const tab = harness.open(href)
  await tab.panel()
  await harness.quiet()
  const actor = () => {
    const { location, screen } = tab.page()
    if (location.to !== 'product-create' && location.to !== 'product-edit') throw new Error(`${location.to} is open`)
    return screen as unknown as ProductEditorActor
  }
  const parts = () => productEditorParts(actor().getSnapshot())
  const form = () => {
    const found = parts().form
    if (!found) throw new Error('the form is not open')
    return found
  }
  const images = () => {
    const found = parts().images
    if (!found) throw new Error('the pictures are not open')
    return found
  }
  return {
    tab,
    actor,
    view: () => selectProductEditor(actor().getSnapshot()),
    form: () => selectProductForm(actor().getSnapshot(), form().getSnapshot()),
    pictures: () => images().getSnapshot().context.pictures,
    pick: async (category) => {
      const { picker } = parts()
      picker?.send({ type: 'search.typed', text: category })
      await harness.pass(500)
      const [found] = picker?.getSnapshot().context.found ?? []
      if (!found) throw new Error(`no category ${category}`)
      picker?.send({ type: 'category.chosen', id: found.id })
      await harness.quiet()
    },
    type: (values) => {
      for (const [field, value] of Object.entries(values)) form().send({ type: 'field.changed', field, value } as never)
    },
    add: (...names) =>
      images().send({ type: 'files.chosen', files: names.map((name) => imageFile(pictureFile(name))) }),
    go: async (step) => {
      actor().send({ type: 'step.chosen', step })
      await harness.quiet()
    },
    publish: async () => {
      actor().send({ type: 'publish.chosen' })
      await harness.quiet()
    },
  }
}
