import * as v from 'valibot'
import { FilledTextOrNumber, Id, JsonObject, KnownText, Telephone, TextOrNumber } from '../kit/kernel.wire.ts'
import { sends } from '../kit/sends.wire.ts'

const NewPassword = v.pipe(v.string(), v.minLength(8), v.maxLength(200), v.regex(/\p{L}/u), v.regex(/\d/))
const PersonName = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(50))
const Code = v.pipe(v.string(), v.regex(/^\d{4,6}$/))
const KnownTextOrNumber = v.optional(v.nullable(TextOrNumber), null)

export const LoginByCodeBody = v.object({ telephone: Telephone })
export type LoginByCodeBody = v.InferOutput<typeof LoginByCodeBody>

export const LoginByPasswordBody = v.object({
  telephone: Telephone,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
})
export type LoginByPasswordBody = v.InferOutput<typeof LoginByPasswordBody>

/**
 * One endpoint serves both ways of signing in; a body with a password, even an invalid one, is a sign-in by password.
 */
export const LoginBody = v.pipe(
  JsonObject,
  v.lazy((input): typeof LoginByCodeBody | typeof LoginByPasswordBody =>
    typeof input === 'object' && input !== null && 'password' in input ? LoginByPasswordBody : LoginByCodeBody,
  ),
  sends(v.union([LoginByPasswordBody, LoginByCodeBody])),
)
export type LoginBody = v.InferOutput<typeof LoginBody>

export const ConfirmCodeBody = v.object({ code: Code, telephone: Telephone })
export type ConfirmCodeBody = v.InferOutput<typeof ConfirmCodeBody>

export const RegisterBody = v.object({
  telephone: Telephone,
  firstname: PersonName,
  lastname: PersonName,
  email: v.exactOptional(v.pipe(v.string(), v.email(), v.maxLength(255))),
  password: NewPassword,
  /** The country's `iso_code`. */
  country: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,3}$/)),
  referral_code: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  agreement: v.literal(true),
})
export type RegisterBody = v.InferOutput<typeof RegisterBody>

export const ForgottenBody = v.object({ telephone: Telephone })
export type ForgottenBody = v.InferOutput<typeof ForgottenBody>

/** Its `code` is kept in memory only. */
export const ForgottenReply = v.pipe(
  JsonObject,
  v.object({ code: v.pipe(TextOrNumber, v.minLength(1), v.maxLength(500)) }),
)
export type ForgottenReply = v.InferOutput<typeof ForgottenReply>

export const ForgottenConfirmBody = v.pipe(
  v.object({
    telephone: Telephone,
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
    password: NewPassword,
    password_confirmation: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      (body) => body.password === body.password_confirmation,
      'different',
    ),
    ['password_confirmation'],
  ),
)
export type ForgottenConfirmBody = v.InferOutput<typeof ForgottenConfirmBody>

/** The signed-in supplier; absent fields become `null`. */
export const SessionUser = v.object({
  id: Id,
  avatar: KnownText,
  background: KnownText,
  firstname: KnownText,
  lastname: KnownText,
  name: KnownText,
  email: KnownText,
  telephone: KnownTextOrNumber,
  created_at: KnownText,
  telegram_id: v.optional(v.nullable(FilledTextOrNumber), null),
  supplier_manager_contact: KnownText,
  supplier_np_api_key: KnownText,
  store_name: KnownText,
  manager_telegram_username: KnownText,
})
export type SessionUser = v.InferOutput<typeof SessionUser>

export const SessionReply = v.pipe(
  JsonObject,
  v.object({ data: SessionUser, token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) }),
)
export type SessionReply = v.InferOutput<typeof SessionReply>
