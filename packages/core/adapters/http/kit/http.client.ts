import { ofetch } from 'ofetch'
import type { ClockPort, DatedAnswer } from '../../../src/kernel/clock.ts'
import { isBusyStatus, longestSilence, PortError, toFailure } from '../../../src/kernel/failure.ts'
import type { Abort, Since } from '../../../src/kernel/port.ts'
import { logFailure, replyOf } from './http.errors.ts'
import {
  addressOf,
  headersWith,
  type Identity,
  ownHeaders,
  patienceFor,
  realTimers,
  type Timers,
  type Watch,
  watchedBy,
} from './kernel.http.ts'

export interface HttpSettings extends Identity {
  readonly clock: ClockPort
  /** Request timeout in milliseconds. */
  readonly limit?: number
  /** Replaced in tests by the sandbox's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /**
   * Whether the connection to the API supports a stream as a request body, which the browser cannot resend on its own.
   * Called on each request, because the protocol is known only after the first answer. Default: never.
   */
  readonly takesStreams?: () => boolean
  /** Timers for the timeout; the real ones by default. */
  readonly timers?: Timers
  /** Logs each failed request by the kind of its failure, without any content of the request or the response. */
  readonly note?: (code: string) => void
  /**
   * Called after each response, unless the server was too busy for the request, with whether it accepted the token that
   * was sent.
   */
  readonly onAnswered?: (isAccepted: boolean) => void
  /** Told of each answer with the schema that reads it. */
  readonly watch?: Watch | undefined
  /** Called after each response with the `Date` of the server, by which the clock is corrected. */
  readonly onDated?: (answer: DatedAnswer) => void
}

/** All methods that the panel sends: an API of another origin must allow them, see `docs/deployment.md`. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

export interface Extra {
  /** An object is sent as JSON, a `FormData` as multipart. */
  readonly body?: object
  /** A name that ends in `[]` takes several values. */
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>
  /** Added to the client's own headers, which they never replace. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: Abort
  /**
   * Whether the request continues after the page is closed (`keepalive`): for small changes that may safely be made
   * twice.
   */
  readonly outlivesPage?: boolean
  /** Whether the browser must not resend the request when its connection is lost: for requests that move money. */
  readonly isSentOnce?: boolean
  /** Whether `onAnswered` is skipped: an answer to the connection's own check must not count as a sign of life. */
  readonly isUntold?: boolean
  /**
   * When the realtime event that invalidated the cached answer arrived. All tabs receive the same events, so one of
   * them may read for all.
   */
  readonly since?: Since
  /** Whether the caller shows the wait that a 429 asks for, and ends it; then the client does not wait unseen. */
  readonly tellsWait?: boolean | undefined
  /** Timeout in milliseconds, when the usual one does not fit. */
  readonly limit?: number
}

/**
 * Sends one request and returns its JSON body, or rejects with a `PortError`. A GET that got 429 waits for
 * `Retry-After` and is retried once, unless the caller shows the wait; every other retry is up to the state machine.
 */
export type Http = (method: Method, path: string, extra?: Extra) => Promise<unknown>

export const createHttp = (settings: HttpSettings): Http => {
  const { clock, fetch, onAnswered = () => {}, onDated = () => {}, timers = realTimers } = settings
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
    const [sentAt, patience] = [clock.now(), patienceFor(limit, signal, timers)]
    const asStream = isSentOnce && body && settings.takesStreams?.()
    const sent = headersWith({ ...more, ...(asStream && { 'Content-Type': 'application/json' }) }, ownHeaders(settings))
    try {
      const asked = client.raw<unknown, 'text'>(addressOf(settings, path), {
        method,
        headers: sent,
        signal: patience.signal,
        ...(body && { body: body as Record<string, unknown> }),
        // Without credentials the browser uses separate connections for the request; see `docs/deployment.md`.
        ...(isSentOnce && { credentials: 'omit' }),
        ...(asStream && { body: streamOf(JSON.stringify(body)), duplex: 'half' }),
        ...(query && { query }),
        ...(outlivesPage && isSmall(body) && { keepalive: true }),
      })
      const { status, ok, headers, _data: text = '' } = await Promise.race([asked, patience.over])
      onDated({ date: headers.get('date'), sentAt, answeredAt: clock.now() })
      if (!isUntold && !isBusyStatus(status)) onAnswered(ok && sent.has('Authorization'))
      const reply = replyOf({ status, text, retryAfter: headers.get('retry-after') }, clock.now())
      return watchedBy(settings.watch, `${method} ${path}`, reply)
    } catch (error) {
      // Do not pass on the original error as the cause: it contains the headers, and so the token.
      const told = error instanceof PortError ? error : new PortError(patience.failureOf(error))
      if (!signal?.aborted) logFailure(settings, told.failure)
      throw told
    } finally {
      patience.end()
    }
  }

  return (method, path, extra = {}) =>
    ask(method, path, extra).catch(async (error: unknown) => {
      const failure = toFailure(error)
      const wait = failure.kind === 'refused' && failure.status === 429 ? (failure.retryAfter ?? 1) : null
      if (method !== 'GET' || extra.tellsWait || wait === null || wait > longestSilence) throw error
      await paused(wait, extra.signal, timers)
      return ask(method, path, extra)
    })
}

/** Resolves after the given seconds, or as soon as the signal aborts. */
const paused = (seconds: number, signal: Abort | undefined, timers: Timers): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = timers.setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => resolve(timers.clearTimeout(timer)), { once: true })
  })

/** Browsers allow `keepalive` for up to 64 KiB; a character outside of ASCII takes up to three bytes. */
const isSmall = (body: object | undefined): boolean => JSON.stringify(body ?? null).length * 3 < 64 * 1024

/**
 * When a reused connection is lost before a response, Chromium resends a POST on its own. It cannot do so when the body
 * is a stream, because a stream cannot be read twice.
 */
const streamOf = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
