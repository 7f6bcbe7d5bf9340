import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { type Failure, PortError } from '../kernel/failure.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { type PictureKind, pictureFile } from './picture.domain.ts'
import { selectPictureField } from './picture.selectors.ts'
import { composePicture } from './pictures.compose.ts'
import type { PicturesPort, Upload, UploadFact } from './pictures.port.ts'

const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d494844520000032000000258', 'hex'))
const chosen = pictureFile({ name: 'me.png' })
const drawn = pictureFile({ name: 'picture.webp' })
const account = { avatar: 'https://media.test/1', background: 'https://media.test/2', firstname: 'Стара' }

interface Outside {
  readonly kind?: PictureKind
  readonly fetchAccount?: () => Promise<SupplierPatch>
  readonly pictures?: Partial<PicturesPort>
}

const start = ({ kind = 'avatar', fetchAccount = async () => account, pictures }: Outside = {}) => {
  const told: TrunkEvent[] = []
  const uploads: { readonly upload: Upload; readonly tell: (fact: UploadFact) => void }[] = []
  const open = new Set<string>()
  let opened = 0
  const read = vi.fn(fetchAccount)
  const actor = createActor(
    composePicture({
      account: { fetchAccount: read },
      pictures: {
        fetchPictureLimits: async () => ({ mostBytes: 1000 }),
        inspectPicture: async () => ({ bytes: 500, declared: 'image/png', head: png }),
        openPicture: (tell) => {
          const address = `blob:${++opened}`
          open.add(address)
          queueMicrotask(() => tell({ type: 'picture.opened', size: { width: 800, height: 600 }, address }))
          return () => void open.delete(address)
        },
        cropPicture: async () => ({ file: drawn, bytes: 400 }),
        uploadPicture: (tell, upload) => {
          const sent = { upload, tell }
          uploads.push(sent)
          return () => void uploads.splice(uploads.indexOf(sent), 1)
        },
        ...pictures,
      },
    }),
    {
      input: {
        trunk: {
          send: (event) => {
            if (event.type !== 'write.failed') told.push(event)
          },
        },
        kind,
      },
    },
  ).start()
  const still = () => new Promise(setImmediate)
  const field = () => selectPictureField(actor.getSnapshot())
  const tell = async (fact: UploadFact) => {
    uploads[0]?.tell(fact)
    await still()
  }
  const choose = async () => {
    await still()
    actor.send({ type: 'file.chosen', file: chosen })
    await still()
  }
  const send = async () => {
    await choose()
    const { doing } = field()
    if (doing.step === 'crop') doing.crop.send({ type: 'crop.confirmed' })
    await still()
  }
  return { actor, told, uploads, open, read, still, field, tell, choose, send }
}

test('a picture is cropped, sent, and shown once the account says that it is there', async () => {
  const { told, uploads, open, field, tell, choose, actor, still } = start()
  await choose()
  const { doing, mostBytes } = field()
  expect([doing.step, mostBytes, [...open]]).toEqual(['crop', 1000, ['blob:1']])
  if (doing.step === 'crop') doing.crop.send({ type: 'crop.confirmed' })
  await still()
  expect(uploads.map(({ upload }) => upload)).toEqual([{ kind: 'avatar', file: drawn }])
  expect(field().doing).toMatchObject({ step: 'send', address: 'blob:2' })
  expect([...open]).toEqual(['blob:2'])
  expect(told).toEqual([])
  await tell({ type: 'upload.done' })
  expect(told).toEqual([
    { type: 'supplier.changed', patch: { avatar: 'https://media.test/1' } },
    { type: 'success.met', message: { key: 'pictures.avatarSaved' } },
  ])
  expect([field(), [...open], uploads]).toEqual([{ mostBytes: 1000, notes: [], doing: { step: 'ready' } }, [], []])
  expect(actor.getSnapshot().context).toMatchObject({ chosen: null, cropped: null, address: null })
})

test('two pictures on their way never take back what the other one brought', async () => {
  const { told, send, tell } = start({ kind: 'background' })
  await send()
  await tell({ type: 'upload.done' })
  expect(told[0]).toEqual({ type: 'supplier.changed', patch: { background: 'https://media.test/2' } })
})

test('a refused file is said in place and sent nowhere', async () => {
  const { field, choose, uploads, told } = start({
    pictures: { inspectPicture: async () => ({ bytes: 0, declared: 'image/png', head: new Uint8Array() }) },
  })
  await choose()
  expect(field()).toEqual({ mostBytes: 1000, notes: [{ key: 'pictures.empty' }], doing: { step: 'ready' } })
  expect([uploads, told]).toEqual([[], []])
})

describe('an upload that failed', () => {
  const refused: Failure = {
    kind: 'refused',
    status: 422,
    texts: [{ text: 'Аватар замалий.' }],
    fields: { avatar: [{ text: 'Аватар замалий.' }] },
    retryAfter: null,
  }

  test('says why in place and as a notice, and can be tried again by hand', async () => {
    const { actor, field, send, tell, told, uploads, still } = start()
    await send()
    await tell({ type: 'upload.failed', failure: refused })
    expect(field()).toMatchObject({
      notes: [{ text: 'Аватар замалий.' }],
      doing: { step: 'failed', address: 'blob:2' },
    })
    expect([told, uploads]).toEqual([[{ type: 'failure.met', failure: refused }], []])
    actor.send({ type: 'retry.chosen' })
    await still()
    expect(field()).toMatchObject({ notes: [], doing: { step: 'send' } })
    expect(uploads.map(({ upload }) => upload.file)).toEqual([drawn])
  })

  test('gives way to another file', async () => {
    const { field, send, choose, tell, open } = start()
    await send()
    await tell({ type: 'upload.failed', failure: refused })
    await choose()
    expect([field().doing.step, field().notes, [...open]]).toEqual(['crop', [], ['blob:3']])
  })

  test('breaks nothing when it breaks itself', async () => {
    const { field, send, told } = start({
      pictures: {
        uploadPicture: () => {
          throw new Error('broken on purpose')
        },
      },
    })
    await send()
    expect(field()).toMatchObject({ notes: [{ key: 'pictures.notSaved' }], doing: { step: 'failed' } })
    expect(told).toEqual([{ type: 'failure.met', failure: { kind: 'unexpected' } }])
  })
})

test('what is dropped on its way is stopped, and nothing is kept of it', async () => {
  const { actor, field, send, uploads, open, told } = start()
  await send()
  actor.send({ type: 'picture.dropped' })
  expect([field().doing.step, field().notes, uploads, [...open], told]).toEqual(['ready', [], [], [], []])
})

test('a dialog that is closed leaves the picture that there is', async () => {
  const { actor, field, choose, uploads, open } = start()
  await choose()
  actor.send({ type: 'picture.dropped' })
  expect([field(), uploads, [...open]]).toEqual([{ mostBytes: 1000, notes: [], doing: { step: 'ready' } }, [], []])
})

describe('a picture that is saved while the account cannot be read', () => {
  const failures: readonly (() => Promise<SupplierPatch>)[] = [
    () => Promise.reject(new PortError({ kind: 'serverBroken', status: 500, texts: [], retryAfter: null })),
    // An account that says nothing of the picture is no proof of it.
    async () => ({ firstname: 'Стара' }),
    async () => ({ avatar: null }),
  ]

  test.each(failures)('takes nothing over and says so', async (fetchAccount) => {
    const { field, send, tell, told } = start({ fetchAccount })
    await send()
    await tell({ type: 'upload.done' })
    expect(field()).toMatchObject({ notes: [{ key: 'pictures.savedUnread' }], doing: { step: 'unread' } })
    expect(told.map(({ type }) => type)).toEqual(['fault.noted'])
  })

  test('can be read again, and is sent no second time', async () => {
    const { actor, field, send, tell, told, read, still, uploads } = start()
    read.mockRejectedValueOnce(new PortError({ kind: 'unreachable' }))
    await send()
    await tell({ type: 'upload.done' })
    actor.send({ type: 'retry.chosen' })
    actor.send({ type: 'picture.dropped' })
    expect(field().doing.step).toBe('read')
    await still()
    expect([read.mock.calls.length, uploads, field().notes]).toEqual([2, [], []])
    expect(told.map(({ type }) => type)).toEqual(['fault.noted', 'supplier.changed', 'success.met'])
  })

  test('gives way to another file', async () => {
    const { field, send, choose, tell } = start({ fetchAccount: () => Promise.reject(new Error('gone')) })
    await send()
    await tell({ type: 'upload.done' })
    await choose()
    expect([field().doing.step, field().notes]).toEqual(['crop', []])
  })

  test('can be left at that', async () => {
    const { actor, field, send, tell } = start({ fetchAccount: () => Promise.reject(new Error('gone')) })
    await send()
    await tell({ type: 'upload.done' })
    actor.send({ type: 'picture.dropped' })
    expect(field()).toMatchObject({ notes: [], doing: { step: 'ready' } })
  })
})

test('without limits of the deployment the usual ones hold', async () => {
  const { field, still } = start({ pictures: { fetchPictureLimits: () => Promise.reject(new Error('none')) } })
  await still()
  expect(field().mostBytes).toBe(5 * 1024 * 1024)
})

test('who leaves takes everything back', async () => {
  const { actor, send, uploads, open } = start()
  await send()
  actor.stop()
  expect([uploads, [...open]]).toEqual([[], []])
})
