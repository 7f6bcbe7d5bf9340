import { SettingsReply } from '@supplier/core/adapters/http/account/setup.wire'
import { MessageReply } from '@supplier/core/adapters/http/kit/kernel.wire'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../../sandbox/caller.ts'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import type { Broadcast } from '../../world/events.ts'
import { linesOf } from '../../world/money/lines.ts'
import { seedTime } from '../../world/seed-time.ts'

const path = '/v1/customers/balances/balance-transfer'

let sandbox: Sandbox
let call: Caller
let told: Broadcast[]

beforeEach(async () => {
  sandbox = createSandbox({ now: () => seedTime, scenario: 'shortOnService' })
  call = callerOf(sandbox, await tokenOf(sandbox))
  told = []
  sandbox.on((broadcast) => told.push(broadcast))
  return () => expect(brokenInvariants(sandbox.world())).toEqual([])
})

type Headers = Readonly<Record<string, string>>

const move = (transfer_direction: string, amount: unknown, more = {}, headers: Headers = {}) =>
  call('POST', path, { amount, transfer_direction, ...more }, { headers })

const supplier = () => sandbox.world().suppliers[0]
const newest = (purse: 'main' | 'service') => linesOf(sandbox.world(), 1, purse).at(-1)

test('money goes from the main balance to the service balance', async () => {
  const { status, body } = await move('transfer_from_main', 300.1, { description: 'Для підписки' })
  expect([status, v.parse(MessageReply, body)]).toEqual([200, { message: 'Кошти переказано на баланс послуг.' }])
  expect(supplier()).toMatchObject({ main: 12_345_67 - 300_10, service: 198_90 + 300_10 })
  expect(newest('main')).toMatchObject({ type: 'transfer_out', amount: -300_10, description: 'Для підписки' })
  expect(newest('service')).toMatchObject({ type: 'transfer_in', amount: 300_10, balanceAfter: 499_00 })
  expect(sandbox.ledger()).toMatchObject([{ kind: 'transfer_from_main', amount: 300_10, intent: null, at: seedTime }])
})

test('money goes back to the main balance', async () => {
  const { body } = await move('transfer_to_main', 198.9)
  expect(body.message).toBe('Кошти переказано на основний баланс.')
  expect(supplier()).toMatchObject({ main: 12_345_67 + 198_90, service: 0 })
  expect([newest('service')?.type, newest('main')?.type]).toEqual(['transfer_out', 'transfer_in'])
})

test('the subscription is paid from the service balance, once', async () => {
  await move('transfer_from_main', 300.1)
  expect((await move('supplier_panel', 499)).body.message).toBe('Підписку оплачено.')
  expect(supplier()).toMatchObject({ subscribed: true, service: 0 })
  expect(newest('service')).toMatchObject({ type: 'subscription', amount: -499_00 })
  const { body } = await call('GET', '/admin-suppliers/v1/settings')
  expect(v.parse(SettingsReply, body).subscribes?.supplier_panel?.active).toBe(true)
  expect(await move('supplier_panel', 499)).toMatchObject({ status: 409, body: { message: 'Підписку вже оплачено.' } })
  expect(sandbox.ledger().map(({ kind }) => kind)).toEqual(['transfer_from_main', 'supplier_panel'])
})

test('each move is broadcast on the supplier’s own channel', async () => {
  await move('transfer_from_main', 1)
  expect(told).toEqual([
    {
      channel: 'private-customer.1',
      event: 'customer.change',
      data: {
        name: 'Олена Коваль',
        balance: { total: 12_344.67, total_format: '12 344,67 грн.' },
        service_balance: { total: 199.9 },
      },
    },
  ])
})

test.each([
  ['transfer_from_main', 12_345.68, 'Сума перевищує доступний баланс'],
  ['transfer_to_main', 198.91, 'Сума перевищує доступний баланс'],
  ['supplier_panel', 499, 'Сума перевищує доступний баланс'],
  ['supplier_panel', 498.99, 'Сума не дорівнює вартості підписки.'],
  ['transfer_to_main', 0, 'Сума має бути більшою за 0 і мати не більше двох знаків після коми.'],
  ['transfer_to_main', -5, 'Сума має бути більшою за 0 і мати не більше двох знаків після коми.'],
  ['transfer_to_main', 0.1 + 0.2, 'Сума має бути більшою за 0 і мати не більше двох знаків після коми.'],
  ['transfer_to_main', '5', 'Сума має бути більшою за 0 і мати не більше двох знаків після коми.'],
  ['transfer_to_main', null, 'Поле «Сума» є обов’язковим.'],
])('%s of %j is refused: %s', async (direction, amount, text) => {
  const before = sandbox.world()
  expect(await move(direction, amount)).toMatchObject({
    status: 422,
    body: { message: text, errors: { amount: [text] } },
  })
  expect(sandbox.world()).toBe(before)
  expect(told).toEqual([])
})

test('an unknown direction is refused', async () => {
  expect((await move('transfer_to_me', 1)).body.errors).toHaveProperty('transfer_direction')
})

test('a negative balance cannot be moved', async () => {
  sandbox.changeSupplier(1, { main: -500 })
  expect((await move('transfer_from_main', 1)).status).toBe(422)
})

test('the same key with the same body gets the first reply and moves nothing again', async () => {
  const key = { 'Idempotency-Key': 'intent-1' }
  const first = await move('transfer_from_main', 300.1, {}, key)
  const after = sandbox.world()
  expect((await move('transfer_from_main', 300.1, {}, key)).body).toEqual(first.body)
  expect(sandbox.world()).toBe(after)
  expect(sandbox.ledger()).toMatchObject([{ intent: 'intent-1' }])
  expect(told).toHaveLength(1)
})

test('the same key with another body is refused', async () => {
  const key = { 'Idempotency-Key': 'intent-1' }
  await move('transfer_from_main', 300.1, {}, key)
  expect((await move('transfer_from_main', 300.2, {}, key)).status).toBe(422)
  expect((await move('transfer_to_main', 300.1, {}, key)).status).toBe(422)
  expect(sandbox.ledger()).toHaveLength(1)
})

test('a key whose request was refused can be used again', async () => {
  const key = { 'Idempotency-Key': 'intent-1' }
  expect((await move('supplier_panel', 499, {}, key)).status).toBe(422)
  sandbox.changeSupplier(1, { service: 499_00 })
  expect((await move('supplier_panel', 499, {}, key)).status).toBe(200)
})

test('suppliers may use the same key independently', async () => {
  const key = { 'Idempotency-Key': 'intent-1' }
  await move('transfer_from_main', 1, {}, key)
  call = callerOf(sandbox, await tokenOf(sandbox, '380502223344'))
  await move('transfer_from_main', 2, {}, key)
  expect(sandbox.ledger().map(({ supplierId, amount }) => [supplierId, amount])).toEqual([
    [1, 100],
    [2, 200],
  ])
})

test.each<[Headers, number]>([
  [{ 'Idempotency-Key': 'intent-1' }, 1],
  [{}, 2],
])('a request that the network delivers twice with %j moves money %i times', async (headers, times) => {
  sandbox.faults.add({ kind: 'duplicate-delivery', path })
  expect((await move('transfer_from_main', 1, {}, headers)).status).toBe(200)
  expect(sandbox.ledger()).toHaveLength(times)
})

test('a move without a response has still been made', async () => {
  sandbox.faults.add({ kind: 'applied-then-reset', path })
  await expect(move('transfer_from_main', 1)).rejects.toThrow()
  expect(sandbox.ledger()).toHaveLength(1)
})
