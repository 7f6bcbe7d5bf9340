/** Message keys of the payment methods. */
export type PaymentMethodsMessageKey =
  | 'paymentMethods.maxBelowMin'
  | 'paymentMethods.prepaymentAboveMax'
  | 'paymentMethods.domain'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly paymentMethods: PaymentMethodsMessageKey
  }
}
