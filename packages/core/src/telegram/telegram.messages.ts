/** Keys of the messages about Telegram. */
export type TelegramMessageKey =
  | 'telegram.connected'
  | 'telegram.disconnected'
  | 'telegram.usernameRequired'
  | 'telegram.usernameRule'
  | 'telegram.phoneRequired'
  | 'telegram.usernameSaved'
  | 'telegram.phoneSaved'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly telegram: TelegramMessageKey
  }
}
