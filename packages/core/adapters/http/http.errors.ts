import type { FieldTexts, ServerText } from '../../src/kernel/failure.ts'

const longestText = 500
const mostTexts = 20

/** A line break followed by a path is a stack trace, not a sentence for people. */
const stackTrace = /\n\s*(?:#\d+\s|at\s)?[\w(]*[/\\][\w.-]+[/\\]/

const isSentence = (text: string): boolean => text !== '' && text.length <= longestText && !stackTrace.test(text)

const stringsIn = (value: unknown, depth = 0): readonly string[] => {
  if (typeof value === 'string') return [value.trim()].filter(isSentence)
  if (typeof value !== 'object' || value === null || depth > 6) return []
  return Object.values(value).flatMap((inner) => stringsIn(inner, depth + 1))
}

const textsFrom = (strings: readonly string[]): readonly ServerText[] =>
  [...new Set(strings)].slice(0, mostTexts).map((text) => ({ text }))

const partOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined

/** Every sentence of an answer: `message`, a string or an array, then each string inside `errors`. */
export const textsOf = (body: unknown): readonly ServerText[] => {
  const message = partOf(body, 'message')
  const said = Array.isArray(message) || typeof message === 'string' ? stringsIn(message) : []
  const errors = stringsIn(partOf(body, 'errors'))
  // Laravel repeats the first error as the message, with a count of the others behind it.
  const summary = said.length === 1 && errors.some((text) => said[0]?.startsWith(text)) ? [] : said
  return textsFrom([...summary, ...errors])
}

/** What `errors` says about each field, by dotted name. */
export const fieldTextsOf = (body: unknown): FieldTexts => {
  const errors = partOf(body, 'errors')
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {}
  const found = Object.entries(errors).map(([field, value]) => [field, textsFrom(stringsIn(value))] as const)
  return Object.fromEntries(found.filter(([, texts]) => texts.length > 0))
}

/** Seconds that `Retry-After` asks for, written as a number or as a date. */
export const retryAfterIn = (header: string | null, now: number): number | null => {
  if (header === null || header.trim() === '') return null
  if (/^\d{1,6}$/.test(header.trim())) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000))
}
