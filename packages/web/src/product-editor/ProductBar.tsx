import type { ProductEditorView, ProductFormView } from '@supplier/core'
import { useMessageText } from '../i18n/use-message-text.ts'
import { saveBar } from '../kit/SaveBar.styles.ts'
import { Button } from '../ui/Button.tsx'
import type { ProductEditorTranslations } from './product-editor.translations.ts'

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

/** Says whether everything is saved, and holds the ways on. */
export function ProductBar({ t, editor, view, onSave, onNext, form, onPublish }: ProductBarProps) {
  const messageText = useMessageText()
  const styles = saveBar()
  const { product, isOnePage, step, isPublishing, isUploading, mayPublish } = editor
  const isLast = isOnePage || step === 'check'
  const note = view.note && messageText(view.note)
  return (
    <section className={styles.root} aria-label={t.bar} data-bottom-bar="">
      <div className={styles.text}>
        <p role="status" data-wrong={note ? '' : undefined}>
          {note || stateOf(t, view, isUploading)}
        </p>
        {view.review.length > 0 && (
          <p className={styles.note} role="status" title={t.reviewText}>
            {t.review(view.review.map((name) => t.fields[name]).join(', '))}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          type={onSave ? 'button' : 'submit'}
          variant={isOnePage && !mayPublish ? 'primary' : 'secondary'}
          disabled={!view.isChanged}
          busy={view.isBusy && !isPublishing}
          onClick={onSave}
        >
          {product?.status === 'draft' ? t.saveDraft : t.save}
        </Button>
        {!isLast && (
          <Button variant="primary" {...(form === undefined ? { onClick: onNext } : { type: 'submit', form })}>
            {t.next}
          </Button>
        )}
        {isLast && mayPublish && (
          <Button variant="primary" deliberate busy={isPublishing} disabled={isUploading} onClick={onPublish}>
            {t.publish}
          </Button>
        )}
      </div>
    </section>
  )
}

const stateOf = (t: ProductEditorTranslations, view: ProductFormView, isUploading: boolean): string => {
  if (view.isBusy) return t.saving
  if (view.isChanged) return t.unsaved
  return isUploading ? t.uploading : t.allSaved
}
