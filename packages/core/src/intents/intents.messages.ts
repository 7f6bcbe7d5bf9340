/** Messages about the outcome of an intent that got no response. */
export type IntentsMessageKey =
  | 'intents.transferMoved'
  | 'intents.transferNotMoved'
  | 'intents.paymentMoved'
  | 'intents.paymentNotMoved'
  | 'intents.payoutMoved'
  | 'intents.payoutNotMoved'
  | 'intents.bonusMoved'
  | 'intents.bonusNotMoved'
  | 'intents.cancelled'
  | 'intents.unprovable'
  | 'intents.unwritable'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly intents: IntentsMessageKey
  }
}
