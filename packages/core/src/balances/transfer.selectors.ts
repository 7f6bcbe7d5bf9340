import type { Message } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import { type Balances, balancesAfter, type Direction, sourceOf } from './transfer.domain.ts'
import type { TransferSnapshot } from './transfer.machine.ts'

/** The view of the transfer dialog. */
export type TransferDialog =
  | {
      readonly step: 'form'
      readonly direction: Direction
      readonly text: string
      readonly error: Message | null
      readonly note: Message | null
      /** The amount on the balance that the money leaves; `null` when it is unknown. */
      readonly available: Kopecks | null
      /** Both balances after the transfer; `null` when they cannot be computed. */
      readonly after: Balances | null
    }
  | { readonly step: 'wait'; readonly activity: 'reading' | 'moving' }

export const selectTransfer = (snapshot: TransferSnapshot): TransferDialog => {
  const { direction, text, error, note, known, phase } = snapshot.context
  if (snapshot.matches('reading')) return { step: 'wait', activity: 'reading' }
  if (snapshot.matches('moving')) return { step: 'wait', activity: phase }
  const available = sourceOf(known, direction)
  return { step: 'form', direction, text, error, note, available, after: balancesAfter(known, direction, text) }
}
