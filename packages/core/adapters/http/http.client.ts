import { FetchError, ofetch } from 'ofetch'
import type { ClockPort } from '../../src/kernel/clock.ts'
import { type Failure, PortError } from '../../src/kernel/failure.ts'
import type { Abort } from '../../src/kernel/port.ts'
import { failureOf } from './http.errors.ts'

export interface HttpSettings {
  /** Of the API; empty for the page's own. */
  readonly origin: string
  /** Read each time a request is sent. */
  readonly token: () => string | null
  readonly clock: ClockPort
  readonly sessionHeader?: string
  readonly localeHeader?: string
  /** Milliseconds that a request may take. */
  readonly limit?: number
  /** Replaced in tests by the sandbox's own. */
  readonly fetch?: typeof globalThis.fetch
  /** Told after each answer, whatever it says. */
  readonly onAnswered?: () => void
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Extra {
  /** An object for JSON, a `FormData` for multipart. */
  readonly body?: object
  readonly query?: Readonly<Record<string, string | number>>
  readonly signal?: Abort
  /** Milliseconds, where the usual limit does not fit. */
  readonly limit?: number
}

/** One request in, one JSON body out, or a `PortError`. It never tries again: that is a machine's decision. */
export type Http = (method: Method, path: string, extra?: Extra) => Promise<unknown>

export const createHttp = (settings: HttpSettings): Http => {
  const { origin, token, clock, fetch, onAnswered = () => {} } = settings
  const { sessionHeader = 'X-Session', localeHeader = 'Accept-Language' } = settings
  const client = ofetch.create(
    {
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    },
    fetch ? { fetch } : {},
  )

  return async (method, path, { body, query, signal, limit = settings.limit ?? 15_000 } = {}) => {
    // Every address is built below the API, so that the token goes nowhere else.
    const address = `${origin}/api/${path.replace(/^\/+/, '')}`
    const bearer = token()
    const patience = patienceFor(limit, signal)
    try {
      const asked = client.raw<unknown, 'text'>(address, {
        method,
        headers: {
          Accept: 'application/json',
          [sessionHeader]: 'supplier',
          [localeHeader]: 'uk',
          ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        },
        signal: patience.signal,
        ...(body && { body: body as Record<string, unknown> }),
        ...(query && { query }),
      })
      const response = await Promise.race([asked, patience.over])
      onAnswered()
      const { status, headers, _data: text = '' } = response
      const reply = status === 204 ? {} : parsed(text)
      if (response.ok && reply !== undefined) return reply
      if (response.ok) throw new PortError({ kind: 'unexpected' })
      throw new PortError(failureOf({ status, body: reply, retryAfter: headers.get('retry-after') }, clock.now()))
    } catch (error) {
      // No cause: it would carry the headers, and the token with them.
      throw error instanceof PortError ? error : new PortError(patience.failureOf(error))
    } finally {
      patience.end()
    }
  }
}

/** Ends a request when nobody waits for it any more, and when it has taken too long. */
const patienceFor = (limit: number, outer: Abort | undefined) => {
  const controller = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
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
    end: () => clearTimeout(timer),
    failureOf: (error: unknown): Failure => {
      if (isLate) return { kind: 'timedOut' }
      const isUnanswered = error instanceof FetchError || controller.signal.aborted
      return { kind: isUnanswered ? 'unreachable' : 'unexpected' }
    },
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
