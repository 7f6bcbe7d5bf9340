import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectEditor } from '@supplier/core/articles/editor.selectors'
import { imageFile } from '@supplier/core/images/image.domain'
import { selectPrompt, selectStoreName, selectStoreNameForm } from '@supplier/core/onboarding/onboarding.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts } from '@supplier/core/preferences/preferences.selectors'
import { selectShell } from '@supplier/core/shell/shell.selectors'
import { expect, onTestFinished, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import type { World } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { modalsIn } from '../kit/modals.ts'

const newestPayout = ({ payouts }: World) => payouts.findLast(({ supplierId }) => supplierId === 1)

/** A harness in which the newest payout can still be cancelled. */
const harness = (): Harness => {
  const opened = openHarness({ scenario: 'default' })
  const { sandbox } = opened
  const newest = newestPayout(sandbox.world())
  sandbox.setWorld((world) => ({
    ...world,
    payouts: world.payouts.map((one) => (one === newest ? { ...one, status: 'created' } : one)),
  }))
  onTestFinished(opened.closeAll)
  return opened
}

const shell = async (tab: Tab) => panelParts(await tab.panel()).shell
const frameDialog = async (tab: Tab) => selectShell((await shell(tab)).getSnapshot()).dialog
const openPalette = async (tab: Tab) => (await shell(tab)).send({ type: 'dialog.opened', dialog: 'palette' })
const promptIn = async (tab: Tab) => selectPrompt(panelParts(await tab.panel()).onboarding.getSnapshot())

const childOf = (screen: AnyActorRef, id: string): AnyActorRef => screen.getSnapshot().children[id]

/** The editor of the open article, or the dialog of its other texts. */
const inArticle = (screen: AnyActorRef, id: 'editor' | 'texts') => childOf(childOf(screen, 'delivery'), id)

const dialogs = [
  {
    over: 'main-balance',
    what: 'a top-up',
    open: (screen: AnyActorRef) => screen.send({ type: 'topUp.chosen' }),
    close: (screen: AnyActorRef) => childOf(screen, 'topUp').send({ type: 'dialog.dismissed' }),
  },
  {
    over: 'main-balance',
    what: 'a transfer',
    open: (screen: AnyActorRef) => screen.send({ type: 'transfer.chosen' }),
    close: (screen: AnyActorRef) => childOf(screen, 'transfer').send({ type: 'dialog.dismissed' }),
  },
  {
    over: 'balance-services',
    what: 'a transfer',
    open: (screen: AnyActorRef) => screen.send({ type: 'transfer.chosen' }),
    close: (screen: AnyActorRef) => childOf(screen, 'transfer').send({ type: 'dialog.dismissed' }),
  },
  {
    over: 'payouts',
    what: 'a payout',
    open: (screen: AnyActorRef) => screen.send({ type: 'request.chosen' }),
    close: (screen: AnyActorRef) => childOf(screen, 'request').send({ type: 'dialog.dismissed' }),
  },
  {
    over: 'payouts',
    what: 'the question before a payout is cancelled',
    open: (screen: AnyActorRef, { sandbox }: Harness) =>
      screen.send({ type: 'cancel.chosen', id: String(newestPayout(sandbox.world())?.id) }),
    close: (screen: AnyActorRef) => screen.send({ type: 'dialog.dismissed' }),
  },
  ...(['history', 'stores'] as const).map((source) => ({
    over: 'articles-information' as const,
    what: `other texts of an article (${source})`,
    open: (screen: AnyActorRef) => childOf(screen, 'delivery').send({ type: 'texts.chosen', source }),
    close: (screen: AnyActorRef) => inArticle(screen, 'texts').send({ type: 'dialog.dismissed' }),
  })),
  {
    over: 'articles-information',
    what: 'the question before a template takes the place of a text',
    open: (screen: AnyActorRef) => inArticle(screen, 'editor').send({ type: 'template.chosen', body: 'x' }),
    close: (screen: AnyActorRef) => inArticle(screen, 'editor').send({ type: 'template.dismissed' }),
  },
] as const

const paths = {
  'main-balance': '/payments/balances/main-balance',
  'balance-services': '/payments/balances/balance-services',
  payouts: '/payments/payouts',
  'articles-information': '/articles-information?article=delivery',
} as const

test.each(dialogs)('no dialog of the frame opens over $what on $over', async ({ over, open, close }) => {
  const the = harness()
  const tab = the.open(paths[over])
  const screen = await tab.shown(over)
  await the.quiet()
  await openPalette(tab)
  expect(await frameDialog(tab)).toBe('palette')
  open(screen, the)
  await the.quiet()
  expect(await frameDialog(tab)).toBe(null)
  await openPalette(tab)
  expect(await frameDialog(tab)).toBe(null)
  close(screen)
  await the.quiet()
  await openPalette(tab)
  expect(await frameDialog(tab)).toBe('palette')
})

test('a dialog closed by leaving its page does not block the next page', async () => {
  const the = harness()
  const tab = the.open(paths['main-balance'])
  const screen = await tab.shown('main-balance')
  screen.send({ type: 'topUp.chosen' })
  await the.quiet()
  tab.app.send({ type: 'navigation.requested', location: { to: 'payouts' } })
  await tab.shown('payouts')
  await the.quiet()
  await openPalette(tab)
  expect(await frameDialog(tab)).toBe('palette')
})

/** Another tab types half a second before this one, so its text is saved first. */
const writtenElsewhere = async (the: Harness) => {
  const other = await the.open('/articles-information?article=delivery').shown('articles-information')
  await the.quiet()
  inArticle(other, 'editor').send({ type: 'text.typed', body: 'Інше вікно' })
  await the.pass(500)
}

test('a conflict blocks the page and closes the dialog that was open before', async () => {
  const the = harness()
  const tab = the.open(paths['articles-information'])
  const screen = await tab.shown('articles-information')
  await writtenElsewhere(the)
  inArticle(screen, 'editor').send({ type: 'text.typed', body: 'x' })
  childOf(screen, 'delivery').send({ type: 'texts.chosen', source: 'history' })
  await the.pass(1000)
  expect(inArticle(screen, 'texts')).toBeDefined()
  await the.pass(1500)
  expect([inArticle(screen, 'texts'), selectEditor(inArticle(screen, 'editor').getSnapshot()).dialog]).toMatchObject([
    undefined,
    { open: 'conflict' },
  ])
  await openPalette(tab)
  expect(await frameDialog(tab)).toBe(null)
  inArticle(screen, 'editor').send({ type: 'theirs.taken' })
  await the.quiet()
  await openPalette(tab)
  expect(await frameDialog(tab)).toBe('palette')
})

test('a dialog opened before the panel is covered neither by the frame nor by a prompt', async () => {
  const the = harness()
  the.sandbox.changeSupplier(1, { store_name: null })
  const tab = the.open(`${paths['main-balance']}?topUp`)
  const screen = await tab.shown('main-balance')
  await the.quiet()
  await openPalette(tab)
  expect([await frameDialog(tab), await promptIn(tab)]).toEqual([null, null])
  childOf(screen, 'topUp').send({ type: 'dialog.dismissed' })
  await the.quiet()
  expect(await promptIn(tab)).toBe('storeName')
})

const png = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000032000000258', 'hex'))

/** Opens the preferences of a complete supplier, with the given fields changed. */
const atPreferences = async (events: Parameters<Harness['sandbox']['changeSupplier']>[1] = {}) => {
  const the = harness()
  const complete = { store_name: 'Shop', telegram_id: '77', manager_telegram_username: '@a' }
  const learn = async (more: typeof events) => {
    the.sandbox.changeSupplier(1, more)
    ;(await tab.panel()).send({ type: 'refresh.requested' })
    await the.quiet()
  }
  the.sandbox.changeSupplier(1, { ...complete, ...events })
  const tab = the.open('/settings/preferences')
  const screen = await tab.shown<PreferencesActor>('preferences')
  await the.quiet()
  const parts = panelParts(await tab.panel())
  const type = () =>
    preferencesParts(screen.getSnapshot()).form.send({ type: 'field.typed', field: 'firstname', text: 'Соломія' })
  return { ...the, tab, screen, learn, type, ...parts }
}

type AtPreferences = Awaited<ReturnType<typeof atPreferences>>

const requestLeave = ({ type, tab }: AtPreferences) => {
  type()
  tab.visit('/orders')
}

const caused: readonly {
  what: string
  shown: string
  open: (at: AtPreferences) => void
  close: (at: AtPreferences) => void
}[] = [
  {
    what: 'the question whether to leave',
    shown: 'leaveGuard page',
    open: requestLeave,
    close: ({ leaveGuard }) => leaveGuard.send({ type: 'leave.dismissed' }),
  },
  {
    what: 'the question whether to unlink Telegram',
    shown: 'screen unlink',
    open: ({ link }) => link.send({ type: 'disconnect.chosen' }),
    close: ({ link }) => link.send({ type: 'disconnect.dismissed' }),
  },
  ...(['avatar', 'background'] as const).map((kind) => ({
    what: `the crop of the ${kind}`,
    shown: `screen ${kind}`,
    open: ({ screen }: AtPreferences) =>
      preferencesParts(screen.getSnapshot())[kind].send({
        type: 'file.chosen',
        file: imageFile(new File([png], 'a.png', { type: 'image/png' })),
      }),
    close: ({ screen }: AtPreferences) => preferencesParts(screen.getSnapshot())[kind].send({ type: 'image.dropped' }),
  })),
]

test.each(caused)('$what blocks prompts, the palette and the shortcuts', async ({ shown, open, close }) => {
  const at = await atPreferences()
  open(at)
  await at.quiet()
  expect(await modalsIn(at.tab)).toEqual([shown])
  for (const events of [{ manager_telegram_username: '' }, { store_name: null }]) {
    await at.learn(events)
    expect(await modalsIn(at.tab)).toEqual([shown])
  }
  for (const dialog of ['palette', 'shortcuts'] as const) {
    at.shell.send({ type: 'dialog.opened', dialog })
    expect(await modalsIn(at.tab)).toEqual([shown])
  }
  close(at)
  await at.quiet()
  expect(await modalsIn(at.tab)).toEqual(['prompt storeName'])
})

test.each(caused)('an open prompt gives way to $what, and keeps its typed text', async (one) => {
  const at = await atPreferences()
  at.type()
  await at.learn({ store_name: null })
  expect(await modalsIn(at.tab)).toEqual(['prompt storeName'])
  const form = () => selectStoreNameForm(at.onboarding.getSnapshot())
  form()?.send({ type: 'field.typed', field: 'storeName', text: 'Опера' })
  one.open(at)
  await at.quiet()
  expect(await modalsIn(at.tab)).toEqual([one.shown])
  one.close(at)
  await at.quiet()
  expect(await modalsIn(at.tab)).toEqual(['prompt storeName'])
  const typed = form()
  expect(typed && selectStoreName(typed.getSnapshot()).name).toBe('Опера')
})

test('a store name saved behind a leave prompt is saved and shown once', async () => {
  const at = await atPreferences()
  at.type()
  await at.learn({ store_name: null })
  at.fault({ kind: 'delay', ms: 3000, method: 'PUT', path: '*/v1/customer/account' })
  const form = selectStoreNameForm(at.onboarding.getSnapshot())
  form?.send({ type: 'field.typed', field: 'storeName', text: 'Опера' })
  form?.send({ type: 'form.submitted' })
  at.tab.visit('/orders')
  await at.pass(5000)
  expect([await modalsIn(at.tab), at.tab.sent()]).toEqual([['leaveGuard page'], ['onboarding.storeNameSaved']])
  at.leaveGuard.send({ type: 'leave.dismissed' })
  await at.quiet()
  expect(await modalsIn(at.tab)).toEqual([])
})

test('the paywall waits for the leave prompt', async () => {
  const the = harness()
  const tab = the.open('/articles-information?article=delivery')
  const screen = await tab.shown('articles-information')
  await the.quiet()
  const { leaveGuard } = panelParts(await tab.panel())
  inArticle(screen, 'editor').send({ type: 'text.typed', body: 'x' })
  tab.visit('/orders')
  the.sandbox.changeSupplier(1, { subscribed: false })
  ;(await tab.panel()).send({ type: 'refresh.requested' })
  await the.quiet()
  expect(await modalsIn(tab)).toEqual(['leaveGuard page'])
  leaveGuard.send({ type: 'leave.dismissed' })
  await the.quiet()
  expect(await modalsIn(tab)).toEqual(['paywall offer'])
})

test('a conflict replaces the leave prompt, and the page is left once it is resolved', async () => {
  const the = harness()
  const tab = the.open('/articles-information?article=delivery')
  const screen = await tab.shown('articles-information')
  await writtenElsewhere(the)
  inArticle(screen, 'editor').send({ type: 'text.typed', body: 'x' })
  tab.visit('/orders')
  expect(await modalsIn(tab)).toEqual(['leaveGuard page'])
  await the.pass(2500)
  expect(await modalsIn(tab)).toEqual(['screen conflict'])
  inArticle(screen, 'editor').send({ type: 'theirs.taken' })
  await the.pass(2500)
  expect([await modalsIn(tab), tab.page().location.to]).toEqual([[], 'orders'])
})

test('the profile in the address opens after the prompt is closed', async () => {
  const at = await atPreferences({ store_name: null })
  expect(await modalsIn(at.tab)).toEqual(['prompt storeName'])
  at.tab.visit('/settings/profile')
  await at.quiet()
  expect(await modalsIn(at.tab)).toEqual(['prompt storeName'])
  at.onboarding.send({ type: 'prompt.postponed' })
  await at.quiet()
  expect(await modalsIn(at.tab)).toEqual(['frame profile'])
})

test('the shortcuts do not open over another dialog of the frame', async () => {
  const at = await atPreferences()
  at.shell.send({ type: 'dialog.opened', dialog: 'profile' })
  at.shell.send({ type: 'dialog.opened', dialog: 'shortcuts' })
  expect(await modalsIn(at.tab)).toEqual(['frame profile'])
})
