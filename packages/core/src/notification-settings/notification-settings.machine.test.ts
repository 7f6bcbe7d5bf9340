import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { answers, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import { succeeded } from '../kit/load/reading.domain.ts'
import { composeNotificationSettings } from './notification-settings.compose.ts'
import { type NotificationSettings, switchNames } from './notification-settings.domain.ts'
import { type NotificationSettingsEvent, notificationSettingsMachine } from './notification-settings.machine.ts'
import { selectNotificationSettings } from './notification-settings.selectors.ts'
import type { Write } from './wishes.domain.ts'

const refused: Failure = { kind: 'refused', status: 422, texts: [{ text: 'Ні' }], fields: {}, retryAfter: null }

const settingsWith = (...on: readonly string[]): NotificationSettings => ({
  switches: Object.fromEntries(
    switchNames.map((name) => [name, on.includes(name)]),
  ) as NotificationSettings['switches'],
  kept: {},
})

/** A server that answers a write when it is told to. */
const start = async (first: () => Promise<NotificationSettings> = async () => settingsWith('sms')) => {
  const told: TrunkEvent[] = []
  const pending: { answer(settings: NotificationSettings | null): void; refuse(failure: Failure): void }[] = []
  const port = {
    fetchSettings: vi.fn(first),
    writeSettings: vi.fn(
      (_: Write) =>
        new Promise<NotificationSettings | null>((answer, reject) =>
          pending.push({ answer, refuse: (failure) => reject(new PortError(failure)) }),
        ),
    ),
  }
  const actor = createActor(composeNotificationSettings({ notificationSettings: port }), {
    input: { trunk: { send: (event) => told.push(event) }, to: 'preferences' },
  }).start()
  const settle = () => new Promise(setImmediate)
  await settle()
  return {
    ...port,
    actor,
    told,
    pending,
    settle,
    isUnderWay: () => actor.getSnapshot().matches({ writes: 'underWay' }),
    flip: (...facts: readonly NotificationSettingsEvent[]) => facts.map((fact) => actor.send(fact)),
    written: () =>
      port.writeSettings.mock.calls.map(([write]) =>
        write.kind === 'channels'
          ? write.switches
          : switchNames.filter((name) => write.settings.switches[name]).join(' '),
      ),
    on: () => {
      const view = selectNotificationSettings(actor.getSnapshot())
      if (view.state !== 'shown') return view.state
      return view.channels
        .flatMap(({ channel, isOn, topics }) => [isOn && channel, ...topics.map(({ isOn, name }) => isOn && name)])
        .filter(Boolean)
        .join(' ')
    },
  }
}

const flipped = (name: 'sms' | 'push' | 'push.order', isOn: boolean) =>
  ({ type: 'switch.flipped', name, isOn }) as const

test('a flip is shown at once and goes out; those that follow go out together, the latest of each switch', async () => {
  const { flip, on, pending, settle, written, isUnderWay } = await start()
  expect(isUnderWay()).toBe(false)
  flip(
    flipped('push', true),
    flipped('push.order', true),
    flipped('sms', false),
    flipped('sms', true),
    flipped('push.order', false),
  )
  expect([on(), written(), isUnderWay()]).toEqual(['sms push', ['sms push'], true])
  flip(flipped('push.order', true))
  pending[0]?.answer(null)
  await settle()
  expect(written()).toEqual(['sms push', 'sms push push.order'])
  pending[1]?.answer(settingsWith('sms', 'push', 'push.order', 'email'))
  await settle()
  expect([on(), written().length, isUnderWay()]).toEqual(['sms push push.order email', 2, false])
})

test('a refused one returns and is said once; what was wanted meanwhile still goes out', async () => {
  const { flip, isUnderWay, on, pending, settle, told, written } = await start()
  flip(flipped('push', true), flipped('sms', false))
  pending[0]?.refuse(refused)
  await settle()
  expect([on(), written()]).toEqual(['', ['sms push', '']])
  expect([isUnderWay(), told]).toEqual([true, [{ type: 'failure.met', failure: refused }, { type: 'write.failed' }]])
  pending[1]?.answer(null)
  await settle()
  expect(isUnderWay()).toBe(false)
})

test('an answer that never came: the server is asked what it has', async () => {
  const { fetchSettings, flip, on, pending, settle, told } = await start()
  fetchSettings.mockResolvedValueOnce(settingsWith('push', 'email'))
  flip(flipped('push', true))
  pending[0]?.refuse({ kind: 'timedOut' })
  await settle()
  expect([on(), fetchSettings.mock.calls.length]).toEqual(['push email', 2])
  expect(told).toEqual([{ type: 'failure.met', failure: { kind: 'timedOut' } }, { type: 'write.failed' }])
})

test('all channels go on or off by a call of their own; all topics of one by the usual one', async () => {
  const { flip, pending, settle, written } = await start()
  flip({ type: 'channels.flipped', isOn: true })
  pending[0]?.answer(null)
  await settle()
  flip({ type: 'topics.flipped', channel: 'push', isOn: true })
  expect(written()).toEqual([
    { telegram: true, sms: true, push: true, email: true },
    'telegram sms push push.product push.order push.system email',
  ])
})

test('settings that cannot be read can be tried again; those that were known stay', async () => {
  let isThere = false
  const { actor, flip, on, settle, told } = await start(async () => {
    if (!isThere) throw new PortError({ kind: 'unreachable' })
    return settingsWith('sms')
  })
  expect([on(), told]).toMatchObject(['failed', [{ type: 'fault.noted' }]])
  isThere = true
  flip({ type: 'retry.chosen' })
  await settle()
  isThere = false
  flip({ type: 'news.arrived' })
  await settle()
  expect([on(), selectNotificationSettings(actor.getSnapshot())]).toMatchObject(['sms', { isStale: true }])
})

describe('told by facts', () => {
  const settingsWith = (...on: readonly string[]): NotificationSettings => ({
    switches: Object.fromEntries(
      switchNames.map((name) => [name, on.includes(name)]),
    ) as NotificationSettings['switches'],
    kept: {},
  })
  const some = settingsWith('sms', 'sms.ttnAdded')
  const settings = lifeOf(notificationSettingsMachine, { trunk: { send: () => {} }, to: 'orders' })

  const looks: NotificationSettingsEvent = { type: 'place.left', to: 'preferences' }
  const news: NotificationSettingsEvent = { type: 'news.arrived' }
  const flip = (isOn: boolean): NotificationSettingsEvent => ({ type: 'switch.flipped', name: 'sms.ttnAdded', isOn })
  const refusal = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const
  const open = [looks, answers('fetchSettings', succeeded(some))] as const
  const writing = [...open, flip(false)] as const
  const nothing = { sent: { switches: {} }, waiting: { switches: {} } }

  test.each<[string, readonly (NotificationSettingsEvent | Happening)[], object]>([
    ['news change nothing then', [news], { state: { line: 'resting' }, said: [] }],
    [
      'a switch is written, and that is told',
      writing,
      {
        state: { line: 'writing', writes: 'underWay' },
        said: ['asks writeSettings'],
      },
    ],
    [
      'what was written is there',
      [...writing, answers('writeSettings', null)],
      {
        state: { line: 'resting', writes: 'none' },
        context: { settings: { switches: { 'sms.ttnAdded': false } }, ...nothing },
      },
    ],
    [
      'before they were read nothing can be flipped',
      [{ type: 'channels.flipped', isOn: true }],
      { state: { line: 'resting' }, said: [] },
    ],
    [
      'it is written over the newest that is known',
      [...writing, news, flip(true), answers('writeSettings', null)],
      { state: { line: 'reading' } },
    ],
    [
      'a refusal is told, and things stand as before',
      [...writing, refuses('writeSettings', refusal)],
      {
        state: { line: 'resting', writes: 'none' },
        said: ['trunk failure.met', 'trunk write.failed'],
        context: { settings: some, ...nothing },
      },
    ],
    [
      'after a lost answer only the server knows',
      [...writing, refuses('writeSettings')],
      { state: { line: 'reading' }, said: ['trunk failure.met', 'trunk write.failed', 'asks fetchSettings'] },
    ],
  ])('switches: %s', async (_, story, lived) => expect(await settings(...story)).toMatchObject(lived))
})
