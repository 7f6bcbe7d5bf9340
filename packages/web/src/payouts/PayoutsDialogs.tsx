import type { PayoutsActor } from '@supplier/core/payouts/payouts.machine'
import type { PayoutsDialog } from '@supplier/core/payouts/payouts.selectors'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'

const request = chunkOf(async () => (await import('./PayoutDialog.tsx')).PayoutDialog)
const cancel = chunkOf(async () => (await import('./CancelDialog.tsx')).CancelDialog)

interface PayoutsDialogsProps {
  readonly dialog: PayoutsDialog
  readonly send: PayoutsActor['send']
}

/** The dialogs of the payouts. At most one is open, and its code is loaded when it first opens. */
export function PayoutsDialogs({ dialog, send }: PayoutsDialogsProps) {
  const requested = dialog.open === 'request' ? dialog.request : null
  return (
    <>
      <LazyDialog
        chunk={request}
        isWanted={requested !== null}
        onClose={() => requested?.send({ type: 'dialog.dismissed' })}
      >
        {(Request) => <Request actor={requested} />}
      </LazyDialog>
      <LazyDialog chunk={cancel} isWanted={dialog.open === 'cancel'} onClose={() => send({ type: 'dialog.dismissed' })}>
        {(Cancel) => <Cancel payout={dialog.open === 'cancel' ? dialog.payout : null} send={send} />}
      </LazyDialog>
    </>
  )
}
