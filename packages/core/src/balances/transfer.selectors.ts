import type { Message } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import { type Balances, balancesAfter, type Direction, sourceOf } from './transfer.domain.ts'
import type { TransferSnapshot } from './transfer.machine.ts'

/** What the dialog of a transfer shows. */
export type TransferDialog =
  | {
      readonly step: 'form'
      readonly direction: Direction
      readonly text: string
      readonly error: Message | null
      readonly note: Message | null
      /** On the balance that money is taken from; `null` when it is unknown. */
      readonly available: Kopecks | null
      /** What both balances come to; `null` while that cannot be said. */
      readonly after: Balances | null
    }
  | { readonly step: 'wait'; readonly doing: 'reading' | 'moving' }

export const selectTransfer = (snapshot: TransferSnapshot): TransferDialog => {
  const { direction, text, error, note, known, phase } = snapshot.context
  if (snapshot.matches('reading')) return { step: 'wait', doing: 'reading' }
  if (snapshot.matches('moving')) return { step: 'wait', doing: phase }
  const available = sourceOf(known, direction)
  return { step: 'form', direction, text, error, note, available, after: balancesAfter(known, direction, text) }
}
