import type { Kopecks } from '../kernel/money.ts'
import type { Abort } from '../kernel/port.ts'
import type { LinePage, LineQuery } from './balances.domain.ts'
import type { PendingTopUp, WrittenAddress } from './top-up.domain.ts'

export interface BalancesPort {
  fetchMainLines(query: LineQuery, signal: Abort): Promise<LinePage>
  fetchServiceLines(query: LineQuery, signal: Abort): Promise<LinePage>
  /** `null` when the amount cannot be read. */
  fetchServiceBalance(input: void, signal: Abort): Promise<Kopecks | null>
}

export interface TopUpPort {
  /** Makes an invoice; nothing is charged before the supplier pays it. */
  requestTopUp(amount: Kopecks, signal: Abort): Promise<WrittenAddress>
  /** The hosts that may be opened without asking. */
  fetchPaymentHosts(): Promise<readonly string[]>
  /** Opens an accepted address beside the panel, without a way back into it. */
  openPaymentPage(href: string): Promise<void>
}

/** Remembers that a payment page was opened, so that a return from it is recognised. Never rejects because storage is missing. */
export interface PendingTopUpPort {
  recallTopUp(supplierId: number): Promise<PendingTopUp | null>
  keepTopUp(pending: PendingTopUp): Promise<void>
  forgetTopUp(supplierId: number): Promise<void>
}
