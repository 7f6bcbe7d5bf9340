/** Keys of the messages about a transfer between the balances. */
export type TransferMessageKey =
  | 'balances.transferred'
  | 'balances.amountRule'
  | 'balances.exceeds'
  | 'balances.elsewhere'
  | 'balances.notMoved'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly transfer: TransferMessageKey
  }
}
