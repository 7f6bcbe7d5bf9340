export {
  AccountBody,
  AccountData,
  AccountReply,
  AccountSavedReply,
  AvatarForm,
  BackgroundForm,
  ManagerTelegramBody,
  pictureBytes,
  pictureTypes,
} from './http/account.wire.ts'
export { CountriesQuery, CountriesReply, CountryRow } from './http/countries.wire.ts'
export { MessageReply, PageMeta } from './http/kernel.wire.ts'
export {
  BroadcastingAuthBody,
  BroadcastingAuthReply,
  CustomerChange,
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
