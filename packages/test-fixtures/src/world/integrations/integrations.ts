import { createHmac } from 'node:crypto'
import { recordsOf, withoutKeys } from '../records.ts'
import { storesOf } from '../stores/stored-stores.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'

export const integrationsName = 'integrations'
export const integrationEvent = 'integration.changed'
export const markets: readonly unknown[] = ['prom', 'rozetka', 'keycrm']
const checkTime = 2000
const days = 24 * 3_600_000
export const keptRuns = 20

export const freshIntegration = {
  status: 'draft',
  checked_at: null,
  secret: null,
  old_valid_until: null,
  rotated_by: null,
  problems: [],
  runs: [],
  deliveries: [],
  failing_since: null,
}

const seeded = {
  version: 1,
  store_id: null,
  url: null,
  credential: '',
  directions: [],
  events: [],
  scopes: [],
  ...freshIntegration,
}
const sent = (id: number, delivered: boolean) => ({
  id: `1603-${id}`,
  event: 'order.created',
  at: '2026-09-14T09:00:00.000Z',
  delivered,
  response_code: delivered ? 200 : 503,
})

export const integrationSeeds = (): readonly StoredRecord[] => [
  {
    ...seeded,
    id: 1601,
    kind: 'prom',
    title: 'Магазин на Prom',
    credential: 'prom-token-1601',
    directions: ['products_in', 'stock_in'],
    status: 'active',
    runs: [{ at: '2026-09-14T08:30:00.000Z', result: 'completed', created: 4, updated: 31, failed: 0, rows: [] }],
  },
  {
    ...seeded,
    id: 1602,
    kind: 'rozetka',
    title: 'Rozetka, основний',
    credential: 'rozetka-token-1602',
    directions: ['orders_in'],
    status: 'paused',
  },
  {
    ...seeded,
    id: 1603,
    kind: 'webhook',
    title: 'Склад 1С',
    url: 'https://hooks.shop.test/orders',
    events: ['order.created', 'order.changed'],
    status: 'active',
    secret: 'sk_seed_1603_a7f2',
    deliveries: [sent(2, false), sent(1, true)],
  },
  { ...seeded, id: 1604, kind: 'token', title: 'Бот для залишків', scopes: ['read'], status: 'draft' },
]

export const integrationsOf = (world: World, supplier: Supplier) =>
  recordsOf(world, supplier, integrationsName, integrationSeeds())
/** The secret of a request, the same for the same key. */
export const rotatedSecret = (world: World, id: number, key: string): string =>
  `sk_${createHmac('sha256', world.secret).update(`${id} ${key}`).digest('hex').slice(0, 40)}`

/** An integration without what nobody may read. */
export const shownIntegration = (record: StoredRecord, world: World, supplier: Supplier) => {
  const {
    credential: _,
    secret,
    rotated_by: __,
    checked_at: ___,
    failing_since: ____,
    store_id: chosen,
    ...rest
  } = withoutKeys(record)
  const store = storesOf(world, supplier).find(({ id }) => id === chosen)
  return {
    ...rest,
    store: store ? { id: store.id, name: store.name } : null,
    secret_last4: typeof secret === 'string' ? secret.slice(-4) : null,
  }
}

/** Sends one event to a webhook, or tries to. */
export const delivered = (record: StoredRecord, world: World, now: number, told: string) => {
  const isThere = world.isOutsideAway !== true
  const delivery = {
    id: `${record.id}-${record.version}`,
    event: told,
    at: new Date(now).toISOString(),
    delivered: isThere,
    response_code: isThere ? 200 : 503,
  }
  const before = record['deliveries'] as readonly unknown[]
  return {
    changed: {
      deliveries: [delivery, ...before].slice(0, keptRuns),
      failing_since: isThere ? null : (record['failing_since'] ?? now),
    },
  }
}

/** What the clock does: a check ends, and a webhook that has failed for three days is turned off. */
export const integrationAsOf = (record: StoredRecord, now: number, world: World): StoredRecord => {
  const { status, checked_at: at, failing_since: since } = record
  if (status === 'checking' && now >= Number(at) + checkTime) {
    const isRefused = world.isOutsideAway === true || String(record['credential']).startsWith('bad')
    const problems = isRefused ? [{ message: 'Інший майданчик не прийняв ключ.' }] : []
    return { ...record, status: isRefused ? 'error' : 'active', problems, version: record.version + 1 }
  }
  if (record['kind'] !== 'webhook' || status !== 'active' || since === null || now < Number(since) + 3 * days)
    return record
  const problems = [{ message: 'Вимкнено: три дні поспіль адреса не відповідала.' }]
  return { ...record, status: 'paused', problems, version: record.version + 1 }
}
