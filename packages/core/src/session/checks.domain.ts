import { must } from '../kernel/must.ts'
import { type FieldError, trimmed } from '../kit/form/fields.domain.ts'

export const checkName = (text: string): FieldError | null => {
  const { length } = [...trimmed(text)]
  if (length === 0) return { key: 'session.required' }
  return length < 2 || length > 50 ? { key: 'session.nameLength' } : null
}

export const checkEmail = (text: string): FieldError | null =>
  trimmed(text) === '' || /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(trimmed(text)) ? null : { key: 'session.email' }

/** The longest store name that the API accepts. */
const storeNameLength = 255

export const checkStoreName = (text: string): FieldError | null => {
  const { length } = [...trimmed(text)]
  if (length === 0) return { key: 'onboarding.storeNameRequired' }
  return length > storeNameLength ? { key: 'onboarding.storeNameLength' } : null
}

export const checkNewPassword = (text: string): FieldError | null =>
  text.length >= 8 && text.length <= 128 && /\p{L}/u.test(text) && /\d/.test(text)
    ? null
    : { key: 'session.passwordRule' }

export const checkPassword = (text: string): FieldError | null => (text === '' ? { key: 'session.required' } : null)

export const checkRepeat = (password: string, repeat: string): FieldError | null =>
  password === repeat ? null : { key: 'session.passwordsDiffer' }

export const checkCode = (text: string): FieldError | null =>
  /^\d{4,6}$/.test(text) ? null : { key: /[^\d]/.test(text) ? 'session.codeUnclear' : 'session.codeRule' }

const longestSms = 500
const looseCode = /^[\s-]*(?:\d[\s-]*){0,6}$/
/** The code that a message binds to a site for the browser: `@shop.ua #1234` in its last line. */
const boundCode = /^@\S+ #(\d{4,6})\b/m
const wholeNumber = /(?<![\d.,:/-])\d{4,6}(?![\d]|[.,:/-]\d)/g

/**
 * The confirmation code in what was typed, or pasted with its message. A text with no code or several stays as it is,
 * so that `checkCode` refuses it instead of sending a wrong code.
 */
export const codeIn = (text: string): string => {
  if (looseCode.test(text)) return text.replace(/\D/g, '')
  const bound = boundCode.exec(text)?.[1]
  const found = bound === undefined ? [...new Set(text.match(wholeNumber))] : [bound]
  return found.length === 1 ? must(found[0]) : trimmed(text).slice(0, longestSms)
}

const longestCode = 64

/** Keeps only the letters and digits of a recovery code, because it may contain letters. */
export const recoveryCodeIn = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, longestCode)

export const checkRecoveryCode = (text: string): FieldError | null => (text === '' ? { key: 'session.required' } : null)

/**
 * The recovery code to send. A typed code that differs from the server's only in letter case is sent as the server
 * wrote it.
 */
export const recoveryCodeMeant = (typed: string, answered: string): string =>
  typed.toLowerCase() === recoveryCodeIn(answered).toLowerCase() ? answered : typed

export const checkAgreement = (agreed: boolean): FieldError | null => (agreed ? null : { key: 'session.agreementRule' })

export const checkTelephone = (isComplete: boolean): FieldError | null =>
  isComplete ? null : { key: 'session.telephoneRule' }
