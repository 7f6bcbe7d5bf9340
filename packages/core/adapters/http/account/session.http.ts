import { maskedKey, type Session, type Supplier, type SupplierPatch } from '../../../src/session/session.domain.ts'
import type { SessionPort } from '../../../src/session/session.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { MessageReply } from '../kit/kernel.wire.ts'
import type { CustomerChange } from './realtime.wire.ts'
import {
  type ConfirmCodeBody,
  type ForgottenConfirmBody,
  ForgottenReply,
  type LoginByPasswordBody,
  type RegisterBody,
  SessionReply,
  type SessionUser,
} from './session.wire.ts'

const login = '/admin-suppliers/v3/auth/login'

export const sessionOverHttp = (http: Http): SessionPort => ({
  async requestCode({ telephone }, signal) {
    read(MessageReply, await http('POST', login, { body: { telephone }, signal }))
  },

  async confirmCode({ telephone, code }, signal) {
    const body = { code, telephone } satisfies ConfirmCodeBody
    return sessionOf(read(SessionReply, await http('POST', '/admin-suppliers/v3/auth/confirm-code', { body, signal })))
  },

  async signInWithPassword({ telephone, password }, signal) {
    const body = { telephone, password } satisfies LoginByPasswordBody
    return sessionOf(read(SessionReply, await http('POST', login, { body, signal })))
  },

  async register({ telephone, firstname, lastname, email, password, countryIso, referral }, signal) {
    const body = {
      telephone,
      firstname,
      lastname,
      password,
      country: countryIso,
      agreement: true,
      ...(email !== null && { email }),
      ...(referral !== null && { referral_code: referral }),
    } satisfies RegisterBody
    read(MessageReply, await http('POST', '/admin-suppliers/v3/auth/register', { body, signal }))
  },

  async requestRecovery({ telephone }, signal) {
    const reply = await http('POST', '/admin-suppliers/v1/auth/forgotten', { body: { telephone }, signal })
    return { telephone, code: read(ForgottenReply, reply).code }
  },

  async recoverPassword({ telephone, code, password }, signal) {
    const body = { telephone, code, password, password_confirmation: password } satisfies ForgottenConfirmBody
    read(MessageReply, await http('POST', '/admin-suppliers/v1/auth/forgotten-confirm', { body, signal }))
  },
})

/** The names of a supplier's fields in the API and in the browser's storage. */
const names = {
  avatar: 'avatar',
  background: 'background',
  firstname: 'firstname',
  lastname: 'lastname',
  name: 'name',
  email: 'email',
  telephone: 'telephone',
  createdAt: 'created_at',
  telegramId: 'telegram_id',
  managerContact: 'supplier_manager_contact',
  carrierKey: 'supplier_np_api_key',
  storeName: 'store_name',
  managerTelegram: 'manager_telegram_username',
} as const satisfies Record<Exclude<keyof Supplier, 'id' | 'isTelephoneConfirmed'>, keyof SessionUser>

type Field = keyof typeof names
const fields = Object.keys(names) as readonly Field[]

export const wireNameOf = (field: Field): keyof SessionUser => names[field]

export const supplierOf = (user: SessionUser): Supplier => ({
  ...(Object.fromEntries(fields.map((field) => [field, user[names[field]]])) as Record<Field, string | null>),
  id: user.id,
  isTelephoneConfirmed: null,
})

export const sessionOf = ({ data, token }: SessionReply): Session => ({ supplier: supplierOf(data), token })

/** Copies the known fields that are present; the others stay unchanged. */
export const patchOf = (
  change: CustomerChange & { readonly is_confirm_telephone?: boolean | null },
): SupplierPatch => ({
  ...Object.fromEntries(
    fields.filter((field) => change[names[field]] !== undefined).map((field) => [field, change[names[field]]]),
  ),
  ...(typeof change.is_confirm_telephone === 'boolean' && { isTelephoneConfirmed: change.is_confirm_telephone }),
})

/** A session in the form kept in the browser, with the carrier key masked. */
export const storedOf = ({ supplier, token }: Session): SessionReply => ({
  data: {
    ...(Object.fromEntries(fields.map((field) => [names[field], supplier[field]])) as Omit<SessionUser, 'id'>),
    id: supplier.id,
    supplier_np_api_key: supplier.carrierKey?.startsWith('•') ? supplier.carrierKey : maskedKey(supplier.carrierKey),
  },
  token,
})
