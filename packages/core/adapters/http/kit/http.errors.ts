import { type Failure, type FieldTexts, isBusyStatus, PortError, type ServerText } from '../../../src/kernel/failure.ts'
import { type Kopecks, kopecks } from '../../../src/kernel/money.ts'
import { jsonIn } from './kernel.http.ts'

/** An HTTP response with an error status. */
export interface Refusal {
  readonly status: number
  /** The parsed JSON; `undefined` when the body is not JSON. */
  readonly body: unknown
  readonly retryAfter: string | null
}

/** An HTTP response before parsing. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
}

/** Returns the JSON body of a successful response; otherwise throws a `PortError`. */
export const replyOf = ({ status, text, retryAfter }: Answer, now: number): unknown => {
  const isSuccess = status >= 200 && status < 300
  const body = status === 204 ? {} : jsonIn(text)
  if (isSuccess && body !== undefined) return body
  throw new PortError(isSuccess ? { kind: 'unexpected' } : failureOf({ status, body, retryAfter }, now))
}

/** Turns an error response into a `Failure`; `now` is needed to read a date in `Retry-After`. */
export const failureOf = ({ status, body, retryAfter }: Refusal, now: number): Failure => {
  const found = foundIn(body)
  const texts = sentencesOf(found.filter(({ isStock }) => !isStock)).map((text) => ({ text }))
  const stock = sentencesOf(found.filter(({ isStock }) => isStock)).join(' ')
  const details = stock === '' ? {} : { details: stock }
  if (status === 401) return { kind: 'unauthorized', texts, ...details }
  const pause = pauseIn(retryAfter, now)
  const busy = isBusyStatus(status) ? { at: now } : {}
  if (status >= 500) return { kind: 'serverBroken', status, texts, ...details, retryAfter: pause, ...busy }
  const code = partOf(body, 'code')
  const refused = {
    kind: 'refused',
    status,
    texts,
    ...details,
    fields: fieldsOf(found),
    retryAfter: pause,
    ...busy,
  } as const
  const more = partOf(body, 'details')
  return {
    ...refused,
    ...wordIn('code', code),
    ...wordIn('reason', partOf(more, 'reason')),
    ...missingIn(more),
    ...variantsIn(more),
  }
}

/** A word for programs, as far as one was sent. */
const wordIn = (name: 'code' | 'reason', word: unknown) =>
  typeof word === 'string' ? { [name]: word.slice(0, 100) } : {}

/** The missing sum, in hryvnias as a number or as text. */
const missingIn = (details: unknown): { readonly missing?: Kopecks } => {
  const sum = Math.round(Number(partOf(details, 'missing')) * 100)
  return Number.isSafeInteger(sum) && sum > 0 ? { missing: kopecks(sum) } : {}
}

/** The variants that a refusal names, by their ids or as objects with ids. */
const variantsIn = (details: unknown): { readonly parts?: readonly string[] } => {
  const named = partOf(details, 'variants')
  if (!Array.isArray(named)) return {}
  const ids = named.slice(0, mostTexts).map((one: unknown) => partOf(one, 'id') ?? one)
  return { parts: ids.filter((id) => typeof id === 'number' || typeof id === 'string').map(String) }
}

/** Logs a failure by its kind. A refusal is not logged: the server gives its reason to the supplier. */
export const logFailure = ({ note }: { readonly note?: (code: string) => void }, failure: Failure): void => {
  if (failure.kind === 'unauthorized') note?.('Unauthorized (401)')
  else if (failure.kind === 'serverBroken') note?.(`Server error (${failure.status})`)
  else if (failure.kind === 'unreachable') note?.('No response')
  else if (failure.kind === 'timedOut') note?.('No response in time')
  else if (failure.kind === 'unexpected') note?.('Request not built, or its answer not read')
}

const longestText = 500
const longestName = 200
/** How many parts of a body are searched for messages. */
const mostParts = 2000
const mostTexts = 20
const deepest = 8

interface Found {
  readonly field: string
  readonly text: string
  /** Whether the text is a framework's default message rather than one written for the marketplace. */
  readonly isStock: boolean
}

const sentencesOf = (found: readonly Found[]): readonly string[] => [...new Set(found.map(({ text }) => text))]

/** Every message of a body: `message`, a string or an array, then each string inside `errors`. */
const foundIn = (body: unknown): readonly Found[] => {
  const errors = sentencesIn(partOf(body, 'errors'), '')
  const said = sentencesIn(partOf(body, 'message'), '').filter(
    ({ text }) => !errors.some((error) => isSummary(text, error.text)),
  )
  return [...said, ...errors].slice(0, mostTexts)
}

const partOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined

const sentencesIn = (value: unknown, field: string): readonly Found[] => {
  const found = new Map<string, Found>()
  let parts = 0
  const collect = (inner: unknown, at: string, depth: number): void => {
    parts += 1
    if (found.size >= mostTexts || parts > mostParts || depth > deepest) return
    if (typeof inner === 'string') {
      const text = inner.length > 2 * longestText ? '' : inner.trim()
      if (isSentence(text)) found.set(`${at}\n${text}`, { field: at, text, isStock: isStock(text) })
    } else if (typeof inner === 'object' && inner !== null) {
      const some = Array.isArray(inner) ? inner.slice(0, mostParts) : inner
      for (const [name, part] of Object.entries(some)) collect(part, fieldIn(at, name, inner, part), depth + 1)
    }
  }
  collect(value, field, 0)
  return [...found.values()]
}

/** The dotted name of a nested field. A string in a list and a `message` belong to the field that contains them. */
const fieldIn = (field: string, name: string, whole: object, part: unknown): string => {
  if (name === 'message' || (Array.isArray(whole) && typeof part === 'string')) return field
  return (field === '' ? name : `${field}.${name}`).slice(0, longestName)
}

/** Laravel repeats the first error as the message and appends the number of the others. */
const isSummary = (message: string, error: string): boolean =>
  message.startsWith(error) && /^ \([^()]*\d[^()]*\)$/.test(message.slice(error.length))

const path = /(?:^|[\s("'`])(?:(?:[A-Za-z]:)?[\\/][\w.-]|[\w.-]+[\\/][\w.\\/-]*\.\w{1,5}\b)/

/** Text with a line break followed by a file path is a stack trace, not a message for the supplier. */
export const isSentence = (text: string): boolean => {
  const [, ...lines] = text.length > longestText ? [] : text.split(/[\r\n]+/)
  return text !== '' && text.length <= longestText && !lines.some((line) => path.test(line))
}

/** Default English messages of Laravel and of the web servers in front of it. */
const stock = [
  /^(?:unauthenticated|unauthorized|forbidden|not found|page expired|csrf token mismatch|too many (?:attempts|requests))\.?$/i,
  /^(?:(?:internal )?server error|service unavailable|bad (?:gateway|request)|gateway time-?out|payload too large)\.?$/i,
  /^(?:method not allowed|unprocessable (?:entity|content)|this action is unauthorized|these credentials do not match our records)\.?$/i,
  /^the given data was invalid\.?(?: \(and \d+ more errors?\))?$/i,
  /^the [\w .-]{1,60} (?:field |format |has |must |is |may |failed |confirmation |and )[ -~]{1,200}$/i,
  /^the selected [ -~]{1,100} is invalid\.$/i,
  /^(?:the [A-Z]{3,7} method is not supported|no query results for model|the route [ -~]{1,200} could not be found|too many login attempts|sqlstate\[)/i,
]

const isStock = (text: string): boolean => stock.some((pattern) => pattern.test(text))

const fieldsOf = (found: readonly Found[]): FieldTexts => {
  const fields = new Map<string, readonly ServerText[]>()
  for (const { field, text, isStock } of found) {
    const said: ServerText = isStock ? { text, isStock } : { text }
    if (field !== '') fields.set(field, [...(fields.get(field) ?? []), said])
  }
  return Object.fromEntries(fields)
}

/** Lower and upper limit of the pause that a server may ask for, in seconds. */
const shortestPause = 1
const longestPause = 3600

const httpDate = /^[A-Z][a-z]{2}, .{1,40} GMT$/

/**
 * The seconds in `Retry-After`, given as a number or a date: 0 for an invalid value, less than 0 for a past date, and
 * `null` when the header was not sent.
 */
export const retryAfterIn = (written: string | null, now: number): number | null => {
  if (written === null) return null
  const text = written.trim()
  if (httpDate.test(text)) return Math.ceil((Date.parse(text) - now) / 1000) || 0
  return /^\d+$/.test(text) ? Number(text) : 0
}

/** The seconds in `Retry-After`, limited to the range above; an invalid value gives the lower limit. */
const pauseIn = (written: string | null, now: number): number | null => {
  const asked = retryAfterIn(written, now)
  return asked === null ? null : Math.min(longestPause, Math.max(shortestPause, asked))
}
