/** Message keys of the ads in Telegram. */
export type TelegramAdsMessageKey = 'telegramAds.notALink' | 'telegramAds.channel' | 'telegramAds.channelOfUnknownPrice'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly telegramAds: TelegramAdsMessageKey
  }
}
