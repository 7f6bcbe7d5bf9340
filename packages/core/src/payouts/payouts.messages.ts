/** Keys of the messages about payouts. */
export type PayoutsMessageKey =
  | 'payouts.amountRule'
  | 'payouts.belowMinimum'
  | 'payouts.aboveAvailable'
  | 'payouts.availableUnknown'
  | 'payouts.ibanRule'
  | 'payouts.holderRule'
  | 'payouts.commentLength'
  | 'payouts.requested'
  | 'payouts.termsChanged'
  | 'payouts.cancelled'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly payouts: PayoutsMessageKey
  }
}
