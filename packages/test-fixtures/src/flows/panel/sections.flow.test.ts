import { offeredBy, type SectionName } from '@supplier/core/kernel/offered'
import { routeNames, routeOf, sectionAt } from '@supplier/core/kernel/routes'
import { expect, onTestFinished, test } from 'vitest'
import { specifiedCalls } from '../../sandbox/served.ts'
import { type Harness, openHarness } from '../kit/harness.ts'

/** The addresses of the pages that open without a record. */
const pages = routeNames.flatMap((name) => {
  const { area, path, redirect } = routeOf(name)
  return area === 'admin' && !redirect && !path.includes(':') ? [{ name, path, section: sectionAt(name) }] : []
})

const harnessWith = (names: readonly string[] | null, served: readonly SectionName[] = []) => {
  const harness = openHarness({ scenario: 'specified', ...(names && { built: offeredBy(names).offered }) })
  onTestFinished(harness.closeAll)
  harness.sandbox.setWorld((world) => ({ ...world, served }))
  return harness
}

const openedAt = async (harness: Harness, address: string) => {
  const tab = harness.open(address)
  await tab.panel()
  await harness.pass(5000)
  return tab
}

const refusedIn = ({ sandbox }: Harness) =>
  sandbox.requests().flatMap(({ method, path, status }) => (status === 404 ? [`${method} ${path}`] : []))

test('the calls of the specification are twenty-eight', () => {
  expect(specifiedCalls.size).toBe(28)
})

test.each(pages)(
  'with the specified sections alone, $path asks for nothing that is not there',
  async ({ path, section }) => {
    const harness = harnessWith(['specified'])
    const tab = await openedAt(harness, path)
    const isThere = section === null || ['balances', 'notifications'].includes(section)
    expect(tab.page().location.to === 'not-found').toBe(!isThere || path === '/404')
    expect([refusedIn(harness), tab.notes, tab.sent()]).toEqual([[], [], []])
  },
)

test.each(pages)(
  'with orders beside the specified sections, $path asks for nothing that is not there',
  async ({ path, section }) => {
    const harness = harnessWith(['specified', 'orders'], ['orders'])
    const tab = await openedAt(harness, path)
    const isThere = section === null || ['balances', 'notifications', 'orders'].includes(section)
    expect(tab.page().location.to === 'not-found').toBe(!isThere || path === '/404')
    expect([refusedIn(harness), tab.notes, tab.sent()]).toEqual([[], [], []])
  },
)
