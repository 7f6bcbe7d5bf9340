import type { PayoutsActor, PayoutsDialog } from '@supplier/core'
import { chunkOf } from '../ui/chunk.ts'
import { Lazy } from '../ui/Lazy.tsx'

const request = chunkOf(async () => (await import('./PayoutDialog.tsx')).PayoutDialog)
const cancel = chunkOf(async () => (await import('./CancelDialog.tsx')).CancelDialog)

interface PayoutsDialogsProps {
  readonly dialog: PayoutsDialog
  readonly send: PayoutsActor['send']
}

/** The dialogs over the payouts: at most one is open, and its code comes with its first opening. */
export function PayoutsDialogs({ dialog, send }: PayoutsDialogsProps) {
  return (
    <>
      <Lazy chunk={request} isWanted={dialog.open === 'request'}>
        {(Request) => <Request actor={dialog.open === 'request' ? dialog.request : null} />}
      </Lazy>
      <Lazy chunk={cancel} isWanted={dialog.open === 'cancel'}>
        {(Cancel) => <Cancel payout={dialog.open === 'cancel' ? dialog.payout : null} send={send} />}
      </Lazy>
    </>
  )
}
