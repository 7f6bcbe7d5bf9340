import { type PreferencesActor, panelParts, preferencesParts, selectForm, selectLeaving } from '@supplier/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import type { Tab } from './headless.ts'
import { screenWrites } from './screen-writes.ts'
import { openTill, type Till } from './till.ts'

const { path: avatar, begin: beginUpload } = screenWrites.avatar

const opened = async (supplier: Parameters<Till['sandbox']['changeSupplier']>[1] = {}) => {
  const till = openTill({ scenario: 'default' })
  onTestFinished(till.closeAll)
  till.sandbox.changeSupplier(1, supplier, 'http://localhost')
  const tab = till.open('/settings/preferences')
  const screen = await tab.shown<PreferencesActor>('preferences')
  await tab.panel()
  await till.quiet()
  return { till, tab, screen }
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

test.each(Object.entries(begun))('a tab is guarded while %s is on its way, and logging out waits', async (_, begin) => {
  const { till, tab } = await opened({ telegram_id: '77' })
  till.fault({ kind: 'delay', path: '/*', ms: 3000 })
  await begin(tab)
  expect(tab.isClosingGuarded()).toBe(true)
  tab.app.send({ type: 'logout.chosen' })
  await till.pass(1000)
  expect(selectLeaving(panelParts(await tab.panel()).leaving.getSnapshot())).toBe('writes')
  await till.pass(3000)
  await waitFor(tab.app, (now) => now.matches('signedOut'))
  expect(tab.isClosingGuarded()).toBe(false)
})

const isWriting = ({ app }: Tab): boolean => app.getSnapshot().context.claimed.all.isPending

test('who logs out during an upload without waiting ends it, and nothing of them remains', async () => {
  const { till, tab, screen } = await opened()
  till.fault({ kind: 'hang', path: avatar })
  await beginUpload(till, tab)
  tab.app.send({ type: 'logout.chosen' })
  await till.pass(500)
  panelParts(await tab.panel()).leaving.send({ type: 'leaving.confirmed' })
  await waitFor(tab.app, (now) => now.matches('signedOut'))
  await till.pass(90_000)
  const { session, carried } = tab.app.getSnapshot().context
  expect([session, isWriting(tab), tab.page().place.to, screen.getSnapshot().status]).toEqual([
    null,
    false,
    'login',
    'stopped',
  ])
  expect(JSON.stringify(carried)).not.toContain('380671112233')
  expect([...till.entries.keys()]).toEqual([])
  expect([tab.said(), [...tab.shownPictures], tab.isClosingGuarded()]).toEqual([[], [], false])
})

test('who leaves unsaved work behind still waits for an upload', async () => {
  const { till, tab, screen } = await opened()
  till.fault({ kind: 'delay', path: avatar, ms: 3000 })
  await beginUpload(till, tab)
  preferencesParts(screen.getSnapshot()).form.send({ type: 'field.typed', field: 'firstname', text: 'Соломія' })
  tab.visit('/orders')
  const { leaving } = panelParts(await tab.panel())
  expect(selectLeaving(leaving.getSnapshot())).toBe('page')
  leaving.send({ type: 'leaving.confirmed' })
  await till.pass(1000)
  expect([tab.page().place.to, selectLeaving(leaving.getSnapshot())]).toEqual(['preferences', 'pageWrites'])
  await till.pass(3000)
  await tab.shown('orders')
  expect([isWriting(tab), tab.isClosingGuarded()]).toEqual([false, false])
})

describe.each(Object.entries(screenWrites))('what the screen writes: %s', (_, { href, to, path, begin }) => {
  const begunWith = async (kind: 'delay' | 'hang') => {
    const till = openTill({ scenario: 'default' })
    onTestFinished(till.closeAll)
    const tab = till.open(href)
    await tab.panel()
    await tab.shown(to)
    await till.quiet()
    till.fault({ kind, path, ...(kind === 'delay' && { ms: 3000 }) })
    await begin(till, tab)
    expect([isWriting(tab), tab.isClosingGuarded()]).toEqual([true, true])
    return { till, tab, leaving: panelParts(await tab.panel()).leaving }
  }

  const sent = ({ sandbox }: Till) => sandbox.requests().filter((call) => call.status === 200 && isAt(path, call.path))

  const free = (tab: Tab) => [isWriting(tab), tab.isClosingGuarded()]

  test('guards the tab until it has arrived', async () => {
    const { till, tab } = await begunWith('delay')
    await till.pass(3500)
    expect([sent(till).length, free(tab)]).toEqual([1, [false, false]])
  })

  test('or nobody answers, and who waits for it to leave stays and sees that', async () => {
    const { till, tab } = await begunWith('hang')
    tab.visit('/orders')
    await till.pass(120_000)
    expect([sent(till).length, tab.page().place.to, free(tab)]).toEqual([0, to, [false, false]])
    expect(tab.said()).not.toEqual([])
  })

  test('a link waits for it, and then goes by itself', async () => {
    const { till, tab, leaving } = await begunWith('delay')
    tab.visit('/orders')
    await till.pass(1000)
    expect([tab.page().place.to, selectLeaving(leaving.getSnapshot())]).toEqual([to, 'pageWrites'])
    await till.pass(3000)
    await tab.shown('orders')
    expect([sent(till).length, free(tab)]).toEqual([1, [false, false]])
  })

  test('who does not wait is held back by nothing', async () => {
    const { till, tab, leaving } = await begunWith('hang')
    tab.visit('/orders')
    await till.pass(500)
    leaving.send({ type: 'leaving.confirmed' })
    await tab.shown('orders')
    expect(free(tab)).toEqual([false, false])
  })

  test('logging out waits for it', async () => {
    const { till, tab, leaving } = await begunWith('delay')
    tab.app.send({ type: 'logout.chosen' })
    await till.pass(1000)
    expect(selectLeaving(leaving.getSnapshot())).toBe('writes')
    await till.pass(3000)
    await waitFor(tab.app, (now) => now.matches('signedOut'))
    expect([sent(till).length, free(tab)]).toEqual([1, [false, false]])
  })
})

/** The program starts afresh by itself: nobody may be asked whether it may. */
const endings: Readonly<Record<string, (till: Till, tab: Tab) => Promise<void>>> = {
  'another tab logs out': async (till, tab) => {
    till.entries.delete('user')
    tab.storageChanged('user')
    await waitFor(tab.app, (now) => now.matches('signedOut'))
  },
  'another tab signs somebody else in': async (till, tab) => {
    const token = 'token-of-two'
    till.sandbox.setWorld((world) => ({
      ...world,
      tokens: [...world.tokens, { token, supplierId: 2, createdAt: till.sandbox.clock.now() }],
    }))
    till.entries.set('user', JSON.stringify({ data: { id: 2, telephone: '380502223344' }, token }))
    tab.storageChanged('user')
    await waitFor(tab.app, (now) => now.context.session?.supplier.id === 2)
    await tab.panel()
  },
  'the server refuses the session': async (_, tab) => {
    tab.app.send({ type: 'signIn.wanted' })
    await waitFor(tab.app, (now) => now.matches('signedOut'))
  },
  'one logs out': async (_, tab) => {
    tab.app.send({ type: 'logout.chosen' })
    const { leaving } = panelParts(await tab.panel())
    leaving.send({ type: 'leaving.confirmed' })
    await waitFor(leaving, (now) => now.status !== 'active' || now.matches({ asking: 'waiting' }))
  },
}

test.each(Object.entries(endings))('the tab is not guarded any more once %s', async (how, end) => {
  const { till, tab, screen } = await opened()
  const { form } = preferencesParts(screen.getSnapshot())
  form.send({ type: 'field.typed', field: 'firstname', text: 'Соломія' })
  expect([selectForm(form.getSnapshot()).isChanged, tab.isClosingGuarded()]).toEqual([true, true])
  await end(till, tab)
  await till.quiet()
  expect([how, tab.isClosingGuarded()]).toEqual([how, false])
})
