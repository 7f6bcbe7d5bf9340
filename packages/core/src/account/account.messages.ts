/** What the account can say. */
export type AccountMessageKey = 'account.saved' | 'account.notErased' | 'account.tooLong'
