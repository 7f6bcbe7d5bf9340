import type { Kopecks } from '../kernel/money.ts'
import type { Abort } from '../kernel/port.ts'
import type { LinePage, LineQuery } from './balances.domain.ts'

export interface BalancesPort {
  fetchMainLines(query: LineQuery, signal: Abort): Promise<LinePage>
  fetchServiceLines(query: LineQuery, signal: Abort): Promise<LinePage>
  /** Resolves with `null` when the server's amount is unreadable. */
  fetchServiceBalance(input: void, signal: Abort): Promise<Kopecks | null>
}

export interface TopUpPort {
  /** The hosts of payment pages that may be opened without a confirmation. */
  fetchPaymentHosts(): Promise<readonly string[]>
  /** Navigates this tab to an accepted address. The payment page redirects back to the panel. */
  openPaymentPage(href: string): Promise<void>
}
