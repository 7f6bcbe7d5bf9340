import { FetchError } from 'ofetch'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { type Failure, PortError } from '../../../src/kernel/failure.ts'
import type { Abort } from '../../../src/kernel/port.ts'

/** Limits that no honest response exceeds: characters, objects and lists, and levels of nesting. */
const most = { letters: 4_000_000, parts: 20_000, levels: 64 }

/** Parses JSON. Returns `undefined` when the text is not JSON or so large that parsing it would freeze the page. */
export const jsonIn = (text: string): unknown => {
  if (text.length > most.letters || !isModest(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isModest = (text: string): boolean => {
  let [parts, levels, isQuoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) at += sign === '\\' ? 1 : 0
    else if (sign === '}' || sign === ']') levels -= 1
    else if (sign === '{' || sign === '[') {
      parts += 1
      levels += 1
      if (parts > most.parts || levels > most.levels) return false
    }
  }
  return true
}

/** Told of each answer with the schema that reads it, in development and staging. */
export type Watch = (call: string, schema: GenericSchema, answer: unknown) => void

const watched = new WeakMap<object, (schema: GenericSchema) => void>()

/** The same answer, whose reader is told to `watch`. */
export const watchedBy = (watch: Watch | undefined, call: string, answer: unknown): unknown => {
  if (watch && typeof answer === 'object' && answer !== null)
    watched.set(answer, (schema) => watch(call, schema, answer))
  return answer
}

/** Validates a response against its schema; a response that does not fit is reported as a bug of the server. */
export const read = <Schema extends GenericSchema>(schema: Schema, reply: unknown): InferOutput<Schema> => {
  if (typeof reply === 'object' && reply !== null) watched.get(reply)?.(schema)
  const found = safeParse(schema, reply)
  if (found.success) return found.output
  throw new PortError({ kind: 'unexpected' })
}

/** The record that a request finds; `null` when the server answers that there is no such record. */
export const orNull = <Value>(fetch: () => Promise<Value>): Promise<Value | null> =>
  fetch().catch((error: unknown) => {
    const isGone = error instanceof PortError && error.failure.kind === 'refused' && error.failure.status === 404
    if (!isGone) throw error
    return null
  })

type Named<Text> = Readonly<Record<string, Text>>

/** The settings that identify the client to the API and choose the language of its answers. */
export interface Identity {
  /** The origin of the API; empty for the page's own. */
  readonly origin: string
  /** Read for each request. */
  readonly token: () => string | null
  readonly sessionHeader?: string
  readonly localeHeader?: string
}

/** Every URL is built below `/api`, so the token is never sent elsewhere. */
export const addressOf = ({ origin }: Identity, path: string): string => `${origin}/api/${path.replace(/^\/+/, '')}`

/** The headers of every request; `null` removes a header. */
export const ownHeaders = ({
  token,
  sessionHeader = 'X-Session',
  localeHeader = 'Accept-Language',
}: Identity): Named<string | null> => {
  const bearer = token()
  return {
    Accept: 'application/json',
    [sessionHeader]: 'supplier',
    [localeHeader]: 'uk',
    Authorization: bearer === null ? null : `Bearer ${bearer}`,
  }
}

/** The headers of one request, overridden by the client's own; `null` removes a header. */
export const headersWith = (more: Named<string> | undefined, own: Named<string | null>): Headers => {
  const headers = new Headers(more)
  for (const [name, text] of Object.entries(own)) {
    if (text === null) headers.delete(name)
    else headers.set(name, text)
  }
  return headers
}

/** The timer functions used for timeouts; replaceable in tests. */
export interface Timers {
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(id: unknown): void
}

export const realTimers: Timers = {
  setTimeout: (run, delay) => setTimeout(run, delay),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

/** Aborts a request when the caller aborts or the timeout runs out. */
export const patienceFor = (limit: number, outer: Abort | undefined, timers: Timers) => {
  const controller = new AbortController()
  let isLate = false
  const timer = timers.setTimeout(() => {
    isLate = true
    controller.abort()
  }, limit)
  if (outer?.aborted) controller.abort()
  outer?.addEventListener('abort', () => controller.abort(), { once: true })
  const over = new Promise<never>((_, reject) => {
    if (controller.signal.aborted) reject(controller.signal.reason)
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  over.catch(() => {})
  return {
    signal: controller.signal,
    over,
    end: () => timers.clearTimeout(timer),
    failureOf: (error: unknown): Failure => {
      if (isLate) return { kind: 'timedOut' }
      const isUnanswered = error instanceof FetchError || controller.signal.aborted
      return { kind: isUnanswered ? 'unreachable' : 'unexpected' }
    },
  }
}
