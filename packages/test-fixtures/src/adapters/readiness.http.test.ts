import { readinessOverHttp } from '@supplier/core/adapters/http/readiness/readiness.http'
import { readinessPath } from '@supplier/core/adapters/http/readiness/readiness.wire'
import { toHryvnias } from '@supplier/core/kernel/money'
import type { ReadinessPort } from '@supplier/core/readiness/readiness.port'
import { beforeEach, expect, test } from 'vitest'
import { expectFailures, failed, type Wired, wired } from './wired.ts'

let desk: Wired
let readiness: ReadinessPort

beforeEach(async () => {
  desk = await wired()
  readiness = readinessOverHttp(desk.http)
})

const fetch = () => readiness.fetchReadiness(undefined, desk.signal)
const answered = (data: unknown) => {
  desk.answer(readinessPath, { data })
  return fetch()
}

const unknown = {
  stores: null,
  information: null,
  delivery: null,
  payment: null,
  keys: [],
  subscription: null,
  isTelegramLinked: null,
  debt: null,
  overdue: null,
  products: null,
}

test('a supplier who is set up lacks nothing', async () => {
  expect(await fetch()).toEqual({
    ...unknown,
    information: { isReady: true, missing: [] },
    stores: expect.arrayContaining([
      { id: '70', name: 'Крамниця Олени', status: 'active', pausedUntil: null, problems: [] },
    ]),
    keys: expect.arrayContaining([
      { id: '701', title: 'Основний ключ', carrier: 'nova', status: 'active', expiresAt: '2027-03-14T00:00:00.000Z' },
    ]),
    delivery: { isReady: true, missing: [] },
    payment: { isReady: true, missing: [] },
    subscription: { isActive: true, until: null },
    isTelegramLinked: true,
    overdue: { count: 28, since: '2026-08-22T17:00:00.000Z' },
    products: { rejected: 2, problems: 8, runningOut: 1 },
  })
  expect(desk.sent.at(-1)).toMatchObject({ method: 'GET', path: readinessPath, query: {}, body: null })
})

test('stores, keys and what is missing are read', async () => {
  const found = await answered({
    stores: [
      { id: 5, name: 'Крамниця', status: 'paused', pause: { from: '2026-08-20', to: '2026-09-05' }, problems: [] },
    ],
    delivery: { ready: false, missing: ['key', { code: 'address', id: 'pickup' }] },
    payment: { ready: 0, missing: ['needs_contract', { code: 'needs_keys', id: 3 }] },
    keys: [{ id: '7', title: 'Основний', carrier: 'nova', status: 'expiring', expires_at: '2026-09-01T00:00:00Z' }],
    subscription: { active: true, until: '2026-09-30T00:00:00Z' },
    balance: { debt: 120.5 },
  })
  expect(found).toMatchObject({
    stores: [{ id: '5', name: 'Крамниця', status: 'paused', pausedUntil: '2026-09-05', problems: [] }],
    delivery: {
      isReady: false,
      missing: [
        { kind: 'key', method: null },
        { kind: 'address', method: 'pickup' },
      ],
    },
    payment: {
      isReady: false,
      missing: [
        { kind: 'contract', method: null },
        { kind: 'keys', method: '3' },
      ],
    },
    keys: [{ id: '7', title: 'Основний', carrier: 'nova', status: 'expiring', expiresAt: '2026-09-01T00:00:00.000Z' }],
    subscription: { isActive: true, until: '2026-09-30T00:00:00.000Z' },
  })
  expect(found.debt && toHryvnias(found.debt)).toBe(120.5)
})

test('what the panel does not know is left out, and the rest is read', async () => {
  const found = await answered({
    stores: [
      { id: 5, status: 'dreaming', pause: { to: 'soon' }, problems: ['contacts', 'weather', { code: 'products' }, 7] },
      { name: 'without an id' },
    ],
    information: { ready: 'perhaps', missing: [] },
    delivery: { ready: false, missing: 'all' },
    payment: [],
    keys: [{ id: 7, carrier: 'pigeon', status: 'tired', expires_at: 'soon' }, 'a key'],
    subscription: { until: 'soon' },
    telegram: { linked: 'maybe' },
    balance: { debt: 0 },
    weather: { rain: true },
  })
  expect(found).toEqual({
    ...unknown,
    stores: [{ id: '5', name: null, status: null, pausedUntil: null, problems: ['contacts', 'products'] }],
    delivery: { isReady: false, missing: [] },
    keys: [{ id: '7', title: null, carrier: null, status: null, expiresAt: null }],
  })
})

test.each([{}, { stores: null, keys: 5, balance: { debt: 'much' } }])('of %j nothing is known', async (data) => {
  expect(await answered(data)).toEqual(unknown)
})

test('an answer without data is a failure', async () => {
  desk.answer(readinessPath, { stores: [] })
  expect(await failed(fetch())).toEqual({ kind: 'unexpected' })
})

test('failures are mapped', async () => {
  await expectFailures(desk, readinessPath, (signal) => readiness.fetchReadiness(undefined, signal))
})
