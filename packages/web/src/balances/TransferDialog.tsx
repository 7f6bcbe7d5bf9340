import type { TransferActor } from '@supplier/core/balances/transfer.machine'
import { selectTransfer, type TransferDialog as TransferView } from '@supplier/core/balances/transfer.selectors'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { StatusLine } from '../ui/messages/StatusLine.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { TransferForm, TransferSkeleton } from './TransferForm.tsx'

export interface TransferDialogProps {
  /** `null` while the dialog is closed. */
  readonly actor: TransferActor | null
}

/** Transfers money between the two balances. */
export function TransferDialog({ actor }: TransferDialogProps) {
  const last = useLast(actor, actor !== null)
  return last && <OpenTransfer key={last.sessionId} actor={last} isOpen={actor !== null} />
}

function OpenTransfer({ actor, isOpen }: { readonly actor: TransferActor; readonly isOpen: boolean }) {
  const transfer = useSelector(actor, selectTransfer)
  return <TransferSteps transfer={transfer} isOpen={isOpen} send={actor.send} />
}

interface TransferStepsProps {
  readonly transfer: TransferView
  readonly isOpen: boolean
  readonly send: TransferActor['send']
}

/** One dialog for all steps. The typed text stays visible while the transfer is pending. */
export function TransferSteps({ transfer, isOpen, send }: TransferStepsProps) {
  const t = useTranslations()
  const labels = t.money.transfer
  const form = useId()
  const stands = useLast(transfer, transfer.step !== 'wait')
  const wait = transfer.step === 'wait' ? transfer : null
  // A sent transfer cannot be undone, so the dialog cannot be closed while it is pending.
  const isSent = wait !== null && wait.activity !== 'reading'
  const close = () => send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      step={stands.step}
      title={labels.title()}
      closeLabel={t.ui.close()}
      dismissible={!isSent}
      busy={wait !== null}
      onClose={close}
      footer={
        <>
          <Button disabled={isSent} onClick={close}>
            {t.money.cancel()}
          </Button>
          <Button type="submit" form={form} variant="primary" deliberate busy={wait !== null}>
            {labels.submit()}
          </Button>
        </>
      }
    >
      {stands.step === 'form' && <TransferForm id={form} form={stands} isStill={wait !== null} send={send} />}
      {stands.step === 'wait' && <TransferSkeleton />}
      <StatusLine>{wait && labels.activity[wait.activity]()}</StatusLine>
    </Dialog>
  )
}
