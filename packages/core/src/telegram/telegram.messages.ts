/** What this feature can say. */
export type TelegramMessageKey =
  | 'telegram.connected'
  | 'telegram.disconnected'
  | 'telegram.usernameRequired'
  | 'telegram.phoneRequired'
  | 'telegram.usernameSaved'
  | 'telegram.phoneSaved'
