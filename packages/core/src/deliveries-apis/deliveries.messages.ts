/** Message keys of deliveries. */
export type DeliveriesMessageKey = 'deliveries.keyForm'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly deliveries: DeliveriesMessageKey
  }
}
