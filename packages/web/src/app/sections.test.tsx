import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import { type RouteName, routeNames, routeOf, sectionAt } from '@supplier/core/kernel/routes'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { opened } from '../../testing/opened.tsx'

/** Pages of sections that ask for nothing before something is typed or chosen. */
const silent: readonly RouteName[] = [
  'products-panel',
  'product-created',
  'products-import',
  'deliveries-settings-save',
  'payment-methods-saved',
  'integration-create',
  'store-create',
]

const pages = routeNames.filter((name) => {
  const { area, path, redirect } = routeOf(name)
  return area === 'admin' && !redirect && !path.includes(':')
})

test.each(pages)(
  'on a server with the calls of the specification alone, %s says what is not available',
  async (name) => {
    const sandbox = createSandbox({ scenario: 'specified' })
    let pending = 0
    const fetch: typeof globalThis.fetch = async (input, init) => {
      pending += 1
      return sandbox.fetch(input, init).finally(() => {
        pending -= 1
      })
    }
    const app = opened({
      href: routeOf(name).path,
      fetch,
      local: memoryStore(new Map([['user', await seatOf(sandbox)]])),
    })
    let still = 0
    while (still < 8) {
      const before = document.body.innerHTML.length
      await act(() => new Promise((resolve) => setTimeout(resolve, 25)))
      still =
        pending === 0 && document.querySelector('main') && document.body.innerHTML.length === before ? still + 1 : 0
    }
    const section = sectionAt(name)
    const isThere = section === null || ['balances', 'notifications'].includes(section) || silent.includes(name)
    const text = document.querySelector('main')?.textContent ?? ''
    expect(text.includes('Цей розділ тут недоступний')).toBe(!isThere)
    expect(text).not.toContain('Не вдалося')
    app.stop()
  },
)
