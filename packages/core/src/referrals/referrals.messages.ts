/** Message keys of referrals and of the withdrawal of their bonuses. */
export type ReferralsMessageKey =
  | 'referrals.withdrawn'
  | 'referrals.notWithdrawn'
  | 'referrals.inDebt'
  | 'referrals.nothingAvailable'
  | 'referrals.belowMinimum'
  | 'referrals.aboveAvailable'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly referrals: ReferralsMessageKey
  }
}
