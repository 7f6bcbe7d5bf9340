import type { PaymentReturnSnapshot } from './payment-return.machine.ts'

/** Whether a payment that the bank reported is still awaited. */
export const selectIsAwaited = (snapshot: PaymentReturnSnapshot): boolean =>
  snapshot.context.result !== null && (snapshot.matches('awaitingMoney') || snapshot.matches('looking'))
