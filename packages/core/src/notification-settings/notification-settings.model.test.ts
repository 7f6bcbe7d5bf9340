import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { type NotificationSettings, switchNames } from './notification-settings.domain.ts'
import {
  type NotificationSettingsEvent,
  type NotificationSettingsSnapshot,
  notificationSettingsMachine,
} from './notification-settings.machine.ts'
import { selectNotificationSettings } from './notification-settings.selectors.ts'
import { hasWaiting, isUnderWay, shownOf } from './pending-changes.domain.ts'

const settingsWith = (...on: readonly string[]): NotificationSettings => ({
  switches: Object.fromEntries(
    switchNames.map((name) => [name, on.includes(name)]),
  ) as NotificationSettings['switches'],
  kept: {},
})
const some = settingsWith('sms', 'sms.ttnAdded')

const refused = fails({ kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null })

const exploreOf = (
  user: readonly NotificationSettingsEvent[],
  world: Record<'fetchSettings' | 'writeSettings', readonly ReturnType<typeof gives>[]>,
) =>
  explore(notificationSettingsMachine, {
    input: { app: { send: () => {} }, to: 'orders' },
    user: [{ type: 'route.changed', to: 'preferences' }, ...user],
    world,
    project: ({ settings, sent, waiting, isOpen, isInvalidated, failure }) => [
      settings && Object.entries(settings.switches).filter(([, isOn]) => isOn),
      sent,
      waiting,
      [isOpen, isInvalidated, failure !== null],
    ],
  })

/** One switch with all responses. */
const model = exploreOf(
  [
    { type: 'route.changed', to: 'orders' },
    { type: 'data.invalidated' },
    { type: 'retry.chosen' },
    { type: 'switch.flipped', name: 'sms.ttnAdded', isOn: true },
    { type: 'switch.flipped', name: 'sms.ttnAdded', isOn: false },
  ],
  {
    fetchSettings: [gives(succeeded(some)), gives(failed({ kind: 'unreachable' }))],
    writeSettings: [gives(null), gives(some), fails(), refused],
  },
)

/** Many switches at once. */
const many = exploreOf(
  [
    { type: 'switch.flipped', name: 'sms.ttnAdded', isOn: false },
    { type: 'topics.flipped', channel: 'sms', isOn: true },
    { type: 'channels.flipped', isOn: false },
  ],
  { fetchSettings: [gives(succeeded(some))], writeSettings: [gives(null), refused] },
)

const writing = (state: NotificationSettingsSnapshot) => state.matches({ line: 'writing' })

test('every state and every transition is visited', () => {
  expectFullCoverage('notification-settings', model.coverage, many.coverage)
})

test('every change is settled eventually, and the settings can always be loaded', () => {
  expect(model.trapsFor(({ context }) => !isUnderWay(context))).toEqual([])
  expect(model.trapsFor((state) => selectNotificationSettings(state).state === 'shown')).toEqual([])
})

test('only one write is under way at a time, and later changes do not affect it', () => {
  const meanwhile = model.movesWhere(({ from, event }) => writing(from) && !event.startsWith('xstate.'))
  expect(meanwhile.filter(({ from, to }) => hasWaiting(to.context) && !hasWaiting(from.context))).not.toEqual([])
  for (const { from, to } of meanwhile) expect([writing(to), to.context.sent]).toEqual([true, from.context.sent])
})

test('an idle machine shows the settings that the server has', () => {
  const rests = model.pathsWhere(({ state }) => state.matches({ line: 'resting' }))
  expect(rests.filter(({ state }) => state.context.settings !== null)).not.toEqual([])
  for (const { state } of rests) {
    expect(hasWaiting(state.context)).toBe(false)
    expect(shownOf(state.context)).toEqual(state.context.settings?.switches ?? null)
  }
})

test('stale settings are read before a write', () => {
  const begun = model.movesWhere(({ event, to }) => writing(to) && event.startsWith('xstate.done.'))
  for (const { to } of begun) expect(to.context.isInvalidated).toBe(false)
})

test('the machine claims a write exactly while changes are under way', () => {
  for (const { state } of model.paths) expect(state.matches({ writes: 'underWay' })).toBe(isUnderWay(state.context))
})

test('no request is sent before the page of the settings is opened', () => {
  const away = model.pathsWhere(({ scenario }) => !scenario.includes('route.changed') && !scenario.includes('retry'))
  for (const { state } of away) expect(state.children['fetchSettings']).toBeUndefined()
})
