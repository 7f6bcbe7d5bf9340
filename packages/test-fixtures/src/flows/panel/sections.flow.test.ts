import { panelParts } from '@supplier/core/app/panel.selectors'
import { offeredBy, type SectionName } from '@supplier/core/kernel/offered'
import { routeNames, routeOf, sectionAt } from '@supplier/core/kernel/routes'
import { selectThings } from '@supplier/core/shell/finder.selectors'
import { finderIn } from '@supplier/core/shell/shell.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { specifiedCalls } from '../../sandbox/served.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

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

const listIn = (tab: Tab) => tab.page().location.to

test('a list in the settings is stronger than the build: the page that was asked for opens when it has come', async () => {
  const harness = harnessWith(['specified'], ['orders'])
  harness.sandbox.setWorld((world) => ({ ...world, named: ['specified', 'orders'] }))
  const tab = harness.open('/orders')
  expect(listIn(tab)).toBe('not-found')
  await tab.panel()
  await harness.pass(1000)
  expect([listIn(tab), refusedIn(harness)]).toEqual(['orders', []])
})

test('the next visit knows the list of the last one before any answer, and follows the new one', async () => {
  const harness = harnessWith(null, ['orders'])
  const naming = (...named: readonly string[]) => harness.sandbox.setWorld((world) => ({ ...world, named }))
  naming('specified', 'orders')
  const first = await openedAt(harness, '/orders')
  harness.sandbox.clearRequests()
  const second = harness.reload(first)
  await second.panel()
  await harness.pass(5000)
  expect([listIn(second), refusedIn(harness), second.notes]).toEqual(['orders', [], []])

  naming('specified')
  ;(await second.panel()).send({ type: 'refresh.requested' })
  await harness.pass(1000)
  expect(listIn(second)).toBe('not-found')
  naming('specified', 'orders')
  ;(await second.panel()).send({ type: 'refresh.requested' })
  await harness.pass(1000)
  expect(listIn(second)).toBe('orders')
})

test('a name in the settings that means nothing is ignored, and logged', async () => {
  const harness = harnessWith(null, ['orders'])
  harness.sandbox.setWorld((world) => ({ ...world, named: ['specified', 'orders', 'order', 'Ваші <b>'] }))
  const tab = await openedAt(harness, '/orders')
  expect(listIn(tab)).toBe('orders')
  expect(tab.notes.filter((note) => note.startsWith('Unknown section'))).toEqual([
    'Unknown section in the settings: order',
    'Unknown section in the settings: ?',
  ])
})

test('what is asked in the background and answered 404 is asked once in a visit', async () => {
  const harness = harnessWith(null)
  const tab = await openedAt(harness, '/dashboard/statistics')
  const before = refusedIn(harness)
  expect(before).toContain('GET /admin-suppliers/v1/readiness')
  ;(await tab.panel()).send({ type: 'refresh.requested' })
  await harness.pass(1000)
  ;(await tab.panel()).send({ type: 'wakeUp.received', reason: 'shown' })
  await harness.pass(1000)
  tab.app.send({ type: 'navigation.requested', location: { to: 'customizing' } })
  await harness.pass(1000)
  tab.app.send({ type: 'navigation.requested', location: { to: 'statistics' } })
  await harness.pass(5000)
  expect(refusedIn(harness)).toEqual(before)
})

test('an order that somebody makes elsewhere is nobody to a panel without orders', async () => {
  const harness = harnessWith(['specified'])
  const tab = await openedAt(harness, '/notifications')
  harness.sandbox.clearRequests()
  ;(await tab.panel()).send({ type: 'record.changed', section: 'orders', id: '1', version: 1 })
  await harness.pass(20_000)
  expect(harness.sandbox.requests().filter(({ path }) => path.includes('orders'))).toEqual([])
})

test('the quick search of a panel without orders, products and stores asks for none of them', async () => {
  const harness = harnessWith(['specified'])
  const tab = await openedAt(harness, '/notifications')
  const { shell } = panelParts(await tab.panel())
  shell.send({ type: 'dialog.opened', dialog: 'palette' })
  shell.send({ type: 'query.typed', query: 'Олена' })
  await harness.pass(2000)
  const found = finderIn(shell.getSnapshot())?.getSnapshot()
  expect(found && selectThings(found)).toEqual({ isBusy: false, things: [], failed: [] })
  expect([refusedIn(harness), tab.notes]).toEqual([[], []])
})
