import type { BalanceDialog } from '@supplier/core'
import { chunkOf } from '../ui/chunk.ts'
import { Lazy } from '../ui/Lazy.tsx'

const topUp = chunkOf(async () => (await import('./TopUpDialog.tsx')).TopUpDialog)
const transfer = chunkOf(async () => (await import('./TransferDialog.tsx')).TransferDialog)

/** The dialogs over a balance: at most one is open, and its code comes with its first opening. */
export function BalanceDialogs({ dialog }: { readonly dialog: BalanceDialog }) {
  return (
    <>
      <Lazy chunk={topUp} isWanted={dialog.open === 'topUp'}>
        {(TopUp) => <TopUp actor={dialog.open === 'topUp' ? dialog.topUp : null} />}
      </Lazy>
      <Lazy chunk={transfer} isWanted={dialog.open === 'transfer'}>
        {(Transfer) => <Transfer actor={dialog.open === 'transfer' ? dialog.transfer : null} />}
      </Lazy>
    </>
  )
}
