import type { Payout } from '@supplier/core/payouts/payouts.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'

export interface CancelDialogProps {
  /** `null` while the dialog is closed. */
  readonly payout: Payout | null
  readonly send: (event: { readonly type: 'cancel.confirmed' | 'dialog.dismissed' }) => void
}

/** Asks for confirmation before a payout is cancelled. */
export function CancelDialog({ payout, send }: CancelDialogProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const last = useLast(payout, payout !== null)
  if (last === null) return null
  const labels = t.payout.cancelDialog
  const close = () => send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      open={payout !== null}
      title={labels.title({ number: last.number })}
      description={last.amount === null ? labels.textUnknown() : labels.text({ amount: money(last.amount) })}
      closeLabel={t.ui.close()}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{labels.keep()}</Button>
          <Button variant="danger" deliberate onClick={() => send({ type: 'cancel.confirmed' })}>
            {labels.confirm()}
          </Button>
        </>
      }
    />
  )
}
