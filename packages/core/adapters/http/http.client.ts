import { FetchError, ofetch } from 'ofetch'
import type { ClockPort } from '../../src/kernel/clock.ts'
import { type Failure, PortError } from '../../src/kernel/failure.ts'
import type { Abort } from '../../src/kernel/port.ts'
import { fieldTextsOf, retryAfterIn, textsOf } from './http.errors.ts'

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
  readonly body?: object
  readonly query?: Readonly<Record<string, string | number>>
  readonly signal?: Abort
}

/** One request in, one JSON object out, or a `PortError`. It never tries again: that is a machine's decision. */
export type Http = (method: Method, path: string, extra?: Extra) => Promise<unknown>

export const createHttp = (settings: HttpSettings): Http => {
  const { origin, token, clock, limit = 15_000, onAnswered = () => {} } = settings
  const { sessionHeader = 'X-Session', localeHeader = 'Accept-Language', fetch } = settings
  const client = ofetch.create(
    {
      baseURL: `${origin}/api`,
      retry: false,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      responseType: 'text',
    },
    fetch ? { fetch } : {},
  )

  return async (method, path, { body, query, signal } = {}) => {
    const bearer = token()
    const stop = stopSignal(limit, signal)
    const options = {
      method,
      headers: {
        Accept: 'application/json',
        [sessionHeader]: 'supplier',
        [localeHeader]: 'uk',
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      },
      signal: stop.signal,
      ...(body && { body: body as Record<string, unknown> }),
      ...(query && { query }),
    }
    try {
      const text = await Promise.race([client<string>(path, options), stop.stopped])
      onAnswered()
      return parsed(text)
    } catch (error) {
      if (error instanceof FetchError && error.status !== undefined) onAnswered()
      throw error instanceof PortError
        ? error
        : new PortError(failureOf(error, stop.hasTimedOut(), clock.now()), { cause: error })
    } finally {
      stop.forget()
    }
  }
}

/** Ends a request when nobody waits for it any more, and when it has taken too long. */
const stopSignal = (limit: number, outer: Abort | undefined) => {
  const controller = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    controller.abort()
  }, limit)
  if (outer?.aborted) controller.abort()
  outer?.addEventListener('abort', () => controller.abort(), { once: true })
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  stopped.catch(() => {})
  return { signal: controller.signal, stopped, hasTimedOut: () => isLate, forget: () => clearTimeout(timer) }
}

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch (cause) {
    throw new PortError({ kind: 'unexpected' }, { cause })
  }
}

const bodyOf = (data: unknown): unknown => {
  try {
    return typeof data === 'string' ? JSON.parse(data) : data
  } catch {
    return null
  }
}

const failureOf = (error: unknown, isLate: boolean, now: number): Failure => {
  if (isLate) return { kind: 'timedOut' }
  if (!(error instanceof FetchError) || error.status === undefined) return { kind: 'unreachable' }
  const { status, response } = error
  const body = bodyOf(error.data)
  const texts = textsOf(body)
  if (status === 401) return { kind: 'unauthorized', texts }
  const retryAfter = retryAfterIn(response?.headers.get('retry-after') ?? null, now)
  return status >= 500
    ? { kind: 'serverBroken', status, texts, retryAfter }
    : { kind: 'refused', status, texts, fields: fieldTextsOf(body), retryAfter }
}
