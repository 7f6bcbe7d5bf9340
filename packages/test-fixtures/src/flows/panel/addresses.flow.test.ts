import { pathOf, routes } from '@supplier/core/kernel/routes'
import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'

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
  '/chats?order=6097',
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

const api = '/admin-suppliers/v1'

/**
 * The addresses of the specification, with the machine that runs there and the call for its subject; `null` for pages
 * that ask for nothing, or run nothing, of their own.
 */
test.each<[address: string, machine: string | null, call: string | null]>([
  ['/dashboard/statistics', 'home', `${api}/statistics/summary`],
  ['/dashboard/advertising', 'campaigns', `${api}/campaigns`],
  ['/orders', 'orders', `${api}/orders`],
  ['/products', 'products', `${api}/products`],
  ['/products/panel', 'lastImport', `${api}/imports`],
  ['/products/edit/2001', 'productEditor', `${api}/products/2001`],
  ['/products/create', 'productEditor', `${api}/categories`],
  ['/products/create/categories', 'categories', `${api}/categories`],
  ['/products/created?product=2001', 'productCreated', `${api}/products/2001`],
  ['/products/import', 'import', null],
  ['/products/imports', 'imports', `${api}/imports`],
  ['/products/shelvings', 'shelvings', `${api}/shelvings`],
  ['/products/attributes', 'attributes', `${api}/attributes`],
  ['/products/attribute-groups', 'attribute-groups', `${api}/attribute-groups`],
  ['/reviews', 'reviews', `${api}/reviews`],
  ['/deliveries/panel', 'deliveries', `${api}/deliveries`],
  ['/deliveries/nova/apis', 'delivery-keys', `${api}/deliveries/keys`],
  ['/deliveries/nova/sender', 'delivery-senders', `${api}/deliveries/senders`],
  ['/deliveries/nova/saved', null, null],
  ['/payment-methods/methods', 'payment-methods', `${api}/payment-methods`],
  ['/payment-methods/methods/details/1', 'payment-methodsPage', `${api}/payment-methods/1`],
  ['/payment-methods/saved', null, null],
  ['/payments/balances/main-balance', 'mainBalance', `${api}/customer/account/balance`],
  ['/payments/balances/balance-services', 'serviceBalance', '/v1/customers/balances/service-transactions'],
  ['/payments/payouts', 'payouts', `${api}/payouts`],
  ['/chats', 'chats', `${api}/chats`],
  ['/chats/7101', 'chats', `${api}/chats/7101/messages`],
  ['/articles-information', 'articles', `${api}/articles`],
  ['/integrations', 'integrations', null],
  ['/integrations/create', 'integrationsPage', null],
  ['/integrations/edit/1', 'integrationsPage', `${api}/integrations/1`],
  ['/stores', 'stores', `${api}/stores`],
  ['/stores/create', 'storesPage', null],
  ['/stores/edit/1', 'storesPage', `${api}/stores/1`],
  ['/notifications', 'feed', '/v2/notifications'],
  ['/referrals', 'referrals', `${api}/referrals/summary`],
  ['/telegram-ads', 'telegram-ads', `${api}/telegram-ads`],
  ['/settings/preferences', 'preferences', '/v1/notification/settings'],
  ['/settings/customizing', null, null],
  ['/404', null, null],
])('at %s runs %s, which asks %s', async (address, machine, call) => {
  const harness = openHarness()
  onTestFinished(harness.closeAll)
  const tab = harness.open(address)
  await tab.panel()
  await harness.quiet()
  const { screen, location } = tab.page()
  expect(pathOf(location)).toBe(address)
  expect(screen?.getSnapshot().machine.id ?? null).toBe(machine)
  if (call !== null) expect(harness.sandbox.requests().map(({ path }) => path)).toContain(call)
})

test.each(['/auth', '/auth/login', '/auth/signup', '/auth/with-password', '/auth/recover-password'])(
  'a visitor who is signed out opens %s',
  async (address) => {
    const harness = openHarness()
    onTestFinished(harness.closeAll)
    harness.entries.delete('user')
    const tab = harness.open(address)
    await harness.quiet()
    expect(pathOf(tab.page().location)).toBe(address)
  },
)
