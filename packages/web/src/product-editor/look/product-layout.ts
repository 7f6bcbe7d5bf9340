import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

/** The data that the page and the steps of a product show. */
export interface ProductLayoutProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductEditorActor
  readonly editor: ProductEditorView
  readonly form: ProductFormActor
  readonly view: ProductFormView
}
