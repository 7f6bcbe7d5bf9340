import { FetchError } from 'ofetch'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { type Failure, PortError } from '../../src/kernel/failure.ts'
import type { Abort } from '../../src/kernel/port.ts'

/** More than any honest answer has: letters, objects and lists, and levels of them. */
const most = { letters: 4_000_000, parts: 20_000, levels: 64 }

/** The JSON of a text, or `undefined` when it is none, or so much of it that reading it would hold up the page. */
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

/** Reads a reply by its schema; one that does not fit counts as a bug of the server. */
export const read = <Schema extends GenericSchema>(schema: Schema, reply: unknown): InferOutput<Schema> => {
  const found = safeParse(schema, reply)
  if (found.success) return found.output
  throw new PortError({ kind: 'unexpected' })
}

/** A form for a route that takes PUT: PHP reads files from a POST only. */
export const putForm = (parts: Readonly<Record<string, Blob>>): FormData => {
  const form = new FormData()
  form.set('_method', 'PUT')
  for (const [name, part] of Object.entries(parts)) form.set(name, part)
  return form
}

type Named<Text> = Readonly<Record<string, Text>>

/** What tells the API who asks, and in which language to answer. */
export interface Identity {
  /** Of the API; empty for the page's own. */
  readonly origin: string
  /** Read each time a request is sent. */
  readonly token: () => string | null
  readonly sessionHeader?: string
  readonly localeHeader?: string
}

/** Every address is built below the API, so that the token goes nowhere else. */
export const addressOf = ({ origin }: Identity, path: string): string => `${origin}/api/${path.replace(/^\/+/, '')}`

/** The headers of every request; `null` is one that must not be there. */
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

/** Headers of one request, and the client's own over them: `null` is one that must not be there. */
export const headersWith = (more: Named<string> | undefined, own: Named<string | null>): Headers => {
  const headers = new Headers(more)
  for (const [name, text] of Object.entries(own)) {
    if (text === null) headers.delete(name)
    else headers.set(name, text)
  }
  return headers
}

/** What a limit is measured by. */
export interface Timers {
  setTimeout(run: () => void, delay: number): unknown
  clearTimeout(id: unknown): void
}

export const realTimers: Timers = {
  setTimeout: (run, delay) => setTimeout(run, delay),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

/** Ends a request when nobody waits for it any more, and when it has taken too long. */
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
