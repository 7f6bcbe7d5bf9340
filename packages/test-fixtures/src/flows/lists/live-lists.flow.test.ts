import { selectWaiting } from '@supplier/core/kit/list/list.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionList } from '@supplier/core/kit/section/section.selectors'
import { products } from '@supplier/core/products/products.section'
import { expect, onTestFinished, test } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { gridIn } from '../kit/grids.ts'
import { openHarness } from '../kit/harness.ts'
import { realtimeOf } from '../kit/live.ts'
import { baseOf, type OpenSection, openSection, pathIn } from '../kit/sections.ts'

const section = products as unknown as AnySection
const base = baseOf(section)

/** Two tabs with the list of products, which hear the events of the sandbox. */
const opened = async () => {
  let sandbox: Sandbox | null = null
  const harness = openHarness({ ports: { realtime: realtimeOf(() => sandbox) } })
  onTestFinished(harness.closeAll)
  sandbox = harness.sandbox
  const one = await openSection(section, pathIn(section), harness)
  const other = await openSection(section, pathIn(section), harness)
  await harness.pass(1000)
  return { harness, one, other }
}

test('a price that changes in another tab is shown from its event, without a request', async () => {
  const { harness, one, other } = await opened()
  const id = one.rows()[0]?.id ?? ''
  const before = one.sent('GET').length
  await gridIn(section, other).edit(id, 'price', '77')
  await harness.pass(1000)
  expect(gridIn(section, one).textOf(id, 'price')).toBe('77')
  // The tab in which it was edited asks for the numbers of its tabs.
  expect(one.sent('GET').slice(before)).toMatchObject([{ path: `${base}/counts` }])
})

const idsIn = (one: OpenSection) => one.rows().map(({ id }) => id)
const listIn = (one: OpenSection) => sectionList<AnySection>(one.actor())
const waitingIn = (one: OpenSection) => selectWaiting(listIn(one).getSnapshot() as never)

test('a row that changes elsewhere keeps its place until the newest order is asked for', async () => {
  const { harness, one, other } = await opened()
  const before = idsIn(one)
  const last = before.at(-1) ?? ''
  await gridIn(section, other).edit(last, 'price', '77')
  listIn(one).send({ type: 'page.outdated' })
  await harness.pass(1000)
  expect([idsIn(one), waitingIn(one)]).toEqual([before, 'order'])
  listIn(one).send({ type: 'newest.chosen' })
  expect([idsIn(one), waitingIn(one)]).toEqual([[last, ...before.slice(0, -1)], null])
})

test('a record made in another tab waits, and one made in this tab is shown at once', async () => {
  const { harness, one, other } = await opened()
  const before = idsIn(one)
  await other.choose('copy', before[0] ?? '')
  await harness.pass(1000)
  expect([idsIn(one), waitingIn(one)]).toEqual([before, 1])
  const [made] = idsIn(other)
  expect(before).not.toContain(made)
  listIn(one).send({ type: 'newest.chosen' })
  expect(idsIn(one)).toEqual(idsIn(other))
})

test('the way back from a product leads to the filters and the page that the list had', async () => {
  const { harness, one } = await opened()
  await one.filter({ tab: 'active' })
  listIn(one).send({ type: 'page.chosen', page: 2 })
  await harness.quiet()
  const address = one.tab.address()
  await one.open(one.rows()[0]?.id ?? '')
  expect(one.tab.page().location.to).toBe('product-edit')
  one.tab.app.send({ type: 'navigation.requested', location: { to: 'products' } })
  await harness.quiet()
  expect([one.tab.address(), one.list().query.page]).toEqual([address, 2])
})
