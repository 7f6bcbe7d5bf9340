import { type SectionName, sectionNames } from '../kernel/offered.ts'
import type { PanelPorts } from './app.port.ts'

/**
 * The section to which the calls of each port belong; `null` for those of every deployment, and for ports that ask no
 * server. A port without a row does not compile.
 */
export const portSections: { readonly [Name in Exclude<keyof PanelPorts, 'sections'>]: SectionName | null } = {
  account: null,
  alerts: null,
  articles: 'articles',
  balances: 'balances',
  categories: 'categories',
  chats: 'chats',
  clipboard: null,
  drafts: null,
  files: null,
  images: null,
  imports: 'imports',
  intents: null,
  jobs: 'jobs',
  journal: null,
  leaveGuard: null,
  lock: null,
  notificationSettings: 'notifications',
  notifications: 'notifications',
  outbox: null,
  page: null,
  payouts: 'payouts',
  pickList: 'orders',
  postponed: null,
  print: null,
  productEditor: 'products',
  readiness: 'readiness',
  realtime: null,
  referrals: 'referrals',
  releases: null,
  replyTemplates: 'chats',
  reviews: 'reviews',
  rows: null,
  setup: null,
  setupCache: null,
  statistics: 'statistics',
  stores: 'stores',
  telegram: null,
  testPayment: 'payment-methods',
  topUp: null,
  undo: null,
  views: null,
}

/** Calls that belong to another section than their port, as "port.method". */
export const methodSections: Readonly<Record<string, SectionName>> = { 'realtime.fetchMissedEvents': 'events' }

/** The plain sections, and the sources of pickers, that have another name than the section of a deployment. */
const otherwiseNamed: Readonly<Record<string, SectionName>> = {
  'advertised-products': 'advertising',
  'attribute-groups': 'attributes',
  'attribute-values': 'attributes',
  brands: 'products',
  campaigns: 'advertising',
  'category-parents': 'categories',
  'category-suggestions': 'categories',
  contacts: 'deliveries',
  counterparties: 'deliveries',
  'delivery-keys': 'deliveries',
  'delivery-senders': 'deliveries',
  'import-sources': 'imports',
  'leaf-categories': 'categories',
  nextPrimary: 'stores',
  regions: 'orders',
  settlements: 'deliveries',
  'shelf-places': 'shelvings',
  streets: 'deliveries',
  'telegram-channels': 'telegram-ads',
  warehouses: 'deliveries',
}

/** The section of a deployment to which a plain section, or the source of a picker, belongs. */
export const sectionNamed = (name: string): SectionName | null =>
  otherwiseNamed[name] ?? sectionNames.find((known) => known === name) ?? null

/** Lists that are read in the background. One that the server does not have is not asked for again in this visit. */
export const backgroundLists: { readonly [Name in keyof PanelPorts]?: readonly (keyof PanelPorts[Name])[] } = {
  articles: ['fetchArticles'],
  jobs: ['fetchActive'],
  notifications: ['fetchNotifications', 'fetchNewCount'],
  payouts: ['fetchPayouts'],
  readiness: ['fetchReadiness'],
  realtime: ['fetchMissedEvents'],
  sections: ['fetchPage', 'fetchOptions'],
  statistics: ['fetchSummary', 'fetchSeries', 'fetchBreakdown'],
}
