import type { ProductEditorActor, ProductEditorView, ProductFormActor, ProductFormView } from '@supplier/core'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

/** What the page and the steps of a product are given to show. */
export interface ProductLayoutProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductEditorActor
  readonly editor: ProductEditorView
  readonly form: ProductFormActor
  readonly view: ProductFormView
}
