import { ReadinessReply, readinessPath } from '@supplier/core/adapters/http/readiness/readiness.wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { keySeeds, keysName, methodSeeds, methodsName, sendersName } from '../../world/deliveries/deliveries.ts'
import { paymentMethodsName, paymentSeeds } from '../../world/money/payment-methods.ts'
import { seedSupplier } from '../../world/scenarios/seeds.ts'
import { seedTime } from '../../world/seed-time.ts'
import { storesName } from '../../world/stores/primary-store.ts'
import { storeSeeds } from '../../world/stores/store-records.ts'
import type { StoredRecord } from '../../world/world.ts'

const aDay = 24 * 3_600_000
const [key] = keySeeds(seedSupplier())
const [store] = storeSeeds(seedSupplier())

const readinessIn = async (sandbox: Sandbox) => {
  const { status, body } = await callerOf(sandbox, await tokenOf(sandbox))('GET', readinessPath)
  expect([status, v.is(ReadinessReply, body)]).toEqual([200, true])
  return body.data
}

const withRecords = (records: Readonly<Record<string, readonly StoredRecord[]>>) => {
  const sandbox = createSandbox({ now: () => seedTime })
  sandbox.setWorld((world) => ({
    ...world,
    records: Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, { 1: rows }])),
  }))
  return sandbox
}

const enabled = (methods: readonly StoredRecord[], ...codes: readonly string[]): readonly StoredRecord[] =>
  methods.map((method) => ({ ...method, is_enabled: codes.includes(String(method['code'])) }))

test('a new supplier lacks articles, delivery, payment, a subscription and Telegram', async () => {
  expect(await readinessIn(createSandbox({ scenario: 'brandNew' }))).toEqual({
    stores: null,
    information: { ready: false, missing: ['delivery', 'returns', 'about', 'contacts'] },
    delivery: { ready: false, missing: [] },
    payment: { ready: false, missing: [] },
    keys: [],
    subscription: { active: false, until: null },
    telegram: { linked: false },
    balance: { debt: 0 },
    orders: { overdue: 0, overdue_since: null },
    products: { rejected: 0, problems: 0, running_out: 0 },
  })
})

test('a supplier at work is ready, and the stores that do not sell are told', async () => {
  const { stores, keys, information, delivery, payment } = await readinessIn(createSandbox({ now: () => seedTime }))
  expect([information, delivery, payment]).toEqual(Array(3).fill({ ready: true, missing: [] }))
  expect(stores.map(({ status }: { readonly status: string }) => status)).toEqual([
    'active',
    'active',
    'paused',
    'rejected',
    'draft',
  ])
  expect(keys[0]).toEqual({
    id: 701,
    title: 'Основний ключ',
    carrier: 'nova',
    status: 'active',
    expires_at: '2027-03-14T00:00:00.000Z',
  })
})

test('a pause is over with its last day, and a key with its time', async () => {
  const pause = { from: '2026-08-20', to: '2026-08-22', message: '' }
  const sandbox = withRecords({
    [storesName]: [{ ...store, status: 'paused', pause } as StoredRecord],
    [keysName]: [{ ...key, expires_at: seedTime - aDay } as StoredRecord],
  })
  const { stores, keys } = await readinessIn(sandbox)
  expect(stores).toMatchObject([{ status: 'active', pause: null, problems: ['delivery'] }])
  expect(keys).toMatchObject([{ status: 'expired' }])
})

test('a delivery method in use names what it lacks', async () => {
  const methods = enabled(methodSeeds(seedSupplier()), 'nova', 'pickup')
  const { delivery } = await readinessIn(withRecords({ [methodsName]: methods, [keysName]: [], [sendersName]: [] }))
  expect(delivery).toEqual({
    ready: false,
    missing: [
      { code: 'key', id: 'nova' },
      { code: 'sender', id: 'nova' },
      { code: 'address', id: 'pickup' },
    ],
  })
})

test('a payment method in use names what it lacks', async () => {
  const methods = enabled(paymentSeeds(seedSupplier()), 'card', 'wayforpay', 'cod')
  const sandbox = withRecords({ [paymentMethodsName]: methods, [keysName]: [] })
  const idOf = (code: string) => methods.find((method) => method['code'] === code)?.id
  expect((await readinessIn(sandbox)).payment.missing).toEqual([
    { code: 'needs_details', id: idOf('card'), field: 'number' },
    { code: 'needs_keys', id: idOf('wayforpay'), field: 'merchant_account' },
    { code: 'needs_cod_delivery', id: idOf('cod') },
  ])
})

test('late orders and products that need the supplier are as many as their lists have', async () => {
  const sandbox = createSandbox({ now: () => seedTime })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const totalOf = async (list: string) => (await call('GET', `/admin-suppliers/v1/${list}`)).body.meta.total
  const { orders, products } = (await call('GET', readinessPath)).body.data
  const [first] = (await call('GET', '/admin-suppliers/v1/orders?filter[overdue]=1&sort=deadline_at')).body.data
  expect(orders).toEqual({ overdue: await totalOf('orders?filter[overdue]=1'), overdue_since: first.deadline_at })
  const onSale = 'filter[status][]=active&filter[status][]=moderation_update'
  expect(products).toMatchObject({
    rejected: await totalOf('products?filter[status][]=rejected'),
    running_out: await totalOf(`products?${onSale}&filter[quantity_from]=1&filter[quantity_to]=3`),
  })
  expect(orders.overdue).toBeGreaterThan(0)
})

test('a negative balance is a debt', async () => {
  const sandbox = createSandbox()
  sandbox.changeSupplier(1, { main: -120_50 })
  expect((await readinessIn(sandbox)).balance).toEqual({ debt: 120.5 })
})
