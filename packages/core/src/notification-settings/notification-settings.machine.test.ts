import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { actorLogOf, answers, type Happening, refuses } from '../../testing/actor-log.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { succeeded } from '../kit/load/reading.domain.ts'
import { composeNotificationSettings } from './notification-settings.compose.ts'
import { type NotificationSettings, switchNames } from './notification-settings.domain.ts'
import { type NotificationSettingsEvent, notificationSettingsMachine } from './notification-settings.machine.ts'
import { selectNotificationSettings } from './notification-settings.selectors.ts'
import type { Write } from './pending-changes.domain.ts'

const refused: Failure = { kind: 'refused', status: 422, texts: [{ text: 'Ні' }], fields: {}, retryAfter: null }

const settingsWith = (...on: readonly string[]): NotificationSettings => ({
  switches: Object.fromEntries(
    switchNames.map((name) => [name, on.includes(name)]),
  ) as NotificationSettings['switches'],
  kept: {},
})

/** A server whose responses to writes the test gives by hand. */
const start = async (first: () => Promise<NotificationSettings> = async () => settingsWith('sms')) => {
  const told: FeatureEvent[] = []
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
    input: { app: { send: (event) => told.push(event) }, to: 'preferences' },
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
    flip: (...childEvents: readonly NotificationSettingsEvent[]) => childEvents.map((event) => actor.send(event)),
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

test('a flipped switch is shown and sent at once; later ones are sent together, with the latest value of each', async () => {
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

test('a refused change is reverted and reported once; changes made meanwhile are still sent', async () => {
  const { flip, isUnderWay, on, pending, settle, told, written } = await start()
  flip(flipped('push', true), flipped('sms', false))
  pending[0]?.refuse(refused)
  await settle()
  expect([on(), written()]).toEqual(['', ['sms push', '']])
  expect([isUnderWay(), told]).toEqual([
    true,
    [{ type: 'failure.reported', failure: refused }, { type: 'write.failed' }],
  ])
  pending[1]?.answer(null)
  await settle()
  expect(isUnderWay()).toBe(false)
})

test('a write without a response refetches the settings', async () => {
  const { fetchSettings, flip, on, pending, settle, told } = await start()
  fetchSettings.mockResolvedValueOnce(settingsWith('push', 'email'))
  flip(flipped('push', true))
  pending[0]?.refuse({ kind: 'timedOut' })
  await settle()
  expect([on(), fetchSettings.mock.calls.length]).toEqual(['push email', 2])
  expect(told).toEqual([{ type: 'failure.reported', failure: { kind: 'timedOut' } }, { type: 'write.failed' }])
})

test('all channels have a request of their own; the topics of a channel use the usual one', async () => {
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

test('a failed read can be retried and keeps the known settings', async () => {
  let isThere = false
  const { actor, flip, on, settle, told } = await start(async () => {
    if (!isThere) throw new PortError({ kind: 'unreachable' })
    return settingsWith('sms')
  })
  expect([on(), told]).toMatchObject(['failed', [{ type: 'fault.logged' }]])
  isThere = true
  flip({ type: 'retry.chosen' })
  await settle()
  isThere = false
  flip({ type: 'data.invalidated' })
  await settle()
  expect([on(), selectNotificationSettings(actor.getSnapshot())]).toMatchObject(['sms', { isStale: true }])
})

describe('with scripted events', () => {
  const settingsWith = (...on: readonly string[]): NotificationSettings => ({
    switches: Object.fromEntries(
      switchNames.map((name) => [name, on.includes(name)]),
    ) as NotificationSettings['switches'],
    kept: {},
  })
  const some = settingsWith('sms', 'sms.ttnAdded')
  const settings = actorLogOf(notificationSettingsMachine, { app: { send: () => {} }, to: 'orders' })

  const looks: NotificationSettingsEvent = { type: 'route.changed', to: 'preferences' }
  const events: NotificationSettingsEvent = { type: 'data.invalidated' }
  const flip = (isOn: boolean): NotificationSettingsEvent => ({ type: 'switch.flipped', name: 'sms.ttnAdded', isOn })
  const refusal = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const
  const open = [looks, answers('fetchSettings', succeeded(some))] as const
  const writing = [...open, flip(false)] as const
  const nothing = { sent: { switches: {} }, waiting: { switches: {} } }

  test.each<[string, readonly (NotificationSettingsEvent | Happening)[], object]>([
    ['realtime events before the first load change nothing', [events], { state: { line: 'resting' }, sent: [] }],
    [
      'a flipped switch is sent',
      writing,
      {
        state: { line: 'writing', writes: 'underWay' },
        sent: ['asks writeSettings'],
      },
    ],
    [
      'a written switch becomes part of the settings',
      [...writing, answers('writeSettings', null)],
      {
        state: { line: 'resting', writes: 'none' },
        context: { settings: { switches: { 'sms.ttnAdded': false } }, ...nothing },
      },
    ],
    [
      'nothing can be flipped before the settings are loaded',
      [{ type: 'channels.flipped', isOn: true }],
      { state: { line: 'resting' }, sent: [] },
    ],
    [
      'a waiting change is written over refetched settings',
      [...writing, events, flip(true), answers('writeSettings', null)],
      { state: { line: 'reading' } },
    ],
    [
      'a refusal is reported, and the settings stay as they were',
      [...writing, refuses('writeSettings', refusal)],
      {
        state: { line: 'resting', writes: 'none' },
        sent: ['app failure.reported', 'app write.failed'],
        context: { settings: some, ...nothing },
      },
    ],
    [
      'without a response the settings are refetched',
      [...writing, refuses('writeSettings')],
      { state: { line: 'reading' }, sent: ['app failure.reported', 'app write.failed', 'asks fetchSettings'] },
    ],
  ])('switches: %s', async (_, scenario, lived) => expect(await settings(...scenario)).toMatchObject(lived))
})
