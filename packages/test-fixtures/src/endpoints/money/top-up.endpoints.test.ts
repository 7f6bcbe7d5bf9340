import { TopUpReply } from '@supplier/core/adapters/http/money/balances.wire'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/sandbox.ts'
import type { Broadcast } from '../../world/events.ts'
import { linesOf } from '../../world/money/lines.ts'
import { seedTime } from '../../world/seed-time.ts'

const path = '/admin-suppliers/v1/customer/account/up-balance'
const back = 'http://localhost/payments/balances/main-balance?payment='

let sandbox: Sandbox
let call: Caller
let told: Broadcast[]

const begin = async (options: SandboxOptions = {}) => {
  sandbox = createSandbox({ now: () => seedTime, ...options })
  call = callerOf(sandbox, await tokenOf(sandbox))
  told = []
  sandbox.on((broadcast) => told.push(broadcast))
}

beforeEach(async () => {
  await begin()
  return () => expect(brokenInvariants(sandbox.world())).toEqual([])
})

const mainBalance = () => sandbox.world().suppliers[0]?.main
const idOf = ({ body }: { body: { url: string } }) => Number(body.url.split('/').at(-1))

test('a top-up creates an invoice and charges nothing', async () => {
  const answer = await call('POST', path, { amount: 200.5 })
  expect([answer.status, answer.body]).toEqual([200, { url: `https://pay.sandbox.test/pay/${idOf(answer)}` }])
  expect(v.is(TopUpReply, answer.body)).toBe(true)
  expect(sandbox.world().invoices).toMatchObject([{ id: idOf(answer), amount: 200_50, status: 'open' }])
  expect([mainBalance(), sandbox.ledger(), told]).toEqual([12_345_67, [], []])
})

test('each request creates its own invoice, except with a repeated key', async () => {
  const urls = new Set<string>()
  for (const key of [undefined, undefined, 'a', 'a']) {
    const more = key === undefined ? {} : { headers: { 'Idempotency-Key': key } }
    urls.add((await call('POST', path, { amount: 5 }, more)).body.url)
  }
  expect(urls.size).toBe(3)
})

test.each([
  [1, 200],
  [150_000, 200],
  [0.99, 422],
  [150_000.01, 422],
  [1.005, 422],
  [0, 422],
  ['100', 422],
])('an amount of %j gets status %i', async (amount, status) => {
  expect((await call('POST', path, { amount })).status).toBe(status)
})

test('a paid invoice is credited once, even when it is paid again', async () => {
  const id = idOf(await call('POST', path, { amount: 200 }))
  for (const deed of ['pay', 'pay', 'cancel', 'postpone'] as const) {
    expect(sandbox.settleInvoice(id, deed)).toBe(`${back}success`)
  }
  expect(mainBalance()).toBe(12_545_67)
  expect(sandbox.ledger()).toMatchObject([{ kind: 'top_up', amount: 200_00 }])
  expect(linesOf(sandbox.world(), 1, 'main').at(-1)).toMatchObject({ type: 'top_up', amount: 200_00 })
  expect(told).toMatchObject([{ event: 'customer.change', data: { balance: { total: 12_545.67 } } }])
})

test('a postponed invoice can be paid, a cancelled one cannot', async () => {
  const first = idOf(await call('POST', path, { amount: 200 }))
  expect(sandbox.settleInvoice(first, 'postpone')).toBe(`${back}pending`)
  expect(sandbox.settleInvoice(first, 'pay')).toBe(`${back}success`)
  const second = idOf(await call('POST', path, { amount: 300 }))
  expect(sandbox.settleInvoice(second, 'cancel')).toBe(`${back}cancel`)
  expect(sandbox.settleInvoice(second, 'pay')).toBe(`${back}cancel`)
  expect(mainBalance()).toBe(12_545_67)
  expect(sandbox.settleInvoice(7, 'pay')).toBeNull()
})

test.each([
  ['https://pay.example.com', 'https://pay.example.com/pay/'],
  ['http://pay.localhost:8787', 'http://pay.localhost:8787/sandbox/pay/'],
])('invoices can be paid at %s', async (paymentOrigin, start) => {
  await begin({ paymentOrigin })
  expect((await call('POST', path, { amount: 5 })).body.url).toMatch(new RegExp(`^${start}\\d+$`))
})

test.each<[unknown]>([
  ['javascript:alert(1)'],
  ['http://pay.sandbox.test/pay/1'],
  ['//evil.test'],
  [null],
  [{ href: 'https://pay.sandbox.test' }],
  [7],
])('the payment address can be overridden with %j', async (url) => {
  sandbox.setWorld((world) => ({ ...world, overrides: { [`POST ${path}`]: { url } } }))
  expect((await call('POST', path, { amount: 5 })).body).toEqual({ url })
  sandbox.setWorld((world) => ({ ...world, overrides: {} }))
  sandbox.faults.add({ kind: 'status', status: 200, path, body: { url } })
  expect((await call('POST', path, { amount: 5 })).body).toEqual({ url })
  expect(sandbox.world().invoices).toEqual([])
})
