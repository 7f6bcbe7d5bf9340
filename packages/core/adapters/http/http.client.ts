import { ofetch } from 'ofetch'
import type { ClockPort } from '../../src/kernel/clock.ts'
import { PortError } from '../../src/kernel/failure.ts'
import type { Abort } from '../../src/kernel/port.ts'
import { failureOf } from './http.errors.ts'
import { headersWith, jsonIn, patienceFor, realTimers, type Timers } from './kernel.http.ts'

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
  /** What the limit is measured by; the real time when absent. */
  readonly timers?: Timers
  /** Told after each answer, whatever it says. */
  readonly onAnswered?: () => void
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Extra {
  /** An object for JSON, a `FormData` for multipart. */
  readonly body?: object
  readonly query?: Readonly<Record<string, string | number>>
  /** Beside the client's own, which they never replace. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: Abort
  /** Milliseconds, where the usual limit does not fit. */
  readonly limit?: number
}

/** One request in, one JSON body out, or a `PortError`. It never tries again: that is a machine's decision. */
export type Http = (method: Method, path: string, extra?: Extra) => Promise<unknown>

export const createHttp = (settings: HttpSettings): Http => {
  const { origin, token, clock, fetch, onAnswered = () => {} } = settings
  const { sessionHeader = 'X-Session', localeHeader = 'Accept-Language', timers = realTimers } = settings
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

  return async (method, path, { body, query, headers: more, signal, limit = settings.limit ?? 15_000 } = {}) => {
    // Every address is built below the API, so that the token goes nowhere else.
    const address = `${origin}/api/${path.replace(/^\/+/, '')}`
    const bearer = token()
    const patience = patienceFor(limit, signal, timers)
    try {
      const asked = client.raw<unknown, 'text'>(address, {
        method,
        headers: headersWith(more, {
          Accept: 'application/json',
          [sessionHeader]: 'supplier',
          [localeHeader]: 'uk',
          Authorization: bearer === null ? null : `Bearer ${bearer}`,
        }),
        signal: patience.signal,
        ...(body && { body: body as Record<string, unknown> }),
        ...(query && { query }),
      })
      const response = await Promise.race([asked, patience.over])
      onAnswered()
      const { status, headers, _data: text = '' } = response
      const reply = status === 204 ? {} : jsonIn(text)
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
