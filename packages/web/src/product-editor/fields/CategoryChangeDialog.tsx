import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useLast } from '../../ui/overlays/use-last.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface CategoryChangeDialogProps {
  readonly t: ProductEditorTranslations
  readonly change: ProductEditorView['change']
  readonly send: ProductEditorActor['send']
}

/** What another category would take from a product, before it does. */
export function CategoryChangeDialog({ t, change, send }: CategoryChangeDialogProps) {
  const last = useLast(change, change !== null)
  if (last === null) return null
  const dismiss = () => send({ type: 'category.dismissed' })
  const { lost, missing, variantsLost, commissionBefore: before, commissionAfter: after } = last
  return (
    <Dialog
      open={change !== null}
      title={t.categoryDialog}
      description={last.title}
      onClose={dismiss}
      footer={
        <>
          <Button data-initial-focus onClick={dismiss}>
            {t.categoryKeep}
          </Button>
          <Button variant="primary" onClick={() => send({ type: 'category.confirmed' })}>
            {t.categoryConfirm}
          </Button>
        </>
      }
    >
      {lost.length > 0 && (
        <p>
          {t.categoryLost} {lost.map(({ attribute, value }) => `${attribute} – ${value}`).join('; ')}
        </p>
      )}
      {variantsLost > 0 && <p>{t.categoryVariants(variantsLost)}</p>}
      {missing.length > 0 && (
        <p>
          {t.categoryMissing} {missing.join(', ')}
        </p>
      )}
      {before !== null && after !== null && before !== after && (
        <p>{t.categoryCommission(String(before), String(after))}</p>
      )}
    </Dialog>
  )
}
