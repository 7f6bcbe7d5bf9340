import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toFailure } from '../../../src/kernel/failure.ts'
import { createHttp } from './http.client.ts'

const asking = () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))
  const http = createHttp({ origin: 'http://api.test', clock: { now: () => 0 }, token: () => null, fetch })
  return { http, isKeptAlive: () => fetch.mock.calls.map(([input, init]) => new Request(input, init).keepalive) }
}

test.each<[string, object | undefined, boolean, boolean]>([
  ['a change without a body', undefined, true, true],
  ['a small change', { text: 'я'.repeat(100) }, true, true],
  ['a change that is too large', { text: 'я'.repeat(22_000) }, true, false],
  ['a request that need not outlive the page', { text: '' }, false, false],
])('%s is sent with keepalive when allowed', async (_, body, outlivesPage, isKept) => {
  const { http, isKeptAlive } = asking()
  await http('PUT', '/x', { ...(body && { body }), outlivesPage })
  expect(isKeptAlive()).toEqual([isKept])
})

describe('a request that gets 429', () => {
  const tooSoon = (retryAfter: string | null) => {
    const answers = [
      new Response('{}', { status: 429, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } }),
    ]
    const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => {
      init?.signal?.throwIfAborted()
      return answers.pop() ?? new Response('{"a":1}')
    })
    const http = createHttp({ origin: 'http://api.test', clock: { now: () => 0 }, token: () => null, fetch })
    return { http, fetch }
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['7', 7],
    ['120', 120],
    ['soon', 1],
    [null, 1],
  ])('is retried after Retry-After: %s, %i seconds', async (written, seconds) => {
    const { http, fetch } = tooSoon(written)
    const asked = http('GET', '/a')
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect([await asked, fetch.mock.calls.length]).toEqual([{ a: 1 }, 2])
  })

  test('is not retried unseen after a wait of more than two minutes', async () => {
    const { http, fetch } = tooSoon('121')
    expect([await http('GET', '/a').catch(toFailure), fetch.mock.calls.length]).toMatchObject([{ retryAfter: 121 }, 1])
  })

  test('is not retried twice', async () => {
    const { http, fetch } = tooSoon('1')
    fetch.mockImplementation(async () => new Response('{}', { status: 429 }))
    const asked = http('GET', '/a').catch(toFailure)
    await vi.advanceTimersByTimeAsync(200_000)
    expect([await asked, fetch.mock.calls.length]).toMatchObject([{ status: 429 }, 2])
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('is not retried when it is a %s', async (method) => {
    const { http, fetch } = tooSoon('1')
    expect(await http(method, '/a').catch(toFailure)).toMatchObject({ status: 429 })
    expect([fetch.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  test('stops waiting when the caller aborts', async () => {
    const { http } = tooSoon('9')
    const controller = new AbortController()
    const asked = http('GET', '/a', { signal: controller.signal }).catch(toFailure)
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect([await asked, vi.getTimerCount()]).toEqual([{ kind: 'unreachable' }, 0])
  })
})

describe('logging', () => {
  const noted = async (answer: () => Promise<Response>, path = '/a?telephone=380671112233') => {
    const note = vi.fn()
    const http = createHttp({
      origin: 'http://api.test',
      clock: { now: () => 0 },
      token: () => 'secret',
      fetch: vi.fn(answer),
      note,
    })
    await http('POST', path, { body: { code: '1234' } }).catch(() => {})
    return note.mock.calls
  }

  test.each<[string, () => Promise<Response>, string[][]]>([
    [
      'a 401 response is logged',
      async () => new Response('{"message":"Анна"}', { status: 401 }),
      [['Unauthorized (401)']],
    ],
    [
      'a server error is logged',
      async () => new Response('{"message":"Анна"}', { status: 500 }),
      [['Server error (500)']],
    ],
    ['a missing response is logged', () => Promise.reject(new TypeError('Анна')), [['No response']]],
    [
      'an unreadable response is logged',
      async () => new Response('<p>Анна</p>'),
      [['Request not built, or its answer not read']],
    ],
    ['a refusal is not logged', async () => new Response('{"message":"Анна"}', { status: 422 }), []],
    ['a success is not logged', async () => new Response('{}'), []],
  ])('%s', async (_, answer, expected) => {
    expect(await noted(answer)).toEqual(expected)
  })
})

test('the date of each answer is told with the times of its request, and a missing one as none', async () => {
  const date = 'Tue, 24 Nov 2026 12:00:00 GMT'
  const answers = [
    new Response('{}', { headers: { Date: date } }),
    new Response('{}', { status: 500, headers: { Date: date } }),
    new Response('{}'),
  ]
  const onDated = vi.fn()
  let time = 0
  const http = createHttp({
    origin: 'http://api.test',
    clock: { now: () => (time += 100) },
    token: () => null,
    fetch: async () => answers.shift() ?? Promise.reject(new TypeError('fetch failed')),
    onDated,
  })
  for (let call = 0; call < 4; call += 1) await http('GET', '/a').catch(() => {})
  expect(onDated.mock.calls.map(([{ date: heard, sentAt, answeredAt }]) => [heard, sentAt < answeredAt])).toEqual([
    [date, true],
    [date, true],
    [null, true],
  ])
})
