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

test.each<[RouteName, string]>([
  ['home', '/'],
  ['dashboard', '/dashboard'],
  ['statistics', '/dashboard/statistics'],
  ['advertising', '/dashboard/advertising'],
  ['orders', '/orders'],
  ['products', '/products'],
  ['products-panel', '/products/panel'],
  ['product-edit', '/products/edit/:id'],
  ['product-create', '/products/create'],
  ['product-categories', '/products/create/categories'],
  ['product-created', '/products/created'],
  ['products-import', '/products/import'],
  ['imports', '/products/imports'],
  ['shelvings', '/products/shelvings'],
  ['attributes', '/products/attributes'],
  ['attribute-groups', '/products/attribute-groups'],
  ['reviews', '/reviews'],
  ['deliveries', '/deliveries'],
  ['deliveries-panel', '/deliveries/panel'],
  ['deliveries-apis', '/deliveries/nova/apis'],
  ['deliveries-sender', '/deliveries/nova/sender'],
  ['deliveries-settings-save', '/deliveries/nova/saved'],
  ['payment-methods-methods', '/payment-methods/methods'],
  ['payment-methods-details', '/payment-methods/methods/details/:id'],
  ['payment-methods-saved', '/payment-methods/saved'],
  ['balances', '/payments/balances'],
  ['main-balance', '/payments/balances/main-balance'],
  ['balance-services', '/payments/balances/balance-services'],
  ['payouts', '/payments/payouts'],
  ['chats', '/chats'],
  ['chat-room', '/chats/:chatId'],
  ['articles-information', '/articles-information'],
  ['integrations', '/integrations'],
  ['integration-create', '/integrations/create'],
  ['integration-edit', '/integrations/edit/:id'],
  ['stores', '/stores'],
  ['store-create', '/stores/create'],
  ['store-edit', '/stores/edit/:id'],
  ['notifications', '/notifications'],
  ['referrals', '/referrals'],
  ['telegram-ads', '/telegram-ads'],
  ['preferences', '/settings/preferences'],
  ['customizing', '/settings/customizing'],
  ['not-found', '/404'],
  ['auth', '/auth'],
  ['login', '/auth/login'],
  ['signup', '/auth/signup'],
  ['phone-confirmation', '/auth/phone-confirmation'],
  ['with-password', '/auth/with-password'],
  ['recover-password-code', '/auth/recover-password-code'],
])('bookmarks find the page %s at %s', (name, path) => {
  expect(routeOf(name).path).toBe(path)
})

test.each<[RouteName, RouteName]>([
  ['home', 'statistics'],
  ['admin', 'statistics'],
  ['dashboard', 'statistics'],
  ['products-list', 'products'],
  ['deliveries', 'deliveries-panel'],
  ['apis', 'deliveries-apis'],
  ['sender', 'deliveries-sender'],
  ['payment-methods', 'payment-methods-methods'],
  ['payments', 'main-balance'],
  ['balances', 'main-balance'],
  ['integrations-list', 'integrations'],
  ['stores-list', 'stores'],
  ['settings', 'preferences'],
])('the route %s leads to %s', (name, target) => {
  expect(routeOf(name).redirect).toBe(target)
})
