import type { Offered } from '../kernel/offered.ts'
import { isOffered, type PlainRouteName, type RouteName } from '../kernel/routes.ts'

/** The pages of each area that share a line of tabs, in order. The sidebar has a link to few of them. */
export const tabGroups = {
  dashboard: ['statistics', 'advertising', 'telegram-ads', 'referrals'],
  products: ['products', 'imports', 'shelvings', 'attributes', 'attribute-groups'],
  stores: ['stores', 'integrations'],
  deliveries: ['deliveries-panel', 'deliveries-nova', 'deliveries-apis', 'deliveries-sender'],
} as const satisfies Readonly<Record<string, readonly PlainRouteName[]>>

export type TabGroup = keyof typeof tabGroups
export type TabRoute = (typeof tabGroups)[TabGroup][number]

export interface PageTabs {
  readonly group: TabGroup
  readonly tabs: readonly TabRoute[]
  readonly current: TabRoute
}

const groups = Object.entries(tabGroups) as readonly (readonly [TabGroup, readonly TabRoute[]])[]

/** The pages that share their tabs with this one; empty for a page without tabs. */
export const tabSiblings = (page: RouteName): readonly TabRoute[] =>
  groups.find(([, tabs]) => tabs.some((tab) => tab === page))?.[1] ?? []

/** The tabs over a page; `null` when it has none, or is the only one that is there. */
export const tabsOf = (page: RouteName, offered: Offered = null): PageTabs | null => {
  for (const [group, all] of groups) {
    const tabs = all.filter((tab) => isOffered(offered, tab))
    const current = tabs.find((tab) => tab === page)
    if (current !== undefined && tabs.length > 1) return { group, tabs, current }
  }
  return null
}
