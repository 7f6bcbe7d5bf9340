import type { BalanceDialog } from '@supplier/core/balances/balances.selectors'
import { LazyDialog } from '../kit/overlays/LazyDialog.tsx'
import { chunkOf } from '../ui/loading/chunk.ts'

const topUp = chunkOf(async () => (await import('./TopUpDialog.tsx')).TopUpDialog)
const transfer = chunkOf(async () => (await import('./TransferDialog.tsx')).TransferDialog)

/** The dialogs of a balance. At most one is open, and its code is loaded when it first opens. */
export function BalanceDialogs({ dialog }: { readonly dialog: BalanceDialog }) {
  const transferred = dialog.open === 'transfer' ? dialog.transfer : null
  const toppedUp = dialog.open === 'topUp' ? dialog.topUp : null
  return (
    <>
      <LazyDialog
        chunk={topUp}
        isWanted={toppedUp !== null}
        onClose={() => toppedUp?.send({ type: 'dialog.dismissed' })}
      >
        {(TopUp) => <TopUp actor={toppedUp} />}
      </LazyDialog>
      <LazyDialog
        chunk={transfer}
        isWanted={transferred !== null}
        onClose={() => transferred?.send({ type: 'dialog.dismissed' })}
      >
        {(Transfer) => <Transfer actor={transferred} />}
      </LazyDialog>
    </>
  )
}
