import type { Offered } from '../kernel/offered.ts'
import { isOffered, type PlainRouteName, type RouteName, routeOf } from '../kernel/routes.ts'
import { tabSiblings } from '../navigation/tabs.domain.ts'

export type SidebarGroup = 'products' | 'payments' | 'communications'

interface SidebarLink<Label extends string = string> {
  readonly to: PlainRouteName
  /** Translation key of the link's text. */
  readonly label: Label
  readonly badge?: 'orders' | 'chats'
}

export type SidebarItem<Label extends string = string> =
  | SidebarLink<Label>
  | { readonly group: SidebarGroup; readonly links: readonly SidebarLink<Label>[] }

/** The sidebar from top to bottom. */
export const sidebar = [
  { to: 'statistics', label: 'dashboard' },
  { to: 'orders', label: 'orders', badge: 'orders' },
  {
    group: 'products',
    links: [
      { to: 'stores', label: 'myStores' },
      { to: 'products', label: 'myProducts' },
      { to: 'product-categories', label: 'categories' },
      { to: 'products-import', label: 'import' },
      { to: 'attributes', label: 'attributes' },
    ],
  },
  {
    group: 'payments',
    links: [
      { to: 'main-balance', label: 'balances' },
      { to: 'payouts', label: 'payouts' },
    ],
  },
  {
    group: 'communications',
    links: [
      { to: 'chats', label: 'chats', badge: 'chats' },
      { to: 'reviews', label: 'reviews' },
    ],
  },
  { to: 'deliveries-panel', label: 'deliveries' },
  { to: 'payment-methods-methods', label: 'paymentMethods' },
  { to: 'articles-information', label: 'articles' },
  { to: 'preferences', label: 'settings' },
] as const satisfies readonly SidebarItem[]

/** The links of the sidebar whose pages are there, and the groups that have one. */
export const sidebarOf = (offered: Offered): readonly SidebarItem<SidebarLabel>[] =>
  (sidebar as readonly SidebarItem<SidebarLabel>[]).flatMap((item): readonly SidebarItem<SidebarLabel>[] => {
    if (!('group' in item)) return isOffered(offered, item.to) ? [item] : []
    const there = item.links.filter(({ to }) => isOffered(offered, to))
    return there.length > 0 ? [{ ...item, links: there }] : []
  })

/** The translation key of a sidebar link. */
export type SidebarLabel = Extract<(typeof sidebar)[number], { label: string }>['label'] | InGroup['label']
type InGroup = Extract<(typeof sidebar)[number], { group: string }>['links'][number]

const links: readonly (SidebarLink & { readonly group?: SidebarGroup })[] = (sidebar as readonly SidebarItem[]).flatMap(
  (item) => ('group' in item ? item.links.map((link) => ({ ...link, group: item.group })) : [item]),
)

const opened = (name: RouteName): RouteName => {
  const { redirect } = routeOf(name)
  return redirect ? opened(redirect) : name
}

const linkTo = (name: RouteName) => {
  for (let at: RouteName | undefined = name; at; at = routeOf(at).parent) {
    const location: RouteName = opened(at)
    const siblings: readonly RouteName[] = tabSiblings(location)
    const found = links.find(({ to }) => to === location) ?? links.find(({ to }) => siblings.includes(to))
    if (found) return found
  }
  return null
}

/** The sidebar link that leads to this page, to a page with the same tabs, or to its nearest parent; `null` without one. */
export const linkOf = (name: RouteName): PlainRouteName | null => linkTo(name)?.to ?? null

/** The open groups after navigation to this page. */
export const groupsAt = (name: RouteName, open: readonly SidebarGroup[]): readonly SidebarGroup[] => {
  const group = linkTo(name)?.group
  return group === undefined || open.includes(group) ? open : [...open, group]
}

/** The pages to which G and another key lead, by the position of the key. */
export const goKeys = {
  KeyO: 'orders',
  KeyP: 'products',
  KeyC: 'chats',
  KeyH: 'statistics',
} as const satisfies Readonly<Record<string, PlainRouteName>>

/** The time after G in which another key leads to a page, in milliseconds. */
const goTime = 1500

interface GoStep {
  /** When G was pressed; `null` without it. */
  readonly since: number | null
  readonly to: PlainRouteName | null
}

/** The meaning of a key that is pressed at this time, after G was pressed or without it. */
export const goStep = (since: number | null, code: string, at: number): GoStep => {
  if (code === 'KeyG') return { since: at, to: null }
  const isInTime = since !== null && at - since <= goTime
  return { since: null, to: isInTime && isGoKey(code) ? goKeys[code] : null }
}

const isGoKey = (code: string): code is keyof typeof goKeys => Object.hasOwn(goKeys, code)

export type ShellDialog = 'profile' | 'provider' | 'palette' | 'shortcuts'

/** The entries whose text contains every word of the query, in any order. */
export const matching = <Entry extends { readonly text: string }>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] => {
  const wanted = query.toLocaleLowerCase('uk').split(/\s+/).filter(Boolean)
  return entries.filter(({ text }) => {
    const found = text.toLocaleLowerCase('uk')
    return wanted.every((word) => found.includes(word))
  })
}
