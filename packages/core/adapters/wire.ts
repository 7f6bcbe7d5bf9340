export {
  AccountBody,
  AccountData,
  AccountReply,
  AccountSavedReply,
  ManagerTelegramBody,
} from './http/account.wire.ts'
export {
  ArticleBody,
  ArticleReply,
  ArticleStatusBody,
  ArticleStoresReply,
  ArticlesReply,
  ArticleVersionsReply,
} from './http/articles.wire.ts'
export {
  LinesQuery,
  MainLinesReply,
  ServiceBalanceReply,
  ServiceLinesReply,
  TopUpBody,
  TopUpReply,
  type TypeName,
  typeNames,
} from './http/balances.wire.ts'
export { CountriesQuery, CountriesReply, CountryRow } from './http/countries.wire.ts'
export { TransferBody, type TransferDirection, WithdrawalBody } from './http/intents.wire.ts'
export { MessageReply } from './http/kernel.wire.ts'
export { PageMeta } from './http/list.wire.ts'
export { NotificationSettingsBody, NotificationSettingsBulkBody } from './http/notification-settings.wire.ts'
export { NewCountReply, NotificationsQuery, NotificationsReply } from './http/notifications.wire.ts'
export {
  PayoutBody,
  PayoutPreviewQuery,
  PayoutPreviewReply,
  PayoutsQuery,
  PayoutsReply,
} from './http/payouts.wire.ts'
export {
  BroadcastingAuthBody,
  BroadcastingAuthReply,
  CustomerChange,
  eventsPath,
  TelegramConnected,
} from './http/realtime.wire.ts'
export {
  ConfirmCodeBody,
  ForgottenBody,
  ForgottenConfirmBody,
  ForgottenReply,
  LoginBody,
  LoginByCodeBody,
  LoginByPasswordBody,
  RegisterBody,
  SessionReply,
  SessionUser,
} from './http/session.wire.ts'
export { SettingsReply } from './http/setup.wire.ts'
