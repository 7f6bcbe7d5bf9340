import type { BulkResult as Result } from '@supplier/core'
import { Link } from 'wouter'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { link } from '../ui/Link.styles.ts'
import { sample } from './Grid.styles.ts'

interface BulkResultProps {
  /** Whether the action made new records. */
  readonly creates: boolean
  readonly result: Result
  readonly hrefOf: (id: string, field: string | null) => string
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The rows that an action did not change, each with its reason and the way to mend it. */
export function BulkResult({ creates, result: { done, failed }, hrefOf, onRetry, onClose }: BulkResultProps) {
  const { ui, section } = useTranslations()
  const labels = section.bulk
  const styles = sample()
  return (
    <Dialog
      size="medium"
      title={done > 0 ? labels.resultTitle() : labels.nothingTitle()}
      step="result"
      closeLabel={ui.close()}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onRetry}>{labels.retry({ count: failed.length })}</Button>
          <Button variant="primary" onClick={onClose}>
            {labels.leave()}
          </Button>
        </>
      }
    >
      <div className={styles.totals}>
        <span className={styles.total}>{creates ? labels.created({ count: done }) : labels.done({ count: done })}</span>
        <span className={styles.total}>{labels.failed({ count: failed.length })}</span>
      </div>
      <ul className={styles.list}>
        {failed.map(({ id, label, message, field }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{label}</span>
            <span className={styles.reasons}>{message}</span>
            <Link href={hrefOf(id, field)} className={link({ tone: 'accent' })}>
              {labels.fix()}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
