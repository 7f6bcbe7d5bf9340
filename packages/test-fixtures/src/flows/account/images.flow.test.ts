import { profileOf } from '@supplier/core/account/account.selectors'
import { selectSupplier } from '@supplier/core/app/app.selectors'
import { type ImageKind, imageFile } from '@supplier/core/images/image.domain'
import { selectImageField } from '@supplier/core/images/image.selectors'
import { composeImage } from '@supplier/core/images/images.compose'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { openHarness } from '../kit/harness.ts'

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
  imageFile(new File([bytes], 'моє фото.png', { type }))

/** Opens the preferences with an image field. */
const opened = async (kind: ImageKind = 'avatar') => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const tab = harness.open('/settings/preferences')
  await tab.panel()
  await harness.quiet()
  harness.sandbox.clearRequests()
  const actor = createActor(composeImage(tab.ports), { input: { app: tab.app, kind }, clock: harness.time }).start()
  onTestFinished(() => void actor.stop())
  await harness.quiet()
  const field = () => selectImageField(actor.getSnapshot())
  const choose = async (file = fileOf(png())) => {
    actor.send({ type: 'file.chosen', file })
    await harness.quiet()
  }
  return {
    ...harness,
    tab,
    actor,
    field,
    choose,
    send: async (file = fileOf(png())) => {
      await choose(file)
      const { activity } = field()
      if (activity.step === 'crop') activity.crop.send({ type: 'crop.confirmed' })
      await harness.quiet()
    },
    press: async (type: 'retry.chosen' | 'image.dropped') => {
      actor.send({ type })
      await harness.quiet()
    },
    supplier: () => selectSupplier(tab.app.getSnapshot()),
    /** The supplier data in storage. */
    stored: () => JSON.parse(harness.entries.get('user') ?? '{}').data,
    calls: () => harness.sandbox.requests().map(({ method, path, status }) => [method, path, status]),
  }
}

test.each([
  ['avatar', 'images.avatarSaved'],
  ['background', 'images.backgroundSaved'],
] as const)('%s: chosen, sent, refetched and saved', async (kind, sent) => {
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
  expect([tab.sent(), field().activity, [...tab.shownImages]]).toEqual([[sent], { step: 'ready' }, []])
  expect(actor.getSnapshot().children).toEqual({})
})

test('an upload carries the common headers, and a form instead of JSON', async () => {
  const { send, sandbox } = await opened()
  await send()
  const [upload] = sandbox.requests()
  expect(upload).toMatchObject({ session: 'supplier', locale: 'uk', authorized: true, fields: ['_method', 'avatar'] })
})

describe('an invalid picture file is refused before anything is sent', () => {
  test.each([
    ['of 0 bytes', fileOf(''), 'images.empty'],
    ['above 5 MB', fileOf(new Uint8Array([...png(), ...new Uint8Array(5 * 1024 * 1024)])), 'images.tooLarge'],
    ['that is an SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'images.wrongType'],
    ['that is an HTML page', fileOf('<!doctype html><script>alert(1)</script>'), 'images.wrongType'],
    ['that claims to be an SVG', fileOf(png(), 'image/svg+xml'), 'images.wrongType'],
    ['that unpacks to 4 gigapixels', fileOf(png(65_535, 65_535)), 'images.tooManyPixels'],
    ['that is damaged', fileOf(png().slice(0, 12)), 'images.unreadable'],
  ])('%s', async (_, file, key) => {
    const { choose, field, calls, tab } = await opened()
    await choose(file)
    expect(field()).toMatchObject({ notes: [{ key }], activity: { step: 'ready' } })
    expect([calls(), tab.sent(), [...tab.shownImages]]).toEqual([[], [], []])
  })

  test('and the next file can be chosen', async () => {
    const { choose, field } = await opened()
    await choose(fileOf(''))
    await choose()
    expect(field()).toMatchObject({ notes: [], activity: { step: 'crop' } })
  })
})

describe('a server that refuses', () => {
  test('shows why in the field and as a toast', async () => {
    const { send, fault, field, tab, supplier, calls } = await opened()
    const errors = { avatar: ['Аватар замалий.', 'Спробуйте інший.'] }
    fault({ kind: 'status', path: paths.avatar, status: 422, body: { message: 'Аватар замалий.', errors } })
    await send()
    const texts = ['Аватар замалий.', 'Спробуйте інший.']
    expect(field()).toMatchObject({ notes: texts.map((text) => ({ text })), activity: { step: 'failed' } })
    expect([tab.sent(), supplier()?.avatar, calls().length]).toEqual([texts, null, 1])
  })

  test('with an HTML page shows the matching message', async () => {
    const { send, fault, field, tab, press, supplier } = await opened()
    fault({ kind: 'status', path: paths.avatar, status: 413, body: '<h1>413 Request Entity Too Large</h1>' })
    await send()
    expect(field().notes).toEqual([{ key: 'images.tooLargeForServer' }])
    expect(tab.sent()).toEqual(['failure.unexpected'])
    await press('retry.chosen')
    expect([field().activity.step, field().notes, supplier()?.avatar]).toEqual(['ready', [], expect.any(String)])
  })

  test('with 401 keeps the supplier signed in', async () => {
    const { send, fault, field, tab, supplier } = await opened()
    fault({ kind: 'status', path: paths.avatar, status: 401 })
    await send()
    expect([field().activity.step, tab.sent(), supplier()?.id]).toEqual(['failed', ['session.expired'], 1])
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
  ])('because of %j changes nothing here, shows a hint, and can be refetched', async (how) => {
    const { send, fault, field, supplier, stored, press, calls, tab } = await opened()
    const before = [supplier(), stored()]
    fault({ path: account, method: 'GET', ...how } as Parameters<typeof fault>[0])
    await send()
    expect(field()).toMatchObject({ notes: [{ key: 'images.savedUnread' }], activity: { step: 'unread' } })
    expect([supplier(), stored()]).toEqual(before)
    expect(tab.notes).toContainEqual(expect.stringMatching(/^Failed to (?:fetch|find) the saved picture$/))
    await press('retry.chosen')
    expect(field()).toMatchObject({ notes: [], activity: { step: 'ready' } })
    expect([stored().avatar, calls().filter(([method]) => method === 'PUT').length]).toEqual([supplier()?.avatar, 1])
    expect(supplier()?.avatar).toMatch(/pictures/)
  })
})

describe('an upload that stalls', () => {
  test('ends after its timeout and offers a retry', async () => {
    const { send, fault, field, pass, press, supplier } = await opened()
    fault({ kind: 'hang', path: paths.avatar })
    await send()
    await pass(14_500)
    expect(field().activity.step).toBe('send')
    await pass(500)
    expect(field()).toMatchObject({ notes: [{ key: 'images.stalled' }], activity: { step: 'failed' } })
    await press('retry.chosen')
    expect([field().activity.step, supplier()?.avatar]).toEqual(['ready', expect.any(String)])
  })

  test('can be stopped, and sends nothing more', async () => {
    const { send, fault, field, pass, press, tab, actor, calls } = await opened()
    fault({ kind: 'hang', path: paths.avatar })
    await send()
    await press('image.dropped')
    await pass(60_000)
    expect([field().activity.step, field().notes, tab.sent(), [...tab.shownImages]]).toEqual(['ready', [], [], []])
    expect([actor.getSnapshot().children, calls().length]).toEqual([{}, 1])
  })
})

test('an upload that succeeded without a response is repeated by hand only', async () => {
  const { send, fault, field, press, sandbox } = await opened()
  fault({ kind: 'applied-then-reset', path: paths.avatar })
  await send()
  expect([field().notes, sandbox.world().images.length]).toEqual([[{ key: 'images.noConnection' }], 1])
  await press('retry.chosen')
  expect([field().activity.step, sandbox.world().images.length]).toEqual(['ready', 1])
})

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'https://evil.test/a.png',
  '//evil.test/a.png',
])('an avatar at %s is replaced by the initials', async (avatar) => {
  const { send, fault, supplier } = await opened()
  fault({ kind: 'status', path: account, status: 200, body: { data: { id: 1, avatar } } })
  await send()
  const known = supplier()
  expect(known && profileOf(known, [origin])).toMatchObject({ avatar: null, initials: 'ОК' })
})
