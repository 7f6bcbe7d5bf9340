/** What paying for the subscription can say. */
export type SubscriptionMessageKey = 'subscription.paid' | 'subscription.transferred'
