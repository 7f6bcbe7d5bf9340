import { type PictureKind, pictureFile, type UploadFact } from '@supplier/core'
import { createHttp, formsByFetch, type Http, picturesOverHttp, type SendForm } from '@supplier/core/adapters'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { tokenOf } from '../caller.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'

const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const picture = new File([bytes], 'picture.png', { type: 'image/png' })
const paths = { avatar: '/v1/customers/avatar', background: '/v1/customers/bg-save' } as const
const kinds = Object.keys(paths) as readonly PictureKind[]

let sandbox: Sandbox
let token: string
let sent: Request[]
let http: Http

beforeEach(async () => {
  sandbox = createSandbox()
  token = await tokenOf(sandbox)
  sent = []
  sandbox.forgetRequests()
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

/** Uploads, and gives all that was told up to the end. */
const upload = (kind: PictureKind, send: SendForm = formsByFetch(http)): Promise<readonly UploadFact[]> =>
  new Promise((resolve) => {
    const told: UploadFact[] = []
    const stop = picturesOverHttp(send).uploadPicture(
      (fact) => {
        told.push(fact)
        if (fact.type !== 'upload.progressed') resolve(told)
      },
      { kind, file: pictureFile(picture) },
    )
    onTestFinished(stop)
  })

const spoilt = async (kind: PictureKind, fault: object) => {
  sandbox.faults.clear()
  sandbox.faults.add({ path: paths[kind], ...fault } as Parameters<typeof sandbox.faults.add>[0])
  return (await upload(kind)).at(-1)
}

test.each([
  ['avatar', 'avatar'],
  ['background', 'image'],
] as const)('%s goes out as multipart POST that means PUT, byte by byte', async (kind, field) => {
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
  expect(sandbox.world().pictures).toEqual([expect.objectContaining({ base64: bytes.toString('base64') })])
})

describe.each(kinds)('an upload of %s', (kind) => {
  test.each([401, 403, 404, 419, 422, 500, 503])(
    'refused with %i says so once, and is not repeated',
    async (status) => {
      const failure = { kind: status === 401 ? 'unauthorized' : status >= 500 ? 'serverBroken' : 'refused' }
      const end = await spoilt(kind, { kind: 'status', status, body: { message: 'Ні' }, count: null })
      expect(end).toMatchObject({ type: 'upload.failed', failure: { ...failure, texts: [{ text: 'Ні' }] } })
      expect(sent).toHaveLength(1)
    },
  )

  test('that is too large for the server is answered by a page', async () => {
    const end = await spoilt(kind, { kind: 'status', status: 413, body: '<html><h1>413 Request Entity Too Large</h1>' })
    expect(end).toMatchObject({ type: 'upload.failed', failure: { kind: 'refused', status: 413, texts: [] } })
  })

  test.each(['html-200', 'empty-200', 'malformed-json', 'truncate'] as const)(
    'met by %s is no success',
    async (how) => {
      expect(await spoilt(kind, { kind: how })).toEqual({ type: 'upload.failed', failure: { kind: 'unexpected' } })
    },
  )

  test('met by a list is no success', async () => {
    const end = await spoilt(kind, { kind: 'status', status: 200, body: [] })
    expect(end).toEqual({ type: 'upload.failed', failure: { kind: 'unexpected' } })
  })

  test.each(['refuse', 'reset-before', 'applied-then-reset'] as const)('met by %s is a lost line', async (how) => {
    expect(await spoilt(kind, { kind: how })).toEqual({ type: 'upload.failed', failure: { kind: 'unreachable' } })
  })
})

test('what is stopped is taken back and says nothing more', async () => {
  sandbox.faults.add({ kind: 'hang', path: paths.avatar })
  const told: UploadFact[] = []
  const ended: unknown[] = []
  const watched: SendForm = (...how) => {
    const sending = formsByFetch(http)(...how)
    sending.catch((error) => ended.push(error))
    return sending
  }
  const stop = picturesOverHttp(watched).uploadPicture((fact) => told.push(fact), {
    kind: 'avatar',
    file: pictureFile(picture),
  })
  stop()
  await expect.poll(() => ended.length).toBe(1)
  await new Promise(setImmediate)
  expect([told, sent[0]?.signal.aborted]).toEqual([[], true])
})
