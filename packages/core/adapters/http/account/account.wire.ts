import * as v from 'valibot'
import {
  FilledTextOrNumber,
  Id,
  JsonObject,
  KnownFlag,
  ShownText,
  Telephone,
  TextOrNumber,
} from '../kit/kernel.wire.ts'

const Text = v.nullable(ShownText)
const ShortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255))

/** The supplier's fields that may change without a new sign-in; an absent field stays as it is. */
export const accountEntries = {
  avatar: Text,
  background: Text,
  firstname: Text,
  lastname: Text,
  name: Text,
  email: Text,
  telephone: v.nullable(TextOrNumber),
  created_at: Text,
  telegram_id: v.nullable(FilledTextOrNumber),
  supplier_manager_contact: Text,
  supplier_np_api_key: Text,
  store_name: Text,
  manager_telegram_username: Text,
} as const

export const AccountData = v.object({
  id: Id,
  is_confirm_telephone: KnownFlag,
  avatar: v.exactOptional(accountEntries.avatar),
  background: v.exactOptional(accountEntries.background),
  firstname: v.exactOptional(accountEntries.firstname),
  lastname: v.exactOptional(accountEntries.lastname),
  name: v.exactOptional(accountEntries.name),
  email: v.exactOptional(accountEntries.email),
  telephone: v.exactOptional(accountEntries.telephone),
  created_at: v.exactOptional(accountEntries.created_at),
  telegram_id: v.exactOptional(accountEntries.telegram_id),
  supplier_manager_contact: v.exactOptional(accountEntries.supplier_manager_contact),
  supplier_np_api_key: v.exactOptional(accountEntries.supplier_np_api_key),
  store_name: v.exactOptional(accountEntries.store_name),
  manager_telegram_username: v.exactOptional(accountEntries.manager_telegram_username),
})
export type AccountData = v.InferOutput<typeof AccountData>

export const AccountReply = v.pipe(JsonObject, v.object({ data: AccountData }))
export type AccountReply = v.InferOutput<typeof AccountReply>

/** Contains only the fields to change. */
export const AccountBody = v.object({
  firstname: v.exactOptional(ShortText),
  lastname: v.exactOptional(ShortText),
  telephone: v.exactOptional(Telephone),
  store_name: v.exactOptional(ShortText),
  supplier_np_api_key: v.exactOptional(ShortText),
  supplier_manager_contact: v.exactOptional(ShortText),
})
export type AccountBody = v.InferOutput<typeof AccountBody>

/** Text that is not blank. */
const Said = v.pipe(ShownText, v.trim(), v.minLength(1))

/** The answer to a saved account; it may contain a message and the account as it is now. */
export const AccountSavedReply = v.pipe(
  JsonObject,
  v.object({
    message: v.fallback(v.nullable(Said), null),
    data: v.fallback(v.optional(v.nullable(AccountData), null), null),
  }),
)
export type AccountSavedReply = v.InferOutput<typeof AccountSavedReply>

/** A Telegram username with its @, or a phone number in digits. */
export const ManagerTelegramBody = v.object({
  manager_telegram_username: v.pipe(v.string(), v.regex(/^(?:@[A-Za-z0-9_]{1,64}|\d{8,15})$/)),
})
export type ManagerTelegramBody = v.InferOutput<typeof ManagerTelegramBody>
