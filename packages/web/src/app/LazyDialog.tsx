import type { ReactNode } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Lazy, type LazyProps } from '../ui/Lazy.tsx'
import { Placard } from '../ui/Placard.tsx'

interface LazyDialogProps<Props> extends Omit<LazyProps<Props>, 'failed'> {
  /** Gives the dialog up; without it there is only trying again, and `ways`. */
  readonly onClose?: (() => void) | undefined
  readonly ways?: ReactNode
}

/** A dialog whose code comes with its first opening. Where it does not come, that is said, with a way out. */
export function LazyDialog<Props>({ onClose, ways, ...lazy }: LazyDialogProps<Props>) {
  return <Lazy {...lazy} failed={(retry) => <MissingDialog onRetry={retry} onClose={onClose} ways={ways} />} />
}

interface MissingDialogProps extends Pick<LazyDialogProps<unknown>, 'onClose' | 'ways'> {
  readonly onRetry: () => void
}

function MissingDialog({ onRetry, onClose, ways }: MissingDialogProps) {
  const words = useWords()
  return (
    <Placard
      title={words.shell.missingDialog.title()}
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
      {words.fault.missing.text()}
    </Placard>
  )
}
