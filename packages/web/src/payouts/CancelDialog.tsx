import type { Payout } from '@supplier/core'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLast } from '../ui/use-last.ts'

export interface CancelDialogProps {
  /** `null` while nothing is being cancelled. */
  readonly payout: Payout | null
  readonly send: (fact: { readonly type: 'cancel.confirmed' | 'dialog.dismissed' }) => void
}

/** Asks before a payout is taken back. */
export function CancelDialog({ payout, send }: CancelDialogProps) {
  const words = useWords()
  const { money } = useFormats()
  const last = useLast(payout, payout !== null)
  if (last === null) return null
  const said = words.payout.cancelDialog
  const close = () => send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      open={payout !== null}
      title={said.title({ number: last.number })}
      description={last.amount === null ? said.textUnknown() : said.text({ amount: money(last.amount) })}
      closeLabel={words.ui.close()}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{said.keep()}</Button>
          <Button variant="danger" deliberate onClick={() => send({ type: 'cancel.confirmed' })}>
            {said.confirm()}
          </Button>
        </>
      }
    />
  )
}
