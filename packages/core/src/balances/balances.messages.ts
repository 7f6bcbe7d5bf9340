/** Keys of the messages about balances and top-ups. */
export type BalancesMessageKey =
  | 'balances.amountRange'
  | 'balances.topUpUnclear'
  | 'balances.toppedUp'
  | 'balances.paymentChecked'
  | 'balances.paymentPending'
  | 'balances.paymentCancelled'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly balances: BalancesMessageKey
  }
}
