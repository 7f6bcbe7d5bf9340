import { expect, test } from 'vitest'
import { breaksDown, type Happening, lifeOf, tells } from '../../testing/life.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import { type PanelEvent, panelMachine } from './panel.machine.ts'

const panel = lifeOf(panelMachine, {
  trunk: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  supplier: someSession.supplier,
  to: 'orders',
  hasDialog: false,
  isUnsaved: false,
})

const asksAll = ['setup refresh.wanted', 'account refresh.wanted', 'unread refresh.wanted']
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
  [
    'a network that is back reads again what may be old',
    { type: 'line.nudged', reason: 'regained' },
    ['realtime line.nudged', 'setup refresh.wanted', 'unread refresh.wanted', ...tellsArrival],
  ],
  [
    'a tab that is looked at again reads its settings anew',
    { type: 'line.nudged', reason: 'shown' },
    ['realtime line.nudged', 'notificationSettings news.arrived'],
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
  ['who unlinked Telegram is not asked to link it', { type: 'telegram.unlinked' }, ['onboarding telegram.unlinked']],
  [
    'a purchase holds the first dialogs back',
    { type: 'purchase.changed', isUnderWay: true },
    ['onboarding purchase.changed'],
  ],
  ['a first dialog holds the paywall back', { type: 'prompts.changed', isDue: true }, ['subscription prompts.changed']],
  [
    'a dialog of the screen bars the page',
    { type: 'dialog.changed', isOpen: true },
    ['shell page.barred', 'onboarding dialog.changed'],
  ],
  ['and frees it', { type: 'dialog.changed', isOpen: false }, ['shell page.freed', 'onboarding dialog.changed']],
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
    ['shell place.left', 'subscription place.left', 'notificationSettings place.left', 'onboarding place.left'],
  ],
  [
    'the profile opens as a dialog',
    { type: 'place.left', to: 'profile' },
    [
      'shell place.left',
      'shell dialog.opened',
      'subscription place.left',
      'notificationSettings place.left',
      'onboarding place.left',
    ],
  ],
])('%s', async (_, event, said) => expect((await panel(tells(event))).said).toEqual(said))

test.each<[string, readonly string[]]>([
  ['setup', ['trunk fault.noted']],
  ['account', ['trunk fault.noted']],
  ['news', ['trunk fault.noted']],
  ['realtime', ['trunk fault.noted']],
  ['shell', ['trunk fault.noted']],
  ['subscription', ['trunk fault.noted']],
  ['link', ['trunk fault.noted', 'trunk writes.changed']],
  ['unread', ['trunk fault.noted']],
  ['outbox', ['trunk fault.noted', 'trunk writes.changed']],
  ['notificationSettings', ['trunk fault.noted', 'trunk writes.changed']],
  // Nobody may be kept from paying, or from the page, by a part that is gone.
  ['onboarding', ['trunk fault.noted', 'subscription prompts.changed', 'shell page.freed']],
  ['leaving', ['trunk fault.noted', 'shell page.freed']],
])('without the part %s the others live on, and the fault is noted', async (part, said) => {
  const lived = await panel(breaksDown(part))
  expect(lived).toMatchObject({ state: 'open', said, context: { faulted: [part] } })
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
