import { ofetch } from 'ofetch'
import type { ClockPort } from '../../src/kernel/clock.ts'
import { PortError, retryAfterOf, toFailure } from '../../src/kernel/failure.ts'
import type { Abort, Since } from '../../src/kernel/port.ts'
import { noteFailure, replyOf } from './http.errors.ts'
import {
  addressOf,
  headersWith,
  type Identity,
  ownHeaders,
  patienceFor,
  realTimers,
  type Timers,
} from './kernel.http.ts'

export interface HttpSettings extends Identity {
  readonly clock: ClockPort
  /** Milliseconds that a request may take. */
  readonly limit?: number
  /** Replaced in tests by the sandbox's own. */
  readonly fetch?: typeof globalThis.fetch
  /**
   * Whether the connection to the API takes a body as a stream, which a browser cannot send again by itself. Asked
   * each time, since the protocol is known only after the first answer; never when absent.
   */
  readonly takesStreams?: () => boolean
  /** What the limit is measured by; the real time when absent. */
  readonly timers?: Timers
  /** Told of each request that failed: what kind of failure it was, and nothing of what was asked or answered. */
  readonly note?: (code: string) => void
  /** Told after each answer, whatever it says, and whether it took the token that was sent. */
  readonly onAnswered?: (isAccepted: boolean) => void
}

type Method = 'HEAD' | 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Extra {
  /** An object for JSON, a `FormData` for multipart. */
  readonly body?: object
  /** A name ending in `[]` takes several values. */
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>
  /** Beside the client's own, which they never replace. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: Abort
  /** Whether it is carried out though the page is gone: for small changes that may be made twice. */
  readonly outlivesPage?: boolean
  /** Whether the browser must not repeat it by itself when its connection is lost: for what moves money. */
  readonly isSentOnce?: boolean
  /** Whether nobody is told of the answer: the line to the server must not hear of what it asks itself. */
  readonly isUntold?: boolean
  /** When the news arrived that made the known answer old. All tabs hear the same news, so one may ask for all. */
  readonly since?: Since
  /** Milliseconds, where the usual limit does not fit. */
  readonly limit?: number
}

/**
 * One request in, one JSON body out, or a `PortError`. A read that came too soon waits as long as it was told and is
 * asked once more; anything else is never tried again: that is a machine's decision.
 */
export type Http = (method: Method, path: string, extra?: Extra) => Promise<unknown>

export const createHttp = (settings: HttpSettings): Http => {
  const { clock, fetch, onAnswered = () => {}, timers = realTimers } = settings
  const client = ofetch.create(
    {
      retry: false,
      responseType: 'text',
      ignoreResponseError: true,
      credentials: 'same-origin',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    },
    fetch ? { fetch } : {},
  )

  const ask: Http = async (
    method,
    path,
    { body, query, headers: more, signal, outlivesPage, isSentOnce, isUntold, limit = settings.limit ?? 15_000 } = {},
  ) => {
    const patience = patienceFor(limit, signal, timers)
    const asStream = isSentOnce && body && settings.takesStreams?.()
    const sent = headersWith({ ...more, ...(asStream && { 'Content-Type': 'application/json' }) }, ownHeaders(settings))
    try {
      const asked = client.raw<unknown, 'text'>(addressOf(settings, path), {
        method,
        headers: sent,
        signal: patience.signal,
        ...(body && { body: body as Record<string, unknown> }),
        // Without credentials a request has connections of its own; see `docs/deployment.md`.
        ...(isSentOnce && { credentials: 'omit' }),
        ...(asStream && { body: streamOf(JSON.stringify(body)), duplex: 'half' }),
        ...(query && { query }),
        ...(outlivesPage && isSmall(body) && { keepalive: true }),
      })
      const response = await Promise.race([asked, patience.over])
      const { status, ok, headers, _data: text = '' } = response
      if (!isUntold) onAnswered(ok && sent.has('Authorization'))
      return replyOf({ status, text, retryAfter: headers.get('retry-after') }, clock.now())
    } catch (error) {
      // No cause: it would carry the headers, and the token with them.
      const told = error instanceof PortError ? error : new PortError(patience.failureOf(error))
      if (!signal?.aborted) noteFailure(settings, told.failure)
      throw told
    } finally {
      patience.end()
    }
  }

  return async (method, path, extra = {}) => {
    try {
      return await ask(method, path, extra)
    } catch (error) {
      const failure = toFailure(error)
      if (method !== 'GET' || failure.kind !== 'refused' || failure.status !== 429) throw error
      await paused(retryAfterOf(failure) ?? 1, extra.signal, timers)
      return ask(method, path, extra)
    }
  }
}

/** Over once the seconds are, or once nobody waits any more. */
const paused = (seconds: number, signal: Abort | undefined, timers: Timers): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = timers.setTimeout(resolve, seconds * 1000)
    const leave = () => {
      timers.clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener('abort', leave, { once: true })
  })

/** Browsers refuse to keep more than 64 KiB alive; letters outside of Latin take up to three bytes. */
const isSmall = (body: object | undefined): boolean => JSON.stringify(body ?? null).length * 3 < 64 * 1024

/**
 * Chromium sends a POST again by itself when a reused connection is lost before an answer, unless its body is a stream:
 * that cannot be read twice.
 */
const streamOf = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
