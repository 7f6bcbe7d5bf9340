import type { HomeActor } from '@supplier/core/home/home.machine'
import { figuresIn } from '@supplier/core/home/home.selectors'
import { kyivDayAt } from '@supplier/core/kit/fields/time-fields.domain'
import { sectionBeside } from '@supplier/core/kit/section/section.selectors'
import { type OrderClockActor, selectNow } from '@supplier/core/orders/order-clock.machine'
import { limitOf, urgencyOf } from '@supplier/core/orders/order-time.domain'
import type { Order } from '@supplier/core/orders/orders.domain'
import { statisticsOf } from '@supplier/core/statistics/statistics.selectors'
import { expect, test } from 'vitest'
import { gridIn } from '../kit/grids.ts'
import { baseOf, sectionIn } from '../kit/sections.ts'
import { deskHarness, openDesk, ordersSection } from '../orders/order-desk.ts'

const day = 86_400_000

const sides = [
  [1, 'connectivity.clockAhead'],
  [-1, 'connectivity.clockBehind'],
] as const

test.each(sides)('with the computer %i days ahead, orders are as urgent as with a right clock', async (days, told) => {
  const urgencies = async (skew: number) => {
    const harness = deskHarness({ scenario: 'default' })
    harness.setSkew(skew)
    const desk = await openDesk(harness)
    const now = selectNow((sectionBeside(desk.actor()) as unknown as OrderClockActor).getSnapshot())
    const rows = desk.rows() as readonly Order[]
    // Half a second of the header decides about an order that ends at a whole hour.
    return { harness, desk, now, seen: rows.map((row) => urgencyOf(limitOf(row, now - 1000))) }
  }
  const right = await urgencies(0)
  const wrong = await urgencies(days * day)
  expect(right.desk.tab.sent()).toEqual([])
  expect([wrong.seen, wrong.desk.tab.sent()]).toEqual([right.seen, [told]])
  expect(Math.abs(wrong.now - wrong.harness.sandbox.clock.now())).toBeLessThan(1000)
  await wrong.harness.pass(120_000)
  expect(wrong.desk.tab.sent()).toEqual([told])
})

test.each([0, ...sides.map(([days]) => days)])(
  'with the computer %i days ahead, «Сьогодні» asks for today',
  async (days) => {
    const harness = deskHarness({ scenario: 'default' })
    harness.setSkew(days * day)
    const tab = harness.open('/dashboard/statistics?period=today')
    await tab.panel()
    await harness.quiet()
    const found = figuresIn((tab.page().screen as unknown as HomeActor).getSnapshot())
    const today = kyivDayAt(harness.sandbox.clock.now())
    expect(found && statisticsOf(found.getSnapshot()).days).toEqual({ from: today, to: today })
    const [last] = harness.sandbox
      .requests()
      .filter(({ path }) => path.endsWith('/summary'))
      .slice(-1)
    expect(last?.search).toContain(today)
  },
)

test('with the computer a day ahead, waybills in bulk are offered for today, and so after a reload', async () => {
  const harness = deskHarness({ scenario: 'default' })
  harness.setSkew(day)
  const desk = await openDesk(harness)
  const today = kyivDayAt(harness.sandbox.clock.now())
  const offered = async () => {
    const grid = gridIn(ordersSection, desk)
    await desk.filter({ tab: 'confirmed' })
    const [row] = desk.rows()
    grid.pick(row?.id ?? '')
    grid.actor().send({ type: 'bulk.chosen', action: 'ttn' })
    await harness.quiet()
    return grid.view()?.values['shipOn']
  }
  expect(await offered()).toBe(today)
  harness.sandbox.clearRequests()
  const again = sectionIn(ordersSection, harness, harness.reload(desk.tab))
  await again.tab.panel()
  await harness.quiet()
  expect(selectNow((sectionBeside(again.actor()) as unknown as OrderClockActor).getSnapshot())).toBeLessThan(
    harness.sandbox.clock.now() + 1000,
  )
  // The offset was kept, so nothing is read twice.
  const lists = harness.sandbox.requests().filter(({ path }) => path === baseOf(ordersSection))
  expect(lists).toHaveLength(1)
})

test('without a date in the answers the clock of the computer stays', async () => {
  const harness = deskHarness({ scenario: 'default', sendsDate: false })
  harness.setSkew(day)
  const desk = await openDesk(harness)
  const now = selectNow((sectionBeside(desk.actor()) as unknown as OrderClockActor).getSnapshot())
  expect([now - harness.sandbox.clock.now(), desk.tab.sent()]).toEqual([day, []])
})
