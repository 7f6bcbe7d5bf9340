import { createHttp } from '@supplier/core/adapters/http/kit/http.client'
import { authoriseOverHttp } from '@supplier/core/adapters/http/realtime/realtime.http'
import { realtimeOff } from '@supplier/core/adapters/memory/realtime.memory'
import { realtimeOverPusher } from '@supplier/core/adapters/pusher/realtime.pusher'
import type { ConnectionEvent } from '@supplier/core/realtime/realtime.port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pusherKey } from '../pusher/signature.ts'
import { tokenOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { type RunningServer, startServer } from '../server/server.ts'

const customer = 'private-customer.1'
const telegram = 'private-connect-telegram.1'

let sandbox: Sandbox
let server: RunningServer
let token: string | null
let stops: (() => void)[]

beforeEach(async () => {
  sandbox = createSandbox()
  server = await startServer({ sandbox })
  token = await tokenOf(sandbox)
  stops = []
})
afterEach(async () => {
  for (const stop of stops) stop()
  await server.close()
})

const lineTo = ({ key = pusherKey, port = server.port, isSecure = false } = {}) => {
  const http = createHttp({ origin: server.origin, token: () => token, clock: { now: () => 0 } })
  return realtimeOverPusher({
    key,
    host: isSecure ? 'localhost' : '127.0.0.1',
    port,
    isSecure,
    cluster: 'eu',
    authorise: authoriseOverHttp(http),
    jitter: () => 0.5,
  })
}

type Line = ReturnType<typeof lineTo>

const open = (line: Line, supplierId = 1) => {
  const facts: ConnectionEvent[] = []
  const stop = line.openConnection((event) => facts.push(event), { supplierId })
  stops.push(stop)
  return { facts, stop }
}

const heard = (facts: readonly ConnectionEvent[], type: ConnectionEvent['type']) =>
  vi.waitFor(
    () => {
      const found = facts.filter((event) => event.type === type)
      expect(found).not.toEqual([])
      return found
    },
    { interval: 2, timeout: 3000 },
  )

const until = (check: () => void) => vi.waitFor(check, { interval: 2, timeout: 3000 })

const joined = async (line?: Line) => {
  const used = line ?? lineTo()
  await used.loadRealtime()
  const connection = open(used)
  await heard(connection.facts, 'channels.joined')
  return { line: used, ...connection }
}

const opening: readonly ConnectionEvent[] = [
  { type: 'connection.opened' },
  { type: 'channels.signed' },
  { type: 'channels.joined' },
]

/** Waits until all earlier broadcasts are read: events come in the order in which they were sent. */
const settled = async (facts: readonly ConnectionEvent[]) => {
  const mark = `mark ${facts.length}`
  sandbox.emit({ channel: customer, event: 'customer.change', data: { store_name: mark } })
  await until(() => expect(facts).toContainEqual({ type: 'supplier.reported', patch: { storeName: mark } }))
  return facts.filter((event) => !(event.type === 'supplier.reported' && event.patch.storeName === mark))
}

test('one connection joins both channels of the supplier, and no others', async () => {
  const { facts } = await joined()
  expect(facts).toEqual(opening)
  expect(server.sockets.connections().map(({ channels }) => [...channels].sort())).toEqual([[telegram, customer]])
})

test('channels are signed through the HTTP client, with its headers and the current token', async () => {
  const line = lineTo()
  await line.loadRealtime()
  token = await tokenOf(sandbox)
  sandbox.clearRequests()
  await heard(open(line).facts, 'channels.joined')
  expect(sandbox.requests()).toHaveLength(2)
  for (const request of sandbox.requests()) {
    expect(request).toMatchObject({
      method: 'POST',
      path: '/broadcasting/auth',
      session: 'supplier',
      locale: 'uk',
      authorized: true,
      fields: ['socket_id', 'channel_name'],
    })
  }
})

test('a change of the supplier arrives as a patch of known fields', async () => {
  const { facts } = await joined()
  sandbox.changeSupplier(1, { store_name: 'Ґанок', telegram_id: null })
  expect(await heard(facts, 'supplier.reported')).toMatchObject([{ patch: { storeName: 'Ґанок' } }])
})

test('a payload cannot change the supplier’s id or add unknown fields', async () => {
  const { facts } = await joined()
  const data = JSON.parse('{"id":9,"token":"x","__proto__":{"a":1},"constructor":{},"email":5,"firstname":"Оля"}')
  sandbox.emit({ channel: customer, event: 'customer.change', data })
  expect(await heard(facts, 'supplier.reported')).toEqual([{ type: 'supplier.reported', patch: { firstname: 'Оля' } }])
})

test.each([
  ['a changed balance', { balance: { total: 5 } }, ['settings']],
  ['a step of the set-up', { setup: { product: true } }, ['settings']],
  ['a notification', { new_count: 3 }, ['notifications']],
  ['an order with its notification', { orders: 2, new_count: 3 }, ['settings', 'notifications']],
])('%s arrives as an event that names the data to refetch', async (_, data, concerns) => {
  const { facts } = await joined()
  sandbox.emit({ channel: customer, event: 'customer.change', data })
  expect(await heard(facts, 'supplier.reported')).toEqual([{ type: 'supplier.reported', patch: {}, concerns }])
})

test('the progress of a job arrives without a result', async () => {
  const { facts } = await joined()
  const job = { id: 7, title: 'Експорт', status: 'running', processed: 2, total: 4, version: 3, result: { file: {} } }
  sandbox.emit({ channel: customer, event: 'job.progress', data: { seq: 1, job } })
  const [event] = await heard(facts, 'job.progress')
  expect(event).toMatchObject({ job: { id: '7', status: 'running', processed: 2, total: 4, version: 3 } })
  expect(event).not.toHaveProperty('job.file')
})

test.each([
  ['with its namespace', 'namespaced'],
  ['under its bare name', 'bare'],
] as const)('the Telegram event is received %s', async (_, eventName) => {
  const { facts } = await joined()
  server.sockets.set({ eventName })
  sandbox.connectTelegram(1, true, '42')
  expect(await heard(facts, 'telegram.reported')).toEqual([
    { type: 'telegram.reported', isConnected: true, chatId: '42' },
  ])
})

test('a Telegram event sent under both names is emitted once', async () => {
  const { facts } = await joined()
  sandbox.connectTelegram(1, true, '42')
  server.sockets.set({ eventName: 'bare' })
  sandbox.connectTelegram(1, true, '42')
  sandbox.connectTelegram(1, false)
  await until(() => expect(facts).toContainEqual({ type: 'telegram.reported', isConnected: false, chatId: null }))
  expect(facts.filter(({ type }) => type === 'telegram.reported')).toHaveLength(2)
})

test.each([
  ['an unknown event', { channel: customer, event: 'order.created', data: {} }],
  ['an event of the other channel', { channel: telegram, event: 'customer.change', data: { store_name: 'x' } }],
  ['a job without an id', { channel: customer, event: 'job.progress', data: { job: { title: 'x' } } }],
  ['no data', { channel: customer, event: 'customer.change', data: null }],
  ['a list', { channel: customer, event: 'customer.change', data: [1] }],
  ['text', { channel: customer, event: 'customer.change', data: 'text' }],
  ['only unknown fields', { channel: customer, event: 'customer.change', data: { id: 3, token: 'x' } }],
  ['a Telegram event without a chat', { channel: telegram, event: 'ConnectTelegramEvent', data: { success: true } }],
  [
    'a Telegram event whose success is not a boolean',
    { channel: telegram, event: 'ConnectTelegramEvent', data: { success: 'true', tgChatId: '1' } },
  ],
])('%s is emitted as an ignored frame and changes nothing', async (_, broadcast) => {
  const { facts } = await joined()
  sandbox.emit(broadcast)
  expect(await settled(facts)).toEqual([...opening, { type: 'frame.ignored' }])
})

test.each([
  ['{}'],
  ['[1]'],
  ['{"event":5}'],
  ['null'],
  ['garbage'],
  [new Uint8Array([1, 2])],
  ['{"event":"customer.change","channel":"private-customer.2","data":"{}"}'],
  [`{"event":"pusher_internal:subscription_count","channel":"${customer}","data":null}`],
])('the frame %s is ignored and the connection stays open', async (raw) => {
  const { facts } = await joined()
  server.sockets.frame(raw)
  expect(await settled(facts)).toEqual([...opening, { type: 'frame.ignored' }])
  expect(server.sockets.connections()).toHaveLength(1)
})

test('the same event sent twice is emitted twice, unchanged', async () => {
  const { facts } = await joined()
  server.sockets.set({ duplicate: true })
  sandbox.emit({ channel: customer, event: 'customer.change', data: { store_name: 'x' } })
  await until(() => expect(facts).toHaveLength(5))
  expect(facts[3]).toEqual(facts[4])
})

test.each([1000, 1001, 4000, 4001, 4003, 4009, 4100, 4200, 4300])(
  'a connection closed with %i is reported as lost once',
  async (code) => {
    const { facts, line } = await joined()
    server.sockets.close(code)
    expect(await heard(facts, 'connection.lost')).toEqual([{ type: 'connection.lost', code }])
    await until(() => expect(server.sockets.connections()).toEqual([]))
    const again = await joined(line)
    expect(again.facts).toEqual(opening)
    expect(facts).toEqual([...opening, { type: 'connection.lost', code }])
  },
)

test('a connection that breaks off is reported as lost with 1006', async () => {
  const { facts } = await joined()
  server.sockets.terminate()
  expect(await heard(facts, 'connection.lost')).toEqual([{ type: 'connection.lost', code: 1006 }])
})

test.each([false, true])('a server that is down is noticed at once, over TLS: %s', async (isSecure) => {
  const line = lineTo({ port: 9, isSecure })
  await line.loadRealtime()
  const { facts } = open(line)
  expect(await heard(facts, 'connection.lost')).toEqual([{ type: 'connection.lost', code: 1006 }])
})

test('a server that refuses the upgrade is noticed at once', async () => {
  server.sockets.set({ refuseUpgrade: 503 })
  const line = lineTo()
  await line.loadRealtime()
  expect(await heard(open(line).facts, 'connection.lost')).toHaveLength(1)
})

test('a server that stops responding is noticed within 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { facts } = await joined()
    server.sockets.set({ frozen: true })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(facts).toEqual([...opening, { type: 'connection.lost', code: null }])
  } finally {
    vi.useRealTimers()
  }
})

test('a server that closes before its greeting is reported as lost with its code', async () => {
  server.sockets.set({ noHandshake: true, closeOnConnect: 4200 })
  const line = lineTo()
  await line.loadRealtime()
  const { facts } = open(line)
  await heard(facts, 'connection.lost')
  expect(facts).toEqual([{ type: 'connection.lost', code: 4200 }])
})

test('a wrong key loses the connection with 4001', async () => {
  const line = lineTo({ key: 'nobody' })
  await line.loadRealtime()
  const { facts } = open(line)
  await heard(facts, 'connection.lost')
  expect(facts).toEqual([{ type: 'connection.lost', code: 4001 }])
})

test('a server that closes every connection gets only one attempt', async () => {
  server.sockets.set({ closeOnConnect: 4200 })
  const line = lineTo()
  await line.loadRealtime()
  const { facts } = open(line)
  await heard(facts, 'connection.lost')
  await until(() => expect(server.sockets.connections()).toEqual([]))
  expect(facts.at(-1)).toEqual({ type: 'connection.lost', code: 4200 })
})

test.each([401, 403, 500])('channels refused with %i are reported once, and the socket is closed', async (status) => {
  sandbox.faults.add({ kind: 'status', status, path: '/broadcasting/auth', count: null })
  const line = lineTo()
  await line.loadRealtime()
  const { facts } = open(line)
  await heard(facts, 'channels.refused')
  await until(() => expect(server.sockets.connections()).toEqual([]))
  expect(facts).toEqual([{ type: 'connection.opened' }, { type: 'channels.refused', status }])
})

test.each([
  { kind: 'reset-before' },
  { kind: 'html-200' },
  { kind: 'wrong-types' },
  { kind: 'bad-signature' },
] as const)('channels refused by $kind have no status', async (fault) => {
  sandbox.faults.add({ ...fault, path: '/broadcasting/auth', count: null })
  const line = lineTo()
  await line.loadRealtime()
  expect(await heard(open(line).facts, 'channels.refused')).toEqual([{ type: 'channels.refused', status: null }])
})

test('a subscription refused on the socket is reported', async () => {
  server.sockets.set({ refuseSubscribe: 'error' })
  const line = lineTo()
  await line.loadRealtime()
  expect(await heard(open(line).facts, 'channels.refused')).toEqual([{ type: 'channels.refused', status: null }])
})

test('a stopped connection emits nothing and leaves no socket', async () => {
  const { facts, stop } = await joined()
  stop()
  stop()
  sandbox.emit({ channel: customer, event: 'customer.change', data: { store_name: 'x' } })
  await until(() => expect(server.sockets.connections()).toEqual([]))
  expect(facts).toEqual(opening)
})

test('a connection stopped while it connects leaves no socket', async () => {
  const line = lineTo()
  await line.loadRealtime()
  const { facts, stop } = open(line)
  stop()
  expect((await joined(line)).facts).toEqual(opening)
  expect(server.sockets.connections()).toHaveLength(1)
  expect(facts).toEqual([])
})

test('after a stop during signing, the next supplier does not use the old signature', async () => {
  sandbox.faults.add({ kind: 'hang', path: '/broadcasting/auth', count: 2 })
  const line = lineTo()
  await line.loadRealtime()
  const first = open(line)
  await until(() => expect(sandbox.requests().filter(({ path }) => path === '/broadcasting/auth')).toHaveLength(2))
  first.stop()
  token = await tokenOf(sandbox, '380502223344')
  const second = open(line, 2)
  await heard(second.facts, 'channels.joined')
  expect(server.sockets.connections().map(({ channels }) => [...channels].sort())).toEqual([
    ['private-connect-telegram.2', 'private-customer.2'],
  ])
  expect(first.facts).toEqual([{ type: 'connection.opened' }])
})

test('twenty connections one after another leave no socket behind', async () => {
  const line = lineTo()
  for (let times = 0; times < 20; times++) (await joined(line)).stop()
  await until(() => expect(server.sockets.connections()).toEqual([]))
})

test('loading realtime again keeps the same connection', async () => {
  const { line, stop } = await joined()
  stop()
  await line.loadRealtime()
  const { facts } = open(line)
  await heard(facts, 'channels.joined')
  expect(server.sockets.connections()).toHaveLength(1)
  expect(await line.jitter()).toBe(0.5)
})

test('two connections in one process do not affect each other', async () => {
  const one = await joined()
  const other = await joined()
  one.stop()
  expect(await settled(other.facts)).toEqual(opening)
  expect(one.facts).toEqual(opening)
})

test('a connection cannot be opened before realtime is loaded', () => {
  expect(() => open(lineTo())).toThrow('not loaded')
})

test('without a realtime server no connection is opened', async () => {
  await expect(realtimeOff.loadRealtime()).rejects.toThrow('unreachable')
  const told = vi.fn()
  realtimeOff.openConnection(told, { supplierId: 1 })()
  expect(told).not.toHaveBeenCalled()
  expect(await realtimeOff.jitter()).toBe(1)
})
