/** What a transfer between the balances can say. */
export type TransferMessageKey =
  | 'balances.transferred'
  | 'balances.amountRule'
  | 'balances.exceeds'
  | 'balances.elsewhere'
  | 'balances.notMoved'
