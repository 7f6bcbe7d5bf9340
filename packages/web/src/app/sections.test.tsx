import { memoryStore } from '@supplier/core/adapters/memory/kernel.memory'
import { type RouteName, routeNames, routeOf, sectionAt } from '@supplier/core/kernel/routes'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { expect, test } from 'vitest'
import { opened } from '../../testing/opened.tsx'
import { settle } from '../../testing/settle.ts'

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
    await settle(() => pending > 0 || !document.querySelector('main'))
    const section = sectionAt(name)
    const isThere = section === null || ['balances', 'notifications'].includes(section) || silent.includes(name)
    const text = document.querySelector('main')?.textContent ?? ''
    expect(text.includes('Цей розділ тут недоступний')).toBe(!isThere)
    expect(text).not.toContain('Не вдалося')
    app.stop()
  },
)
