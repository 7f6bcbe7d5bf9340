import { ReadinessReply, readinessPath } from '@supplier/core/wire/readiness'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../caller.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import type { StoredRecord } from '../world/world.ts'

const readinessIn = async (sandbox: Sandbox) => {
  const { status, body } = await callerOf(sandbox, await tokenOf(sandbox))('GET', readinessPath)
  expect([status, v.is(ReadinessReply, body)]).toEqual([200, true])
  return body.data
}

const record = (id: number, more: object): StoredRecord => ({ id, version: 1, ...more })

const withRecords = (records: Readonly<Record<string, readonly StoredRecord[]>>) => {
  const sandbox = createSandbox()
  sandbox.setWorld((world) => ({
    ...world,
    records: Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, { 1: rows }])),
  }))
  return sandbox
}

test('a new supplier lacks articles, delivery, payment, a subscription and Telegram', async () => {
  expect(await readinessIn(createSandbox({ scenario: 'brandNew' }))).toEqual({
    stores: null,
    information: { ready: false, missing: ['delivery', 'returns', 'about', 'contacts'] },
    delivery: { ready: false, missing: ['key', 'sender'] },
    payment: { ready: false, missing: [] },
    keys: [],
    subscription: { active: false, until: null },
    telegram: { linked: false },
    balance: { debt: 0 },
  })
})

test('stores and keys are those of their sections', async () => {
  const pause = { from: '2026-08-20', to: null, message: '' }
  const sandbox = withRecords({
    stores: [record(5, { name: 'Крамниця', status: 'paused', pause, problems: ['hours'], phone: '380671112233' })],
    'delivery-keys': [record(7, { title: 'Основний', carrier: 'nova', status: 'invalid', expires_at: null, key: 'a' })],
  })
  const { stores, keys } = await readinessIn(sandbox)
  expect(stores).toEqual([{ id: 5, name: 'Крамниця', status: 'paused', pause, problems: ['hours'] }])
  expect(keys).toEqual([{ id: 7, title: 'Основний', carrier: 'nova', status: 'invalid', expires_at: null }])
})

test('a working key and a sender are not missed', async () => {
  const sandbox = withRecords({
    'delivery-keys': [record(7, { status: 'expiring' })],
    senders: [record(8, {})],
  })
  sandbox.changeSupplier(1, { steps: { information: true, product: true, delivery: false, payment: true } })
  expect((await readinessIn(sandbox)).delivery).toEqual({ ready: false, missing: [] })
})

test('a payment method that is on and blocked names what it lacks', async () => {
  const sandbox = withRecords({
    'payment-methods': [
      record(3, { is_enabled: true, blocked_by: ['needs_keys'] }),
      record(4, { is_enabled: false, blocked_by: ['needs_contract'] }),
    ],
  })
  expect((await readinessIn(sandbox)).payment.missing).toEqual([{ code: 'needs_keys', id: 3 }])
})

test('a negative balance is a debt', async () => {
  const sandbox = createSandbox()
  sandbox.changeSupplier(1, { main: -120_50 })
  expect((await readinessIn(sandbox)).balance).toEqual({ debt: 120.5 })
})
