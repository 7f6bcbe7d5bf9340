import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Boundary } from '../../ui/loading/Boundary.tsx'
import type { Chunk } from '../../ui/loading/chunk.ts'
import { Later } from '../../ui/loading/Later.tsx'
import { MessageCard } from '../../ui/messages/MessageCard.tsx'

interface LazyDialogProps<Props> {
  readonly chunk: Chunk<Props>
  readonly isWanted: boolean
  readonly children: (Part: ComponentType<Props>) => ReactNode
  /** Closes the dialog. Without it, the report of an error offers only a retry and `ways`. */
  readonly onClose?: (() => void) | undefined
  readonly ways?: ReactNode
  /** Shown in place of the report when the code fails to load. */
  readonly missing?: ReactNode
}

/**
 * A dialog whose code is requested when it first opens. It stays mounted afterwards, so that it can animate its closing.
 * When the code fails to load or the dialog crashes, a report with a retry replaces it.
 */
export function LazyDialog<Props>({ chunk, isWanted, children, missing, ...fault }: LazyDialogProps<Props>) {
  return (
    <Boundary fallback={(again) => isWanted && <DialogFault {...fault} kind="broken" onRetry={again} />}>
      {(isWanted || chunk.read() !== null) && (
        <Later
          chunk={chunk}
          waiting={null}
          failed={(retry) => missing ?? <DialogFault {...fault} kind="missing" onRetry={retry} />}
        >
          {children}
        </Later>
      )}
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
