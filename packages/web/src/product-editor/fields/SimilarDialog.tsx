import { pathOf } from '@supplier/core/kernel/routes'
import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useLast } from '../../ui/overlays/use-last.ts'
import { problemList } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface SimilarDialogProps {
  readonly t: ProductEditorTranslations
  readonly similar: ProductEditorView['similar']
  readonly send: ProductEditorActor['send']
}

/** Asks whether a product is published beside others that look the same. */
export function SimilarDialog({ t, similar, send }: SimilarDialogProps) {
  const last = useLast(similar, similar !== null)
  if (last === null) return null
  const styles = problemList()
  const dismiss = () => send({ type: 'publish.dismissed' })
  return (
    <Dialog
      open={similar !== null}
      title={t.similarTitle}
      description={t.similarText}
      onClose={dismiss}
      footer={
        <>
          <Button data-initial-focus onClick={dismiss}>
            {t.similarKeep}
          </Button>
          <Button variant="primary" deliberate onClick={() => send({ type: 'publish.confirmed' })}>
            {t.similarPublish}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {last.map(({ id, title, sku }) => (
          <li key={id} className={styles.item}>
            <a
              className={styles.text}
              href={pathOf({ to: 'product-edit', params: { id } })}
              target="_blank"
              rel="noreferrer"
            >
              {title}
              {sku && <span className={styles.step}>{sku}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
