import { type SectionName, sectionNames } from '@supplier/core/kernel/offered'
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

const startsOf = (section: SectionName): readonly string[] => starts[section] ?? [section]

const isBelow = (path: string, start: string): boolean => `${path}/`.startsWith(`/admin-suppliers/v1/${start}/`)

/** The section to which a call belongs; `null` for the calls of the specification and those of every deployment. */
export const sectionOfCall = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): SectionName | null =>
  specifiedCalls.has(`${method} ${path}`)
    ? null
    : // The longer start says more: `directory/regions` before `directory`.
      (sectionNames
        .flatMap((section) => startsOf(section).map((start) => ({ section, start })))
        .filter(({ start }) => isBelow(path, start))
        .toSorted((one, other) => other.start.length - one.start.length)[0]?.section ?? null)

/** Whether the server of a world has a call: one of the specification, or of a section that it has beside it. */
export const isServed = ({ served }: World, { method, path }: Pick<Endpoint, 'method' | 'path'>): boolean => {
  if (served === undefined || specifiedCalls.has(`${method} ${path}`)) return true
  return served.flatMap(startsOf).some((start) => isBelow(path, start))
}
