import { selectTransfer, type TransferActor, type TransferDialog as TransferView } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { StatusLine } from '../ui/StatusLine.tsx'
import { useLast } from '../ui/use-last.ts'
import { TransferForm, TransferSkeleton } from './TransferForm.tsx'

export interface TransferDialogProps {
  /** `null` while nothing is being transferred. */
  readonly actor: TransferActor | null
}

/** Moves money from one balance to the other. */
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

/** One dialog through all steps. What was typed stays in sight while it is done. */
export function TransferSteps({ transfer, isOpen, send }: TransferStepsProps) {
  const words = useWords()
  const said = words.money.transfer
  const form = useId()
  const stands = useLast(transfer, transfer.step !== 'wait')
  const wait = transfer.step === 'wait' ? transfer : null
  // What has been sent can no longer be called back.
  const isSent = wait !== null && wait.doing !== 'reading'
  const close = () => send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="small"
      open={isOpen}
      step={stands.step}
      title={said.title()}
      closeLabel={words.ui.close()}
      dismissible={!isSent}
      busy={wait !== null}
      onClose={close}
      footer={
        <>
          <Button disabled={isSent} onClick={close}>
            {words.money.cancel()}
          </Button>
          <Button type="submit" form={form} variant="primary" deliberate busy={wait !== null}>
            {said.submit()}
          </Button>
        </>
      }
    >
      {stands.step === 'form' && <TransferForm id={form} form={stands} isStill={wait !== null} send={send} />}
      {stands.step === 'wait' && <TransferSkeleton />}
      <StatusLine>{wait && said.doing[wait.doing]()}</StatusLine>
    </Dialog>
  )
}
