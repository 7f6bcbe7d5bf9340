import type { Abort } from '../kernel/port.ts'
import type { TestPayment } from './test-payment.domain.ts'

export interface TestPaymentPort {
  /** Requests a test payment. The same key requests no second one. */
  startTest(asked: { readonly method: string; readonly key: string }, signal: Abort): Promise<TestPayment>
  /** The newest test payment of a method; `null` when there was none. */
  findTest(method: string, signal: Abort): Promise<TestPayment | null>
}

export interface PaymentHostsPort {
  /** The hosts of payment pages that may be opened without a confirmation. */
  fetchPaymentHosts(): Promise<readonly string[]>
}
