/** Message keys of the orders. */
export type OrdersMessageKey = 'orders.confirmed' | 'orders.cancelled' | 'orders.ttnMade'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly orders: OrdersMessageKey
  }
}
