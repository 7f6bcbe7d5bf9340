import { notificationSettingsOverHttp } from '@supplier/core/adapters/http/notifications/notification-settings.http'
import type {
  NotificationSettings,
  SwitchName,
} from '@supplier/core/notification-settings/notification-settings.domain'
import type { NotificationSettingsPort } from '@supplier/core/notification-settings/notification-settings.port'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

const path = '/v1/notification/settings'

let desk: Wired
let port: NotificationSettingsPort

beforeEach(async () => {
  desk = await wired()
  port = notificationSettingsOverHttp(desk.http)
})

const fetch = () => port.fetchSettings(undefined, desk.signal)
const flipped = ({ kept, switches }: NotificationSettings, ...names: readonly SwitchName[]): NotificationSettings => ({
  kept,
  switches: { ...switches, ...Object.fromEntries(names.map((name) => [name, !switches[name]])) },
})
const write = (settings: NotificationSettings) => port.writeSettings({ kind: 'settings', settings }, desk.signal)
const onIn = ({ switches }: NotificationSettings) =>
  Object.entries(switches)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name)

describe('the settings', () => {
  test('are exactly the known switches', async () => {
    const { switches } = await fetch()
    expect(switches).toEqual({
      telegram: true,
      'telegram.ttnAdded': true,
      'telegram.shipmentSent': true,
      'telegram.remindAfter3Days': false,
      'telegram.system': true,
      sms: false,
      'sms.ttnAdded': false,
      'sms.shipmentSent': false,
      'sms.remindAfter3Days': true,
      push: true,
      'push.product': false,
      'push.order': true,
      'push.system': false,
      email: true,
      'email.product': true,
      'email.order': true,
      'email.system': true,
    })
    expect(desk.sent).toMatchObject([{ method: 'GET', path, query: {}, body: null }])
  })

  test('may come without an envelope, with 1 and 0 as flags, and with gaps that count as off', async () => {
    desk.answer(path, {
      telegram: { enabled: 1, types: { ttn_added: '1', system: '0', shipment_sent: 'yes' } },
      sms: { enabled: [true], types: ['ttn_added'] },
      push: null,
      viber: { enabled: true },
    })
    expect(onIn(await fetch())).toEqual(['telegram', 'telegram.ttnAdded'])
  })

  test.each([
    ['nothing', {}],
    ['an empty list', { data: [] }],
    ['an error', { message: 'Error', code: 500 }],
    ['only unknown channels', { data: { viber: { enabled: true } } }],
    ['only unreadable values', { data: { telegram: { enabled: [true], types: { system: 'yes' } }, sms: 7 } }],
  ])('%s is a failure', async (_, reply) => {
    desk.answer(path, reply)
    expect(await failed(fetch())).toEqual({ kind: 'unexpected' })
  })
})

describe('a write', () => {
  test('sends all settings, and sends unknown fields back unchanged', async () => {
    const data = {
      telegram: { enabled: 1, quiet_hours: [22, 7], types: { ttn_added: '1', system: 0, chat: true } },
      sms: { enabled: 'often' },
      viber: { enabled: true, types: null },
      version: 3,
    }
    desk.answer(path, { data })
    await write(flipped(await fetch(), 'telegram.system', 'sms.ttnAdded'))
    expect(desk.sent.at(-1)).toMatchObject({ method: 'PUT', path })
    expect(desk.sent.at(-1)?.body).toEqual({
      settings: {
        ...data,
        telegram: { ...data.telegram, types: { ttn_added: '1', system: true, chat: true } },
        sms: { enabled: 'often', types: { ttn_added: true } },
      },
    })
  })

  test('resolves with the saved settings, or with null when the response has none', async () => {
    const after = flipped(await fetch(), 'sms', 'push.order')
    expect((await write(after))?.switches).toEqual(after.switches)
    expect(await fetch()).toMatchObject({ switches: after.switches })
    desk.answer(path, { message: 'Ok', data: null })
    expect(await write(after)).toBe(null)
  })

  test('of all channels sends the channels only', async () => {
    const before = await fetch()
    const switches = { telegram: false, sms: false, push: false, email: false }
    await port.writeSettings({ kind: 'channels', switches }, desk.signal)
    expect(desk.sent.at(-1)).toMatchObject({ method: 'PUT', path: `${path}/bulk` })
    expect(desk.sent.at(-1)?.body).toEqual({
      settings: {
        telegram: { enabled: false },
        sms: { enabled: false },
        push: { enabled: false },
        email: { enabled: false },
      },
    })
    expect((await fetch()).switches).toEqual({ ...before.switches, ...switches })
  })
})

const nothing: NotificationSettings = { kept: {}, switches: {} as NotificationSettings['switches'] }

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  [path, (signal) => port.fetchSettings(undefined, signal)],
  [path, (signal) => port.writeSettings({ kind: 'settings', settings: nothing }, signal)],
  [`${path}/bulk`, (signal) => port.writeSettings({ kind: 'channels', switches: {} }, signal)],
])('%s maps every fault to its failure', async (at, call) => {
  await expectFailures(desk, at, call)
})
