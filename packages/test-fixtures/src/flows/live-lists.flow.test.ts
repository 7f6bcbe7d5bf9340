import type { AnySection } from '@supplier/core'
import { products } from '@supplier/core/sections/products'
import { expect, onTestFinished, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { gridIn } from './grids.ts'
import { openHarness } from './harness.ts'
import { realtimeOf } from './live.ts'
import { baseOf, openSection, pathIn } from './sections.ts'

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
