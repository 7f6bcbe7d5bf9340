import { createHttp, type Http } from '@supplier/core/adapters/http/kit/http.client'
import { type Failure, toFailure } from '@supplier/core/kernel/failure'
import { expect } from 'vitest'
import { tokenOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'

export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  readonly body: unknown
}

export interface Wired {
  readonly sandbox: Sandbox
  readonly http: Http
  readonly sent: readonly SentRequest[]
  readonly signal: AbortSignal
  /** Makes this path return the given response from now on. */
  readonly answer: (path: string, body: unknown, status?: number) => void
}

/** The HTTP client of a signed-in supplier against a sandbox, with a log of its requests. */
export const wired = async (sandbox = createSandbox()): Promise<Wired> => {
  const token = await tokenOf(sandbox)
  const sent: SentRequest[] = []
  sandbox.clearRequests()
  const http = createHttp({
    origin: 'http://localhost',
    token: () => token,
    clock: { now: () => 0 },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.clone().text()
      sent.push({
        method: request.method,
        path: pathname.replace('/api', ''),
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: text === '' ? null : JSON.parse(text),
      })
      return sandbox.fetch(request)
    },
  })
  return {
    sandbox,
    http,
    sent,
    signal: new AbortController().signal,
    answer: (path, body, status = 200) => {
      sandbox.faults.clear()
      sandbox.faults.add({ kind: 'status', status, path, body, count: null })
    },
  }
}

export const failed = async (asked: Promise<unknown>): Promise<Failure> =>
  toFailure(
    await asked.then(
      (answer) => Promise.reject(new Error(`answered ${JSON.stringify(answer)}`)),
      (error: unknown) => error,
    ),
  )

/** Checks that a call maps each fault to its failure, is sent once each time, and ends when its signal aborts. */
export const expectFailures = async (
  { sandbox, sent, answer }: Wired,
  path: string,
  call: (signal: AbortSignal) => Promise<unknown>,
  /** The required type of the response body; `anything` when the call ignores the body. */
  reads: 'object' | 'anything' = 'object',
): Promise<void> => {
  const ask = () => failed(call(new AbortController().signal))
  const before = sent.length
  for (const status of [401, 403, 404, 409, 419, 422, 500, 502, 503]) {
    answer(path, { message: 'Ні' }, status)
    const kind = status === 401 ? 'unauthorized' : status >= 500 ? 'serverBroken' : 'refused'
    expect(await ask()).toMatchObject({ kind, texts: [{ text: 'Ні' }] })
  }
  for (const kind of ['html-200', 'empty-200', 'malformed-json'] as const) {
    sandbox.faults.clear()
    sandbox.faults.add({ kind, path })
    expect(await ask()).toEqual({ kind: 'unexpected' })
  }
  answer(path, [])
  if (reads === 'object') expect(await ask()).toEqual({ kind: 'unexpected' })
  else await call(new AbortController().signal)
  for (const kind of ['reset-before', 'applied-then-reset'] as const) {
    sandbox.faults.clear()
    sandbox.faults.add({ kind, path })
    expect(await ask()).toEqual({ kind: 'unreachable' })
  }
  expect(sent.length - before).toBe(15)
  sandbox.faults.clear()
  sandbox.faults.add({ kind: 'hang', path })
  const controller = new AbortController()
  const asked = failed(call(controller.signal))
  controller.abort()
  expect(await asked).toEqual({ kind: 'unreachable' })
}
