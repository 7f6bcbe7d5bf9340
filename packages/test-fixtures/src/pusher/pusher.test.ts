import { afterEach, beforeEach, expect, test } from 'vitest'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { type RunningServer, startServer } from '../server/server.ts'
import { connectRaw, type RawClient } from './raw.ts'
import { signatureFor } from './signature.ts'
import { allWell } from './switches.ts'

const channel = 'private-customer.1'
const unauthorized =
  '{"event":"pusher:error","data":"{\\"code\\":4009,\\"message\\":\\"Connection is unauthorized\\"}"}'
const malformed = '{"event":"pusher:error","data":"{\\"code\\":4200,\\"message\\":\\"Invalid message format\\"}"}'
const succeeded = `{"event":"pusher_internal:subscription_succeeded","data":"{}","channel":"${channel}"}`

let sandbox: Sandbox
let server: RunningServer
let clients: RawClient[]

beforeEach(async () => {
  sandbox = createSandbox()
  server = await startServer({ sandbox })
  clients = []
})
afterEach(async () => {
  for (const client of clients) client.drop()
  await server.close()
})

const connect = async (path = '/app/supplier-panel?protocol=7&client=js&version=8.6.0', greeted = true) => {
  const client = await connectRaw(server.origin, path, greeted)
  clients.push(client)
  return client
}

/** Connects and takes the greeting. */
const greeted = async () => {
  const client = await connect()
  await client.next()
  return client
}

const subscribe = (client: RawClient, name = channel, auth?: unknown) =>
  client.send(
    JSON.stringify({ event: 'pusher:subscribe', data: { channel: name, ...(auth !== undefined && { auth }) } }),
  )

const subscribed = async (name = channel) => {
  const client = await greeted()
  subscribe(client, name, signatureFor(client.socketId(), name))
  await client.next()
  return client
}

test('the first frame is the greeting, with its data as text', async () => {
  const client = await connect()
  expect(await client.next()).toMatch(
    /^\{"event":"pusher:connection_established","data":"\{\\"socket_id\\":\\"\d+\.\d+\\",\\"activity_timeout\\":30\}"\}$/,
  )
})

test('a ping is answered by a pong without data', async () => {
  const client = await greeted()
  client.send('{"event":"pusher:ping","data":{}}')
  expect(await client.next()).toBe('{"event":"pusher:pong"}')
})

test('a subscription succeeds, and so does a repeated one', async () => {
  const client = await greeted()
  const auth = signatureFor(client.socketId(), channel)
  subscribe(client, channel, auth)
  expect(await client.next()).toBe(succeeded)
  subscribe(client, channel, auth)
  expect(await client.next()).toBe(succeeded)
})

test('a signature of the API opens the channel', async () => {
  const client = await greeted()
  const call = callerOf({ fetch }, await tokenOf({ fetch: sandbox.fetch }), server.origin)
  const { body } = await call('POST', '/broadcasting/auth', { socket_id: client.socketId(), channel_name: channel })
  subscribe(client, channel, body.auth)
  expect(await client.next()).toBe(succeeded)
})

test('leaving a channel gets no response and stops its events', async () => {
  const client = await subscribed()
  client.send(JSON.stringify({ event: 'pusher:unsubscribe', data: { channel } }))
  expect(await client.silence()).toEqual([])
  sandbox.emit({ channel, event: 'customer.change', data: {} })
  expect(await client.silence()).toEqual([])
})

test.each([
  ['bad', 'supplier-panel:0123'],
  ['missing', undefined],
  ['borrowed', signatureFor('100000099.700000099', channel)],
  ['numeric', 5],
])('a %s signature is refused, and the socket stays open', async (_, auth) => {
  const client = await greeted()
  subscribe(client, channel, auth)
  expect(await client.next()).toBe(unauthorized)
  expect(await client.silence()).toEqual([])
  expect(client.isOpen()).toBe(true)
})

test.each([
  ['{"event":'],
  ['garbage'],
  ['{}'],
  ['[1]'],
  ['null'],
  ['{"event":5}'],
  ['{"data":{}}'],
  ['{"event":"pusher:nonsense"}'],
  ['{"event":"pusher:subscribe"}'],
])('%s is refused as malformed, and the socket stays open', async (frame) => {
  const client = await greeted()
  client.send(frame)
  expect(await client.next()).toBe(malformed)
  expect(await client.silence()).toEqual([])
})

test('a client event needs membership and reaches only the other members', async () => {
  const [member, other, stranger] = [await subscribed(), await subscribed(), await greeted()]
  const event = JSON.stringify({ event: 'client-typing', data: { a: 1 }, channel })
  stranger.send(event)
  expect(JSON.parse(JSON.parse(await stranger.next()).data).code).toBe(4009)
  member.send(event)
  expect(await other.next()).toBe(event)
  expect(await member.silence()).toEqual([])
})

test('an ordinary event from a client is ignored', async () => {
  const client = await subscribed()
  client.send(JSON.stringify({ event: 'customer.change', data: {}, channel }))
  expect(await client.silence()).toEqual([])
})

test('more than 10,000 bytes close the socket with 1009', async () => {
  const client = await greeted()
  client.send(JSON.stringify({ event: 'x', data: 'y'.repeat(10_001) }))
  expect(await client.closed).toBe(1009)
})

test('a wrong key gets 4001 and is disconnected', async () => {
  const client = await connect('/app/other', false)
  expect(await client.next()).toBe(
    '{"event":"pusher:error","data":"{\\"code\\":4001,\\"message\\":\\"Application does not exist\\"}"}',
  )
  expect(await client.closed).toBe(1006)
})

test.each(['/app/supplier-panel', '/app/supplier-panel?protocol=99'])('%s is greeted as well', async (path) => {
  expect(await (await connect(path)).next()).toContain('connection_established')
})

test.each(['/', '/apps/supplier-panel', '/app/', '/app/a/b'])('the path %s gets 404', async (path) => {
  await expect(connect(path)).rejects.toThrow('Unexpected server response: 404')
})

test('an event reaches only its channel, Cyrillic text included', async () => {
  const [first, second] = [await subscribed(), await subscribed('private-customer.2')]
  await callerOf(sandbox, await tokenOf(sandbox))('PUT', '/admin-suppliers/v1/customer/account', {
    store_name: 'Ґанок',
  })
  expect(await first.next()).toBe(JSON.stringify({ event: 'customer.change', data: '{"store_name":"Ґанок"}', channel }))
  expect(await second.silence()).toEqual([])
})

test('the Telegram event has a namespace unless a switch removes it', async () => {
  const client = await subscribed('private-connect-telegram.1')
  sandbox.connectTelegram(1, true, '42')
  const data = '{"success":true,"tgChatId":"42"}'
  expect(JSON.parse(await client.next())).toEqual({
    event: 'App\\Events\\ConnectTelegramEvent',
    data,
    channel: 'private-connect-telegram.1',
  })
  server.sockets.set({ eventName: 'bare' })
  sandbox.connectTelegram(1, true, '42')
  expect(JSON.parse(await client.next())).toMatchObject({ event: 'ConnectTelegramEvent', data })
})

test.each([1000, 1012, 4001, 4100, 4200, 4300])('a socket can be closed with %i', async (code) => {
  const client = await greeted()
  server.sockets.close(code)
  expect(await client.closed).toBe(code)
  await expect.poll(() => server.sockets.connections(), { interval: 2 }).toEqual([])
})

test('a socket can be terminated', async () => {
  const client = await greeted()
  server.sockets.terminate()
  expect(await client.closed).toBe(1006)
})

test('a frozen server neither reads nor writes, for old and new sockets', async () => {
  const client = await subscribed()
  server.sockets.set({ frozen: true })
  sandbox.emit({ channel, event: 'lost', data: 1 })
  let hasOpened = false
  const late = connect().then(
    () => {
      hasOpened = true
    },
    () => 'dropped',
  )
  client.send('{"event":"pusher:ping"}')
  await fetch(`${server.origin}/sandbox/api/state`)
  expect([client.isOpen(), hasOpened]).toEqual([true, false])
  server.sockets.set({ frozen: false })
  expect(await client.next()).toBe('{"event":"pusher:pong"}')
  expect(await late).toBe('dropped')
})

test('any raw frame can be sent', async () => {
  const client = await greeted()
  for (const raw of ['{}', '[1]', 'garbage']) {
    server.sockets.frame(raw)
    expect(await client.next()).toBe(raw)
  }
  server.sockets.frame(new Uint8Array([65, 66]))
  expect(await client.next()).toBe('AB')
})

test('a handshake can be withheld', async () => {
  server.sockets.set({ noHandshake: true })
  const client = await connect(undefined, false)
  expect(await client.silence()).toEqual([])
})

test('a subscription can be refused or left without a response', async () => {
  server.sockets.set({ refuseSubscribe: 'error' })
  const client = await greeted()
  const auth = signatureFor(client.socketId(), channel)
  subscribe(client, channel, auth)
  expect(await client.next()).toBe(unauthorized)
  server.sockets.set({ refuseSubscribe: 'silent' })
  subscribe(client, channel, auth)
  expect(await client.silence()).toEqual([])
  expect(server.sockets.connections()).toMatchObject([{ channels: [] }])
})

test('events can be sent twice and in bursts', async () => {
  const client = await subscribed()
  server.sockets.set({ duplicate: true })
  sandbox.emit({ channel, event: 'customer.change', data: {} })
  expect(await client.silence()).toHaveLength(2)
  server.sockets.set({ duplicate: false })
  server.sockets.burst(2000, { channel, event: 'customer.change', data: {} })
  expect(await client.silence()).toHaveLength(2000)
})

test('a server can refuse upgrades or close every new socket', async () => {
  server.sockets.set({ refuseUpgrade: 503 })
  await expect(connect()).rejects.toThrow('Unexpected server response: 503')
  server.sockets.set({ ...allWell, closeOnConnect: 4200 })
  expect(await (await connect()).closed).toBe(4200)
})
