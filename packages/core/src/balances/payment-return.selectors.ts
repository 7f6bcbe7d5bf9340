import type { PaymentReturnSnapshot } from './payment-return.machine.ts'

/** Whether money is awaited for a payment that the payment page reported. */
export const selectIsAwaited = (snapshot: PaymentReturnSnapshot): boolean =>
  snapshot.context.result !== null && (snapshot.matches('awaitingMoney') || snapshot.matches('looking'))
