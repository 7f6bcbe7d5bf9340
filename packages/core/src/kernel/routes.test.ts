import { expect, test } from 'vitest'
import { type Location, pathOf, type RouteName, requiresSubscription, routeNames, routeOf } from './routes.ts'

test('every panel route requires a subscription except settings, payments, the saved payment method and 404', () => {
  const open = routeNames.filter((name) => routeOf(name).area === 'admin' && !requiresSubscription(name))
  expect([...open].sort()).toEqual([
    'balance-services',
    'balances',
    'customizing',
    'main-balance',
    'not-found',
    'payment-methods-saved',
    'payments',
    'payouts',
    'preferences',
    'profile',
    'settings',
  ])
})

test('no route outside the panel requires a subscription', () => {
  expect.hasAssertions()
  for (const name of routeNames.filter((one) => routeOf(one).area !== 'admin')) {
    expect([name, requiresSubscription(name)]).toEqual([name, false])
  }
})

test('parents and redirects stay in the same area and form no cycle', () => {
  expect.hasAssertions()
  for (const name of routeNames) {
    const seen = new Set<RouteName>()
    for (let at: RouteName | undefined = name; at; at = routeOf(at).redirect) {
      expect([name, seen.has(at), routeOf(at).area]).toEqual([name, false, routeOf(name).area])
      seen.add(at)
    }
    const above = new Set<RouteName>()
    for (let at: RouteName | undefined = name; at; at = routeOf(at).parent) {
      expect([name, above.has(at), routeOf(at).area]).toEqual([name, false, routeOf(name).area])
      above.add(at)
    }
  }
})

test.each<[Location, string]>([
  [{ to: 'orders' }, '/orders'],
  [{ to: 'orders', search: '?page=2', hash: '#top' }, '/orders?page=2#top'],
  [{ to: 'chat-room', params: { chatId: '7' } }, '/chats/7'],
  [{ to: 'product-edit', params: { id: 'а/б?в#г %' } }, '/products/edit/%D0%B0%2F%D0%B1%3F%D0%B2%23%D0%B3%20%25'],
])('the address of %o is %s', (location, href) => {
  expect(pathOf(location)).toBe(href)
})
