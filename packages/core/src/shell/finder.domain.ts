import type { Kopecks } from '../kernel/money.ts'
import type { Location, RouteName } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { ordersWith } from '../orders/order-search.domain.ts'
import type { Order } from '../orders/orders.domain.ts'
import type { Product } from '../products/products.domain.ts'
import { matching } from './shell.domain.ts'

/** The records that the quick search finds, in the order in which they are shown. */
export const thingKinds = ['orders', 'products', 'stores'] as const
export type ThingKind = (typeof thingKinds)[number]

/** A found record. */
export interface Thing {
  readonly kind: ThingKind
  readonly id: string
  readonly title: string
  readonly note: string | null
  readonly sum: Kopecks | null
  /** The text in which it was found. */
  readonly text: string
  readonly location: Location
}

/** What was opened from the quick search: a found record, or an entry of the panel by its id. */
export interface Recent {
  readonly id: string
  readonly thing: Thing | null
}

/** How many are remembered until the supplier signs out. */
const mostRecent = 5

export const recentWith = (recent: readonly Recent[], picked: Recent): readonly Recent[] =>
  [picked, ...recent.filter(({ id }) => id !== picked.id)].slice(0, mostRecent)

/** The typed text without surplus spaces. */
export const soughtIn = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

/** The shortest text for which records are sought: one letter finds nearly all of them. */
export const isSearchable = (sought: string): boolean => sought.length >= 2

/** Of each kind the first few: who needs more opens the list with this search. */
export const mostThings = 4

export const thingOfOrder = ({ id, number, buyer, total }: Order): Thing => ({
  kind: 'orders',
  id,
  title: `№ ${number}`,
  note: buyer.name || null,
  sum: total,
  text: [number, buyer.name, buyer.phone].join(' '),
  location: { to: 'orders', search: searchFrom({ order: id }) },
})

export const thingOfProduct = ({ id, title, sku, price }: Product): Thing => ({
  kind: 'products',
  id,
  title,
  note: sku,
  sum: price,
  text: [title, sku].join(' '),
  location: { to: 'product-edit', params: { id } },
})

export const thingOfStore = ({ id, title, text }: StoreFound): Thing => ({
  kind: 'stores',
  id,
  title,
  note: text,
  sum: null,
  text: [title, text].join(' '),
  location: { to: 'store-edit', params: { id } },
})

interface StoreFound {
  readonly id: string
  readonly title: string
  readonly text: string | null
}

/** The last answer about one kind of records. */
export interface Found {
  readonly sought: string
  readonly things: readonly Thing[]
}

/** The records for the typed text: until they are read, those of the last answer that have its words. */
export const thingsFor = (found: Found | null, sought: string): readonly Thing[] => {
  if (found === null || !isSearchable(sought)) return []
  const fitting = found.sought === sought ? found.things : matching(found.things, sought)
  return fitting.slice(0, mostThings)
}

/** The lists in which a typed text is sought, each with the whole result. */
export const listsWith = (sought: string): readonly { readonly list: 'orders' | 'products'; location: Location }[] => {
  const within = (to: RouteName) => ({ to, search: searchFrom({ search: sought }) }) as Location
  return [
    { list: 'orders', location: ordersWith(sought) ?? within('orders') },
    { list: 'products', location: within('products') },
  ]
}
