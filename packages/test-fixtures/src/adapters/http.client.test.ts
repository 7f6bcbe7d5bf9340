import { createHttp, type HttpSettings } from '@supplier/core/adapters/http/kit/http.client'
import { type Failure, toFailure } from '@supplier/core/kernel/failure'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fault } from '../faults/fault.ts'
import { tokenOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'

const path = '/admin-suppliers/v1/settings'
const origin = 'http://api.test'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
})
afterEach(() => {
  vi.useRealTimers()
})

const httpWith = (events: Partial<HttpSettings> = {}) =>
  createHttp({ origin, token: () => null, clock: { now: () => 0 }, fetch: sandbox.fetch, ...events })

const failureOf = async (asked: Promise<unknown>): Promise<Failure> => {
  const error = await asked.then(
    (answer) => {
      throw new Error(`answered ${JSON.stringify(answer)}`)
    },
    (error: unknown) => error,
  )
  expect((error as Error).name).toBe('PortError')
  return toFailure(error)
}

/** A fetch that records its requests and returns an empty object. */
const recorder = (status = 200, body = '{}') => {
  const asked: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init))
    return new Response(status === 204 ? null : body, { status })
  }
  return { asked, fetch }
}

describe('a request', () => {
  test('carries session, locale and token, and sends no referrer', async () => {
    const { asked, fetch } = recorder()
    await httpWith({ fetch, token: () => 'secret' })('POST', '/v3/things', { body: { a: 'я' } })
    const [request] = asked
    expect(request?.url).toBe('http://api.test/api/v3/things')
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'uk',
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'x-session': 'supplier',
    })
    expect(await request?.json()).toEqual({ a: 'я' })
    expect(request).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
  })

  test('has no Authorization header when signed out', async () => {
    const { asked, fetch } = recorder()
    await httpWith({ fetch })('GET', '/a')
    expect(asked[0]?.headers.has('authorization')).toBe(false)
    expect(asked[0]?.headers.has('content-type')).toBe(false)
  })

  test('reads the token at the moment of sending', async () => {
    const { asked, fetch } = recorder()
    let token = 'old'
    const http = httpWith({ fetch, token: () => token })
    token = 'new'
    await http('GET', '/a')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer new')
  })

  test.each(['/a', 'a', '//a', 'https://evil.test/a', '//evil.test/a', '@evil.test'])(
    'for %s stays below the API, so the token reaches no other host',
    async (wanted) => {
      const { asked, fetch } = recorder()
      await httpWith({ fetch, token: () => 'secret' })('GET', wanted)
      expect(asked[0]?.url.startsWith('http://api.test/api/')).toBe(true)
    },
  )

  test('encodes its query parameters', async () => {
    const { asked, fetch } = recorder()
    await httpWith({ fetch })('GET', '/a', { query: { page: 2, search: '%&page=9#+я 😀' } })
    const { searchParams, hash } = new URL(asked[0]?.url ?? '')
    expect([...searchParams]).toEqual([
      ['page', '2'],
      ['search', '%&page=9#+я 😀'],
    ])
    expect(hash).toBe('')
  })

  test('sends a form as multipart', async () => {
    const { asked, fetch } = recorder()
    const body = new FormData()
    body.set('_method', 'PUT')
    body.set('avatar', new File(['x'], 'picture.png', { type: 'image/png' }))
    await httpWith({ fetch, token: () => 'secret' })('POST', '/v1/customers/avatar', { body })
    const [request] = asked
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(request?.headers.get('x-session')).toBe('supplier')
    expect(request?.headers.get('authorization')).toBe('Bearer secret')
    expect((await request?.formData())?.get('_method')).toBe('PUT')
  })

  test('carries the caller’s headers, except those that the client sets itself', async () => {
    const { asked, fetch } = recorder()
    const headers = { 'Idempotency-Key': 'one', authorization: 'Bearer stolen', 'X-Session': 'customer' }
    await httpWith({ fetch })('POST', '/a', { body: {}, headers })
    await httpWith({ fetch, token: () => 'secret' })('POST', '/a', { body: {}, headers })
    expect(
      asked.map((request) =>
        ['idempotency-key', 'authorization', 'x-session'].map((name) => request.headers.get(name)),
      ),
    ).toEqual([
      ['one', null, 'supplier'],
      ['one', 'Bearer secret', 'supplier'],
    ])
  })

  test('takes its header names from the deployment', async () => {
    const { asked, fetch } = recorder()
    await httpWith({ fetch, sessionHeader: 'X-Kind', localeHeader: 'X-Locale' })('GET', '/a')
    expect(asked[0]?.headers.get('x-kind')).toBe('supplier')
    expect(asked[0]?.headers.get('x-locale')).toBe('uk')
  })
})

describe('a response', () => {
  test('gives the parsed body', async () => {
    expect(await httpWith({ fetch: recorder(200, '{"a":[1]}').fetch })('GET', '/a')).toEqual({ a: [1] })
  })

  test('without content gives an empty object', async () => {
    expect(await httpWith({ fetch: recorder(204).fetch })('DELETE', '/a')).toEqual({})
  })

  test('is reported with any status, together with whether it accepted a token', async () => {
    const onAnswered = vi.fn()
    const token = () => 'token-1'
    await httpWith({ onAnswered, token, fetch: recorder().fetch })('GET', '/a')
    await failureOf(httpWith({ onAnswered, token, fetch: recorder(500).fetch })('GET', '/a'))
    expect(onAnswered.mock.calls).toEqual([[true], [false]])
    await httpWith({ onAnswered, fetch: recorder().fetch })('GET', '/a')
    expect(onAnswered).toHaveBeenLastCalledWith(false)
    await httpWith({ onAnswered, fetch: recorder().fetch })('GET', '/a', { isUntold: true })
    await failureOf(httpWith({ onAnswered, fetch: recorder(503).fetch })('GET', '/a'))
    sandbox.faults.add({ kind: 'reset-before', path })
    await failureOf(httpWith({ onAnswered })('GET', path))
    expect(onAnswered).toHaveBeenCalledTimes(3)
  })
})

describe('a failure', () => {
  type Spoilt = Fault extends infer Each ? (Each extends Fault ? Omit<Each, 'path'> : never) : never
  const html = '<!doctype html><h1>502</h1>'

  test.each<[string, Spoilt, object]>([
    ['refused connection', { kind: 'refuse' }, { kind: 'unreachable' }],
    ['reset', { kind: 'reset-before' }, { kind: 'unreachable' }],
    ['reset after the change', { kind: 'applied-then-reset' }, { kind: 'unreachable' }],
    ['redirect', { kind: 'redirect', url: 'https://evil.test' }, { kind: 'unreachable' }],
    ['page instead of JSON', { kind: 'html-200' }, { kind: 'unexpected' }],
    ['empty body', { kind: 'empty-200' }, { kind: 'unexpected' }],
    ['half a body', { kind: 'truncate' }, { kind: 'unexpected' }],
    ['malformed JSON', { kind: 'malformed-json' }, { kind: 'unexpected' }],
    ['500 after the change', { kind: 'applied-then-500' }, { kind: 'serverBroken', status: 500 }],
    ['401', { kind: 'status', status: 401, body: { message: 'A' } }, { kind: 'unauthorized', texts: [{ text: 'A' }] }],
    ['403', { kind: 'status', status: 403 }, { kind: 'refused', status: 403 }],
    ['404', { kind: 'status', status: 404 }, { kind: 'refused', status: 404 }],
    ['419', { kind: 'status', status: 419 }, { kind: 'refused', status: 419 }],
    [
      '422',
      { kind: 'status', status: 422, body: { message: 'M', errors: { code: ['C'] } } },
      { kind: 'refused', status: 422, texts: [{ text: 'M' }, { text: 'C' }], fields: { code: [{ text: 'C' }] } },
    ],
    [
      '502 with an HTML page',
      { kind: 'status', status: 502, body: html },
      { kind: 'serverBroken', status: 502, texts: [] },
    ],
    [
      '503',
      { kind: 'status', status: 503, headers: { 'Retry-After': 'Thu, 01 Jan 1970 00:00:09 GMT' } },
      { kind: 'serverBroken', status: 503, retryAfter: 9 },
    ],
  ])('by %s gives the matching failure', async (_, fault, expected) => {
    const token = await tokenOf(sandbox)
    sandbox.faults.add({ ...fault, path } as Fault)
    sandbox.clearRequests()
    expect(await failureOf(httpWith({ token: () => token })('GET', path))).toMatchObject(expected)
    expect(sandbox.requests()).toHaveLength(1)
  })

  test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('of %s is not retried', async (method) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status: 503 }))
    await failureOf(httpWith({ fetch })(method, '/a'))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('carries neither the token nor other request data', async () => {
    sandbox.faults.add({ kind: 'reset-before', path: '/a' })
    const error: unknown = await httpWith({ token: () => 'secret' })('POST', '/a', { body: { code: '1234' } }).catch(
      (error: unknown) => error,
    )
    expect((error as Error).cause).toBeUndefined()
    expect(`${(error as Error).message}${JSON.stringify(error)}`).not.toMatch(/secret|1234/)
  })
})

describe('a timeout or abort', () => {
  test.each(['hang', 'applied-then-hang'] as const)('ends a request after 15 seconds of %s', async (kind) => {
    vi.useFakeTimers()
    sandbox.faults.add({ kind, path: '/a' })
    let isOver = false
    const asked = failureOf(httpWith()('GET', '/a')).finally(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toEqual({ kind: 'timedOut' })
  })

  test('ends a request in the middle of its body', async () => {
    vi.useFakeTimers()
    const fetch = async () => new Response(new ReadableStream())
    const asked = failureOf(httpWith({ fetch })('GET', '/a', { limit: 50 }))
    await vi.advanceTimersByTimeAsync(50)
    expect(await asked).toEqual({ kind: 'timedOut' })
  })

  test('by the caller’s signal aborts the request', async () => {
    sandbox.faults.add({ kind: 'hang', path: '/a' })
    const controller = new AbortController()
    let request: Request | null = null
    const fetch: typeof globalThis.fetch = (input, init) => {
      request = new Request(input, init)
      return sandbox.fetch(request)
    }
    const asked = failureOf(httpWith({ fetch })('GET', '/a', { signal: controller.signal }))
    controller.abort()
    expect(await asked).toEqual({ kind: 'unreachable' })
    expect(request).toMatchObject({ signal: { aborted: true } })
  })

  test('before the start fails the request at once', async () => {
    const { fetch } = recorder()
    expect(await failureOf(httpWith({ fetch })('GET', '/a', { signal: AbortSignal.abort() }))).toEqual({
      kind: 'unreachable',
    })
  })

  test('leaves no timer behind', async () => {
    vi.useFakeTimers()
    await httpWith({ fetch: recorder().fetch })('GET', '/a')
    await failureOf(httpWith({ fetch: recorder(500).fetch })('GET', '/a'))
    expect(vi.getTimerCount()).toBe(0)
  })
})
