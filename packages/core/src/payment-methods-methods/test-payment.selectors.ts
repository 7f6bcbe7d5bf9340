import { hrefOf } from '../intents/payment-address.domain.ts'
import type { SafeAddress } from '../kernel/address.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import type { Kopecks } from '../kernel/money.ts'
import { addressIn, type TestPaymentStatus } from './test-payment.domain.ts'
import type { TestPaymentSnapshot } from './test-payment.machine.ts'

/** A test payment for its view. */
export type TestPaymentView =
  | { readonly state: 'loading' | 'offered' | 'starting' }
  | { readonly state: 'unsent'; readonly message: Message | null }
  | {
      readonly state: 'waiting'
      readonly isChecking: boolean
      readonly amount: Kopecks | null
      /** `null` when the address is not safe to open. */
      readonly href: SafeAddress | null
      /** Why the payment could not be checked last. */
      readonly message: Message | null
    }
  | { readonly state: Exclude<TestPaymentStatus, 'waiting'>; readonly text: string | null }

export const selectTestPayment = (snapshot: TestPaymentSnapshot): TestPaymentView => {
  const { payment, failure, hosts } = snapshot.context
  const message = failure && (messagesOf(failure)[0] ?? null)
  if (snapshot.matches('unsent')) return { state: 'unsent', message }
  if (snapshot.matches('starting') || snapshot.matches('lookingUp')) return { state: 'starting' }
  if (snapshot.matches('offered')) return { state: 'offered' }
  if (payment === null) return { state: 'loading' }
  if (payment.status !== 'waiting') return { state: payment.status, text: payment.text }
  return {
    state: 'waiting',
    isChecking: snapshot.matches('checking'),
    amount: payment.amount,
    href: hrefOf(addressIn(payment, hosts)),
    message,
  }
}
