import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { type NotificationSettings, switchNames } from './notification-settings.domain.ts'
import { type NotificationSettingsEvent, notificationSettingsMachine } from './notification-settings.machine.ts'

const settingsWith = (...on: readonly string[]): NotificationSettings => ({
  switches: Object.fromEntries(
    switchNames.map((name) => [name, on.includes(name)]),
  ) as NotificationSettings['switches'],
  kept: {},
})
const some = settingsWith('sms', 'sms.ttnAdded')
const all = settingsWith('sms', 'sms.ttnAdded', 'sms.shipmentSent')
const settings = lifeOf(notificationSettingsMachine, { trunk: { send: () => {} }, to: 'orders' })

const looks: NotificationSettingsEvent = { type: 'place.left', to: 'preferences' }
const news: NotificationSettingsEvent = { type: 'news.arrived' }
const flip = (isOn: boolean): NotificationSettingsEvent => ({ type: 'switch.flipped', name: 'sms.ttnAdded', isOn })
const later = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 } as const
const refusal = { kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null } as const
const open = [looks, answers('fetchSettings', some)] as const
const writing = [...open, flip(false)] as const
const nothing = { sent: { switches: {} }, waiting: { switches: {} } }

test.each<[string, readonly (NotificationSettingsEvent | Happening)[], object]>([
  ['nobody looks at them, nobody reads them', [], { state: { line: 'resting', writes: 'none' }, said: [] }],
  ['news change nothing then', [news], { state: { line: 'resting' }, said: [] }],
  [
    'whoever comes to them reads them',
    [looks],
    { state: { line: 'reading' }, said: ['asks fetchSettings'], context: { isDoubted: false } },
  ],
  ['and sees them', open, { state: { line: 'resting' }, context: { settings: some, failure: null } }],
  ['news read them again', [...open, news], { said: ['asks fetchSettings'] }],
  ['no more once one has left', [...open, { type: 'place.left', to: 'orders' }, news], { said: [] }],
  [
    'a server that says when to come back is asked then',
    [looks, refuses('fetchSettings', later)],
    { state: { line: 'pausing' }, said: [], context: { pause: 2000 } },
  ],
  [
    'once',
    [looks, refuses('fetchSettings', later), runsOut('pauseEnds'), refuses('fetchSettings', later)],
    { state: { line: 'resting' }, said: ['trunk fault.noted'], context: { failure: later } },
  ],
  [
    'what cannot be read says so',
    [looks, refuses('fetchSettings')],
    { state: { line: 'resting' }, said: ['trunk fault.noted'], context: { failure: { kind: 'unreachable' } } },
  ],
  [
    'and is read again when that is wanted',
    [looks, refuses('fetchSettings'), { type: 'retry.chosen' }],
    { said: ['asks fetchSettings'] },
  ],
  [
    'what was read has not failed',
    [looks, refuses('fetchSettings'), { type: 'retry.chosen' }, answers('fetchSettings', some)],
    { context: { failure: null } },
  ],
  [
    'a switch is written, and that is told',
    writing,
    {
      state: { line: 'writing', writes: 'underWay' },
      said: ['trunk writes.changed', 'asks writeSettings'],
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
  ['a switch that stands so already writes nothing', [...open, flip(true)], { state: { line: 'resting' }, said: [] }],
  [
    'all topics are one write',
    [...open, { type: 'topics.flipped', channel: 'sms', isOn: true }],
    { state: { line: 'writing' } },
  ],
  [
    'and all channels',
    [...open, { type: 'channels.flipped', isOn: false }],
    { state: { line: 'writing' }, context: { sent: { isBulk: true } } },
  ],
  [
    'before they were read nothing can be flipped',
    [{ type: 'channels.flipped', isOn: true }],
    { state: { line: 'resting' }, said: [] },
  ],
  [
    'one write at a time',
    [...writing, flip(true)],
    { state: { line: 'writing' }, said: [], context: { waiting: { switches: { 'sms.ttnAdded': true } } } },
  ],
  [
    'the latest wish goes next',
    [...writing, flip(true), answers('writeSettings', null)],
    { state: { line: 'writing' }, said: ['asks writeSettings'] },
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
      said: ['trunk failure.met', 'trunk write.failed', 'trunk writes.changed'],
      context: { settings: some, ...nothing },
    },
  ],
  [
    'after a lost answer only the server knows',
    [...writing, refuses('writeSettings')],
    { state: { line: 'reading' }, said: ['trunk failure.met', 'trunk write.failed', 'asks fetchSettings'] },
  ],
  [
    'and says so',
    [...writing, refuses('writeSettings'), answers('fetchSettings', all)],
    { state: { line: 'resting', writes: 'none' }, context: { settings: all } },
  ],
  [
    'or not: then it is as it was known',
    [...writing, refuses('writeSettings'), refuses('fetchSettings')],
    { state: { line: 'resting', writes: 'none' }, context: { settings: some, ...nothing } },
  ],
])('switches: %s', async (_, story, lived) => expect(await settings(...story)).toMatchObject(lived))
