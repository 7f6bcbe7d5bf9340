import type { PayoutSendingSnapshot } from './payout-sending.machine.ts'

/** What is shown while a confirmed payout is on its way. */
export type PayoutSendingView =
  | { readonly step: 'wait'; readonly doing: 'sending' | 'checking' }
  /** Nobody could tell; it may be checked again, or left to the list. */
  | { readonly step: 'unchecked' }

export const selectPayoutSending = (snapshot: PayoutSendingSnapshot): PayoutSendingView => {
  if (snapshot.matches('unchecked')) return { step: 'unchecked' }
  const isChecking = snapshot.matches('checking') || snapshot.matches('awaitingLook')
  return { step: 'wait', doing: isChecking ? 'checking' : 'sending' }
}
