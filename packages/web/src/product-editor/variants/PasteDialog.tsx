import type { ProductVariantsActor } from '@supplier/core/product-editor/variants/product-variants.machine'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useLast } from '../../ui/overlays/use-last.ts'
import { diff } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface PasteDialogProps {
  readonly t: ProductEditorTranslations
  readonly paste: ReturnType<ProductVariantsActor['getSnapshot']>['context']['paste']
  /** The title of a variant by its row. */
  readonly titleOf: (row: number) => string
  readonly send: ProductVariantsActor['send']
}

const mostShown = 100

/** What a pasted block would change, before it does. The wrong cells come first. */
export function PasteDialog({ t, paste, titleOf, send }: PasteDialogProps) {
  const last = useLast(paste, paste !== null)
  const messageText = useMessageText()
  const styles = diff()
  if (last === null) return null
  const { cells, rowsOver, columnsOver } = last
  const wrong = cells.filter(({ mistake }) => mistake !== null)
  const shown = [...wrong, ...cells.filter(({ mistake }) => mistake === null)].slice(0, mostShown)
  const dismiss = () => send({ type: 'paste.dismissed' })
  return (
    <Dialog
      open={paste !== null}
      size="medium"
      title={t.pasteTitle(cells.length)}
      onClose={dismiss}
      footer={
        <>
          <Button onClick={dismiss}>{t.cancel}</Button>
          <Button data-initial-focus variant="primary" onClick={() => send({ type: 'paste.confirmed' })}>
            {t.pasteConfirm}
          </Button>
        </>
      }
    >
      {wrong.length > 0 && <Alert tone="warning">{t.pasteWrong(wrong.length)}</Alert>}
      {rowsOver + columnsOver > 0 && <Alert tone="info">{t.pasteOver(rowsOver, columnsOver)}</Alert>}
      <ul className={styles.list}>
        {shown.map(({ row, column, before, text, mistake }) => (
          <li key={`${row}.${column}`} className={styles.row}>
            <span>
              {titleOf(row)} · {t.columns[column]}
            </span>
            <span>
              {before !== '' && <span className={styles.before}>{before}</span>}{' '}
              <span className={styles.after} data-wrong={mistake === null ? undefined : ''}>
                {text === '' ? '—' : text}
              </span>
              {mistake && <span> · {messageText(mistake)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {cells.length > mostShown && <p className={styles.more}>{t.pasteMore(cells.length - mostShown)}</p>}
    </Dialog>
  )
}
