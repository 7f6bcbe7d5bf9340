import { type FieldError, trimmed } from '../kit/fields/fields.domain.ts'

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
  /^\d{4,6}$/.test(text) ? null : { key: /\D/.test(text) ? 'session.codeUnclear' : 'session.codeRule' }

const longestTyped = 200
/** A code that a message binds to a site for browsers: `@shop.ua #1234`. */
const boundCode = /@\S+ #([\p{L}\p{N}]{4,64})/u
/** Only digits, maybe in groups. */
const onlyDigits = /^[\s-]*(?:\d[\s-]*){0,6}$/
/** A number of four to six digits that is no part of a date, a sum or a telephone. */
const codes = /(?<![\d][.,:/-]?|\+)\d{4,6}(?!\d|[.,:/-]\d)/g
const groupedCodes = /(?<!\d[\s.,:/-]?|\+)\d{2,3}[\s-]\d{2,3}(?![\s.,:/-]?\d)/g

/** The only one among the texts that were found; `null` when there are none or several. */
const onlyOne = (found: readonly string[] | null): string | null => {
  const [one, ...others] = new Set(found)
  return one !== undefined && others.length === 0 ? one : null
}

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/**
 * The confirmation code in what was typed, or pasted with its message. A text without a code or with several stays as
 * it is, so that `checkCode` refuses it.
 */
export const codeIn = (text: string): string => {
  if (onlyDigits.test(text)) return digitsIn(text)
  const bound = /^\d{4,6}$/.exec(boundCode.exec(text)?.[1] ?? '')?.[0]
  const found = bound ?? onlyOne(text.match(codes)) ?? (text.match(codes) ? null : onlyOne(text.match(groupedCodes)))
  return found === null ? trimmed(text).slice(0, longestTyped) : digitsIn(found)
}

/**
 * Whether a code is complete for certain: it has all the digits that a code can have, or it came in one piece, pasted or
 * filled in by the telephone. A code of fewer digits that is typed one by one may go on.
 */
export const isWholeCode = (before: string, code: string): boolean =>
  checkCode(code) === null && (code.length === 6 || code.length - before.length > 1)

const longestCode = 64

const signsIn = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The letters and digits of a recovery code that was typed, or pasted with its message. A message without a code or
 * with several stays as it is, so that `checkRecoveryCode` refuses it.
 */
export const recoveryCodeIn = (text: string): string => {
  const words = trimmed(text).split(/\s+/)
  if (words.length < 3 && !boundCode.test(text)) return signsIn(text).slice(0, longestCode)
  const likely = words.map(signsIn).filter((word) => word.length > 3 && /\d/.test(word))
  return boundCode.exec(text)?.[1] ?? onlyOne(likely) ?? trimmed(text).slice(0, longestTyped)
}

export const checkRecoveryCode = (text: string): FieldError | null => {
  if (text === '') return { key: 'session.required' }
  return signsIn(text) === text ? null : { key: 'session.codeUnclear' }
}

/**
 * The recovery code to send. A typed code that differs from the server's only in letter case is sent as the server
 * wrote it.
 */
export const recoveryCodeMeant = (typed: string, answered: string): string =>
  typed.toLowerCase() === recoveryCodeIn(answered).toLowerCase() ? answered : typed

export const checkAgreement = (agreed: boolean): FieldError | null => (agreed ? null : { key: 'session.agreementRule' })

export const checkTelephone = (isComplete: boolean): FieldError | null =>
  isComplete ? null : { key: 'session.telephoneRule' }
