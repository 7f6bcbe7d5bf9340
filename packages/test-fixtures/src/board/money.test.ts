import { afterEach, beforeEach, expect, test } from 'vitest'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { brokenInvariants } from '../sandbox/invariants.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { type RunningServer, startServer } from '../server/server.ts'
import type { Broadcast } from '../world/events.ts'

let sandbox: Sandbox
let server: RunningServer
let told: Broadcast[]

beforeEach(async () => {
  sandbox = createSandbox()
  server = await startServer({ sandbox })
  told = []
  sandbox.on((broadcast) => told.push(broadcast))
})
afterEach(async () => {
  expect(brokenInvariants(sandbox.world())).toEqual([])
  await server.close()
})

const control = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${server.origin}/sandbox/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  return { status: response.status, body: await response.json() }
}

const panel = async () => callerOf({ fetch }, await tokenOf(sandbox), server.origin)
const topUp = async (amount = 200) => {
  const { body } = await (await panel())('POST', '/admin-suppliers/v1/customer/account/up-balance', { amount })
  return Number(body.url.split('/').at(-1))
}

test('the board changes a balance by an amount', async () => {
  expect((await control('POST', '/suppliers/1/money', { purse: 'main', amount: 100_00 })).status).toBe(200)
  expect((await control('POST', '/suppliers/1/money', { purse: 'service', amount: -50_00 })).status).toBe(200)
  expect(sandbox.world().suppliers[0]).toMatchObject({ main: 12_445_67, service: 800_00 })
  expect(told.map(({ event, data }) => [event, data])).toMatchObject([
    ['customer.change', { balance: { total: 12_445.67 }, service_balance: { total: 850 } }],
    ['customer.change', { balance: { total: 12_445.67 }, service_balance: { total: 800 } }],
  ])
  expect((await control('GET', '/lines?supplier=1&purse=main')).body.at(-1)).toMatchObject({ type: 'bonus' })
  expect(sandbox.ledger()).toEqual([])
})

test.each([
  ['/suppliers/1/money', { purse: 'main', amount: 0.5 }],
  ['/suppliers/1/money', { purse: 'third', amount: 1 }],
  ['/suppliers/99/money', { purse: 'main', amount: 1 }],
  ['/suppliers/x/money', { purse: 'main', amount: 1 }],
  ['/cost', { cost: 0 }],
  ['/cost', { cost: 1.5 }],
  ['/invoices/99', { deed: 'pay' }],
  ['/invoices/99', { deed: 'steal' }],
  ['/payouts/99', { status: 'paid' }],
])('%s with %j is refused', async (path, body) => {
  expect((await control('POST', path, body)).status).toBe(422)
})

test('the cost and the state of the subscription can be changed', async () => {
  await control('POST', '/cost', { cost: 600_00 })
  await control('POST', '/suppliers/1', { subscribed: false })
  const { body } = await (await panel())('GET', '/admin-suppliers/v1/settings')
  expect(body.subscribes.supplier_panel).toEqual({ cost: 600, cost_format: '600,00 грн.', active: false })
  expect(told).toMatchObject([{ event: 'customer.change' }])
})

test('an invoice is shown, paid once, and returns the address to go back to', async () => {
  const id = await topUp()
  expect((await control('GET', `/invoices/${id}`)).body).toMatchObject({
    amount: 200_00,
    amount_format: '200,00 грн.',
    status: 'open',
  })
  expect((await control('GET', '/state')).body.invoices).toMatchObject([{ id }])
  const back = `${server.origin}/payments/balances/main-balance?payment=success`
  const presses = await Promise.all([1, 2].map(() => control('POST', `/invoices/${id}`, { deed: 'pay' })))
  expect(presses.map(({ body }) => body)).toEqual([{ url: back }, { url: back }])
  expect(sandbox.world().suppliers[0]?.main).toBe(12_545_67)
  expect((await control('GET', '/ledger?supplier=1')).body).toMatchObject([{ kind: 'top_up', amount: 200_00 }])
  expect((await control('GET', '/invoices?supplier=1')).body).toMatchObject([{ status: 'paid', url: back }])
  expect((await control('GET', '/state')).body.invoices).toEqual([])
  expect((await control('GET', '/invoices/99')).status).toBe(404)
})

test.each([
  ['cancel', 'cancel', 'cancelled'],
  ['postpone', 'pending', 'open'],
])('after %s, an invoice redirects back with payment=%s', async (deed, payment, status) => {
  const id = await topUp()
  const { body } = await control('POST', `/invoices/${id}`, { deed })
  expect(body.url).toMatch(new RegExp(`\\?payment=${payment}$`))
  expect((await control('GET', `/invoices/${id}`)).body.status).toBe(status)
  expect(sandbox.ledger()).toEqual([])
})

test('a payout moves through its statuses', async () => {
  const call = await panel()
  const { requisites } = (await call('GET', '/admin-suppliers/v1/payouts')).body
  const { version } = (await call('GET', '/admin-suppliers/v1/payouts/preview?amount=500')).body.data
  const wanted = { amount: 500, requisites_id: requisites[0].id, version }
  const { id } = (await call('POST', '/admin-suppliers/v1/payouts', wanted)).body.data
  expect((await control('GET', '/state')).body.payouts[0]).toMatchObject({ id, next: ['pending', 'rejected'] })
  expect((await control('POST', `/payouts/${id}`, { status: 'paid' })).status).toBe(422)
  expect((await control('POST', `/payouts/${id}`, { status: 'toString' })).status).toBe(422)
  told = []
  expect((await control('POST', `/payouts/${id}`, { status: 'rejected', reason: 'Ні' })).status).toBe(200)
  expect(told.map(({ event }) => event)).toEqual(['customer.change', 'payout.changed'])
  expect((await control('GET', '/payouts?supplier=1')).body.at(-1)).toMatchObject({ status: 'rejected', reason: 'Ні' })
})

test('a world set with other balances gets matching lines', async () => {
  const [first, ...others] = sandbox.world().suppliers
  const suppliers = [{ ...first, main: 1_00 }, ...others]
  expect((await control('PUT', '/world', { suppliers })).status).toBe(200)
  expect(sandbox.world().suppliers[0]?.main).toBe(1_00)
})
