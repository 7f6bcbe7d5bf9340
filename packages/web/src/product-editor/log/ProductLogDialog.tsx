import type { ProductLogActor } from '@supplier/core/product-editor/log/product-log.machine'
import type { ProductEditorActor } from '@supplier/core/product-editor/product-editor.machine'
import { selectProductLog } from '@supplier/core/product-editor/product-log.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage, useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { NoRows } from '../../kit/answers/NoRows.tsx'
import { Found } from '../../kit/list/Found.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useLast } from '../../ui/overlays/use-last.ts'
import { productLog } from './ProductLog.styles.ts'
import { ProductLogLines } from './ProductLogLines.tsx'
import { type ProductLogTranslations, productLogTranslations } from './product-log.translations.ts'

interface ProductLogDialogProps {
  readonly editor: ProductEditorActor
  /** `null` while it is closed. */
  readonly actor: ProductLogActor | null
}

/** What changed in a product: by whom, when, and from what to what. */
export function ProductLogDialog({ editor, actor }: ProductLogDialogProps) {
  const last = useLast(actor, actor !== null)
  return last && <Opened editor={editor} actor={last} isOpen={actor !== null} />
}

interface OpenedProps {
  readonly editor: ProductEditorActor
  readonly actor: ProductLogActor
  readonly isOpen: boolean
}

function Opened({ editor, actor, isOpen }: OpenedProps) {
  const t = productLogTranslations[useLanguage()]
  const { ui } = useTranslations()
  return (
    <Dialog
      size="medium"
      open={isOpen}
      title={t.title}
      description={t.text}
      closeLabel={ui.close()}
      onClose={() => editor.send({ type: 'log.dismissed' })}
    >
      <Body editor={editor} actor={actor} />
    </Dialog>
  )
}

const buttonText = (t: ProductLogTranslations, older: 'offered' | 'reading' | 'failed' | 'ended'): string => {
  if (older === 'ended') return t.moreEnded
  return older === 'failed' ? t.retry : t.more
}

function Body({ editor, actor }: Omit<OpenedProps, 'isOpen'>) {
  const t = productLogTranslations[useLanguage()]
  const product = useSelector(editor, (one) => one)
  const snapshot = useSelector(actor, (one) => one)
  const view = selectProductLog(product, snapshot)
  const styles = productLog()
  if (view.state === 'loading') return <Skeleton height="16rem" />
  if (view.state !== 'lines')
    return (
      <NoRows
        state={'messages' in view ? view.state : 'nothingYet'}
        isBusy={false}
        messages={'messages' in view ? view.messages : []}
        nothingYet={{ title: t.empty, text: t.emptyText }}
        send={() => actor.send({ type: 'retry.chosen' })}
      />
    )
  return (
    <>
      <Found count={view.older === 'reading' ? null : view.lines.length} />
      <ProductLogLines lines={view.lines} />
      {view.older !== 'none' && (
        <div className={styles.more} role="status">
          {view.older === 'failed' && t.moreFailed}
          <Button
            busy={view.older === 'reading'}
            // After the last lines came the button stays, or the focus that is on it would be lost.
            aria-disabled={view.older === 'ended'}
            onClick={() => actor.send({ type: view.older === 'failed' ? 'retry.chosen' : 'more.chosen' })}
          >
            {buttonText(t, view.older)}
          </Button>
        </div>
      )}
    </>
  )
}
