/** Message keys of deliveries. */
export type DeliveriesMessageKey =
  | 'deliveries.keyForm'
  | 'deliveries.wholeSize'
  | 'deliveries.thirdInCash'
  | 'deliveries.tooHeavy'
  | 'deliveries.tooLong'
  | 'deliveries.oneSeat'
  | 'deliveries.openToday'
  | 'deliveries.closedToday'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly deliveries: DeliveriesMessageKey
  }
}
