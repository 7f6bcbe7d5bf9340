import { masked, noTelephone, type Telephone, ukraine } from '../countries/countries.domain.ts'
import { type Failure, fieldTextsOf } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'

/** The person who runs a store here. Absent values are `null`. */
export interface Supplier {
  readonly id: number
  readonly avatar: string | null
  readonly background: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly name: string | null
  readonly email: string | null
  readonly telephone: string | null
  readonly createdAt: string | null
  readonly telegramId: string | null
  readonly managerContact: string | null
  /** The carrier's API key, masked wherever it is stored. */
  readonly carrierKey: string | null
  readonly storeName: string | null
  readonly managerTelegram: string | null
  readonly isTelephoneConfirmed: boolean | null
}

export interface Session {
  readonly supplier: Supplier
  readonly token: string
}

/** News about the supplier. It can change anything but who they are. */
export type SupplierPatch = Partial<Omit<Supplier, 'id'>>

const changeable = [
  'avatar',
  'background',
  'firstname',
  'lastname',
  'name',
  'email',
  'telephone',
  'createdAt',
  'telegramId',
  'managerContact',
  'carrierKey',
  'storeName',
  'managerTelegram',
] as const satisfies readonly (keyof SupplierPatch)[]

/** Copies known fields of known types into a fresh object; everything else in the patch is ignored. */
export const patched = (supplier: Supplier, patch: SupplierPatch): Supplier => {
  const news: Record<string, string | null | boolean> = {}
  for (const field of changeable) {
    const value = Object.hasOwn(patch, field) ? patch[field] : undefined
    if (value === null || typeof value === 'string') news[field] = value
  }
  if (Object.hasOwn(patch, 'isTelephoneConfirmed') && typeof patch.isTelephoneConfirmed === 'boolean') {
    news.isTelephoneConfirmed = patch.isTelephoneConfirmed
  }
  return { ...supplier, ...news }
}

/** Shows the last four characters, as in "••••••3f9a". */
export const maskedKey = (key: string | null): string | null => (key ? `••••••${key.slice(-4)}` : null)

/** Proof that recovery was asked for. The server's code lives in memory only and is never shown. */
export interface Recovery {
  readonly telephone: string
  readonly code: string
}

/** A code that was sent to a telephone. */
export interface Challenge {
  readonly telephone: string
  /** When another code may be asked for, in milliseconds since 1970. */
  readonly resendAt: number
  readonly purpose: 'login' | 'signup'
}

/** What the screens of the auth area hand to each other, in memory only. */
export interface Carried {
  readonly telephone: Telephone
  readonly challenge: Challenge | null
  readonly recovery: Recovery | null
}

export const nothingCarried: Carried = { telephone: noTelephone, challenge: null, recovery: null }

/** Milliseconds between two codes to the same telephone. */
export const resendPause = 60_000

/** Whole seconds until `time`; never negative. */
export const secondsUntil = (time: number, now: number): number => Math.max(0, Math.ceil((time - now) / 1000))

/** One tick of a countdown: it follows the clock, and goes down even when the clock stands still. */
export const ticked = (secondsLeft: number, time: number, now: number): number =>
  Math.max(0, Math.min(secondsLeft - 1, secondsUntil(time, now)))

export interface Registration {
  readonly telephone: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string | null
  readonly password: string
  readonly countryIso: string
}

/** What is wrong with a field: one of our messages, or the server's own words. */
export type FieldError = Message
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: FieldError }

/** Keeps the entries that say something. */
export const errorsOf = <Name extends string>(
  found: {
    readonly [Field in Name]: FieldError | null
  },
): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null)) as FieldErrors<Name>

/** Puts the server's first sentence about each field under that field. */
export const errorsFromServer = <Name extends string>(
  failure: Failure,
  names: Readonly<Record<string, Name>>,
): FieldErrors<Name> => {
  const fields = fieldTextsOf(failure)
  const found: Partial<Record<Name, FieldError>> = {}
  for (const [wireName, field] of Object.entries(names)) {
    const text = Object.hasOwn(fields, wireName) ? fields[wireName]?.[0] : undefined
    if (text) found[field] = text
  }
  return found as FieldErrors<Name>
}

export const hasErrors = (errors: FieldErrors<string>): boolean => Object.keys(errors).length > 0

const invisible = /[\s\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\u00ad]+/g

/** Trimmed of blanks and invisible signs at both ends, and not made of them alone. */
export const trimmed = (text: string): string =>
  text.replace(invisible, '') === '' ? '' : text.replace(/^[\s\u200b\u2060\ufeff]+|[\s\u200b\u2060\ufeff]+$/g, '')

export const checkName = (text: string): FieldError | null => {
  const { length } = trimmed(text)
  if (length === 0) return { key: 'session.required' }
  return length < 2 || length > 50 ? { key: 'session.nameLength' } : null
}

export const checkEmail = (text: string): FieldError | null =>
  trimmed(text) === '' || /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(trimmed(text)) ? null : { key: 'session.email' }

export const checkNewPassword = (text: string): FieldError | null =>
  text.length >= 8 && text.length <= 128 && /\p{L}/u.test(text) && /\d/.test(text)
    ? null
    : { key: 'session.passwordRule' }

export const checkPassword = (text: string): FieldError | null => (text === '' ? { key: 'session.required' } : null)

export const checkRepeat = (password: string, repeat: string): FieldError | null =>
  password === repeat ? null : { key: 'session.passwordsDiffer' }

export const checkCode = (text: string): FieldError | null =>
  /^\d{4,6}$/.test(text) ? null : { key: 'session.codeRule' }

/** The code field keeps digits only, six at most. */
export const codeDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 6)

export const checkTelephone = (isComplete: boolean): FieldError | null =>
  isComplete ? null : { key: 'session.telephoneRule' }

export const checkAgreement = (agreed: boolean): FieldError | null => (agreed ? null : { key: 'session.agreementRule' })

/** A Ukrainian number in its mask; any other one with a plus sign. */
export const readableTelephone = (telephone: string): string =>
  /^380\d{9}$/.test(telephone)
    ? `${ukraine.prefix}${masked({ country: ukraine, digits: telephone.slice(2) })}`
    : `+${telephone}`
