import type { SectionName } from '@supplier/core/kernel/offered'
import { type Area, areas } from '../endpoints/endpoints.ts'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import { sectionOfCall, specifiedCalls } from '../sandbox/served.ts'

const callName = ({ method, path }: Endpoint): string => `${method} ${path}`

/** The calls of an area. Of two that match, the first one answers. */
export const callsOf = (area: Area): readonly Endpoint[] => {
  const all: readonly Endpoint[] = areas[area]
  return all.filter((one) => all.find((other) => callName(other) === callName(one)) === one)
}

/** What the panel knows of a call: whether the specification has it, and whether it shows its answer. */
export const knownOf = (endpoint: Endpoint) => ({
  isSpecified: specifiedCalls.has(callName(endpoint)),
  isShown: !endpoint.assumed,
})

/** The section without which a call is never sent; `null` for a call that every deployment has. */
export const sectionOf = (endpoint: Endpoint): SectionName | null => {
  const { path } = endpoint
  const ofSpecification = path.includes('balance') ? 'balances' : path.includes('notification') ? 'notifications' : null
  return sectionOfCall(endpoint) ?? ofSpecification
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
