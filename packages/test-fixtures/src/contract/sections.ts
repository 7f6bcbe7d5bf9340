import type { SectionName } from '@supplier/core/kernel/offered'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'

/** The section to which a call belongs, by what its path begins with; the first one that fits. */
const sections: readonly (readonly [string, SectionName | null])[] = [
  ['admin-suppliers/v1/articles', 'articles'],
  ['admin-suppliers/v1/attribute-groups', 'attributes'],
  ['admin-suppliers/v1/attributes', 'attributes'],
  ['admin-suppliers/v1/auth', null],
  ['admin-suppliers/v1/banks', 'payment-methods'],
  ['admin-suppliers/v1/brands', 'products'],
  ['admin-suppliers/v1/campaigns', 'advertising'],
  ['admin-suppliers/v1/categories', 'categories'],
  ['admin-suppliers/v1/category-mappings', 'imports'],
  ['admin-suppliers/v1/category-suggestions', 'categories'],
  ['admin-suppliers/v1/chats', 'chats'],
  ['admin-suppliers/v1/customer/account/', 'balances'],
  ['admin-suppliers/v1/customer/account', null],
  ['admin-suppliers/v1/deliveries', 'deliveries'],
  ['admin-suppliers/v1/directory/regions', 'orders'],
  ['admin-suppliers/v1/directory', 'deliveries'],
  ['admin-suppliers/v1/events', 'events'],
  ['admin-suppliers/v1/import', 'imports'],
  ['admin-suppliers/v1/integrations', 'integrations'],
  ['admin-suppliers/v1/jobs', 'jobs'],
  ['admin-suppliers/v1/orders', 'orders'],
  ['admin-suppliers/v1/payment-methods', 'payment-methods'],
  ['admin-suppliers/v1/payouts', 'payouts'],
  ['admin-suppliers/v1/products', 'products'],
  ['admin-suppliers/v1/readiness', 'readiness'],
  ['admin-suppliers/v1/referrals', 'referrals'],
  ['admin-suppliers/v1/reply-templates', 'chats'],
  ['admin-suppliers/v1/reviews', 'reviews'],
  ['admin-suppliers/v1/settings', null],
  ['admin-suppliers/v1/shelf-moves', 'shelvings'],
  ['admin-suppliers/v1/shelvings', 'shelvings'],
  ['admin-suppliers/v1/statistics', 'statistics'],
  ['admin-suppliers/v1/stores', 'stores'],
  ['admin-suppliers/v1/telegram', 'telegram-ads'],
  ['admin-suppliers/v3/auth', null],
  ['broadcasting/auth', null],
  ['v1/customers/balances', 'balances'],
  ['v1/customers', null],
  ['v1/notification', 'notifications'],
  ['v2/notifications', 'notifications'],
  ['v3/countries', null],
]

/** The section without which a call is never sent; `null` for a call that every deployment has. */
export const sectionOf = ({ path }: Pick<Endpoint, 'path'>): SectionName | null => {
  const found = sections.find(([beginning]) => path.startsWith(`/${beginning}`))
  if (found === undefined) throw new Error(`${path} belongs to no section: say to which in contract/sections.ts`)
  return found[1]
}

const usual = 'its pages, and what leads to them, are in no menu, tab, search or link'

/** What the panel does without a section. */
export const withoutIt: Readonly<Record<SectionName, string>> = {
  orders: `${usual}; the home page counts none`,
  products: usual,
  categories: usual,
  imports: usual,
  shelvings: usual,
  attributes: usual,
  reviews: usual,
  deliveries: usual,
  'payment-methods': usual,
  balances: usual,
  payouts: `${usual}; the home page does not say what is held`,
  chats: usual,
  articles: usual,
  integrations: usual,
  stores: `${usual}; the top bar has no choice of a store`,
  notifications: `${usual}; there is no bell`,
  referrals: usual,
  advertising: usual,
  'telegram-ads': usual,
  statistics: 'the home page has no figures',
  readiness: 'neither the home page nor a product says why less is sold than could be',
  jobs: 'no export and no action on many rows is offered that the server would finish later',
  events: 'after a gap in the connection everything is read anew',
}
