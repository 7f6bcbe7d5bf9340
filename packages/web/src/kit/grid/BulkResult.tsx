import type { MessageKey } from '@supplier/core/kernel/message-keys'
import type { Location } from '@supplier/core/kernel/routes'
import type { BulkFailure } from '@supplier/core/kit/bulk/bulk.domain'
import type { BulkView } from '@supplier/core/kit/bulk/bulk.selectors'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { FailureGroups } from './FailureGroups.tsx'
import { sample } from './Grid.styles.ts'

interface BulkResultProps {
  /** The words about the rows that were changed. */
  readonly told: MessageKey
  readonly result: NonNullable<BulkView['result']>
  readonly view: Pick<BulkView, 'groups' | 'needless' | 'mayPass'>
  readonly locationOf: (row: BulkFailure) => Location
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** The rows that an action did not change, each with its reason and the way to mend it. */
export function BulkResult({ told, result: { done, failed }, view, locationOf, onRetry, onClose }: BulkResultProps) {
  const { ui, section } = useTranslations()
  const messageText = useMessageText()
  const { groups, needless, mayPass } = view
  const left = failed.length - needless
  const labels = section.bulk
  const styles = sample()
  return (
    <Dialog
      size="medium"
      title={left === 0 ? labels.allTitle() : done > 0 ? labels.resultTitle() : labels.nothingTitle()}
      step="result"
      closeLabel={ui.close()}
      onClose={onClose}
      footer={
        <>
          {mayPass > 0 && <Button onClick={onRetry}>{labels.retry({ count: mayPass })}</Button>}
          <Button variant="primary" onClick={onClose}>
            {left === 0 ? ui.close() : labels.leave()}
          </Button>
        </>
      }
    >
      <div className={styles.totals}>
        <span className={styles.total}>{messageText({ key: told, values: { count: done } })}</span>
        {left > 0 && <span className={styles.total}>{labels.failed({ count: left })}</span>}
        {needless > 0 && <span className={styles.quiet}>{labels.needless({ count: needless })}</span>}
      </div>
      <FailureGroups groups={groups} locationOf={locationOf} />
    </Dialog>
  )
}
