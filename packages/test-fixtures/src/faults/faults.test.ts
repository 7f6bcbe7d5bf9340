import { afterEach, beforeEach, expect, test } from 'vitest'
import { callerOf } from '../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { type RunningServer, startServer } from '../server/server.ts'
import { seedTime } from '../world/seed-time.ts'
import { type Fault, faultKinds } from './fault.ts'

const login = '/admin-suppliers/v3/auth/login'
const credentials = { telephone: '380671112233', password: 'Supplier1!' }

let sandbox: Sandbox
let server: RunningServer

beforeEach(async () => {
  sandbox = createSandbox({ now: () => seedTime })
  server = await startServer({ sandbox })
})
afterEach(() => server.close())

/** The sandbox must fail in the same way in process and over the network. */
const ways = [
  ['in process', () => callerOf(sandbox)],
  ['over the network', () => callerOf({ fetch }, undefined, server.origin)],
] as const

const ending = async (way: (typeof ways)[number][1], init: Omit<RequestInit, 'headers'> = {}) => {
  try {
    const { status, body } = await way()('POST', login, credentials, init)
    return { status, body, tokens: sandbox.world().tokens.length }
  } catch (error) {
    return { failed: error instanceof Error ? error.name : 'unknown', tokens: sandbox.world().tokens.length }
  }
}

const token = expect.stringMatching(/^\d+\|[0-9a-f]{40}$/)
const user = expect.objectContaining({ id: 1 })

type Case = readonly [kind: Fault['kind'], more: object, expected: object]

const cases: readonly Case[] = [
  ['status', { status: 419 }, { status: 419, body: { message: 'CSRF token mismatch.' }, tokens: 0 }],
  ['status', { status: 503, body: 'down' }, { status: 503, body: 'down', tokens: 0 }],
  ['refuse', {}, { failed: 'TypeError', tokens: 0 }],
  ['reset-before', {}, { failed: 'TypeError', tokens: 0 }],
  ['applied-then-reset', {}, { failed: 'TypeError', tokens: 1 }],
  ['applied-then-500', {}, { status: 500, body: { message: 'Server Error' }, tokens: 1 }],
  [
    'applied-later',
    { ms: 0, status: 504 },
    { status: 504, body: { message: 'Gateway Timeout' }, tokens: expect.any(Number) },
  ],
  ['truncate', {}, { failed: 'TypeError', tokens: 1 }],
  ['html-200', {}, { status: 200, body: expect.stringContaining('<!doctype html>'), tokens: 0 }],
  ['empty-200', {}, { status: 200, body: '', tokens: 0 }],
  ['malformed-json', {}, { status: 200, body: '{"data": {"id": 1,,', tokens: 0 }],
  ['wrong-types', {}, { status: 200, body: { data: expect.anything(), token: { text: token } }, tokens: 1 }],
  ['missing-field', { field: 'token' }, { status: 200, body: { data: user }, tokens: 1 }],
  ['extra-fields', {}, { status: 200, body: expect.objectContaining({ data: user, token }), tokens: 1 }],
  ['duplicate-delivery', {}, { status: 200, body: { data: user, token }, tokens: 2 }],
  ['resent', {}, { status: 200, body: { data: user, token }, tokens: 2 }],
  ['resent-then-reset', {}, { failed: 'TypeError', tokens: 2 }],
  ['redirect', { url: 'https://example.com/' }, { failed: 'TypeError', tokens: 0 }],
  ['slow-body', { bytesPerSecond: 1_000_000 }, { status: 200, body: { data: user, token }, tokens: 1 }],
]

for (const [name, way] of ways) {
  test.each(cases)(`${name}, %s %j`, async (kind, more, expected) => {
    sandbox.faults.add({ path: login, kind, ...more } as Fault)
    expect(await ending(way, { redirect: 'error' })).toEqual(expected)
    expect(await ending(way)).toMatchObject({ status: 200 })
  })

  test.each([
    ['hang', 0],
    ['applied-then-hang', 1],
  ] as const)(`${name}, %s stays silent until the caller gives up`, async (kind, tokens) => {
    sandbox.faults.add({ path: login, kind })
    const giveUp = new AbortController()
    const waiting = ending(way, { signal: giveUp.signal })
    await expect.poll(() => sandbox.requests().at(-1)?.status, { interval: 5 }).toBe('silent')
    giveUp.abort()
    expect(await waiting).toEqual({ failed: 'AbortError', tokens })
  })

  test(`${name}, a delay ends when the clock advances`, async () => {
    sandbox.faults.add({ path: login, kind: 'delay', ms: 3_600_000 })
    const waiting = ending(way)
    await expect.poll(() => sandbox.faults.list()[0]?.hits, { interval: 5 }).toBe(1)
    await Promise.resolve()
    sandbox.clock.move(3_600_000)
    expect(await waiting).toMatchObject({ status: 200 })
  })

  test(`${name}, responses are held back and released in the requested order`, async () => {
    sandbox.faults.add({ path: '/v3/countries', kind: 'reorder', hold: 3, order: [2, 0, 1] })
    const seen: string[] = []
    const call = way()
    const ask = async (search: string, before: number) => {
      await expect.poll(() => sandbox.requests().length, { interval: 2 }).toBe(before)
      await call('GET', `/v3/countries?search=${search}`)
      seen.push(search)
    }
    await Promise.all(['a', 'b', 'c'].map(ask))
    expect(seen).toEqual(['c', 'a', 'b'])
  })

  test(`${name}, a signature can be made invalid`, async () => {
    const { body } = await callerOf(sandbox)('POST', login, credentials)
    sandbox.faults.add({ path: '/broadcasting/auth', kind: 'bad-signature' })
    const call = name === 'in process' ? callerOf(sandbox, body.token) : callerOf({ fetch }, body.token, server.origin)
    const asked = { socket_id: '1.2', channel_name: 'private-customer.1' }
    expect((await call('POST', '/broadcasting/auth', asked)).body.auth).toMatch(/:0{64}$/)
  })
}

test('every kind of fault is tested here', () => {
  const tried = new Set<string>([
    ...cases.map(([kind]) => kind),
    'hang',
    'applied-then-hang',
    'delay',
    'reorder',
    'bad-signature',
  ])
  expect(faultKinds.filter((kind) => !tried.has(kind))).toEqual([])
})

test('a fault applies by method, path, hit and count', async () => {
  const call = callerOf(sandbox)
  const statuses = async (times: number) => {
    const found: number[] = []
    for (let at = 0; at < times; at++) found.push((await call('GET', '/v3/countries')).status)
    return found
  }
  sandbox.faults.add({ method: 'POST', path: '/v3/countries', kind: 'status', status: 500 })
  sandbox.faults.add({ path: '/v3/*', nth: 2, count: 2, kind: 'status', status: 503 })
  expect(await statuses(4)).toEqual([200, 503, 503, 200])
  sandbox.faults.clear()
  const id = sandbox.faults.add({ path: '/*tries', kind: 'status', status: 404, count: null })
  expect(await statuses(2)).toEqual([404, 404])
  expect(sandbox.faults.list()).toMatchObject([{ id, hits: 2 }])
  sandbox.faults.clear(id)
  expect(await statuses(1)).toEqual([200])
})

test('removing a fault releases the answers that it holds', async () => {
  const id = sandbox.faults.add({ path: '/v3/countries', kind: 'reorder', hold: 9 })
  const waiting = callerOf(sandbox)('GET', '/v3/countries')
  await expect.poll(() => sandbox.requests().length, { interval: 2 }).toBe(1)
  await new Promise((resolve) => setImmediate(resolve))
  sandbox.faults.clear(id)
  expect((await waiting).status).toBe(200)
})

test('extra fields include prototype names and pollute no prototype', async () => {
  sandbox.faults.add({ path: login, kind: 'extra-fields' })
  const { body } = await callerOf(sandbox)('POST', login, credentials)
  expect(Object.getOwnPropertyNames(body.data)).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'id']))
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('a call aborted before it starts is not carried out', async () => {
  expect(await ending(ways[0][1], { signal: AbortSignal.abort() })).toEqual({ failed: 'AbortError', tokens: 0 })
  expect(sandbox.requests()).toEqual([])
})
