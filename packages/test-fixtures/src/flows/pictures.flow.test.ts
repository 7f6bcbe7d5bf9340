import {
  composePicture,
  type PictureKind,
  pictureFile,
  profileOf,
  selectPictureField,
  selectSupplier,
} from '@supplier/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { openTill } from './till.ts'

const origin = 'http://localhost'
const account = '/admin-suppliers/v1/customer/account'
const paths = { avatar: '/v1/customers/avatar', background: '/v1/customers/bg-save' } as const

const png = (width = 800, height = 600): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex'))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, type = 'image/png') =>
  pictureFile(new File([bytes], 'моє фото.png', { type }))

/** A supplier in front of the field of a picture. */
const opened = async (kind: PictureKind = 'avatar') => {
  const till = openTill({ scenario: 'default' })
  onTestFinished(till.closeAll)
  const tab = till.open('/settings/preferences')
  await tab.panel()
  await till.quiet()
  till.sandbox.forgetRequests()
  const actor = createActor(composePicture(tab.ports), { input: { trunk: tab.app, kind }, clock: till.time }).start()
  onTestFinished(() => void actor.stop())
  await till.quiet()
  const field = () => selectPictureField(actor.getSnapshot())
  const choose = async (file = fileOf(png())) => {
    actor.send({ type: 'file.chosen', file })
    await till.quiet()
  }
  return {
    ...till,
    tab,
    actor,
    field,
    choose,
    send: async (file = fileOf(png())) => {
      await choose(file)
      const { doing } = field()
      if (doing.step === 'crop') doing.crop.send({ type: 'crop.confirmed' })
      await till.quiet()
    },
    press: async (type: 'retry.chosen' | 'picture.dropped') => {
      actor.send({ type })
      await till.quiet()
    },
    supplier: () => selectSupplier(tab.app.getSnapshot()),
    /** What storage holds of the supplier. */
    stored: () => JSON.parse(till.entries.get('user') ?? '{}').data,
    calls: () => till.sandbox.requests().map(({ method, path, status }) => [method, path, status]),
  }
}

test.each([
  ['avatar', 'pictures.avatarSaved'],
  ['background', 'pictures.backgroundSaved'],
] as const)('%s: chosen, sent, read again and kept', async (kind, said) => {
  const { send, field, supplier, stored, calls, tab, sandbox, actor } = await opened(kind)
  await send()
  expect(calls()).toEqual([
    ['PUT', paths[kind], 200],
    ['GET', account, 200],
  ])
  const address = supplier()?.[kind]
  expect(address).toMatch(/^http:\/\/localhost\/api\/storage\/pictures\/\d+$/)
  expect([stored()[kind], profileOf(tab.app.getSnapshot().context.session?.supplier as never, [origin])[kind]]).toEqual(
    [address, address],
  )
  const shown = await sandbox.fetch(String(address))
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(png()))
  expect([tab.said(), field().doing, [...tab.shownPictures]]).toEqual([[said], { step: 'ready' }, []])
  expect(actor.getSnapshot().children).toEqual({})
})

test('an upload carries what every request carries, and no JSON', async () => {
  const { send, sandbox } = await opened()
  await send()
  const [upload] = sandbox.requests()
  expect(upload).toMatchObject({ session: 'supplier', locale: 'uk', authorized: true, fields: ['_method', 'avatar'] })
})

describe('a file that is no picture is refused before anything is sent', () => {
  test.each([
    ['of 0 bytes', fileOf(''), 'pictures.empty'],
    ['above 5 MB', fileOf(new Uint8Array([...png(), ...new Uint8Array(5 * 1024 * 1024)])), 'pictures.tooLarge'],
    ['that is an SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'pictures.wrongType'],
    ['that is a page', fileOf('<!doctype html><script>alert(1)</script>'), 'pictures.wrongType'],
    ['that claims to be an SVG', fileOf(png(), 'image/svg+xml'), 'pictures.wrongType'],
    ['that unpacks to 4 gigapixels', fileOf(png(65_535, 65_535)), 'pictures.tooManyPixels'],
    ['that is damaged', fileOf(png().slice(0, 12)), 'pictures.unreadable'],
  ])('%s', async (_, file, key) => {
    const { choose, field, calls, tab } = await opened()
    await choose(file)
    expect(field()).toMatchObject({ notes: [{ key }], doing: { step: 'ready' } })
    expect([calls(), tab.said(), [...tab.shownPictures]]).toEqual([[], [], []])
  })

  test('and the next one is taken', async () => {
    const { choose, field } = await opened()
    await choose(fileOf(''))
    await choose()
    expect(field()).toMatchObject({ notes: [], doing: { step: 'crop' } })
  })
})

describe('a server that refuses', () => {
  test('says why in the field and as a notice', async () => {
    const { send, fault, field, tab, supplier, calls } = await opened()
    const errors = { avatar: ['Аватар замалий.', 'Спробуйте інший.'] }
    fault({ kind: 'status', path: paths.avatar, status: 422, body: { message: 'Аватар замалий.', errors } })
    await send()
    const texts = ['Аватар замалий.', 'Спробуйте інший.']
    expect(field()).toMatchObject({ notes: texts.map((text) => ({ text })), doing: { step: 'failed' } })
    expect([tab.said(), supplier()?.avatar, calls().length]).toEqual([texts, null, 1])
  })

  test('with a page says what is known', async () => {
    const { send, fault, field, tab, press, supplier } = await opened()
    fault({ kind: 'status', path: paths.avatar, status: 413, body: '<h1>413 Request Entity Too Large</h1>' })
    await send()
    expect(field().notes).toEqual([{ key: 'pictures.tooLargeForServer' }])
    expect(tab.said()).toEqual(['failure.unexpected'])
    await press('retry.chosen')
    expect([field().doing.step, field().notes, supplier()?.avatar]).toEqual(['ready', [], expect.any(String)])
  })

  test('because nobody is signed in leaves everything where it is', async () => {
    const { send, fault, field, tab, supplier } = await opened()
    fault({ kind: 'status', path: paths.avatar, status: 401 })
    await send()
    expect([field().doing.step, tab.said(), supplier()?.id]).toEqual(['failed', ['session.expired'], 1])
  })
})

describe('a picture that is saved while the account cannot be read', () => {
  test.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 200, body: { message: 'Request failed with status code 500', code: 'ERR_BAD_RESPONSE' } },
    { kind: 'status', status: 200, body: { data: { message: 'Error', status: 500 } } },
    { kind: 'html-200' },
    { kind: 'wrong-types' },
    { kind: 'missing-field', field: 'data.avatar' },
    { kind: 'reset-before' },
  ])('by %j changes nothing here, says to reload, and can be read again', async (how) => {
    const { send, fault, field, supplier, stored, press, calls, tab } = await opened()
    const before = [supplier(), stored()]
    fault({ path: account, method: 'GET', ...how } as Parameters<typeof fault>[0])
    await send()
    expect(field()).toMatchObject({ notes: [{ key: 'pictures.savedUnread' }], doing: { step: 'unread' } })
    expect([supplier(), stored()]).toEqual(before)
    expect(tab.notes).toContainEqual(expect.stringMatching(/^Failed to .* account$/))
    await press('retry.chosen')
    expect(field()).toMatchObject({ notes: [], doing: { step: 'ready' } })
    expect([stored().avatar, calls().filter(([method]) => method === 'PUT').length]).toEqual([supplier()?.avatar, 1])
    expect(supplier()?.avatar).toMatch(/pictures/)
  })
})

describe('an upload that stands still', () => {
  test('ends after its limit with a way to try again', async () => {
    const { send, fault, field, pass, press, supplier } = await opened()
    fault({ kind: 'hang', path: paths.avatar })
    await send()
    await pass(14_500)
    expect(field().doing.step).toBe('send')
    await pass(500)
    expect(field()).toMatchObject({ notes: [{ key: 'pictures.stalled' }], doing: { step: 'failed' } })
    await press('retry.chosen')
    expect([field().doing.step, supplier()?.avatar]).toEqual(['ready', expect.any(String)])
  })

  test('can be stopped, and the server hears no more of it', async () => {
    const { send, fault, field, pass, press, tab, actor, calls } = await opened()
    fault({ kind: 'hang', path: paths.avatar })
    await send()
    await press('picture.dropped')
    await pass(60_000)
    expect([field().doing.step, field().notes, tab.said(), [...tab.shownPictures]]).toEqual(['ready', [], [], []])
    expect([actor.getSnapshot().children, calls().length]).toEqual([{}, 1])
  })
})

test('a server that took the picture without saying so is asked again by hand only', async () => {
  const { send, fault, field, press, sandbox } = await opened()
  fault({ kind: 'applied-then-reset', path: paths.avatar })
  await send()
  expect([field().notes, sandbox.world().pictures.length]).toEqual([[{ key: 'pictures.noConnection' }], 1])
  await press('retry.chosen')
  expect([field().doing.step, sandbox.world().pictures.length]).toEqual(['ready', 1])
})

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'https://evil.test/a.png',
  '//evil.test/a.png',
])('an account whose avatar is at %s is shown by its initials', async (avatar) => {
  const { send, fault, supplier } = await opened()
  fault({ kind: 'status', path: account, status: 200, body: { data: { id: 1, avatar } } })
  await send()
  const known = supplier()
  expect(known && profileOf(known, [origin])).toMatchObject({ avatar: null, initials: 'ОК' })
})
