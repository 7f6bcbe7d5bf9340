import type { Kopecks } from '../kernel/money.ts'
import type { Abort } from '../kernel/port.ts'
import type { LinePage, LineQuery } from './balances.domain.ts'

export interface BalancesPort {
  fetchMainLines(query: LineQuery, signal: Abort): Promise<LinePage>
  fetchServiceLines(query: LineQuery, signal: Abort): Promise<LinePage>
  /** `null` when the amount cannot be read. */
  fetchServiceBalance(input: void, signal: Abort): Promise<Kopecks | null>
}

export interface TopUpPort {
  /** The hosts that may be opened without asking. */
  fetchPaymentHosts(): Promise<readonly string[]>
  /** Leaves the panel for an accepted address, which leads back to it. */
  openPaymentPage(href: string): Promise<void>
}
