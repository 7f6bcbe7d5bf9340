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
import { hasWaiting, isUnderWay, shownOf } from './wishes.domain.ts'

const settingsWith = (...on: readonly string[]): NotificationSettings => ({
  switches: Object.fromEntries(
    switchNames.map((name) => [name, on.includes(name)]),
  ) as NotificationSettings['switches'],
  kept: {},
})
const some = settingsWith('sms', 'sms.ttnAdded')

const refused = fails({ kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null })

const walkOf = (
  user: readonly NotificationSettingsEvent[],
  world: Record<'fetchSettings' | 'writeSettings', readonly ReturnType<typeof gives>[]>,
) =>
  explore(notificationSettingsMachine, {
    input: { trunk: { send: () => {} }, to: 'orders' },
    user: [{ type: 'place.left', to: 'preferences' }, ...user],
    world,
    lens: ({ settings, sent, waiting, isOpen, isDoubted, failure }) => [
      settings && Object.entries(settings.switches).filter(([, isOn]) => isOn),
      sent,
      waiting,
      [isOpen, isDoubted, failure !== null],
    ],
  })

/** One switch, and everything that can happen to it. */
const walk = walkOf(
  [
    { type: 'place.left', to: 'orders' },
    { type: 'news.arrived' },
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
const many = walkOf(
  [
    { type: 'switch.flipped', name: 'sms.ttnAdded', isOn: false },
    { type: 'topics.flipped', channel: 'sms', isOn: true },
    { type: 'channels.flipped', isOn: false },
  ],
  { fetchSettings: [gives(succeeded(some))], writeSettings: [gives(null), refused] },
)

const writing = (state: NotificationSettingsSnapshot) => state.matches({ line: 'writing' })

test('every state and every transition is visited', () => {
  expectFullCoverage('notification-settings', walk.coverage, many.coverage)
})

test('whatever happens, nothing waits for ever, and the settings can be known', () => {
  expect(walk.trapsFor(({ context }) => !isUnderWay(context))).toEqual([])
  expect(walk.trapsFor((state) => selectNotificationSettings(state).state === 'shown')).toEqual([])
})

test('one write is out at a time, and what is wanted meanwhile changes nothing of it', () => {
  const meanwhile = walk.movesWhere(({ from, event }) => writing(from) && !event.startsWith('xstate.'))
  expect(meanwhile.filter(({ from, to }) => hasWaiting(to.context) && !hasWaiting(from.context))).not.toEqual([])
  for (const { from, to } of meanwhile) expect([writing(to), to.context.sent]).toEqual([true, from.context.sent])
})

test('what is shown at rest is what the server is known to have', () => {
  const rests = walk.pathsWhere(({ state }) => state.matches({ line: 'resting' }))
  expect(rests.filter(({ state }) => state.context.settings !== null)).not.toEqual([])
  for (const { state } of rests) {
    expect(hasWaiting(state.context)).toBe(false)
    expect(shownOf(state.context)).toEqual(state.context.settings?.switches ?? null)
  }
})

test('what may be old is read again before anything is written', () => {
  const begun = walk.movesWhere(({ event, to }) => writing(to) && event.startsWith('xstate.done.'))
  for (const { to } of begun) expect(to.context.isDoubted).toBe(false)
})

test('it is told exactly as long as something is under way', () => {
  for (const { state } of walk.paths) expect(state.matches({ writes: 'underWay' })).toBe(isUnderWay(state.context))
})

test('who has not come to the settings asks for nothing', () => {
  const away = walk.pathsWhere(({ story }) => !story.includes('place.left') && !story.includes('retry'))
  for (const { state } of away) expect(state.children['fetchSettings']).toBeUndefined()
})
