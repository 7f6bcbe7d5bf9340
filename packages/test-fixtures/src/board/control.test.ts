import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectRaw } from '../pusher/raw.ts'
import { signatureFor } from '../pusher/signature.ts'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { type RunningServer, startServer } from '../server/server.ts'
import { recorded } from '../world/money/ledger.ts'

let sandbox: Sandbox
let server: RunningServer

beforeEach(async () => {
  sandbox = createSandbox()
  server = await startServer({ sandbox })
})
afterEach(() => server.close())

const control = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${server.origin}/sandbox/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  return { status: response.status, body: await response.json() }
}

test('the state holds the data that the board shows', async () => {
  await tokenOf(sandbox)
  const { body } = await control('GET', '/state')
  expect(body).toMatchObject({
    scenario: 'default',
    suppliers: [
      { id: 1, sessions: 1 },
      { id: 2, sessions: 0 },
    ],
    faults: [],
    connections: [],
  })
  expect(body.faultKinds).toContain('applied-then-reset')
  expect(Object.keys(body.scenarioTexts)).toEqual(body.scenarios)
})

test('the world can be changed, and a world that breaks an invariant is refused', async () => {
  expect((await control('POST', '/scenario', { name: 'brandNew' })).status).toBe(200)
  expect(sandbox.world().suppliers[0]?.store_name).toBeNull()
  expect((await control('POST', '/scenario', { name: 'other' })).status).toBe(422)
  expect((await control('PUT', '/world', { cost: 100 })).status).toBe(200)
  expect((await control('GET', '/world')).body.cost).toBe(100)
  expect((await control('PUT', '/world', { cost: 0.5 })).status).toBe(422)
})

test('faults are added and removed', async () => {
  const { body } = await control('POST', '/faults', { path: '/v3/countries', kind: 'status', status: 503, count: null })
  const call = callerOf({ fetch }, undefined, server.origin)
  expect((await call('GET', '/v3/countries')).status).toBe(503)
  expect((await control('DELETE', `/faults/${body.id}`)).status).toBe(200)
  expect((await call('GET', '/v3/countries')).status).toBe(200)
  expect((await control('POST', '/faults', { path: '/v3/countries', kind: 'unheard-of' })).status).toBe(422)
  await control('POST', '/faults', { path: '/x', kind: 'hang' })
  await control('DELETE', '/faults')
  expect(sandbox.faults.list()).toEqual([])
})

test('requests and the inbox can be read, and requests cleared', async () => {
  const telephone = '380671112233'
  await callerOf(sandbox)('POST', '/admin-suppliers/v3/auth/login', { telephone })
  expect((await control('GET', `/inbox?telephone=${telephone}`)).body).toMatchObject([{ code: '1234' }])
  expect((await control('GET', '/inbox?telephone=1')).body).toEqual([])
  expect((await control('GET', '/requests')).body).toMatchObject([{ method: 'POST', fields: ['telephone'] }])
  await control('DELETE', '/requests')
  expect((await control('GET', '/requests')).body).toEqual([])
})

test('the ledger can be filtered by supplier', async () => {
  const move = { supplierId: 2, at: 0, kind: 'top_up', amount: 1, intent: null } as const
  sandbox.setWorld((world) => recorded(world, move))
  expect((await control('GET', '/ledger?supplier=2')).body).toMatchObject([{ amount: 1 }])
  expect((await control('GET', '/ledger?supplier=1')).body).toEqual([])
  expect((await control('GET', '/ledger')).body).toHaveLength(1)
})

test('the clock moves', async () => {
  const before = sandbox.clock.now()
  expect((await control('POST', '/clock', { move: 60_000 })).body.now).toBeGreaterThanOrEqual(before + 60_000)
  await control('POST', '/clock', { set: 1_000_000 })
  expect(sandbox.clock.now()).toBeLessThan(1_010_000)
})

test('events are fired and suppliers changed', async () => {
  const channel = 'private-customer.1'
  const client = await connectRaw(server.origin, '/app/supplier-panel')
  await client.next()
  const auth = signatureFor(client.socketId(), channel)
  client.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  await client.next()
  await control('POST', '/events', { channel, event: 'customer.change', data: { token: 'x' } })
  expect(JSON.parse(await client.next())).toEqual({ event: 'customer.change', data: '{"token":"x"}', channel })
  await control('POST', '/suppliers/1', { store_name: null })
  expect(JSON.parse(await client.next())).toMatchObject({ data: '{"store_name":null}' })
  await control('POST', '/sockets/burst', { count: 3, channel, event: 'e', data: 1 })
  expect(await client.silence()).toHaveLength(3)
  await control('POST', '/sockets/frame', { raw: '{}' })
  expect(await client.next()).toBe('{}')
  await control('POST', '/sockets/close', { code: 4100 })
  expect(await client.closed).toBe(4100)
})

test('an id, half a kopeck and wrong types are refused for a supplier', async () => {
  for (const events of [{ id: 2 }, { main: 0.5 }, { avatar: 1 }, { telephone: 'x' }]) {
    expect((await control('POST', '/suppliers/1', events)).status).toBe(422)
  }
  expect((await control('POST', '/suppliers/1', { subscribed: false, main: -500 })).status).toBe(200)
  expect(sandbox.world().suppliers[0]).toMatchObject({ id: 1, subscribed: false, main: -500 })
})

test('a close code that no server may send is refused', async () => {
  expect((await control('PUT', '/sockets/switches', { closeOnConnect: 1006 })).status).toBe(422)
  expect(() => server.sockets.set({ closeOnConnect: 2000 })).toThrow()
})

test('the board connects Telegram', async () => {
  await control('POST', '/telegram', { supplierId: 2, success: true, chatId: '7' })
  expect(sandbox.world().suppliers[1]?.telegram_id).toBe('7')
})

test.each([
  [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 500 },
  ],
  [{ kind: 'hang' }, { kind: 'hang' }],
  [
    { kind: 'bad-signature', count: null },
    { kind: 'bad-signature', count: null },
  ],
  [
    { kind: 'late', ms: 5 },
    { kind: 'delay', ms: 5 },
  ],
])('broadcasting auth can be made to fail by %j', async (asked, fault) => {
  expect((await control('POST', '/sockets/auth', asked)).status).toBe(200)
  expect(sandbox.faults.list()).toMatchObject([{ fault: { path: '/broadcasting/auth', ...fault } }])
})

test('a reset clears faults, switches, clock, requests and tokens', async () => {
  await tokenOf(sandbox)
  await control('POST', '/faults', { path: '/x', kind: 'hang' })
  await control('PUT', '/sockets/switches', { eventName: 'bare', closeOnConnect: 4200 })
  await control('POST', '/clock', { move: 5000 })
  await control('POST', '/reset', { scenario: 'shortOnBoth' })
  const { body } = await control('GET', '/state')
  expect(body).toMatchObject({ scenario: 'shortOnBoth', faults: [], offset: 0, requests: [] })
  expect([body.switches.eventName, sandbox.world().tokens]).toEqual(['namespaced', []])
})

test('a form posted from another origin is refused', async () => {
  const response = await fetch(`${server.origin}/sandbox/api/reset`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(415)
  expect((await control('GET', '/nothing')).status).toBe(404)
})

test('every fault preset can be added unchanged', async () => {
  const { body } = await control('GET', '/state')
  expect(body.faultPresets).not.toEqual([])
  for (const { fault } of body.faultPresets) expect((await control('POST', '/faults', fault)).status).toBe(200)
})
