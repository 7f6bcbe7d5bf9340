/** What can be said of an intent whose answer was lost, once it is known what became of it. */
export type IntentsMessageKey =
  | 'intents.transferMoved'
  | 'intents.transferNotMoved'
  | 'intents.paymentMoved'
  | 'intents.paymentNotMoved'
  | 'intents.payoutMoved'
  | 'intents.payoutNotMoved'
  | 'intents.unprovable'
  | 'intents.unwritable'
