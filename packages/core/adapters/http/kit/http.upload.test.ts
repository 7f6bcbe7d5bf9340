import { expect, test, vi } from 'vitest'
import { toFailure } from '../../../src/kernel/failure.ts'
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

/** A fake `XMLHttpRequest` that a test controls. */
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

test('a form is posted to the API with the headers of every request and without a content type', async () => {
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

test('without a session no authorization header is sent', () => {
  const { upload, headers, signIn } = browser()
  signIn(null)
  void upload()
  expect(headers.map(([name]) => name)).not.toContain('authorization')
})

test('reports the upload progress', async () => {
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
  ['413 with an HTML page', { status: 413, text: '<h1>Too large</h1>' }, { kind: 'refused', status: 413, texts: [] }],
  [
    '422',
    { status: 422, text: '{"message":"M","errors":{"avatar":["E"]}}' },
    { kind: 'refused', texts: [{ text: 'M' }, { text: 'E' }], fields: { avatar: [{ text: 'E' }] } },
  ],
  ['503', { status: 503, retryAfter: '9' }, { kind: 'serverBroken', status: 503, retryAfter: 9 }],
  ['an HTML page instead of a success', { text: '<!doctype html>' }, { kind: 'unexpected' }],
  ['an empty success response', { text: '' }, { kind: 'unexpected' }],
  ['a response from another origin', { url: 'https://evil.test/login' }, { kind: 'unreachable' }],
])('%s is the same failure as for every other request', async (_, heard, failure) => {
  const { upload, answer, onAnswered } = browser()
  const asked = failed(upload())
  answer(heard)
  expect(await asked).toMatchObject(failure)
  expect(onAnswered).toHaveBeenCalledTimes(heard.status === 503 ? 0 : 1)
})

test('204 is an empty object', async () => {
  const { upload, answer } = browser()
  const asked = upload()
  answer({ status: 204, text: '' })
  expect(await asked).toEqual({})
})

test('a lost connection makes the server unreachable', async () => {
  const { upload, request, onAnswered } = browser()
  const asked = failed(upload())
  request.onerror?.(happened)
  expect(await asked).toEqual({ kind: 'unreachable' })
  expect(onAnswered).not.toHaveBeenCalled()
})

test('is aborted together with its request', async () => {
  const { upload, leaving, abort } = browser()
  const asked = failed(upload())
  leaving.abort()
  expect([await asked, abort.mock.calls.length]).toEqual([{ kind: 'unreachable' }, 1])
})

test('does not abort a finished upload, and does not start an aborted one', async () => {
  const { upload, leaving, abort, answer, opened } = browser()
  const asked = upload()
  answer()
  await asked
  leaving.abort()
  expect(await failed(upload())).toEqual({ kind: 'unreachable' })
  expect([abort.mock.calls.length, opened.length]).toEqual([0, 2])
})

test('with fetch the progress is reported once, after the answer', async () => {
  const http = vi.fn(async () => ({ message: 'ok' }))
  const { signal } = new AbortController()
  const form = new FormData()
  const progress: (readonly [number, number])[] = []
  expect(await formsByFetch(http)(path, form, (...how) => progress.push(how), signal)).toEqual({ message: 'ok' })
  expect(progress).toEqual([[1, 1]])
  expect(http).toHaveBeenCalledWith('POST', path, expect.objectContaining({ body: form, signal }))
})
