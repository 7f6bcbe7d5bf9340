import { routes } from '@supplier/core'
import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from './harness.ts'

const ids: Readonly<Record<string, string>> = { 'product-edit': '2001' }

/** The address of every page of the panel, and addresses that propose or open something on their page. */
const addresses = [
  ...Object.entries(routes)
    .filter(([, { area }]) => area === 'admin')
    .map(([name, { path }]) => path.replaceAll(/:\w+/g, ids[name] ?? '1')),
  '/products/create?category=121',
  '/products/create?category=999999',
  '/products/create?product=2010&step=check',
  '/products/created?product=2001',
  '/products/edit/2001?step=offer&log=open',
]

test.each([...new Set(addresses)])('opening %s changes nothing on the server', async (address) => {
  const harness = openHarness()
  onTestFinished(harness.closeAll)
  const tab = harness.open(address)
  await tab.panel()
  await harness.quiet()
  await harness.pass(2000)
  const changes = harness.sandbox.requests().filter(({ method }) => method !== 'GET')
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
