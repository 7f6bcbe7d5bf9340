/** Message keys of the campaigns. */
export type AdvertisingMessageKey = 'advertising.totalBelowDaily' | 'advertising.endsEarly'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly advertising: AdvertisingMessageKey
  }
}
