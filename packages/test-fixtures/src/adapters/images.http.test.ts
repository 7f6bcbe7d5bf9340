import { imagesOverHttp } from '@supplier/core/adapters/http/account/images.http'
import { createHttp, type Http } from '@supplier/core/adapters/http/kit/http.client'
import { formsByFetch, type SendForm } from '@supplier/core/adapters/http/kit/http.upload'
import { type AccountImage, imageFile } from '@supplier/core/images/image.domain'
import type { UploadPortEvent } from '@supplier/core/kit/upload/upload.port'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { tokenOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'

const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const image = new File([bytes], 'picture.png', { type: 'image/png' })
const paths = { avatar: '/v1/customers/avatar', background: '/v1/customers/bg-save' } as const
const kinds = Object.keys(paths) as readonly AccountImage[]

let sandbox: Sandbox
let token: string
let sent: Request[]
let http: Http

beforeEach(async () => {
  sandbox = createSandbox()
  token = await tokenOf(sandbox)
  sent = []
  sandbox.clearRequests()
  http = createHttp({
    origin: 'http://localhost',
    token: () => token,
    clock: { now: () => 0 },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(request.clone())
      return sandbox.fetch(request)
    },
  })
})

/** Uploads an image and resolves with all events up to the end. */
const upload = (kind: AccountImage, send: SendForm = formsByFetch(http)): Promise<readonly UploadPortEvent[]> =>
  new Promise((resolve) => {
    const told: UploadPortEvent[] = []
    const stop = imagesOverHttp(http, send).uploadImage(
      (event) => {
        told.push(event)
        if (event.type !== 'upload.progressed') resolve(told)
      },
      { kind, file: imageFile(image) },
    )
    onTestFinished(stop)
  })

const spoilt = async (kind: AccountImage, fault: object) => {
  sandbox.faults.clear()
  sandbox.faults.add({ path: paths[kind], ...fault } as Parameters<typeof sandbox.faults.add>[0])
  return (await upload(kind)).at(-1)
}

test.each([
  ['avatar', 'avatar'],
  ['background', 'image'],
] as const)('%s goes out as multipart POST with the method override PUT, byte by byte', async (kind, field) => {
  expect(await upload(kind)).toEqual([{ type: 'upload.progressed', sent: 1, total: 1 }, { type: 'upload.done' }])
  const [request] = sent
  expect([sent.length, request?.method, new URL(request?.url ?? '').pathname]).toEqual([
    1,
    'POST',
    `/api${paths[kind]}`,
  ])
  const { 'content-type': type, ...headers } = Object.fromEntries(request?.headers ?? [])
  expect(headers).toEqual({
    accept: 'application/json',
    'accept-language': 'uk',
    authorization: `Bearer ${token}`,
    'x-session': 'supplier',
  })
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? '')?.[1]
  expect(Buffer.from((await request?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1')).toBe(
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name="_method"',
      '',
      'PUT',
      `--${boundary}`,
      `Content-Disposition: form-data; name="${field}"; filename="picture.png"`,
      'Content-Type: image/png',
      '',
      bytes.toString('latin1'),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  )
  expect(sandbox.world().images).toEqual([expect.objectContaining({ base64: bytes.toString('base64') })])
})

describe.each(kinds)('an upload of %s', (kind) => {
  test.each([401, 403, 404, 419, 422, 500, 503])('refused with %i fails once and is not retried', async (status) => {
    const failure = { kind: status === 401 ? 'unauthorized' : status >= 500 ? 'serverBroken' : 'refused' }
    const end = await spoilt(kind, { kind: 'status', status, body: { message: 'Ні' }, count: null })
    expect(end).toMatchObject({ type: 'upload.failed', failure: { ...failure, texts: [{ text: 'Ні' }] } })
    expect(sent).toHaveLength(1)
  })

  test('that is too large for the server fails with an HTML response', async () => {
    const end = await spoilt(kind, { kind: 'status', status: 413, body: '<html><h1>413 Request Entity Too Large</h1>' })
    expect(end).toMatchObject({ type: 'upload.failed', failure: { kind: 'refused', status: 413, texts: [] } })
  })

  test.each(['html-200', 'empty-200', 'malformed-json', 'truncate'] as const)(
    'with the response %s fails',
    async (how) => {
      expect(await spoilt(kind, { kind: how })).toEqual({ type: 'upload.failed', failure: { kind: 'unexpected' } })
    },
  )

  test('with a list as response fails', async () => {
    const end = await spoilt(kind, { kind: 'status', status: 200, body: [] })
    expect(end).toEqual({ type: 'upload.failed', failure: { kind: 'unexpected' } })
  })

  test.each(['refuse', 'reset-before', 'applied-then-reset'] as const)(
    'with the fault %s fails as unreachable',
    async (how) => {
      expect(await spoilt(kind, { kind: how })).toEqual({ type: 'upload.failed', failure: { kind: 'unreachable' } })
    },
  )
})

test('a stopped upload is aborted and emits no more events', async () => {
  sandbox.faults.add({ kind: 'hang', path: paths.avatar })
  const told: UploadPortEvent[] = []
  const ended: unknown[] = []
  const watched: SendForm = (...how) => {
    const sending = formsByFetch(http)(...how)
    sending.catch((error) => ended.push(error))
    return sending
  }
  const stop = imagesOverHttp(http, watched).uploadImage((event) => told.push(event), {
    kind: 'avatar',
    file: imageFile(image),
  })
  stop()
  await expect.poll(() => ended.length).toBe(1)
  await new Promise(setImmediate)
  expect([told, sent[0]?.signal.aborted]).toEqual([[], true])
})
