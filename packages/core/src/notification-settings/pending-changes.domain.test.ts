import { describe, expect, test } from 'vitest'
import { channels, type NotificationSettings, type SwitchName, switchNames } from './notification-settings.domain.ts'
import {
  changeFor,
  changeOf,
  mayChange,
  noChange,
  type Progress,
  type SwitchChange,
  shownOf,
  withAnswer,
  withChange,
  withoutSent,
  withRead,
  withSent,
  writeOf,
} from './pending-changes.domain.ts'

const settingsWith = (...on: readonly SwitchName[]): NotificationSettings => ({
  switches: {
    ...changeFor(switchNames, false).switches,
    ...changeFor(on, true).switches,
  } as NotificationSettings['switches'],
  kept: { viber: 1 },
})
const progressWith = (...on: readonly SwitchName[]): Progress => ({
  settings: settingsWith(...on),
  sent: noChange,
  waiting: noChange,
})
const onIn = (progress: Progress) => switchNames.filter((name) => shownOf(progress)?.[name])
const changes = (progress: Progress, ...all: readonly SwitchChange[]) => all.reduce(withChange, progress)

test('waiting changes are shown over sent ones, and sent ones over the server’s settings', () => {
  const sent = withSent(changes(progressWith('sms'), changeFor(['sms.ttnAdded', 'push'], true)))
  expect(onIn(sent)).toEqual(['sms', 'sms.ttnAdded', 'push'])
  expect(onIn(changes(sent, changeFor(['push'], false)))).toEqual(['sms', 'sms.ttnAdded'])
})

describe('a change', () => {
  test.each<[string, Progress, SwitchChange, boolean]>([
    ['to the current value is not made', progressWith('sms'), changeFor(['sms'], true), false],
    ['to another value is made', progressWith('sms'), changeFor(['sms'], false), true],
    ['of a topic is not made while its channel is off', progressWith(), changeFor(['sms.ttnAdded'], true), false],
    ['of a topic is made while its channel is on', progressWith('sms'), changeFor(['sms.ttnAdded'], true), true],
    [
      'is not made before the settings are loaded',
      { ...progressWith(), settings: null },
      changeFor(['sms'], true),
      false,
    ],
  ])('%s', (_, progress, change, isOne) => {
    expect(mayChange(progress, change)).toBe(isOne)
  })

  test('replaces an earlier one of the same switch and keeps the others', () => {
    const { waiting } = changes(progressWith(), changeFor(['sms', 'push'], true), changeFor(['sms'], false))
    expect(waiting.switches).toEqual({ sms: false, push: true })
  })

  test.each<[string, readonly SwitchChange[], boolean]>([
    ['all channels', [changeFor(channels, true, true)], true],
    ['all channels, and then none', [changeFor(channels, true, true), changeFor(channels, false, true)], true],
    ['all channels, and then one', [changeFor(channels, true, true), changeFor(['sms'], false)], false],
    ['one, and then all channels', [changeFor(['sms'], false), changeFor(channels, true, true)], false],
  ])('for %s', (_, all, isBulk) => {
    expect(changes(progressWith(), ...all).waiting.isBulk).toBe(isBulk)
  })
})

test('a write contains all settings with unchanged ones as received, or only whole channels', () => {
  const one = withSent(changes(progressWith('sms'), changeFor(['push'], true)))
  expect(writeOf(one)).toEqual({ kind: 'settings', settings: settingsWith('sms', 'push') })
  const bulk = withSent(changes(progressWith('sms'), changeFor(channels, true, true)))
  expect(writeOf(bulk)).toEqual({ kind: 'channels', switches: changeFor(channels, true).switches })
})

describe('the sent settings', () => {
  const sent = withSent(changes(progressWith('sms'), changeFor(['push'], true)))

  test('are kept after a success, unless the response has other ones', () => {
    expect(withAnswer(sent, null).settings).toEqual(settingsWith('sms', 'push'))
    expect(withAnswer(sent, settingsWith('email')).settings).toEqual(settingsWith('email'))
    expect(withAnswer(sent, null).sent).toBe(noChange)
  })

  test('are reverted after a refusal', () => {
    expect(onIn(withoutSent(sent))).toEqual(['sms'])
  })

  test('waiting changes that the server already has are dropped, so they do not hide later changes', () => {
    const off = changes(sent, changeFor(['push'], false))
    expect(withoutSent(off).waiting).toBe(noChange)
    expect(withAnswer(off, null).waiting).toEqual(changeFor(['push'], false))
    expect(onIn(withRead(withoutSent(off), settingsWith('push')))).toEqual(['push'])
  })
})

test('a flip changes one switch, the topics of a channel, or all channels in one request', () => {
  expect(changeOf({ type: 'switch.flipped', name: 'push', isOn: true })).toEqual(changeFor(['push'], true))
  expect(changeOf({ type: 'topics.flipped', channel: 'push', isOn: false })).toEqual(
    changeFor(['push.product', 'push.order', 'push.system'], false),
  )
  expect(changeOf({ type: 'channels.flipped', isOn: true })).toEqual(changeFor(channels, true, true))
})
