/** Keys of the messages about paying for the subscription. */
export type SubscriptionMessageKey = 'subscription.paid' | 'subscription.transferred'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly subscription: SubscriptionMessageKey
  }
}
