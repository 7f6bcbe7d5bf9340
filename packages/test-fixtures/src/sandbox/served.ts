import type { SectionName } from '@supplier/core/kernel/offered'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import type { World } from '../world/world.ts'

/** The calls of the specification. */
export const specifiedCalls: ReadonlySet<string> = new Set([
  'GET /admin-suppliers/v1/settings',
  'GET /admin-suppliers/v1/customer/account',
  'PUT /admin-suppliers/v1/customer/account',
  'PUT /v1/customers/avatar',
  'PUT /v1/customers/bg-save',
  'DELETE /v1/customers/telegram/disconnect',
  'PUT /v1/customers/manager-telegram-username',
  'GET /v2/notifications',
  'POST /v2/notifications/mark-all-as-read',
  'POST /v2/notifications/:id/mark-as-read',
  'DELETE /v2/notifications/:id',
  'DELETE /v2/notifications',
  'GET /v2/notifications/count/new',
  'GET /v1/notification/settings',
  'PUT /v1/notification/settings',
  'PUT /v1/notification/settings/bulk',
  'GET /admin-suppliers/v1/customer/account/balance',
  'GET /v1/customers/balances/service-balance',
  'GET /v1/customers/balances/service-transactions',
  'POST /v1/customers/balances/balance-transfer',
  'POST /admin-suppliers/v1/customer/account/up-balance',
  'POST /admin-suppliers/v3/auth/login',
  'POST /admin-suppliers/v3/auth/confirm-code',
  'POST /admin-suppliers/v3/auth/register',
  'POST /admin-suppliers/v1/auth/forgotten',
  'POST /admin-suppliers/v1/auth/forgotten-confirm',
  'GET /v3/countries',
  'POST /broadcasting/auth',
])

/** What the paths of a section begin with, below `/admin-suppliers/v1`; its name when it is not here. */
const starts: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  advertising: ['campaigns'],
  attributes: ['attributes', 'attribute-groups'],
  categories: ['categories', 'category-suggestions'],
  chats: ['chats', 'reply-templates'],
  deliveries: ['deliveries', 'directory'],
  imports: ['imports', 'import-sources', 'import-templates', 'category-mappings'],
  orders: ['orders', 'directory/regions'],
  payouts: ['payouts', 'banks'],
  products: ['products', 'brands'],
  shelvings: ['shelvings', 'shelf-moves'],
  'telegram-ads': ['telegram-ads', 'telegram-channels'],
}

/** Whether the server of a world has a call: one of the specification, or of a section that it has beside it. */
export const isServed = ({ served }: World, { method, path }: Pick<Endpoint, 'method' | 'path'>): boolean => {
  if (served === undefined || specifiedCalls.has(`${method} ${path}`)) return true
  return served
    .flatMap((section) => starts[section] ?? [section])
    .some((start) => `${path}/`.startsWith(`/admin-suppliers/v1/${start}/`))
}
