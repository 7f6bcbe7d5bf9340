/** What the balances and a top-up can say. */
export type BalancesMessageKey =
  | 'balances.amountRange'
  | 'balances.topUpUnclear'
  | 'balances.toppedUp'
  | 'balances.paymentChecked'
  | 'balances.paymentPending'
  | 'balances.paymentCancelled'
