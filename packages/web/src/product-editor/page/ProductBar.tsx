import { nextStep } from '@supplier/core/product-editor/form/product-steps.domain'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { saveBar } from '../../kit/record/SaveBar.styles.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { bottomBar } from '../../ui/layout/page-marks.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface ProductBarProps {
  readonly t: ProductEditorTranslations
  readonly editor: ProductEditorView
  readonly view: ProductFormView
  /** Saves what is typed; without it the button submits the form around the bar. */
  readonly onSave?: () => void
  /** Leads to the next step of a product that is being created. */
  readonly onNext?: () => void
  /** The form whose Enter does the same; without it nothing is being typed. */
  readonly form?: string | undefined
  readonly onPublish: () => void
}

/**
 * Saves the changes of a product. An existing one without any has no bar, except on a phone, where it holds the way to
 * publish a draft.
 */
export function ProductBar({ t, editor, view, onSave, onNext, form, onPublish }: ProductBarProps) {
  const messageText = useMessageText()
  const styles = saveBar()
  const { product, isOnePage, step, isPublishing, isUploading, mayPublish } = editor
  const isLast = isOnePage || nextStep(step) === 'check'
  const note = view.note && messageText(view.note)
  const isClean = isOnePage && !view.isChanged && !view.isBusy && !note
  if (isClean && !mayPublish) return null
  return (
    <section className={styles.root} aria-label={t.bar} {...bottomBar} data-clean={isClean || undefined}>
      <div className={styles.text}>
        <p role="status" data-wrong={note ? '' : undefined}>
          {note || stateOf(t, editor, view)}
        </p>
        {view.review.length > 0 && (
          <p className={styles.note} role="status" title={t.reviewText}>
            {t.review(view.review.map((name) => t.fields[name]).join(', '))}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {!isClean && (
          <Button
            type={onSave ? 'button' : 'submit'}
            variant={isOnePage && !mayPublish ? 'primary' : 'secondary'}
            disabled={!view.isChanged}
            busy={view.isBusy && !isPublishing}
            onClick={onSave}
          >
            {product?.status === 'draft' ? t.saveDraft : t.save}
          </Button>
        )}
        {!isLast && (
          <Button variant="primary" {...(form === undefined ? { onClick: onNext } : { type: 'submit', form })}>
            {t.next}
          </Button>
        )}
        {isLast && mayPublish && (
          <span className={isOnePage ? styles.onPhones : styles.onAll}>
            <Button variant="primary" block deliberate busy={isPublishing} disabled={isUploading} onClick={onPublish}>
              {t.publish}
            </Button>
          </span>
        )}
      </div>
    </section>
  )
}

/** The head of an existing product says the same of one without changes. */
const stateOf = (
  t: ProductEditorTranslations,
  { isOnePage, isUploading }: ProductEditorView,
  { isBusy, isChanged }: ProductFormView,
): string | null => {
  if (!isBusy && isChanged) return t.unsaved
  if (isOnePage) return null
  if (isBusy) return t.saving
  return isUploading ? t.uploading : t.allSaved
}
