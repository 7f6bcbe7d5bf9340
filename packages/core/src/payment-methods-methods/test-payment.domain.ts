import type { WrittenAddress } from '../intents/intents.domain.ts'
import { type AddressVerdict, judgeAddress } from '../intents/payment-address.domain.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { PaymentMethod } from './methods.domain.ts'
import { mayCheck } from './methods.domain.ts'

export const testPaymentStatuses = ['waiting', 'paid', 'refused', 'expired'] as const
export type TestPaymentStatus = (typeof testPaymentStatuses)[number]

/** A payment of one hryvnia by which a supplier tries a provider; it never counts as income. */
export interface TestPayment {
  /** The idempotency key it was requested with. */
  readonly key: string | null
  readonly status: TestPaymentStatus
  readonly amount: Kopecks | null
  /** The page on which it is paid. */
  readonly address: WrittenAddress
  /** ISO 8601, UTC. */
  readonly expiresAt: string | null
  /** What the provider said about a refusal. */
  readonly text: string | null
}

/** Whether a payment can be tried: as soon as the provider could check the keys. */
export const mayTest = (method: PaymentMethod): boolean => mayCheck(method)

/** The page of the payment; anything but an https page or a known one is refused. */
export const addressIn = ({ address }: TestPayment, hosts: readonly string[]): AddressVerdict =>
  judgeAddress(address, hosts)
