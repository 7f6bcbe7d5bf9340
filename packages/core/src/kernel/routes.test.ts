import { expect, test } from 'vitest'
import { type Place, pathOf, type RouteName, requiresSubscription, routeNames, routeOf } from './routes.ts'

const paths: readonly (readonly [string, RouteName])[] = [
  ['/', 'home'],
  ['/admin', 'admin'],
  ['/404', 'not-found'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/statistics', 'statistics'],
  ['/dashboard/advertising', 'advertising'],
  ['/orders', 'orders'],
  ['/products', 'products'],
  ['/products', 'products-list'],
  ['/products/panel', 'products-panel'],
  ['/products/edit/:id', 'product-edit'],
  ['/products/create', 'product-create'],
  ['/products/create/categories', 'product-categories'],
  ['/products/created', 'product-created'],
  ['/products/import', 'products-import'],
  ['/products/imports', 'imports'],
  ['/products/shelvings', 'shelvings'],
  ['/products/attributes', 'attributes'],
  ['/products/attribute-groups', 'attribute-groups'],
  ['/reviews', 'reviews'],
  ['/deliveries', 'deliveries'],
  ['/deliveries/panel', 'deliveries-panel'],
  ['/deliveries/nova', 'deliveries-nova'],
  ['/deliveries/nova/apis', 'deliveries-apis'],
  ['/deliveries/nova/apis', 'apis'],
  ['/deliveries/nova/sender', 'deliveries-sender'],
  ['/deliveries/nova/sender', 'sender'],
  ['/deliveries/nova/saved', 'deliveries-settings-save'],
  ['/payment-methods', 'payment-methods'],
  ['/payment-methods/methods', 'payment-methods-methods'],
  ['/payment-methods/methods/details/:id', 'payment-methods-details'],
  ['/payment-methods/saved', 'payment-methods-saved'],
  ['/payments', 'payments'],
  ['/payments/balances', 'balances'],
  ['/payments/balances/main-balance', 'main-balance'],
  ['/payments/balances/balance-services', 'balance-services'],
  ['/payments/payouts', 'payouts'],
  ['/chats', 'chats'],
  ['/chats/:chatId', 'chat-room'],
  ['/articles-information', 'articles-information'],
  ['/integrations', 'integrations'],
  ['/integrations', 'integrations-list'],
  ['/integrations/create', 'integration-create'],
  ['/integrations/edit/:id', 'integration-edit'],
  ['/stores', 'stores'],
  ['/stores', 'stores-list'],
  ['/stores/create', 'store-create'],
  ['/stores/edit/:id', 'store-edit'],
  ['/notifications', 'notifications'],
  ['/referrals', 'referrals'],
  ['/telegram-ads', 'telegram-ads'],
  ['/settings', 'settings'],
  ['/settings/preferences', 'preferences'],
  ['/settings/customizing', 'customizing'],
  ['/settings/profile', 'profile'],
  ['/components', 'components'],
  ['/auth', 'auth'],
  ['/auth/login', 'login'],
  ['/auth/signup', 'signup'],
  ['/auth/phone-confirmation', 'phone-confirmation'],
  ['/auth/with-password', 'with-password'],
  ['/auth/recover-password', 'recover-password'],
  ['/auth/recover-password-code', 'recover-password-code'],
]

test.each(paths)('%s is the path of %s', (path, name) => {
  expect(routeOf(name).path).toBe(path)
})

test('there is no route beside these', () => {
  expect(new Set(routeNames)).toEqual(new Set(paths.map(([, name]) => name)))
})

test('everything in the panel wants a subscription but settings, payments, the saved payment method and 404', () => {
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

test('outside the panel nothing wants a subscription', () => {
  for (const name of routeNames.filter((one) => routeOf(one).area !== 'admin')) {
    expect([name, requiresSubscription(name)]).toEqual([name, false])
  }
})

test('parents and redirects stay in the same area and never go round in circles', () => {
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

test.each<[Place, string]>([
  [{ to: 'orders' }, '/orders'],
  [{ to: 'orders', search: '?page=2', hash: '#top' }, '/orders?page=2#top'],
  [{ to: 'chat-room', params: { chatId: '7' } }, '/chats/7'],
  [{ to: 'product-edit', params: { id: 'а/б?в#г %' } }, '/products/edit/%D0%B0%2F%D0%B1%3F%D0%B2%23%D0%B3%20%25'],
])('the address of %o is %s', (place, href) => {
  expect(pathOf(place)).toBe(href)
})
