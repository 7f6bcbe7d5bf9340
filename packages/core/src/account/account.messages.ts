/** Keys of the account's messages. */
export type AccountMessageKey = 'account.copyRefused' | 'account.saved' | 'account.notErased' | 'account.tooLong'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly account: AccountMessageKey
  }
}
