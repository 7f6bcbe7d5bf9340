/** What the account can say. */
export type AccountMessageKey = 'account.copyRefused' | 'account.saved' | 'account.notErased' | 'account.tooLong'
