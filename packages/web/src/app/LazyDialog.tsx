import type { ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { Lazy, type LazyProps } from '../ui/Lazy.tsx'
import { Placard } from '../ui/Placard.tsx'

interface LazyDialogProps<Props> extends Omit<LazyProps<Props>, 'failed'> {
  /** Gives the dialog up; without it there is only trying again, and `ways`. */
  readonly onClose?: (() => void) | undefined
  readonly ways?: ReactNode
}

/** A dialog whose code comes with its first opening. Where it does not come, or breaks, that is said, with a way out. */
export function LazyDialog<Props>({ onClose, ways, ...lazy }: LazyDialogProps<Props>) {
  const fault = { onClose, ways }
  return (
    <Boundary fallback={(again) => lazy.isWanted && <DialogFault {...fault} kind="broken" onRetry={again} />}>
      <Lazy {...lazy} failed={(retry) => <DialogFault {...fault} kind="missing" onRetry={retry} />} />
    </Boundary>
  )
}

interface DialogFaultProps extends Pick<LazyDialogProps<unknown>, 'onClose' | 'ways'> {
  /** Its code did not come, or it stopped working. */
  readonly kind: 'missing' | 'broken'
  readonly onRetry: () => void
}

function DialogFault({ kind, onRetry, onClose, ways }: DialogFaultProps) {
  const words = useWords()
  const { shell, fault } = words
  return (
    <Placard
      title={kind === 'missing' ? shell.missingDialog.title() : shell.brokenDialog.title()}
      actions={
        <>
          {ways}
          {onClose && <Button onClick={onClose}>{words.ui.close()}</Button>}
          <Button variant="primary" onClick={onRetry}>
            {words.ui.retry()}
          </Button>
        </>
      }
    >
      {kind === 'missing' ? fault.missing.text() : shell.brokenDialog.text()}
    </Placard>
  )
}
