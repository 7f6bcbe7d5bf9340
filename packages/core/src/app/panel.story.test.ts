import { expect, test } from 'vitest'
import { breaksDown, type Happening, lifeOf, tells } from '../../testing/life.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { ShellEvent } from '../shell/shell.machine.ts'
import { type PanelEvent, panelMachine } from './panel.machine.ts'

const panel = lifeOf(panelMachine, {
  trunk: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  supplier: someSession.supplier,
  to: 'orders',
  barredBy: [],
  isUnsaved: false,
  isKept: true,
  writing: [],
})

const asksAll = ['setup refresh.wanted', 'account refresh.wanted', 'unread refresh.wanted']
const refused: PanelEvent = { type: 'token.refused' }
const tellsArrival = ['trunk screen.told', 'notificationSettings news.arrived']

test('everything of a supplier starts with them', async () => {
  const { said } = await panel()
  expect([...said].sort()).toEqual(
    [
      'account',
      'leaving',
      'link',
      'news',
      'notificationSettings',
      'onboarding',
      'outbox',
      'realtime',
      'setup',
      'shell',
      'subscription',
      'unread',
    ].map((part) => `asks ${part}`),
  )
})

test.each<[string, PanelEvent, readonly string[]]>([
  ['news that may have been missed is asked for everywhere', { type: 'news.missed' }, [...asksAll, ...tellsArrival]],
  ['so is everything when somebody wants it', { type: 'refresh.wanted' }, [...asksAll, ...tellsArrival]],
  ['news about the supplier are collected', { type: 'supplier.reported', patch: {} }, ['news supplier.reported']],
  ['a link to Telegram is taken over', { type: 'telegram.linked', chatId: '7' }, ['link telegram.linked']],
  ['a network that is lost is told to the line', { type: 'network.lost' }, ['realtime network.lost']],
  [
    'a network that is back is told to the line, which knows when to read again',
    { type: 'line.nudged', reason: 'regained' },
    ['realtime line.nudged'],
  ],
  [
    'a tab that is looked at again reads its settings anew, and how many notifications are new',
    { type: 'line.nudged', reason: 'shown' },
    ['realtime line.nudged', 'unread refresh.wanted', 'notificationSettings news.arrived', 'trunk screen.told'],
  ],
  [
    'an API that answers again nudges the line only',
    { type: 'line.nudged', reason: 'answered' },
    ['realtime line.nudged'],
  ],
  ['a new token renews the line', { type: 'token.changed' }, ['realtime token.changed', 'setup refresh.wanted']],
  [
    'settings that may be old are read, and what stands on them',
    { type: 'setup.outdated' },
    ['setup refresh.wanted', 'unread refresh.wanted', ...tellsArrival],
  ],
  ['an account that may be old is read', { type: 'account.outdated' }, ['account refresh.wanted']],
  ['a count that a page has learned is told', { type: 'count.learned', count: 6 }, ['unread count.learned']],
  ['a count that changed is told', { type: 'unread.changed', supposed: 0 }, ['unread unread.changed']],
  [
    'a change is carried out behind every screen',
    { type: 'change.made', change: { kind: 'readAll' } },
    ['outbox change.made'],
  ],
  ['or undone there', { type: 'change.undone', key: 'clear' }, ['outbox change.undone']],
  ['a list asks what waits', { type: 'outbox.wanted' }, ['outbox outbox.wanted']],
  [
    'changes on their way are waited for',
    { type: 'writes.changed', by: 'outbox', isUnderWay: true },
    ['leaving writes.changed'],
  ],
  ['unless one of them fails', { type: 'write.failed' }, ['leaving write.failed']],
  ['unsaved work is guarded', { type: 'work.changed', isUnsaved: true }, ['leaving work.changed']],
  [
    'whoever leaves is asked',
    { type: 'leaving.wanted', departure: { type: 'logout.chosen' } },
    ['leaving leaving.wanted'],
  ],
  [
    'what is known of the supplier reaches whoever asks for more',
    { type: 'supplier.learned', supplier: someSession.supplier },
    ['account supplier.learned', 'link supplier.learned', 'onboarding supplier.learned'],
  ],
  ['a settled account lets the first dialogs decide', { type: 'account.settled' }, ['onboarding account.settled']],
  ['who unlinks Telegram is not asked to link it', { type: 'telegram.unlinked' }, ['onboarding telegram.unlinked']],
  ['unless that failed', { type: 'telegram.kept' }, ['onboarding telegram.kept']],
  [
    'a purchase holds the first dialogs back',
    { type: 'purchase.changed', isUnderWay: true },
    ['onboarding purchase.changed'],
  ],
  ['a first dialog holds the paywall back', { type: 'prompts.changed', isDue: true }, ['subscription prompts.changed']],
  [
    'a dialog of the screen bars the page',
    { type: 'dialog.changed', isOpen: true },
    ['shell page.barred', 'leaving page.barred', 'onboarding page.barred', 'subscription page.barred'],
  ],
  [
    'and frees it',
    { type: 'dialog.changed', isOpen: false },
    ['shell page.freed', 'leaving page.freed', 'onboarding page.freed', 'subscription page.freed'],
  ],
  [
    'the question whether to leave bars it',
    { type: 'page.barred', by: 'leaving' },
    ['shell page.barred', 'onboarding page.barred', 'subscription page.barred'],
  ],
  ['a first dialog bars it', { type: 'page.barred', by: 'prompt' }, ['shell page.barred']],
  ['what was asked on a screen goes with it', { type: 'screen.closed' }, ['link screen.closed']],
  ['the paywall bars the page', { type: 'page.barred', by: 'paywall' }, ['shell page.barred']],
  ['and frees it', { type: 'page.freed', by: 'paywall' }, ['shell page.freed']],
  [
    'fresh settings reach whoever bars pages by them',
    { type: 'setup.learned', setup: someSetup },
    ['subscription setup.learned', 'onboarding setup.learned'],
  ],
  [
    'another page closes what stood over the last one',
    { type: 'place.left', to: 'chats' },
    ['subscription place.left', 'notificationSettings place.left', 'shell place.left', 'onboarding place.left'],
  ],
  [
    'the profile opens as a dialog',
    { type: 'place.left', to: 'profile' },
    ['subscription place.left', 'notificationSettings place.left', 'shell place.left', 'onboarding place.left'],
  ],
  ['a token that nobody takes closes the line', refused, ['realtime token.refused']],
])('%s', async (_, event, said) => expect((await panel(tells(event))).said).toEqual(said))

test.each<[string, PanelEvent, readonly string[]]>([
  ['a network that is back', { type: 'line.nudged', reason: 'regained' }, []],
  ['a tab that is looked at again', { type: 'line.nudged', reason: 'shown' }, []],
  ['another call that is refused', refused, []],
  ['what somebody has done all the same', { type: 'setup.outdated' }, ['setup refresh.wanted']],
  ['a new token', { type: 'token.changed' }, ['realtime token.changed', ...asksAll, ...tellsArrival]],
  ['somebody who asks', { type: 'refresh.wanted' }, ['realtime token.changed', ...asksAll, ...tellsArrival]],
])('by a token that nobody takes, %s reads what may be read', async (_, event, said) => {
  expect((await panel(refused, event)).said).toEqual(said)
})

test.each<[PanelEvent, ShellEvent]>([
  [
    { type: 'place.left', to: 'profile' },
    { type: 'place.left', opens: 'profile' },
  ],
  [
    { type: 'place.left', to: 'chats' },
    { type: 'place.left', opens: null },
  ],
])('the frame hears what opens with a page: %j', async (event, heard) => {
  expect((await panel(tells(event))).events).toContainEqual(heard)
})

test.each<[string, readonly string[]]>([
  ['setup', ['trunk fault.noted']],
  ['account', ['trunk fault.noted', 'onboarding account.settled']],
  ['news', ['trunk fault.noted']],
  ['realtime', ['trunk fault.noted']],
  ['shell', ['trunk fault.noted']],
  ['subscription', ['trunk fault.noted', 'shell page.freed', 'onboarding purchase.changed']],
  ['link', ['trunk fault.noted', 'trunk writes.changed', 'trunk dialog.changed']],
  ['unread', ['trunk fault.noted']],
  ['outbox', ['trunk fault.noted', 'trunk writes.changed']],
  ['notificationSettings', ['trunk fault.noted', 'trunk writes.changed']],
  // Nobody may be kept from paying, or from the page, by a part that is gone.
  ['onboarding', ['trunk fault.noted', 'subscription prompts.changed', 'shell page.freed']],
  ['leaving', ['trunk fault.noted', 'shell page.freed', 'onboarding page.freed', 'subscription page.freed']],
])('without the part %s the others live on, and the fault is noted', async (part, said) => {
  const lived = await panel(breaksDown(part))
  expect(lived).toMatchObject({ state: { open: 'listening' }, said, context: { faulted: [part] } })
  expect(lived.events[0]).toMatchObject({ code: `${part} stopped` })
})

test('without the part that asks, whoever leaves is let go', async () => {
  const story: readonly (PanelEvent | Happening)[] = [
    breaksDown('leaving'),
    { type: 'leaving.wanted', departure: { type: 'logout.chosen' } },
  ]
  expect((await panel(...story)).events).toEqual([
    { type: 'work.changed', isUnsaved: false },
    { type: 'writes.abandoned' },
    { type: 'logout.chosen' },
  ])
})
