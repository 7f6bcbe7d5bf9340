import { type Failure, fieldTextsOf } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'

/** The error of a field: one of our messages, or the server's text. */
export type FieldError = Message
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: FieldError }

/** Drops the fields without an error. */
export const errorsOf = <Name extends string>(
  found: {
    readonly [Field in Name]: FieldError | null
  },
): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null)) as FieldErrors<Name>

/** The server's first text about each field, by the names of the form's fields. */
export const errorsFromServer = <Name extends string>(
  failure: Failure,
  names: Readonly<Record<string, Name>>,
): FieldErrors<Name> => {
  const fields = fieldTextsOf(failure)
  const found: Partial<Record<Name, FieldError>> = {}
  for (const [wireName, field] of Object.entries(names)) {
    const text = Object.hasOwn(fields, wireName) ? fields[wireName]?.[0] : undefined
    if (text) found[field] = text.isStock ? { key: 'failure.field' } : text
  }
  return found as FieldErrors<Name>
}

/** Clears the errors of the given fields, for example after typing into them. */
export const without = <Name extends string>(
  errors: FieldErrors<Name>,
  ...fields: readonly Name[]
): FieldErrors<Name> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field as Name))) as FieldErrors<Name>

export const hasErrors = (errors: FieldErrors<string>): boolean => Object.keys(errors).length > 0

/** Removes blanks and invisible characters at both ends. */
export const trimmed = (text: string): string => {
  const from = text.search(/[^\s\p{Default_Ignorable_Code_Point}]/u)
  // Go back one character at a time: a pattern for trailing blanks would rescan a run of blanks once for each of its
  // characters.
  let to = text.length
  while (from >= 0 && unseen.test(lastSign(text, to))) to -= lastSign(text, to).length
  return from < 0 ? '' : text.slice(from, to)
}

const invisible = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * The text as it is stored, searched for and compared: letters that were typed in two characters become one, as the
 * keyboards of some systems write them, and what is never seen goes.
 */
export const normalized = (text: string): string => trimmed(text.normalize('NFC').replace(invisible, ''))

const unseen = /^[\s\p{Default_Ignorable_Code_Point}]$/u

const lastSign = (text: string, to: number): string => {
  const pair = text.slice(Math.max(0, to - 2), to)
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1)
}
