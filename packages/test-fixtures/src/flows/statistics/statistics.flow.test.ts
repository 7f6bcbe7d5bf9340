import { statisticsPath } from '@supplier/core/adapters/http/statistics/statistics.wire'
import type { HomeActor } from '@supplier/core/home/home.machine'
import { figuresIn } from '@supplier/core/home/home.selectors'
import { type Location, pathOf } from '@supplier/core/kernel/routes'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { orders } from '@supplier/core/orders/orders.section'
import { statisticsOf } from '@supplier/core/statistics/statistics.selectors'
import { groupings } from '@supplier/core/statistics/statistics-query.domain'
import { expect, test } from 'vitest'
import { withBoughtOrder } from '../../world/orders/buyers.ts'
import { orderNews } from '../../world/orders/order-news.ts'
import { supplierById } from '../../world/world.ts'
import { sectionIn } from '../kit/sections.ts'
import { deskHarness } from '../orders/order-desk.ts'

const week = 'days=2026-08-15..2026-08-23'

const opened = async (search = `?${week}`) => {
  const harness = deskHarness({ scenario: 'default' })
  const tab = harness.open(`/dashboard/statistics${search}`)
  await tab.panel()
  await harness.quiet()
  const actor = () => {
    const found = figuresIn((tab.page().screen as unknown as HomeActor).getSnapshot())
    if (found === null) throw new Error('no figures')
    return found
  }
  const view = () => statisticsOf(actor().getSnapshot())
  const list = sectionIn(orders as unknown as AnySection, harness, tab)
  /** How many orders the list behind a link has. */
  const totalAt = async (location: Location | null) => {
    if (location === null) throw new Error('no link')
    tab.visit(pathOf(location))
    await harness.pass(1000)
    const shown = list.list()
    return shown.state === 'rows' ? shown.pager.total : 0
  }
  const sent = (block: string) =>
    harness.sandbox.requests().filter(({ path }) => path.startsWith(`${statisticsPath}/${block}`))
  const buy = () => {
    const { sandbox } = harness
    const [before, now] = [sandbox.world(), sandbox.clock.now()]
    const supplier = supplierById(before, 1)
    if (supplier === undefined) throw new Error('no supplier')
    sandbox.setWorld((world) => withBoughtOrder(world, supplier, now))
    for (const one of orderNews(before, sandbox.world(), supplier, now)) if ('event' in one) sandbox.emit(one)
  }
  return { harness, tab, actor, view, totalAt, sent, buy }
}

test('each figure opens the list that it counts', async () => {
  const { view, totalAt } = await opened()
  const { indicators } = view().summary.value ?? { indicators: [] }
  const totals = new Map<string, number>()
  for (const { metric, link } of indicators) totals.set(metric, Number(await totalAt(link)))
  const valueIn = (metric: string) => indicators.find((one) => one.metric === metric)?.value ?? null
  const [made, completed] = [Number(totals.get('orders')), Number(totals.get('revenue'))]
  expect(valueIn('orders')).toBe(made)
  expect(valueIn('average_check')).toBe(Math.round(Number(valueIn('revenue')) / completed))
  expect(valueIn('cancelled')).toBe(Math.round((Number(totals.get('cancelled')) / made) * 1000) / 10)
  expect([totals.get('buyout'), Number(totals.get('ship_time')) > 0]).toEqual([completed, true])
})

test.each(groupings)('each row of the breakdown by %s opens a list of its orders', async (by) => {
  const { view, totalAt } = await opened(`?${week}&by=${by}`)
  const rows = (view().breakdown.value?.rows ?? []).filter(({ link }) => link !== null)
  expect(rows.length).toBeGreaterThan(0)
  for (const { key, link, orders: count } of rows) expect([key, await totalAt(link)]).toEqual([key, count])
})

test('the figures of one store open the list of that store', async () => {
  const { view, totalAt } = await opened(`?${week}&store=71`)
  const made = view().summary.value?.indicators.find(({ metric }) => metric === 'orders')
  expect([made?.value, made && (await totalAt(made.link))]).toEqual([11, 11])
})

test('five quick changes of the period end in the last one, on screen and in the address', async () => {
  const { harness, tab, actor, view } = await opened()
  for (const period of ['today', 'yesterday', '30', '90'] as const)
    actor().send({ type: 'filter.chosen', filter: { period, days: { from: null, to: null } } })
  actor().send({ type: 'filter.chosen', filter: { period: null, days: { from: '2026-08-20', to: '2026-08-20' } } })
  await harness.pass(1000)
  const { days, summary, series, breakdown } = view()
  expect(days).toEqual({ from: '2026-08-20', to: '2026-08-20' })
  expect([summary, series, breakdown].map(({ isStale, isReading }) => isStale || isReading)).toEqual([
    false,
    false,
    false,
  ])
  expect(series.value?.buckets).toHaveLength(24)
  expect(tab.page().location.search).toContain('2026-08-20..2026-08-20')
})

test('a block that fails leaves the others, keeps what it showed, and is read again', async () => {
  const { harness, actor, view } = await opened()
  harness.fault({ kind: 'status', status: 500, path: `${statisticsPath}/series` })
  actor().send({ type: 'filter.chosen', filter: { period: '30', days: { from: null, to: null } } })
  await harness.quiet()
  expect([view().summary.isStale, view().series.isStale, view().series.failure?.kind]).toEqual([
    false,
    true,
    'serverBroken',
  ])
  expect(view().series.value?.buckets).toHaveLength(9)
  actor().send({ type: 'retry.chosen' })
  await harness.quiet()
  expect([view().series.failure, view().series.value?.buckets.length]).toEqual([null, 30])
})

test('orders that come are counted, and a flood of them reads the figures once in ten seconds', async () => {
  const { harness, view, sent, buy } = await opened('?period=today')
  const made = () => view().summary.value?.indicators.find(({ metric }) => metric === 'orders')?.value
  const before = Number(made())
  const reads = sent('summary').length
  for (let ordered = 0; ordered < 20; ordered += 1) {
    buy()
    await harness.pass(1000)
  }
  // The figures of today are read beside those of the period.
  expect(sent('summary').length - reads).toBeLessThanOrEqual(4)
  await harness.pass(15_000)
  expect(made()).toBe(before + 20)
})

test.each(['reset-before', 'applied-then-reset'] as const)(
  'a block is saved as a file once when the answer is lost (%s)',
  async (kind) => {
    const { harness, actor } = await opened()
    harness.fault({ kind, path: `${statisticsPath}/export` })
    actor().send({ type: 'export.chosen', block: 'breakdown' })
    await harness.pass(60_000)
    const { jobs } = harness.sandbox.world()
    expect(jobs.length).toBe(kind === 'reset-before' ? 0 : 1)
  },
)
