import { type Failure, fieldTextsOf } from '../kernel/failure.ts'
import type { Message } from '../kernel/message.ts'

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

/** A mistake is gone as soon as its field is typed into. */
export const without = <Name extends string>(
  errors: FieldErrors<Name>,
  ...fields: readonly Name[]
): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field as Name))) as FieldErrors<Name>

export const hasErrors = (errors: FieldErrors<string>): boolean => Object.keys(errors).length > 0

/** Trimmed of blanks and of signs that nobody can see. */
export const trimmed = (text: string): string =>
  text.replace(/^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu, '')

export const checkName = (text: string): FieldError | null => {
  const { length } = [...trimmed(text)]
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
