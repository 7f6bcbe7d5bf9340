import { describe, expect, test } from 'vitest'
import { channels, type NotificationSettings, type SwitchName, switchNames } from './notification-settings.domain.ts'
import {
  mayWish,
  noWish,
  type Progress,
  shownOf,
  type Wish,
  wishFor,
  wishOf,
  withAnswer,
  withoutSent,
  withRead,
  withSent,
  withWish,
  writeOf,
} from './wishes.domain.ts'

const settingsWith = (...on: readonly SwitchName[]): NotificationSettings => ({
  switches: {
    ...wishFor(switchNames, false).switches,
    ...wishFor(on, true).switches,
  } as NotificationSettings['switches'],
  kept: { viber: 1 },
})
const progressWith = (...on: readonly SwitchName[]): Progress => ({
  settings: settingsWith(...on),
  sent: noWish,
  waiting: noWish,
})
const onIn = (progress: Progress) => switchNames.filter((name) => shownOf(progress)?.[name])
const wishes = (progress: Progress, ...all: readonly Wish[]) => all.reduce(withWish, progress)

test('the latest wish is shown over what is on its way, and that over what the server has', () => {
  const sent = withSent(wishes(progressWith('sms'), wishFor(['sms.ttnAdded', 'push'], true)))
  expect(onIn(sent)).toEqual(['sms', 'sms.ttnAdded', 'push'])
  expect(onIn(wishes(sent, wishFor(['push'], false)))).toEqual(['sms', 'sms.ttnAdded'])
})

describe('a wish', () => {
  test.each<[string, Progress, Wish, boolean]>([
    ['for what is so already is none', progressWith('sms'), wishFor(['sms'], true), false],
    ['for what is not so is one', progressWith('sms'), wishFor(['sms'], false), true],
    ['for a topic of a channel that is off has to wait', progressWith(), wishFor(['sms.ttnAdded'], true), false],
    ['for a topic of a channel that is on has not', progressWith('sms'), wishFor(['sms.ttnAdded'], true), true],
    ['before anything is known has to wait', { ...progressWith(), settings: null }, wishFor(['sms'], true), false],
  ])('%s', (_, progress, wish, isOne) => {
    expect(mayWish(progress, wish)).toBe(isOne)
  })

  test('takes the place of an earlier one for the same switch, and leaves others', () => {
    const { waiting } = wishes(progressWith(), wishFor(['sms', 'push'], true), wishFor(['sms'], false))
    expect(waiting.switches).toEqual({ sms: false, push: true })
  })

  test.each<[string, readonly Wish[], boolean]>([
    ['all channels', [wishFor(channels, true, true)], true],
    ['all channels, and then none', [wishFor(channels, true, true), wishFor(channels, false, true)], true],
    ['all channels, and then one', [wishFor(channels, true, true), wishFor(['sms'], false)], false],
    ['one, and then all channels', [wishFor(['sms'], false), wishFor(channels, true, true)], false],
  ])('for %s', (_, all, isBulk) => {
    expect(wishes(progressWith(), ...all).waiting.isBulk).toBe(isBulk)
  })
})

test('a write is all settings, with what nobody flipped as it came; or whole channels', () => {
  const one = withSent(wishes(progressWith('sms'), wishFor(['push'], true)))
  expect(writeOf(one)).toEqual({ kind: 'settings', settings: settingsWith('sms', 'push') })
  const bulk = withSent(wishes(progressWith('sms'), wishFor(channels, true, true)))
  expect(writeOf(bulk)).toEqual({ kind: 'channels', switches: wishFor(channels, true).switches })
})

describe('what was sent', () => {
  const sent = withSent(wishes(progressWith('sms'), wishFor(['push'], true)))

  test('is what the server has when it was carried out, unless the server says otherwise', () => {
    expect(withAnswer(sent, null).settings).toEqual(settingsWith('sms', 'push'))
    expect(withAnswer(sent, settingsWith('email')).settings).toEqual(settingsWith('email'))
    expect(withAnswer(sent, null).sent).toBe(noWish)
  })

  test('is taken back when it was refused', () => {
    expect(onIn(withoutSent(sent))).toEqual(['sms'])
  })

  test('a wish that came true meanwhile is forgotten, and does not lie over later news', () => {
    const off = wishes(sent, wishFor(['push'], false))
    expect(withoutSent(off).waiting).toBe(noWish)
    expect(withAnswer(off, null).waiting).toEqual(wishFor(['push'], false))
    expect(onIn(withRead(withoutSent(off), settingsWith('push')))).toEqual(['push'])
  })
})

test('a flip is a wish for one switch, for the topics of a channel, or for all channels in one call', () => {
  expect(wishOf({ type: 'switch.flipped', name: 'push', isOn: true })).toEqual(wishFor(['push'], true))
  expect(wishOf({ type: 'topics.flipped', channel: 'push', isOn: false })).toEqual(
    wishFor(['push.product', 'push.order', 'push.system'], false),
  )
  expect(wishOf({ type: 'channels.flipped', isOn: true })).toEqual(wishFor(channels, true, true))
})
