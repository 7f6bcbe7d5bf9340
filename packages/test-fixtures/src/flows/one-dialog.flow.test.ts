import { panelParts, selectEditor, selectPrompt, selectShell } from '@supplier/core'
import { expect, onTestFinished, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import type { World } from '../world/world.ts'
import type { Tab } from './headless.ts'
import { openTill, type Till } from './till.ts'

const newestPayout = ({ payouts }: World) => payouts.findLast(({ supplierId }) => supplierId === 1)

/** A till where the newest payout may still be cancelled. */
const till = (): Till => {
  const opened = openTill({ scenario: 'default' })
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

/** The editor of the article that is open, and the texts that are looked at beside it. */
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
    open: (screen: AnyActorRef, { sandbox }: Till) =>
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

test.each(dialogs)('nothing of the frame opens over $what on $over', async ({ over, open, close }) => {
  const the = till()
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

test('a dialog that goes with its page bars the next page no more', async () => {
  const the = till()
  const tab = the.open(paths['main-balance'])
  const screen = await tab.shown('main-balance')
  screen.send({ type: 'topUp.chosen' })
  await the.quiet()
  tab.app.send({ type: 'place.wanted', place: { to: 'payouts' } })
  await tab.shown('payouts')
  await the.quiet()
  await openPalette(tab)
  expect(await frameDialog(tab)).toBe('palette')
})

test('a conflict bars the page once its article is looked at, and closes what stood over it', async () => {
  const the = till()
  const base = '/admin-suppliers/v1/articles/delivery'
  const tab = the.open(paths['articles-information'])
  const screen = await tab.shown('articles-information')
  await the.quiet()
  the.fault({ kind: 'status', status: 409, method: 'PUT', path: base })
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
  await openPalette(tab)
  expect(await frameDialog(tab)).toBe('palette')
})

test('a dialog that stands before the panel does is not covered either, neither by the frame nor by a question', async () => {
  const the = till()
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
