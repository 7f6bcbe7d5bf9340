import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import type { UploadPortEvent } from '../kit/upload/upload.port.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { type AccountImage, imageFile } from './image.domain.ts'
import { selectImageField } from './image.selectors.ts'
import { composeImage } from './images.compose.ts'
import type { ImagesPort, Upload } from './images.port.ts'

const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d494844520000032000000258', 'hex'))
const chosen = imageFile({ name: 'me.png' })
const drawn = imageFile({ name: 'picture.webp' })
const account = { avatar: 'https://media.test/1', background: 'https://media.test/2', firstname: 'Стара' }

interface Outside {
  readonly kind?: AccountImage
  readonly fetchAccount?: () => Promise<SupplierPatch>
  readonly images?: Partial<ImagesPort>
}

const start = ({ kind = 'avatar', fetchAccount = async () => account, images }: Outside = {}) => {
  const told: FeatureEvent[] = []
  const uploads: { readonly upload: Upload; readonly tell: (event: UploadPortEvent) => void }[] = []
  const open = new Set<string>()
  let opened = 0
  const read = vi.fn(fetchAccount)
  const actor = createActor(
    composeImage({
      account: { fetchAccount: read },
      images: {
        fetchImageLimits: async () => ({ mostBytes: 1000 }),
        inspectImage: async () => ({ bytes: 500, declared: 'image/png', head: png }),
        openImage: (tell) => {
          const address = `blob:${++opened}`
          open.add(address)
          queueMicrotask(() => tell({ type: 'image.opened', size: { width: 800, height: 600 }, address }))
          return () => void open.delete(address)
        },
        cropImage: async () => ({ file: drawn, bytes: 400 }),
        removeImage: async () => {},
        uploadImage: (tell, upload) => {
          const sent = { upload, tell }
          uploads.push(sent)
          return () => void uploads.splice(uploads.indexOf(sent), 1)
        },
        ...images,
      },
    }),
    {
      input: {
        app: {
          send: (event) => {
            if (event.type !== 'write.failed') told.push(event)
          },
        },
        kind,
      },
    },
  ).start()
  const still = () => new Promise(setImmediate)
  const field = () => selectImageField(actor.getSnapshot())
  const tell = async (event: UploadPortEvent) => {
    uploads[0]?.tell(event)
    await still()
  }
  const choose = async () => {
    await still()
    actor.send({ type: 'file.chosen', file: chosen })
    await still()
  }
  const send = async () => {
    await choose()
    const { activity } = field()
    if (activity.step === 'crop') activity.crop.send({ type: 'crop.confirmed' })
    await still()
  }
  return { actor, told, uploads, open, read, still, field, tell, choose, send }
}

test('a picture is cropped, uploaded, and shown once the account contains it', async () => {
  const { told, uploads, open, field, tell, choose, actor, still } = start()
  await choose()
  const { activity, mostBytes } = field()
  expect([activity.step, mostBytes, [...open]]).toEqual(['crop', 1000, ['blob:1']])
  if (activity.step === 'crop') activity.crop.send({ type: 'crop.confirmed' })
  await still()
  expect(uploads.map(({ upload }) => upload)).toEqual([{ kind: 'avatar', record: null, file: drawn }])
  expect(field().activity).toMatchObject({ step: 'send', address: 'blob:2' })
  expect([...open]).toEqual(['blob:2'])
  expect(told).toEqual([])
  await tell({ type: 'upload.done' })
  expect(told).toEqual([
    { type: 'supplier.changed', patch: { avatar: 'https://media.test/1' } },
    { type: 'success.reported', message: { key: 'images.avatarSaved' } },
  ])
  expect([field(), [...open], uploads]).toEqual([{ mostBytes: 1000, notes: [], activity: { step: 'ready' } }, [], []])
  expect(actor.getSnapshot().context).toMatchObject({ chosen: null, cropped: null, address: null })
})

test.each([
  { name: 'come', fetchImageLimits: async () => ({ mostBytes: 400 }), notes: ['images.tooLarge'] },
  { name: 'fail', fetchImageLimits: async () => Promise.reject(new PortError({ kind: 'unreachable' })), notes: [] },
])('a picture that is chosen before the limits $name waits for them', async ({ fetchImageLimits, notes }) => {
  const { actor, field, still } = start({ images: { fetchImageLimits } })
  actor.send({ type: 'file.chosen', file: chosen })
  await still()
  expect(field().activity.step).toBe(notes.length > 0 ? 'ready' : 'crop')
  expect(field().notes.map((note) => 'key' in note && note.key)).toEqual(notes)
})

test('an upload of one picture never overwrites the other one', async () => {
  const { told, send, tell } = start({ kind: 'background' })
  await send()
  await tell({ type: 'upload.done' })
  expect(told[0]).toEqual({ type: 'supplier.changed', patch: { background: 'https://media.test/2' } })
})

test('a refused file shows the reason and is not uploaded', async () => {
  const { field, choose, uploads, told } = start({
    images: { inspectImage: async () => ({ bytes: 0, declared: 'image/png', head: new Uint8Array() }) },
  })
  await choose()
  expect(field()).toEqual({ mostBytes: 1000, notes: [{ key: 'images.empty' }], activity: { step: 'ready' } })
  expect([uploads, told]).toEqual([[], []])
})

describe('a failed upload', () => {
  const refused: Failure = {
    kind: 'refused',
    status: 422,
    texts: [{ text: 'Аватар замалий.' }],
    fields: { avatar: [{ text: 'Аватар замалий.' }] },
    retryAfter: null,
  }

  test('is reported in the field and as a toast, and can be retried', async () => {
    const { actor, field, send, tell, told, uploads, still } = start()
    await send()
    await tell({ type: 'upload.failed', failure: refused })
    expect(field()).toMatchObject({
      notes: [{ text: 'Аватар замалий.' }],
      activity: { step: 'failed', address: 'blob:2' },
    })
    expect([told, uploads]).toEqual([[{ type: 'failure.reported', failure: refused }], []])
    actor.send({ type: 'retry.chosen' })
    await still()
    expect(field()).toMatchObject({ notes: [], activity: { step: 'send' } })
    expect(uploads.map(({ upload }) => upload.file)).toEqual([drawn])
  })

  test('can be replaced by another file', async () => {
    const { field, send, choose, tell, open } = start()
    await send()
    await tell({ type: 'upload.failed', failure: refused })
    await choose()
    expect([field().activity.step, field().notes, [...open]]).toEqual(['crop', [], ['blob:3']])
  })

  test('is reported even when the upload actor throws', async () => {
    const { field, send, told } = start({
      images: {
        uploadImage: () => {
          throw new Error('broken on purpose')
        },
      },
    })
    await send()
    expect(field()).toMatchObject({ notes: [{ key: 'images.notSaved' }], activity: { step: 'failed' } })
    expect(told).toEqual([{ type: 'failure.reported', failure: { kind: 'unexpected' } }])
  })
})

test('dropping a picture aborts its upload and releases it', async () => {
  const { actor, field, send, uploads, open, told } = start()
  await send()
  actor.send({ type: 'image.dropped' })
  expect([field().activity.step, field().notes, uploads, [...open], told]).toEqual(['ready', [], [], [], []])
})

test('closing the dialog keeps the current picture', async () => {
  const { actor, field, choose, uploads, open } = start()
  await choose()
  actor.send({ type: 'image.dropped' })
  expect([field(), uploads, [...open]]).toEqual([{ mostBytes: 1000, notes: [], activity: { step: 'ready' } }, [], []])
})

describe('an uploaded picture whose account cannot be read', () => {
  const failures: readonly (() => Promise<SupplierPatch>)[] = [
    () => Promise.reject(new PortError({ kind: 'serverBroken', status: 500, texts: [], retryAfter: null })),
    // An account without the picture does not confirm the upload.
    async () => ({ firstname: 'Стара' }),
    async () => ({ avatar: null }),
  ]

  test.each(failures)('changes nothing and shows a message', async (fetchAccount) => {
    const { field, send, tell, told } = start({ fetchAccount })
    await send()
    await tell({ type: 'upload.done' })
    expect(field()).toMatchObject({ notes: [{ key: 'images.savedUnread' }], activity: { step: 'unread' } })
    expect(told.map(({ type }) => type)).toEqual(['fault.logged'])
  })

  test('reads the account again on retry, without a second upload', async () => {
    const { actor, field, send, tell, told, read, still, uploads } = start()
    read.mockRejectedValueOnce(new PortError({ kind: 'unreachable' }))
    await send()
    await tell({ type: 'upload.done' })
    actor.send({ type: 'retry.chosen' })
    actor.send({ type: 'image.dropped' })
    expect(field().activity.step).toBe('read')
    await still()
    expect([read.mock.calls.length, uploads, field().notes]).toEqual([2, [], []])
    expect(told.map(({ type }) => type)).toEqual(['fault.logged', 'supplier.changed', 'success.reported'])
  })

  test('can be replaced by another file', async () => {
    const { field, send, choose, tell } = start({ fetchAccount: () => Promise.reject(new Error('gone')) })
    await send()
    await tell({ type: 'upload.done' })
    await choose()
    expect([field().activity.step, field().notes]).toEqual(['crop', []])
  })

  test('can be dismissed', async () => {
    const { actor, field, send, tell } = start({ fetchAccount: () => Promise.reject(new Error('gone')) })
    await send()
    await tell({ type: 'upload.done' })
    actor.send({ type: 'image.dropped' })
    expect(field()).toMatchObject({ notes: [], activity: { step: 'ready' } })
  })
})

test('without limits of the deployment the default ones apply', async () => {
  const { field, still } = start({ images: { fetchImageLimits: () => Promise.reject(new Error('none')) } })
  await still()
  expect(field().mostBytes).toBe(5 * 1024 * 1024)
})

test('stopping the actor aborts the upload and closes the picture', async () => {
  const { actor, send, uploads, open } = start()
  await send()
  actor.stop()
  expect([uploads, [...open]]).toEqual([[], []])
})
