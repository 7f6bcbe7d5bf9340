import { selectCounts } from '@supplier/core/kit/grid/grid.selectors'
import { sectionList } from '@supplier/core/kit/section/section.selectors'
import type { Order } from '@supplier/core/orders/orders.domain'
import { orders } from '@supplier/core/orders/orders.section'
import { expect, test } from 'vitest'
import type { ScenarioName } from '../../world/names.ts'
import { liveTtn } from '../../world/orders/order-records.ts'
import { gridIn } from '../kit/grids.ts'
import { deskHarness, openDesk, ordersIn, ordersSection } from './order-desk.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

const totalIn = (desk: Desk): number | null | undefined =>
  sectionList(desk.actor()).getSnapshot().context.found?.page.total

test.each<[ScenarioName, number]>([
  ['default', 12],
  ['brandNew', 0],
  ['unsubscribedRich', 12],
  ['thousands', 12],
])('in the world %s the number of each tab is the number of rows in its list', async (scenario, least) => {
  const desk = await openDesk(deskHarness({ scenario }))
  const counts = selectCounts(gridIn(ordersSection, desk).actor().getSnapshot())
  const { choices } = orders.query.tab
  const found: unknown[] = []
  for (const tab of choices) {
    await desk.filter({ tab })
    found.push([tab, totalIn(desk)])
  }
  expect(found).toEqual(choices.map((tab) => [tab, counts?.[tab]]))
  expect(Object.values(counts ?? {}).filter((count) => count > 0).length).toBeGreaterThanOrEqual(least)
})

test('an order is found by its number, the end of a phone and a waybill with blanks', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness)
  const sent = ordersIn(harness).filter((order) => liveTtn(order)?.ttn)
  const [one] = sent
  if (one === undefined) throw new Error('the seeds have no waybill')
  const ttn = liveTtn(one)?.ttn ?? ''
  const { number, buyer } = one
  const found = async (search: string) => {
    await desk.filter({ search })
    return (desk.rows() as readonly Order[]).map((row) => row.number)
  }
  for (const typed of [`№${number}`, `№ ${number}`, number])
    expect([typed, await found(typed)]).toEqual([typed, [number]])
  const ends = ordersIn(harness).filter((order) => order.buyer.phone?.endsWith(buyer.phone?.slice(-4) ?? '-'))
  expect(await found(buyer.phone?.slice(-4) ?? '')).toEqual(expect.arrayContaining(ends.map((order) => order.number)))
  const spaced = ttn.replace(/(\d{2})(\d{4})(\d{4})(\d{4})/, '$1 $2 $3 $4')
  expect([spaced.includes(' '), await found(spaced)]).toEqual([true, [number]])
})

test.each([
  ['/orders', 'chat-room'],
  // Without a conversation the page asks first.
  ['/orders?order=6067', 'chats'],
] as const)('from %s the buyer of an order is written to at %s, and nothing is sent', async (path, to) => {
  const harness = deskHarness()
  const desk = await openDesk(harness, path)
  const [first] = desk.rows()
  const id = path === '/orders' ? (first?.id ?? '') : '6067'
  const sent = desk.sent('POST').length
  desk.actor().send({ type: 'command.chosen', command: 'write' as never, id })
  await harness.quiet()
  expect([desk.tab.page().location.to, desk.sent('POST').length - sent]).toEqual([to, 0])
})
