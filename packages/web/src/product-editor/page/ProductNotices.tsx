import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormActor } from '@supplier/core/product-editor/product-editor.setup'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { DraftOffer } from '../../kit/record/DraftOffer.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface ProductNoticesProps {
  readonly t: ProductEditorTranslations
  readonly editor: ProductEditorView
  readonly form: ProductFormActor
  readonly view: ProductFormView
}

/** What a supplier must know before the fields: unsaved input of an earlier visit, and the answer of a moderator. */
export function ProductNotices({ t, editor: { product }, form, view }: ProductNoticesProps) {
  return (
    <>
      {view.hasOffer && (
        <DraftOffer
          onRestore={() => form.send({ type: 'draft.restored' })}
          onDismiss={() => form.send({ type: 'draft.dismissed' })}
        />
      )}
      {product?.status === 'rejected' && product.moderation?.reason && (
        <Alert tone="danger" title={t.rejected}>
          {product.moderation.reason}
        </Alert>
      )}
    </>
  )
}
