import { statisticsPath } from '@supplier/core/adapters/http/statistics/statistics.wire'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { dayAfter, kyivDay, startOfDay } from '../../world/days.ts'
import { orderReasons, orderStatuses, outcomeIn } from '../../world/order-states/order-states.ts'
import type { OrderRecord } from '../../world/orders/order-records.ts'
import { orderSeeds } from '../../world/orders/order-seeds.ts'
import { ordersName } from '../../world/orders/orders.ts'
import { withRecords } from '../../world/records.ts'
import { groupings } from '../../world/statistics/breakdowns.ts'
import { metrics } from '../../world/statistics/statistics.ts'
import {
  dayOf,
  hourOf,
  isBetween,
  monthOf,
  ofStores,
  type ReferenceQuery,
  recomputed,
} from '../../world/statistics/statistics-reference.ts'
import { supplierById } from '../../world/world.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-20T10:00:00Z')
/** Both changes of Kyiv's clock lie between these. */
const first = Date.parse('2025-10-01T00:00:00Z')

const instant = fc.oneof(
  fc.integer({ min: first, max: now }),
  // Around midnight, and around the hours that come twice or never.
  fc
    .constantFrom('2025-10-26', '2026-03-29', '2026-10-25', '2026-10-26', '2026-08-31', '2026-11-19')
    .chain((day) => fc.integer({ min: -3, max: 6 }).map((hours) => startOfDay(day) + hours * hour)),
)

const aboutOrder = fc.record({
  at: instant,
  takes: fc.integer({ min: 0, max: 400 }),
  status: fc.constantFrom(...orderStatuses),
  seed: fc.nat(45),
  store: fc.constantFrom(70, 71),
  reason: fc.constantFrom(...Object.keys(orderReasons)),
})

const query = fc
  .record({
    to: fc.oneof(
      fc.integer({ min: first, max: now }).map(kyivDay),
      fc.constantFrom('2025-10-26', '2026-03-29', '2026-10-25', '2026-11-20'),
    ),
    days: fc.oneof(fc.constantFrom(1, 2, 3, 7, 30, 92, 93), fc.integer({ min: 1, max: 400 })),
    stores: fc.constantFrom([], [70], [71], [70, 71]),
  })
  .map(({ to, days, stores }): ReferenceQuery => ({ from: dayAfter(to, 1 - days), to, stores }))

const madeOf = (seeds: readonly OrderRecord[]) => (about: Parameters<typeof orderWith>[1], index: number) =>
  orderWith(seeds, about, index)

const orderWith = (
  seeds: readonly OrderRecord[],
  {
    at,
    takes,
    status,
    seed,
    store,
    reason,
  }: { at: number; takes: number; status: OrderRecord['status']; seed: number; store: number; reason: string },
  index: number,
): OrderRecord => {
  const iso = (hours: number) => new Date(Math.min(now, at + hours * hour)).toISOString()
  return {
    ...(seeds[seed] as OrderRecord),
    id: index + 1,
    status,
    store_id: store,
    created_at: iso(0),
    shipped_at: ['shipped', 'arrived', 'completed', 'refused', 'returned'].includes(status) ? iso(takes / 2) : null,
    outcome_at: outcomeIn(status) === null ? null : iso(takes),
    cancel_reason: status === 'cancelled' ? reason : null,
  }
}

const enter = async () => {
  const sandbox = createSandbox({ now: () => now })
  const call = callerOf(sandbox, await tokenOf(sandbox))
  const ask = async (block: string, { from, to, stores }: ReferenceQuery, more = '') => {
    const query = stores.map((id) => `&store_id[]=${id}`).join('')
    return (await call('GET', `${statisticsPath}/${block}?from=${from}&to=${to}${query}${more}`)).body
  }
  const world = sandbox.world()
  const supplier = supplierById(world, 1)
  if (!supplier) throw new Error('no supplier')
  const seeds = orderSeeds(supplier, world)
  const put = (orders: readonly OrderRecord[]) =>
    sandbox.setWorld((before) => withRecords(before, supplier, ordersName, orders))
  return { ask, put, seeds, call }
}

/** A period that goes on is compared with as much of the one before as has passed. */
const isBefore = (query: ReferenceQuery) => {
  const former = before(query)
  const passed = now - startOfDay(query.from)
  const opensNext = query.to === kyivDay(now)
  return (at: string): boolean =>
    isBetween(former)(at) && !(opensNext && Date.parse(at) >= startOfDay(former.from) + passed)
}

const before = ({ from, to, stores }: ReferenceQuery): ReferenceQuery => {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / (24 * hour)) + 1
  return { from: dayAfter(from, -days), to: dayAfter(from, -1), stores }
}

test('300 random queries answer what a count by the wall clock of Kyiv answers', async () => {
  const { ask, put, seeds } = await enter()
  const property = fc.asyncProperty(
    fc.array(aboutOrder, { minLength: 5, maxLength: 60 }),
    fc.array(query, { minLength: 6, maxLength: 6 }),
    async (about, queries) => {
      const orders = about.map(madeOf(seeds))
      put(orders)
      for (const query of queries) {
        const counted = ofStores(orders, query)
        const [value, previous] = [isBetween(query), isBefore(query)].map((belongs) => recomputed(counted, belongs))
        const { data } = await ask('summary', query)
        for (const metric of metrics) {
          const row = data.find((one: { metric: string }) => one.metric === metric)
          expect([metric, row.value, row.previous]).toEqual([metric, value?.[metric], previous?.[metric]])
        }
        await expectSeries(ask, query, counted)
        await expectParts(ask, query, value)
      }
    },
  )
  await fc.assert(property, { numRuns: 50 })
}, 120_000)

type Ask = Awaited<ReturnType<typeof enter>>['ask']

/** Each bucket holds the orders whose wall clock names it, and the sum of all is the figure of the period. */
const expectSeries = async (ask: Ask, query: ReferenceQuery, orders: readonly OrderRecord[]) => {
  const days = Math.round((Date.parse(query.to) - Date.parse(query.from)) / (24 * hour)) + 1
  const nameOf = days <= 2 ? hourOf : days <= 92 ? dayOf : monthOf
  for (const metric of ['orders', 'revenue'] as const) {
    const { buckets, values } = (await ask('series', query, `&metric=${metric}`)).data
    const names = buckets.map(({ from }: { from: string }) => nameOf(from))
    expect(new Set(names).size).toBe(names.length)
    const counted = names.map((name: string, at: number) =>
      Date.parse(buckets[at].from) > now
        ? null
        : recomputed(orders, (moment) => isBetween(query)(moment) && nameOf(moment) === name)[metric],
    )
    expect(values).toEqual(counted)
  }
}

const sumOf = (rows: readonly { revenue: number; orders: number }[], name: 'revenue' | 'orders') =>
  rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0) / 100

/** The rows and the rest add up to the total, and the total is the figure of the period. */
const expectParts = async (ask: Ask, query: ReferenceQuery, figures: ReturnType<typeof recomputed> | undefined) => {
  for (const by of groupings) {
    const { rows, rest, total } = (await ask('breakdown', query, `&by=${by}&limit=3`)).data
    const all = [...rows, ...(rest ? [rest] : [])]
    expect([by, sumOf(all, 'revenue')]).toEqual([by, total.revenue])
    if (by === 'reason') continue
    expect([by, total.revenue, total.orders]).toEqual([by, figures?.revenue, figures?.orders])
    if (by !== 'product' && by !== 'category') expect([by, sumOf(all, 'orders')]).toEqual([by, total.orders])
  }
}

test.each([
  ['a usual day', '2026-08-20', 24],
  ['the day on which an hour is left out', '2026-03-29', 23],
  ['the day on which an hour comes twice', '2026-10-25', 25],
])('%s has %s as its hours', async (_, day, hours) => {
  const { ask } = await enter()
  const { buckets } = (await ask('series', { from: day, to: day, stores: [] }, '&metric=orders')).data
  expect(buckets.length).toBe(hours)
})

test.each([
  ['a period of more than three years', '2023-01-01', '2026-01-02', 'Виберіть період до трьох років.'],
  ['an end before the beginning', '2026-01-02', '2026-01-01', 'Кінець періоду раніше за початок.'],
])('%s is refused', async (_, from, to, text) => {
  const { call } = await enter()
  const { status, body } = await call('GET', `${statisticsPath}/summary?from=${from}&to=${to}`)
  expect([status, body.errors.to]).toEqual([422, [text]])
})

test.each(['summary?', `series?metric=${metrics[0]}&`, `breakdown?by=${groupings[0]}&`])(
  'a period of all years is refused at once: %s',
  async (asked) => {
    const sandbox = createSandbox()
    const call = callerOf(sandbox, await tokenOf(sandbox))
    const { status } = await call('GET', `${statisticsPath}/${asked}from=0001-01-01&to=9999-12-31`)
    expect(status).toBe(422)
  },
)
