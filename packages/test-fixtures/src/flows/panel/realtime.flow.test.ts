import { channelsInMemory, locksInMemory } from '@supplier/core/adapters/memory/kernel.memory'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { afterEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, waitFor } from 'xstate'
import { pusherKey } from '../../pusher/signature.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { type RunningServer, startServer } from '../../server/server.ts'
import { notified } from '../../world/notifications/notifications.ts'
import { openTab, signInByPassword, type Tab } from '../kit/headless.ts'
import { bellOf, viewOf } from '../notifications/mailbox.ts'

const running: { readonly server: RunningServer; readonly tab: Tab }[] = []

afterEach(async () => {
  for (const { server, tab } of running.splice(0)) {
    tab.close()
    await server.close()
  }
})

const tabBeside = (sandbox: Sandbox, server: RunningServer, more: Parameters<typeof openTab>[0]) =>
  openTab({
    sandbox,
    href: '/auth/with-password',
    origin: server.origin,
    fetch: globalThis.fetch,
    limit: 5000,
    now: Date.now,
    realtime: { key: pusherKey, host: '127.0.0.1', port: server.port },
    ...more,
  })

const online = async (
  prepare: (sandbox: Sandbox) => void = () => {},
  fetch = globalThis.fetch,
  more: Parameters<typeof openTab>[0] = {},
) => {
  const sandbox = createSandbox()
  prepare(sandbox)
  const server = await startServer({ sandbox })
  const tab = tabBeside(sandbox, server, { fetch, ...more })
  running.push({ server, tab })
  await signInByPassword(tab)
  // The page of Telegram ads reads no data of its own.
  tab.visit('/settings/customizing')
  await tab.shown('customizing')
  return { sandbox, server, tab }
}

const live = async (tab: Tab) =>
  waitFor(panelParts(await tab.panel()).realtime, (snapshot) => selectConnectionState(snapshot) === 'live')

const supplierOf = (tab: Tab) => tab.app.getSnapshot().context.session?.supplier

const channelsOf = (server: RunningServer) =>
  server.sockets.connections().flatMap(({ channels }) => [...channels].sort())

test('a signed-in supplier is subscribed to exactly their two channels, and to none after logging out', async () => {
  const { server, tab } = await online()
  await live(tab)
  const id = supplierOf(tab)?.id
  expect(channelsOf(server)).toEqual([`private-connect-telegram.${id}`, `private-customer.${id}`])

  tab.app.send({ type: 'logout.chosen' })
  await vi.waitFor(() => expect(server.sockets.connections()).toEqual([]))
})

test('a supplier event is applied, known fields only', async () => {
  const { sandbox, tab } = await online()
  await live(tab)
  const before = supplierOf(tab)
  sandbox.emit({
    channel: `private-customer.${before?.id}`,
    event: 'customer.change',
    data: { firstname: 'Соломія', id: 999, token: 'stolen', constructor: 'odd', store_name: null },
  })
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Соломія')
  expect(supplierOf(tab)).toEqual({ ...before, firstname: 'Соломія', storeName: null })
  expect(tab.app.getSnapshot().context.session?.token).not.toBe('stolen')
})

test('an event that arrives before an older response is not overwritten by it', async () => {
  const held: (() => void)[] = []
  const { sandbox, tab } = await online(undefined, async (input, init) => {
    const answer = await fetch(input, init)
    if (answer.url.endsWith('/customer/account')) await new Promise<void>((release) => held.push(release))
    return answer
  })
  await live(tab)
  await vi.waitFor(() => expect(held).toHaveLength(1))
  sandbox.changeSupplier(supplierOf(tab)?.id ?? 0, { firstname: 'Соломія' })
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Соломія')
  for (const release of held) release()
  await waitFor(panelParts(await tab.panel()).account, (snapshot) => snapshot.matches('known'))
  expect(supplierOf(tab)?.firstname).toBe('Соломія')
})

/** Waits until settings, account, the new count and the jobs are loaded. */
const settled = async (tab: Tab) => {
  const { setup, account, unread, jobs } = panelParts(await tab.panel())
  await waitFor(jobs, (snapshot) => !snapshot.hasTag('busy'))
  for (const part of [setup, account, unread]) await waitFor(part, (snapshot) => snapshot.matches('known'))
}

const whatIsRead = [
  '/admin-suppliers/v1/customer/account',
  '/admin-suppliers/v1/jobs',
  '/admin-suppliers/v1/settings',
  '/v2/notifications/count/new',
]

const readsOf = (sandbox: Sandbox) =>
  sandbox
    .requests()
    .flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
    .sort()

test('after a dropped socket the connection is back by itself and refetches once', async () => {
  const { sandbox, server, tab } = await online()
  await live(tab)
  await settled(tab)
  sandbox.clearRequests()
  server.sockets.terminate()
  await waitFor(panelParts(await tab.panel()).realtime, (snapshot) => selectConnectionState(snapshot) === 'connecting')
  sandbox.changeSupplier(supplierOf(tab)?.id ?? 0, { firstname: 'Пропущена' }, 'quiet' as never)
  await live(tab)
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Пропущена')
  await settled(tab)
  expect(readsOf(sandbox)).toEqual(whatIsRead)
})

const settings = '/admin-suppliers/v1/settings'
const count = '/v2/notifications/count/new'

const events = [
  ['of a name', { firstname: 'Соломія' }, []],
  ['of a balance', { firstname: 'Соломія', balance: { total: 7.77 } }, [settings]],
  ['of a notification', { firstname: 'Соломія', new_count: 9 }, [count]],
] as const

test.each([
  ...events.map(([what, data, reads]) => [what, 'one of two tabs that can agree', true, data, reads] as const),
  ...events.map(([what, data, reads]) => [what, 'each of two that cannot', false, data, [...reads, ...reads]] as const),
])('an event %s leads to %s refetching the affected data', async (_, _who, canAgree, data, reads) => {
  const entries = new Map<string, string>()
  const shared = { entries, ...(canAgree && { locks: locksInMemory(), channels: channelsInMemory() }) }
  const { sandbox, server, tab } = await online(undefined, undefined, shared)
  const other = tabBeside(sandbox, server, { ...shared, href: '/settings/customizing' })
  running.push({ server, tab: other })
  for (const one of [tab, other]) {
    await live(one)
    await settled(one)
  }
  sandbox.clearRequests()
  sandbox.emit({ channel: `private-customer.${supplierOf(tab)?.id}`, event: 'customer.change', data })
  for (const one of [tab, other]) {
    await waitFor(one.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Соломія')
    await waitFor((await one.panel()).getSnapshot().children.events as AnyActorRef, (snapshot) =>
      snapshot.matches('quiet'),
    )
    await settled(one)
  }
  expect(readsOf(sandbox)).toEqual(reads)
})

test('an open notification list gets new ones, at once or after a reconnect', async () => {
  const { sandbox, server, tab } = await online()
  await live(tab)
  const id = supplierOf(tab)?.id ?? 0
  tab.visit('/notifications')
  await tab.shown('notifications')
  const newItems = (count: number) =>
    vi.waitFor(() => expect(viewOf(tab)).toMatchObject({ state: 'rows', newItems: count }))
  await newItems(0)
  sandbox.notify(id)
  await newItems(1)
  server.sockets.terminate()
  await waitFor(panelParts(await tab.panel()).realtime, (snapshot) => selectConnectionState(snapshot) === 'connecting')
  sandbox.setWorld((world) => notified(world, id, sandbox.clock.now()))
  await live(tab)
  await newItems(2)
  expect(await bellOf(tab)).toBe(5)
})

test.each(['bare', 'namespaced'] as const)('a Telegram link is applied, with the %s event name', async (name) => {
  const { sandbox, server, tab } = await online()
  await live(tab)
  server.sockets.set({ eventName: name })
  const before = supplierOf(tab)?.telegramId
  sandbox.connectTelegram(supplierOf(tab)?.id ?? 0, true, '4815162342')
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.telegramId !== before)
  expect(supplierOf(tab)?.telegramId).toBe('4815162342')
})

test('a refused or invalid Telegram event links nothing', async () => {
  const { sandbox, tab } = await online()
  await live(tab)
  const before = supplierOf(tab)
  const nonsense = [
    { success: false, tgChatId: null },
    { success: 'true', tgChatId: '5' },
    { success: true },
    { success: true, tgChatId: { id: '5' } },
    { success: true, tgChatId: '5'.repeat(5_000) },
    null,
  ]
  for (const data of nonsense) {
    sandbox.emit({ channel: `private-connect-telegram.${before?.id}`, event: 'ConnectTelegramEvent', data })
  }
  sandbox.emit({ channel: `private-customer.${before?.id}`, event: 'customer.change', data: { firstname: 'Соломія' } })
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Соломія')
  expect([supplierOf(tab)?.telegramId, tab.sent()]).toEqual([before?.telegramId, []])
})

test('a server that refuses the channels with an error frame is left alone after three attempts', async () => {
  const { server, tab } = await online()
  await live(tab)
  server.sockets.set({ refuseSubscribe: 'error' })
  server.sockets.terminate()
  const { realtime } = panelParts(await tab.panel())
  await waitFor(realtime, (snapshot) => selectConnectionState(snapshot) === 'off', { timeout: 15_000 })
  await vi.waitFor(() => expect(server.sockets.connections()).toEqual([]))
}, 20_000)

test('unknown frames are counted as ignored and change nothing', async () => {
  const { server, tab } = await online()
  await live(tab)
  const { realtime } = panelParts(await tab.panel())
  const before = supplierOf(tab)
  server.sockets.frame(JSON.stringify({ event: 'odd', channel: `private-customer.${before?.id}`, data: '{}' }))
  server.sockets.frame(
    JSON.stringify({ event: 'customer.change', channel: `private-customer.${before?.id}`, data: '[1]' }),
  )
  await waitFor(realtime, (snapshot) => snapshot.context.ignored >= 2)
  expect(supplierOf(tab)).toEqual(before)
})
