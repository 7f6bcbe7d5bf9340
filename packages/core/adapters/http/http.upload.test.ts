import { expect, test, vi } from 'vitest'
import { toFailure } from '../../src/kernel/failure.ts'
import { type FormRequest, formsByFetch, formsByXhr } from './http.upload.ts'

const path = '/v1/customers/avatar'
const origin = 'https://api.test'
const happened = {} as ProgressEvent

interface Heard {
  readonly status?: number
  readonly text?: string
  readonly url?: string
  readonly retryAfter?: string
}

/** A request that does what a test tells it to. */
const browser = () => {
  const headers: [string, string][] = []
  const opened: unknown[] = []
  const sent: unknown[] = []
  const abort = vi.fn()
  const request: { -readonly [Name in keyof FormRequest]: FormRequest[Name] } = {
    open: (...how: unknown[]) => void opened.push(...how),
    setRequestHeader: (name, text) => void headers.push([name, text]),
    send: (body) => void sent.push(body),
    abort,
    status: 0,
    responseText: '',
    responseURL: '',
    getResponseHeader: () => null,
    upload: { onprogress: null },
    onload: null,
    onerror: null,
  }
  const onAnswered = vi.fn()
  let token: string | null = 'old'
  const send = formsByXhr({ origin, token: () => token, clock: { now: () => 0 }, onAnswered }, () => request)
  const leaving = new AbortController()
  const progress: (readonly [number, number])[] = []
  return {
    request,
    headers,
    opened,
    sent,
    abort,
    onAnswered,
    leaving,
    progress,
    signIn: (next: string | null) => {
      token = next
    },
    upload: (form = new FormData()) => send(path, form, (...how) => progress.push(how), leaving.signal),
    answer: ({ status = 200, text = '{}', url = `${origin}/api${path}`, retryAfter }: Heard = {}) => {
      Object.assign(request, { status, responseText: text, responseURL: url })
      request.getResponseHeader = (name) => (name === 'retry-after' ? (retryAfter ?? null) : null)
      request.onload?.(happened)
    },
  }
}

const failed = (asked: Promise<unknown>) =>
  asked.then((answer) => Promise.reject(new Error(`answered ${JSON.stringify(answer)}`)), toFailure)

test('a form is posted below the API with the headers of every request, and none for its content', async () => {
  const { upload, opened, headers, sent, answer, signIn } = browser()
  const form = new FormData()
  signIn('new')
  const asked = upload(form)
  expect(opened).toEqual(['POST', 'https://api.test/api/v1/customers/avatar'])
  expect(Object.fromEntries(headers)).toEqual({
    accept: 'application/json',
    'accept-language': 'uk',
    authorization: 'Bearer new',
    'x-session': 'supplier',
  })
  expect(sent).toEqual([form])
  answer({ text: '{"message":"ok"}' })
  expect(await asked).toEqual({ message: 'ok' })
})

test('nobody signed in is nobody named', () => {
  const { upload, headers, signIn } = browser()
  signIn(null)
  void upload()
  expect(headers.map(([name]) => name)).not.toContain('authorization')
})

test('tells how much has left', async () => {
  const { upload, request, progress, answer } = browser()
  const asked = upload()
  request.upload.onprogress?.({ loaded: 10, total: 100 } as ProgressEvent)
  request.upload.onprogress?.({ loaded: 100, total: 100 } as ProgressEvent)
  answer()
  await asked
  expect(progress).toEqual([
    [10, 100],
    [100, 100],
  ])
})

test.each<[string, Heard, object]>([
  ['401', { status: 401, text: '{"message":"A"}' }, { kind: 'unauthorized', texts: [{ text: 'A' }] }],
  ['413 with a page', { status: 413, text: '<h1>Too large</h1>' }, { kind: 'refused', status: 413, texts: [] }],
  [
    '422',
    { status: 422, text: '{"message":"M","errors":{"avatar":["E"]}}' },
    { kind: 'refused', texts: [{ text: 'M' }, { text: 'E' }], fields: { avatar: [{ text: 'E' }] } },
  ],
  ['503', { status: 503, retryAfter: '9' }, { kind: 'serverBroken', status: 503, retryAfter: 9 }],
  ['a page for success', { text: '<!doctype html>' }, { kind: 'unexpected' }],
  ['nothing for success', { text: '' }, { kind: 'unexpected' }],
  ['an answer from elsewhere', { url: 'https://evil.test/login' }, { kind: 'unreachable' }],
])('%s is the same failure as for every request', async (_, heard, failure) => {
  const { upload, answer, onAnswered } = browser()
  const asked = failed(upload())
  answer(heard)
  expect(await asked).toMatchObject(failure)
  expect(onAnswered).toHaveBeenCalledOnce()
})

test('204 is an empty object', async () => {
  const { upload, answer } = browser()
  const asked = upload()
  answer({ status: 204, text: '' })
  expect(await asked).toEqual({})
})

test('a line that breaks is a server that cannot be reached', async () => {
  const { upload, request, onAnswered } = browser()
  const asked = failed(upload())
  request.onerror?.(happened)
  expect(await asked).toEqual({ kind: 'unreachable' })
  expect(onAnswered).not.toHaveBeenCalled()
})

test('ends when nobody waits any more, and the request with it', async () => {
  const { upload, leaving, abort } = browser()
  const asked = failed(upload())
  leaving.abort()
  expect([await asked, abort.mock.calls.length]).toEqual([{ kind: 'unreachable' }, 1])
})

test('does not abort what was answered, and does not begin what nobody wants', async () => {
  const { upload, leaving, abort, answer, opened } = browser()
  const asked = upload()
  answer()
  await asked
  leaving.abort()
  expect(await failed(upload())).toEqual({ kind: 'unreachable' })
  expect([abort.mock.calls.length, opened.length]).toEqual([0, 2])
})

test('without a browser all of it has left once it was answered', async () => {
  const http = vi.fn(async () => ({ message: 'ok' }))
  const { signal } = new AbortController()
  const form = new FormData()
  const progress: (readonly [number, number])[] = []
  expect(await formsByFetch(http)(path, form, (...how) => progress.push(how), signal)).toEqual({ message: 'ok' })
  expect(progress).toEqual([[1, 1]])
  expect(http).toHaveBeenCalledWith('POST', path, expect.objectContaining({ body: form, signal }))
})
