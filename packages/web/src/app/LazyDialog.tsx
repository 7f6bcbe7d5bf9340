import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { Lazy, type LazyProps } from '../ui/Lazy.tsx'
import { MessageCard } from '../ui/MessageCard.tsx'

interface LazyDialogProps<Props> extends Omit<LazyProps<Props>, 'failed'> {
  /** Closes the dialog. Without it, the report of an error offers only a retry and `ways`. */
  readonly onClose?: (() => void) | undefined
  readonly ways?: ReactNode
}

/**
 * A dialog whose code is requested when it first opens. When the code fails to load or the dialog crashes, a report
 * with a retry replaces it.
 */
export function LazyDialog<Props>({ onClose, ways, ...lazy }: LazyDialogProps<Props>) {
  const fault = { onClose, ways }
  return (
    <Boundary fallback={(again) => lazy.isWanted && <DialogFault {...fault} kind="broken" onRetry={again} />}>
      <Lazy {...lazy} failed={(retry) => <DialogFault {...fault} kind="missing" onRetry={retry} />} />
    </Boundary>
  )
}

interface DialogFaultProps extends Pick<LazyDialogProps<unknown>, 'onClose' | 'ways'> {
  /** `missing`: the code failed to load; `broken`: the dialog crashed. */
  readonly kind: 'missing' | 'broken'
  readonly onRetry: () => void
}

function DialogFault({ kind, onRetry, onClose, ways }: DialogFaultProps) {
  const t = useTranslations()
  const { shell, fault } = t
  return (
    <MessageCard
      title={kind === 'missing' ? shell.missingDialog.title() : shell.brokenDialog.title()}
      actions={
        <>
          {ways}
          {onClose && <Button onClick={onClose}>{t.ui.close()}</Button>}
          <Button variant="primary" onClick={onRetry}>
            {t.ui.retry()}
          </Button>
        </>
      }
    >
      {kind === 'missing' ? fault.missing.text() : shell.brokenDialog.text()}
    </MessageCard>
  )
}
