import type { Location, RouteName } from '../kernel/routes.ts'

/** The kind of page to suggest in place of an unbuilt section. */
export type Instead = 'events' | 'articles' | 'store' | 'home'

export interface InsteadOf {
  readonly kind: Instead
  readonly location: Location
}

const events = (type: 'order' | 'product' | 'chat'): InsteadOf => ({
  kind: 'events',
  location: { to: 'notifications', search: `?type=${type}` },
})
const articles: InsteadOf = { kind: 'articles', location: { to: 'articles-information' } }
const store: InsteadOf = { kind: 'store', location: { to: 'preferences' } }

/** The suggestions by the first part of a route's name. */
const subjects: Readonly<Record<string, InsteadOf>> = {
  orders: events('order'),
  reviews: events('product'),
  product: events('product'),
  products: events('product'),
  imports: events('product'),
  chats: events('chat'),
  chat: events('chat'),
  deliveries: articles,
  payment: articles,
  stores: store,
  store: store,
}

export const alternativeOf = (name: RouteName): InsteadOf =>
  subjects[name.split('-')[0] ?? ''] ?? { kind: 'home', location: { to: 'dashboard' } }
