import type { AppActor } from '@supplier/core/app/app.machine'
import { type PanelParts, panelParts } from '@supplier/core/app/panel.selectors'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import type { Fault } from '../../faults/fault.ts'
import { pusherKey } from '../../pusher/signature.ts'
import { tokenOf } from '../../sandbox/caller.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { type RunningServer, startServer } from '../../server/server.ts'
import { openTab, signInByPassword, type Tab } from '../kit/headless.ts'
import { missing, statusTroubles, transportTroubles, wrongTypesTrouble } from '../kit/troubles.ts'

const auth = '/broadcasting/auth'

const running: { readonly server: RunningServer; readonly tab: Tab }[] = []

afterEach(async () => {
  for (const { server, tab } of running.splice(0)) {
    tab.close()
    await server.close()
  }
})

/** Storage that logs each write to the watched key. */
const watchedEntries = (watched: string) => {
  const entries = new Map<string, string>()
  const writes: string[] = []
  const set = entries.set.bind(entries)
  entries.set = (key, value) => {
    if (key === watched) writes.push(key)
    return set(key, value)
  }
  return { entries, writes }
}

/** A signed-out tab with a running server; the clock of its machines moves only by hand. */
const beside = async () => {
  // The clock of the tab stands at the beginning of 1970, and would follow the server's.
  const sandbox = createSandbox({ sendsDate: false })
  const server = await startServer({ sandbox })
  const time = new SimulatedClock()
  const { entries, writes } = watchedEntries('user')
  const tab = openTab({
    sandbox,
    entries,
    time,
    href: '/auth/with-password',
    origin: server.origin,
    fetch: globalThis.fetch,
    limit: 5000,
    now: () => time.now(),
    realtime: { key: pusherKey, host: '127.0.0.1', port: server.port },
  })
  running.push({ server, tab })
  return { sandbox, server, tab, time, entries, writes }
}

type Line = PanelParts['realtime']

const lineOf = async (tab: Tab): Promise<Line> => panelParts(await tab.panel()).realtime

const live = (line: Line) => waitFor(line, (snapshot) => selectConnectionState(snapshot) === 'live')

const until = (check: () => void) => vi.waitFor(check, { interval: 2, timeout: 5000 })

const noSockets = (server: RunningServer) => until(() => expect(server.sockets.connections()).toEqual([]))

/** The reads of supplier data, without settings and new counts, which are refetched after every burst of events. */
const readsOf = (tab: Tab) =>
  tab.sandbox.requests().filter(({ method, path }) => method === 'GET' && !/settings$|count\/new$/.test(path))

const settle = async (tab: Tab) => {
  const { setup, account } = panelParts(await tab.panel())
  await waitFor(setup, (snapshot) => snapshot.matches('known'))
  await waitFor(account, (snapshot) => snapshot.matches('known'))
  await waitFor(tab.app, (snapshot) => !snapshot.hasTag('busy'))
}

/** A signed-in tab with a live connection and all data loaded. */
const online = async () => {
  const found = await beside()
  await signInByPassword(found.tab)
  // The page of Telegram ads reads no data of its own.
  found.tab.visit('/settings/customizing')
  await found.tab.shown('customizing')
  const line = await lineOf(found.tab)
  await live(line)
  await settle(found.tab)
  found.sandbox.clearRequests()
  return { ...found, line }
}

const sessionOf = (app: AppActor) => app.getSnapshot().context.session

describe.each([401, 403])('channels refused once with %i', (status) => {
  const refused = async () => {
    const found = await beside()
    const { sandbox, server, tab } = found
    const rule = sandbox.faults.add({ kind: 'status', status, path: auth, count: null })
    await signInByPassword(tab)
    const line = await lineOf(tab)
    await waitFor(line, (snapshot) => snapshot.matches('forbidden'))
    await noSockets(server)
    sandbox.faults.clear(rule)
    return { ...found, line }
  }

  test.each<[string, (scene: Awaited<ReturnType<typeof refused>>) => unknown]>([
    ['a minute later', ({ time }) => time.increment(60_000)],
    [
      'a second after the tab becomes visible',
      ({ tab, time }) => {
        tab.report({ type: 'tab.shown' })
        time.increment(1000)
      },
    ],
    [
      'within thirteen seconds of another request that succeeds with the same token',
      ({ tab, time }) => {
        tab.report({ type: 'token.accepted' })
        time.increment(13_000)
      },
    ],
    [
      'at once with another token',
      async ({ sandbox, entries, tab }) => {
        const token = await tokenOf(sandbox)
        entries.set('user', JSON.stringify({ ...JSON.parse(entries.get('user') ?? '{}'), token }))
        tab.storageChanged('user')
      },
    ],
  ])('are requested again %s', async (_, happens) => {
    const scene = await refused()
    await happens(scene)
    await live(scene.line)
    expect(scene.server.sockets.connections().map(({ channels }) => channels.length)).toEqual([2])
  })
})

const passing = [
  ...statusTroubles.filter(({ status }) => status !== 401 && status !== 403),
  ...transportTroubles.filter(({ fault }) => fault.kind !== 'hang'),
  wrongTypesTrouble,
  missing('auth'),
  { ...missing('auth'), name: 'a signature that is wrong', fault: { kind: 'bad-signature' } },
]

test.each(passing)('channels that fail with $name are requested again after a second, once', async ({ fault }) => {
  const { sandbox, server, tab, time } = await beside()
  sandbox.faults.add({ count: 1, method: 'POST', path: auth, ...fault } as Fault)
  await signInByPassword(tab)
  const line = await lineOf(tab)
  await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
  await noSockets(server)
  expect([tab.sent(), sessionOf(tab.app) === null]).toEqual([[], false])
  time.increment(1000)
  await live(line)
  expect(server.sockets.connections().map(({ channels }) => channels.length)).toEqual([2])
  const asked = sandbox.requests().filter(({ path }) => path === auth)
  expect(asked).not.toEqual([])
  for (const request of asked) {
    expect(request).toMatchObject({ session: 'supplier', locale: 'uk', authorized: true })
  }
})

test.each([20_000, 29_999])('channels that are signed after %i ms are joined by the same socket', async (ms) => {
  const { sandbox, server, tab, time } = await beside()
  sandbox.faults.add({ kind: 'delay', ms, method: 'POST', path: auth, count: 2 })
  await signInByPassword(tab)
  const line = await lineOf(tab)
  await until(() => expect(sandbox.requests().filter(({ path }) => path === auth)).toHaveLength(2))
  time.increment(ms)
  expect(line.getSnapshot().matches({ connected: 'joining' })).toBe(true)
  sandbox.clock.move(ms)
  await live(line)
  expect(server.sockets.connections().map(({ channels }) => channels.length)).toEqual([2])
})

test('channels without a signature time out after thirty seconds and are requested again', async () => {
  const { sandbox, server, tab, time } = await beside()
  sandbox.faults.add({ kind: 'hang', method: 'POST', path: auth, count: 2 })
  await signInByPassword(tab)
  const line = await lineOf(tab)
  await until(() => expect(sandbox.requests().filter(({ path }) => path === auth)).toHaveLength(2))
  time.increment(30_000)
  await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
  await noSockets(server)
  time.increment(1000)
  await live(line)
})

test('a server that closes each socket gets at most twelve attempts a minute, and is joined once it stays open', async () => {
  const { server, tab, time } = await beside()
  server.sockets.set({ closeOnConnect: 4200 })
  await signInByPassword(tab)
  const line = await lineOf(tab)
  const greetings: number[] = []
  line.subscribe(({ context }) => {
    const newest = context.openings.at(-1)
    if (newest !== undefined && newest !== greetings.at(-1)) greetings.push(newest)
  })
  const lost = () => waitFor(line, (snapshot) => snapshot.matches('backingOff') || snapshot.matches('resting'))
  for (let second = 0; second < 240; second += 1) {
    await lost()
    time.increment(1000)
  }
  await lost()
  const inMinuteFrom = (start: number) => greetings.filter((at) => at >= start && at < start + 60_000).length
  expect(Math.max(...greetings.map(inMinuteFrom))).toBeLessThanOrEqual(12)
  expect(greetings.at(-1)).toBeGreaterThan(180_000)

  server.sockets.set({ closeOnConnect: null })
  time.increment(13_000)
  await live(line)
})

test('a server that is down is asked over HTTP before more sockets are opened, and joined once it answers', async () => {
  const { sandbox, server, time, line } = await online()
  const gone = sandbox.faults.add({ kind: 'status', status: 502, path: auth, count: null })
  server.sockets.set({ refuseUpgrade: 502 })
  server.sockets.terminate()
  const ways: string[] = []
  line.subscribe((snapshot) => {
    const way = snapshot.matches('asking') ? 'asked' : snapshot.matches('connected') ? 'tried' : ''
    if (way && snapshot.context.attempt > ways.length) ways.push(way)
  })
  for (const pause of [1000, 2000, 4000, 4000, 4000]) {
    await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
    time.increment(pause)
  }
  await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
  expect(ways).toEqual(['tried', 'tried', 'tried', 'asked', 'asked'])
  expect(sandbox.requests().map(({ method, status }) => `${method} ${status}`)).toEqual(['HEAD 502', 'HEAD 502'])

  sandbox.faults.clear(gone)
  server.sockets.set({ refuseUpgrade: null })
  time.increment(4000)
  await live(line)
  expect(server.sockets.connections().map(({ channels }) => channels.length)).toEqual([2])
})

/**
 * Advances the clock only while the connection waits for a retry, until the condition holds; returns the milliseconds
 * that passed.
 */
const passUntil = async (line: Line, time: SimulatedClock, holds: () => boolean) => {
  const start = time.now()
  const waits = () =>
    (['backingOff', 'hurrying', 'resting'] as const).some((state) => line.getSnapshot().matches(state))
  await until(() => {
    while (!holds() && waits()) time.increment(100)
    expect(holds()).toBe(true)
  })
  return time.now() - start
}

const isLive = (line: Line) => () => selectConnectionState(line.getSnapshot()) === 'live'

test('a broken connection is back within two seconds', async () => {
  const { server, time, line } = await online()
  server.sockets.terminate()
  await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
  expect(await passUntil(line, time, isLive(line))).toBeLessThanOrEqual(2000)
  expect(server.sockets.connections().map(({ channels }) => channels.length)).toEqual([2])
})

test.each([
  ['the whole server is down', [502, 502]],
  ['only the sockets are down', [502, null]],
] as const)('a server that was down for a minute is joined within five seconds, when %s', async (_, [upgrade, api]) => {
  const { sandbox, server, time, line } = await online()
  const gone = api && sandbox.faults.add({ kind: 'status', status: api, path: auth, count: null })
  server.sockets.set({ refuseUpgrade: upgrade })
  server.sockets.terminate()
  await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
  const down = time.now() + 60_000
  await passUntil(line, time, () => time.now() >= down)
  if (gone !== null) sandbox.faults.clear(gone)
  server.sockets.set({ refuseUpgrade: null })
  expect(await passUntil(line, time, isLive(line))).toBeLessThanOrEqual(5000)
  expect(server.sockets.connections().map(({ channels }) => channels.length)).toEqual([2])
})

test.each([4001, 4003, 4009, 4300])(
  'a server that closes with %i is retried about every ten seconds, while the rest of the app works',
  async (code) => {
    const { sandbox, server, tab, time, line } = await online()
    const rests = () => waitFor(line, (snapshot) => snapshot.matches('resting'))
    server.sockets.set({ closeOnConnect: code })
    server.sockets.close(code)
    for (let retry = 0; retry < 3; retry += 1) {
      await rests()
      await noSockets(server)
      const before = time.now()
      expect(selectConnectionState(line.getSnapshot())).toBe('off')
      const again = await passUntil(line, time, () => !line.getSnapshot().matches('resting'))
      expect(again).toBeGreaterThanOrEqual(7000)
      expect(again).toBeLessThanOrEqual(13_000)
      await waitFor(line, ({ context }) => context.openings.at(-1) === before + again)
    }
    await rests()
    sandbox.setWorld((world) => ({
      ...world,
      suppliers: world.suppliers.map((one) => (one.id === 1 ? { ...one, firstname: 'Соломія' } : one)),
    }))
    time.increment(10_000)
    tab.report({ type: 'tab.shown' })
    await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Соломія')

    server.sockets.set({ closeOnConnect: null })
    await passUntil(line, time, isLive(line))
  },
)

test.each(['silent', 'error'] as const)(
  'channels that are refused (%s) are requested three times, then about every ten seconds',
  async (refuseSubscribe) => {
    const { sandbox, server, time, line } = await online()
    server.sockets.set({ refuseSubscribe })
    server.sockets.terminate()
    await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
    sandbox.clearRequests()
    const asked = () => sandbox.requests().filter(({ path, status }) => path === auth && status === 200).length
    for (let tried = 1; tried <= 3; tried += 1) {
      await passUntil(line, time, () => line.getSnapshot().matches('connected'))
      await until(() => expect(asked()).toBe(2 * tried))
      if (refuseSubscribe === 'silent') {
        await waitFor(line, (snapshot) => snapshot.matches({ connected: { joining: 'subscribing' } }))
        time.increment(9999)
        expect(line.getSnapshot().matches({ connected: 'joining' })).toBe(true)
        time.increment(1)
      }
      await waitFor(line, ({ context }) => context.failedSubscriptions === tried)
    }
    await waitFor(line, (snapshot) => snapshot.matches('resting'))
    await noSockets(server)
    expect(selectConnectionState(line.getSnapshot())).toBe('off')

    server.sockets.set({ refuseSubscribe: null })
    const rest = refuseSubscribe === 'silent' ? 1000 : 7000
    expect(await passUntil(line, time, isLive(line))).toBeGreaterThanOrEqual(rest)
  },
)

const channel = 'private-customer.1'
const frame = (event: string, data: string, on = channel) => JSON.stringify({ event, data, channel: on })

/** Waits until all earlier frames are read: frames are read in the order in which they were sent. */
const readAll = async ({ server, tab, time }: Pick<Awaited<ReturnType<typeof online>>, 'server' | 'tab' | 'time'>) => {
  server.sockets.frame(frame('customer.change', '{"background":"https://example.com/mark.png"}'))
  await until(() => {
    // Events of a burst are applied together when the burst ends.
    time.increment(500)
    expect(sessionOf(tab.app)?.supplier.background).toBe('https://example.com/mark.png')
  })
  await waitFor(tab.app, (snapshot) => !snapshot.hasTag('busy'))
}

test('an event that arrives twice takes effect once', async () => {
  const scene = await online()
  const { sandbox, server, tab, writes } = scene
  server.sockets.set({ duplicate: true })
  writes.length = 0
  sandbox.emit({ channel, event: 'customer.change', data: { firstname: 'Соломія' } })
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Соломія')
  const after = sessionOf(tab.app)
  server.sockets.set({ duplicate: false })
  await readAll(scene)
  expect(sessionOf(tab.app)?.supplier).toEqual({ ...after?.supplier, background: 'https://example.com/mark.png' })
  expect([tab.sent(), readsOf(tab), writes.length <= 3]).toEqual([[], [], true])
})

test('ten thousand events cause two updates and two writes to storage', async () => {
  const { server, tab, time, writes, sandbox } = await online()
  let told = 0
  let before = sessionOf(tab.app)
  tab.app.subscribe(({ context: { session } }) => {
    if (session !== before) told += 1
    before = session
  })
  writes.length = 0
  for (let round = 1; round <= 100; round += 1) {
    server.sockets.burst(100, { channel, event: 'customer.change', data: { firstname: `Соломія ${round}` } })
  }
  server.sockets.frame(frame('odd', '{}'))
  const { realtime } = panelParts(await tab.panel())
  await waitFor(realtime, ({ context }) => context.ignored > 0)
  time.increment(500)
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Соломія 100')
  await settle(tab)
  expect([told, writes.length]).toEqual([2, 2])
  time.increment(500)
  await until(() => expect(readsOf(tab)).toHaveLength(1))
  await settle(tab)
  expect(readings(tab)).toEqual([1, 0, 0])
  expect(sandbox.requests().every(({ status }) => status === 200)).toBe(true)
}, 20_000)

test('events that arrive during logout change nothing and restore nothing', async () => {
  const { sandbox, server, tab, entries, writes } = await online()
  const events = frame('customer.change', '{"firstname":"Запізніла"}')
  writes.length = 0
  server.sockets.frame(events)
  tab.app.send({ type: 'logout.chosen' })
  expect([tab.app.getSnapshot().matches('signingOut'), sessionOf(tab.app), entries.has('user')]).toEqual([
    true,
    null,
    false,
  ])
  server.sockets.frame(events)
  tab.app.send({ type: 'supplier.changed', patch: { firstname: 'Запізніла' } })
  await tab.shown('login')
  await waitFor(tab.app, (snapshot) => snapshot.matches('signedOut'))
  await noSockets(server)
  expect([sessionOf(tab.app), [...entries.keys()], writes, sandbox.requests(), tab.sent()]).toEqual([
    null,
    [],
    [],
    [],
    [],
  ])
})

test('after two events in the wrong order, a refetch decides', async () => {
  const scene = await online()
  const { sandbox, server, tab, time } = scene
  sandbox.setWorld((world) => ({
    ...world,
    suppliers: world.suppliers.map((one) => (one.id === 1 ? { ...one, firstname: 'Нова' } : one)),
  }))
  for (const firstname of ['Нова', 'Стара']) {
    server.sockets.frame(frame('customer.change', JSON.stringify({ firstname })))
  }
  await until(() => {
    time.increment(500)
    expect(readsOf(tab).map(({ path }) => path)).toEqual(['/admin-suppliers/v1/customer/account'])
  })
  await settle(tab)
  expect(sessionOf(tab.app)?.supplier.firstname).toBe('Нова')
  for (let second = 0; second < 30; second += 1) time.increment(1000)
  await settle(tab)
  expect([readsOf(tab).length, tab.sent()]).toEqual([1, []])
})

const strange = [
  ['of another supplier', frame('customer.change', '{"firstname":"Чужа"}', 'private-customer.2')],
  ['of the other channel', frame('customer.change', '{"firstname":"Чужа"}', 'private-connect-telegram.1')],
  ['of no channel', JSON.stringify({ event: 'customer.change', data: '{"firstname":"Чужа"}' })],
  ['of an unknown name', frame('customer.deleted', '{"firstname":"Чужа"}')],
  ['with null', frame('customer.change', 'null')],
  ['with a list', frame('customer.change', '[{"firstname":"Чужа"}]')],
  ['with a string', frame('customer.change', '"firstname"')],
  ['with broken JSON', frame('customer.change', '{"firstname":"Чужа"')],
  ['with unknown fields only', frame('customer.change', '{"id":9,"token":"stolen","is_admin":true}')],
  ['with wrong types only', frame('customer.change', '{"firstname":{"text":"Чужа"},"email":7}')],
  ['with prototype names', frame('customer.change', '{"__proto__":{"polluted":true},"constructor":{"x":1}}')],
  [
    'with a chat that is an object',
    frame('ConnectTelegramEvent', '{"success":true,"tgChatId":{}}', 'private-connect-telegram.1'),
  ],
  [
    'with a success that is a string',
    frame('ConnectTelegramEvent', '{"success":"yes","tgChatId":"1"}', 'private-connect-telegram.1'),
  ],
] as const

test.each(strange)('an event %s is counted as ignored and changes nothing', async (_, raw) => {
  const scene = await online()
  const { server, tab, line } = scene
  const before = sessionOf(tab.app)
  const ignored = line.getSnapshot().context.ignored
  server.sockets.frame(raw)
  await waitFor(line, (snapshot) => snapshot.context.ignored > ignored)
  await readAll(scene)
  expect(sessionOf(tab.app)).toEqual({
    ...before,
    supplier: { ...before?.supplier, background: 'https://example.com/mark.png' },
  })
  expect([selectConnectionState(line.getSnapshot()), tab.sent(), readsOf(tab), 'polluted' in {}]).toEqual([
    'live',
    [],
    [],
    false,
  ])
})

test('known fields are used, while prototype names, the token and the id are ignored', async () => {
  const scene = await online()
  const { server, tab, entries } = scene
  const before = sessionOf(tab.app)
  const fields = Object.keys(JSON.parse(entries.get('user') ?? '{}').data).sort()
  server.sockets.frame(
    frame(
      'customer.change',
      '{"__proto__":{"polluted":true,"id":9},"id":9,"token":"stolen","firstname":"Соломія","x":1}',
    ),
  )
  await readAll(scene)
  const stored = JSON.parse(entries.get('user') ?? '{}')
  expect([stored.token, stored.data.id, stored.data.firstname]).toEqual([before?.token, 1, 'Соломія'])
  expect([Object.keys(stored.data).sort(), 'polluted' in {}]).toEqual([fields, false])
})

test('a Telegram link reported under both names causes one refetch', async () => {
  const scene = await online()
  const { sandbox, server, tab } = scene
  const data = '{"success":true,"tgChatId":"4815162342"}'
  for (const name of ['ConnectTelegramEvent', 'App\\Events\\ConnectTelegramEvent']) {
    server.sockets.frame(frame(name, data, 'private-connect-telegram.1'))
  }
  sandbox.setWorld((world) => ({
    ...world,
    suppliers: world.suppliers.map((one) => (one.id === 1 ? { ...one, telegram_id: '4815162342' } : one)),
  }))
  await readAll(scene)
  await until(() => expect(readsOf(tab)).not.toEqual([]))
  await settle(tab)
  expect(sessionOf(tab.app)?.supplier.telegramId).toBe('4815162342')
  expect(readsOf(tab).map(({ path }) => path)).toEqual(['/admin-suppliers/v1/customer/account'])
})

test('a reconnect uses the token that another tab stored', async () => {
  const { sandbox, server, time, entries, line } = await online()
  server.sockets.terminate()
  await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
  const token = await tokenOf(sandbox)
  sandbox.setWorld((world) => ({ ...world, tokens: world.tokens.slice(-1) }))
  entries.set('user', JSON.stringify({ ...JSON.parse(entries.get('user') ?? '{}'), token }))
  sandbox.clearRequests()
  time.increment(1000)
  await live(line)
  expect(
    sandbox
      .requests()
      .filter(({ path }) => path === auth)
      .map(({ status }) => status),
  ).toEqual([200, 200])
})

/** How often the data of every page was read: account, settings, new count. */
const readings = ({ sandbox }: Tab) =>
  ['/customer/account', '/v1/settings', '/count/new'].map(
    (end) => sandbox.requests().filter(({ method, path }) => method === 'GET' && path.endsWith(end)).length,
  )

test.each([
  ['the socket held', 60_000, () => {}],
  ['the socket was lost', 60_000, (server: RunningServer) => server.sockets.terminate()],
  ['the network was lost right after the connection was joined', 1000, () => {}],
])('a network that is back causes one refetch of everything when %s', async (_, later, during) => {
  const { sandbox, server, tab, time, line } = await online()
  time.increment(later)
  tab.report({ type: 'network.lost' })
  during(server)
  const [before] = server.sockets.connections()
  if (!before) await waitFor(line, (snapshot) => snapshot.matches('backingOff'))
  sandbox.clearRequests()
  tab.report({ type: 'network.regained' })
  time.increment(1000)
  await until(() => expect(server.sockets.connections().map(({ channels }) => channels.length)).toEqual([2]))
  await live(line)
  await settle(tab)
  await until(() => expect(sandbox.requests().every(({ status }) => status !== null)).toBe(true))
  expect([readings(tab), server.sockets.connections()[0]?.socketId === before?.socketId]).toEqual([[1, 1, 1], false])
})

test('without sockets the connection is off, and a visible tab refetches everything', async () => {
  const { server, tab, time, line } = await online()
  server.sockets.set({ refuseUpgrade: 503 })
  server.sockets.terminate()
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await waitFor(line, (snapshot) => snapshot.matches('backingOff') && snapshot.context.attempt >= attempt)
    time.increment(4000)
  }
  await waitFor(line, (snapshot) => selectConnectionState(snapshot) === 'off')
  await settle(tab)
  expect(readings(tab)).toEqual([1, 1, 1])

  for (let look = 2; look < 5; look += 1) {
    time.increment(10_000)
    tab.report({ type: 'tab.shown' })
    tab.report({ type: 'tab.shown' })
    // The new count is read each time the tab becomes visible.
    await until(() => expect(readings(tab)).toEqual([look, look, expect.any(Number)]))
    await settle(tab)
  }
  server.sockets.set({ refuseUpgrade: null })
  time.increment(5000)
  await until(() => {
    time.increment(1000)
    expect(selectConnectionState(line.getSnapshot())).toBe('live')
  })
})

test('changes missed while the tab slept are loaded when it becomes visible, over a new socket', async () => {
  const { sandbox, server, tab, time, line } = await online()
  time.increment(10 * 60_000)
  server.sockets.set({ frozen: true })
  sandbox.changeSupplier(1, { firstname: 'Соломія' })
  const [before] = server.sockets.connections()
  sandbox.clearRequests()
  server.sockets.set({ frozen: false })
  tab.report({ type: 'tab.shown' })
  await until(() => expect(server.sockets.connections().map(({ channels }) => channels.length)).toEqual([2]))
  await live(line)
  await settle(tab)
  // The new count is read when the tab becomes visible, and once more over the new socket.
  expect([readings(tab), server.sockets.connections()[0]?.socketId === before?.socketId]).toEqual([[1, 1, 2], false])
  expect(sessionOf(tab.app)?.supplier.firstname).toBe('Соломія')
})

test('a token that the server rejects is not used again until it changes, or the supplier refreshes', async () => {
  const { sandbox, server, tab, time, entries, line } = await online()
  const rule = sandbox.faults.add({ kind: 'status', status: 401, path: '*', count: null })
  const rename = (firstname: string) =>
    sandbox.emit({ channel, event: 'customer.change', data: { firstname, chats: 1 } })
  const paused = async () => {
    await waitFor(line, (snapshot) => snapshot.matches('closed'))
    await noSockets(server)
    await until(() => expect(sandbox.requests().every(({ status }) => status === 401)).toBe(true))
  }
  rename('Соломія')
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === 'Соломія')
  time.increment(500)
  await paused()
  sandbox.clearRequests()
  for (let minute = 0; minute < 10; minute += 1) {
    rename(`Соломія ${minute}`)
    for (const type of ['network.lost', 'network.regained', 'tab.shown'] as const) tab.report({ type })
    time.increment(60_000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect([sandbox.requests(), selectConnectionState(line.getSnapshot()), tab.sent()]).toEqual([
    [],
    'off',
    ['session.expired'],
  ])

  ;(await tab.panel()).send({ type: 'refresh.requested' })
  await until(() => expect(readsOf(tab)).not.toEqual([]))
  await paused()
  expect(sandbox.requests().filter(({ method }) => method === 'GET')).toHaveLength(4)

  sandbox.faults.clear(rule)
  const token = await tokenOf(sandbox)
  entries.set('user', JSON.stringify({ ...JSON.parse(entries.get('user') ?? '{}'), token }))
  tab.storageChanged('user')
  await live(line)
  await settle(tab)
})

test('a hundred logins and logouts leave one connection at a time, none at the end, and no listener', async () => {
  const scene = await beside()
  const { server, tab, sandbox, writes } = scene
  const counts: number[] = []
  const signIn = async (round: number) => {
    await signInByPassword(tab, round % 2 === 0 ? '0671112233' : '0502223344')
    const line = await lineOf(tab)
    await live(line)
    await settle(tab)
    return line
  }
  for (let round = 0; round < 100; round++) {
    await signIn(round)
    const supplier = sessionOf(tab.app)?.supplier.id
    counts.push(server.sockets.connections().length)
    expect(server.sockets.connections().flatMap(({ channels }) => [...channels].sort())).toEqual([
      `private-connect-telegram.${supplier}`,
      `private-customer.${supplier}`,
    ])
    tab.app.send({ type: 'logout.chosen' })
    await tab.shown('login')
    await waitFor(tab.app, (snapshot) => snapshot.matches('signedOut'))
    await noSockets(server)
    tab.visitPage('with-password')
  }
  expect(counts).toEqual(Array.from({ length: 100 }, () => 1))

  const line = await signIn(0)
  writes.length = 0
  sandbox.clearRequests()
  const ignored = line.getSnapshot().context.ignored
  server.sockets.frame(frame('odd', '{}'))
  await readAll(scene)
  expect([writes, readsOf(tab)]).toEqual([['user'], []])
  expect(line.getSnapshot().context.ignored).toBe(ignored + 1)
}, 60_000)
