import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectForm } from '@supplier/core/kit/form/form.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts } from '@supplier/core/preferences/preferences.selectors'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { screenWrites } from '../kit/screen-writes.ts'

const { path: avatar, begin: beginUpload } = screenWrites.avatar

const opened = async (supplier: Parameters<Harness['sandbox']['changeSupplier']>[1] = {}) => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  harness.sandbox.changeSupplier(1, supplier, 'http://localhost')
  const tab = harness.open('/settings/preferences')
  const screen = await tab.shown<PreferencesActor>('preferences')
  await tab.panel()
  await harness.quiet()
  return { harness, tab, screen }
}

const isAt = (pattern: string, path: string): boolean => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path)

type Begin = (tab: Tab) => Promise<void>

const begun: Readonly<Record<string, Begin>> = {
  'a change to notifications': async (tab) => {
    panelParts(await tab.panel()).notifications.send({ type: 'change.made', change: { kind: 'readAll' } })
  },
  'unlinking Telegram': async (tab) => {
    const { link } = panelParts(await tab.panel())
    link.send({ type: 'disconnect.chosen' })
    link.send({ type: 'disconnect.confirmed' })
  },
}

test.each(Object.entries(begun))('a tab is guarded during %s, and logging out waits for it', async (_, begin) => {
  const { harness, tab } = await opened({ telegram_id: '77' })
  harness.fault({ kind: 'delay', path: '/*', ms: 3000 })
  await begin(tab)
  expect(tab.isClosingGuarded()).toBe(true)
  tab.app.send({ type: 'logout.chosen' })
  await harness.pass(1000)
  expect(selectLeaveGuard(panelParts(await tab.panel()).leaveGuard.getSnapshot())).toBe('writes')
  await harness.pass(3000)
  await waitFor(tab.app, (now) => now.matches('signedOut'))
  expect(tab.isClosingGuarded()).toBe(false)
})

const isWriting = ({ app }: Tab): boolean => app.getSnapshot().context.claimed.all.isPending

test('logging out without waiting aborts an upload and clears all data', async () => {
  const { harness, tab, screen } = await opened()
  harness.fault({ kind: 'hang', path: avatar })
  await beginUpload(harness, tab)
  tab.app.send({ type: 'logout.chosen' })
  await harness.pass(500)
  panelParts(await tab.panel()).leaveGuard.send({ type: 'leave.confirmed' })
  await waitFor(tab.app, (now) => now.matches('signedOut'))
  await harness.pass(90_000)
  const { session, signInDraft } = tab.app.getSnapshot().context
  expect([session, isWriting(tab), tab.page().location.to, screen.getSnapshot().status]).toEqual([
    null,
    false,
    'login',
    'stopped',
  ])
  expect(JSON.stringify(signInDraft)).not.toContain('380671112233')
  expect([...harness.entries.keys()]).toEqual([])
  expect([tab.sent(), [...tab.shownImages], tab.isClosingGuarded()]).toEqual([[], [], false])
})

test('leaving with unsaved input still waits for an upload', async () => {
  const { harness, tab, screen } = await opened()
  harness.fault({ kind: 'delay', path: avatar, ms: 3000 })
  await beginUpload(harness, tab)
  preferencesParts(screen.getSnapshot()).form.send({ type: 'field.typed', field: 'firstname', text: 'Соломія' })
  tab.visit('/orders')
  const { leaveGuard } = panelParts(await tab.panel())
  expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe('page')
  leaveGuard.send({ type: 'leave.confirmed' })
  await harness.pass(1000)
  expect([tab.page().location.to, selectLeaveGuard(leaveGuard.getSnapshot())]).toEqual(['preferences', 'pageWrites'])
  await harness.pass(3000)
  await tab.shown('orders')
  expect([isWriting(tab), tab.isClosingGuarded()]).toEqual([false, false])
})

describe.each(Object.entries(screenWrites))('the write of a screen: %s', (_, { href, to, path, begin }) => {
  const begunWith = async (kind: 'delay' | 'hang') => {
    const harness = openHarness({ scenario: 'default' })
    onTestFinished(harness.closeAll)
    const tab = harness.open(href)
    await tab.panel()
    await tab.shown(to)
    await harness.quiet()
    harness.fault({ kind, path, ...(kind === 'delay' && { ms: 3000 }) })
    await begin(harness, tab)
    expect([isWriting(tab), tab.isClosingGuarded()]).toEqual([true, true])
    return { harness, tab, leaveGuard: panelParts(await tab.panel()).leaveGuard }
  }

  const sent = ({ sandbox }: Harness) =>
    sandbox.requests().filter((call) => call.status === 200 && isAt(path, call.path))

  const free = (tab: Tab) => [isWriting(tab), tab.isClosingGuarded()]

  test('guards the tab until it is done', async () => {
    const { harness, tab } = await begunWith('delay')
    await harness.pass(3500)
    expect([sent(harness).length, free(tab)]).toEqual([1, [false, false]])
  })

  test('without a response cancels the waiting navigation and shows the error', async () => {
    const { harness, tab } = await begunWith('hang')
    tab.visit('/orders')
    await harness.pass(120_000)
    expect([sent(harness).length, tab.page().location.to, free(tab)]).toEqual([0, to, [false, false]])
    expect(tab.sent()).not.toEqual([])
  })

  test('delays a link, which is then followed by itself', async () => {
    const { harness, tab, leaveGuard } = await begunWith('delay')
    tab.visit('/orders')
    await harness.pass(1000)
    expect([tab.page().location.to, selectLeaveGuard(leaveGuard.getSnapshot())]).toEqual([to, 'pageWrites'])
    await harness.pass(3000)
    await tab.shown('orders')
    expect([sent(harness).length, free(tab)]).toEqual([1, [false, false]])
  })

  test('can be abandoned at once', async () => {
    const { harness, tab, leaveGuard } = await begunWith('hang')
    tab.visit('/orders')
    await harness.pass(500)
    leaveGuard.send({ type: 'leave.confirmed' })
    await tab.shown('orders')
    expect(free(tab)).toEqual([false, false])
  })

  test('delays logging out', async () => {
    const { harness, tab, leaveGuard } = await begunWith('delay')
    tab.app.send({ type: 'logout.chosen' })
    await harness.pass(1000)
    expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe('writes')
    await harness.pass(3000)
    await waitFor(tab.app, (now) => now.matches('signedOut'))
    expect([sent(harness).length, free(tab)]).toEqual([1, [false, false]])
  })
})

/** In each case the app ends the session itself, so the browser must not ask before it unloads the tab. */
const endings: Readonly<Record<string, (harness: Harness, tab: Tab) => Promise<void>>> = {
  'another tab logs out': async (harness, tab) => {
    harness.entries.delete('user')
    tab.storageChanged('user')
    await waitFor(tab.app, (now) => now.matches('signedOut'))
  },
  'another tab signs somebody else in': async (harness, tab) => {
    const token = 'token-of-two'
    harness.sandbox.setWorld((world) => ({
      ...world,
      tokens: [...world.tokens, { token, supplierId: 2, createdAt: harness.sandbox.clock.now() }],
    }))
    harness.entries.set('user', JSON.stringify({ data: { id: 2, telephone: '380502223344' }, token }))
    tab.storageChanged('user')
    await waitFor(tab.app, (now) => now.context.session?.supplier.id === 2)
    await tab.panel()
  },
  'the server refuses the session': async (_, tab) => {
    tab.app.send({ type: 'signIn.requested' })
    await waitFor(tab.app, (now) => now.matches('signedOut'))
  },
  'one logs out': async (_, tab) => {
    tab.app.send({ type: 'logout.chosen' })
    const { leaveGuard } = panelParts(await tab.panel())
    leaveGuard.send({ type: 'leave.confirmed' })
    await waitFor(leaveGuard, (now) => now.status !== 'active' || now.matches({ asking: 'waiting' }))
  },
}

test.each(Object.entries(endings))('the tab is no longer guarded once %s', async (how, end) => {
  const { harness, tab, screen } = await opened()
  const { form } = preferencesParts(screen.getSnapshot())
  form.send({ type: 'field.typed', field: 'firstname', text: 'Соломія' })
  expect([selectForm(form.getSnapshot()).isChanged, tab.isClosingGuarded()]).toEqual([true, true])
  await end(harness, tab)
  await harness.quiet()
  expect([how, tab.isClosingGuarded()]).toEqual([how, false])
})
