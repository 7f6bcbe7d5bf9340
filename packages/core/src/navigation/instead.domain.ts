import type { Place, RouteName } from '../kernel/routes.ts'
import { type NotificationType, placeOfType } from '../notifications/notifications.domain.ts'

/** What can be done meanwhile about the subject of a section that is not there yet. */
export type Instead = 'news' | 'articles' | 'store' | 'home'

export interface InsteadOf {
  readonly kind: Instead
  readonly place: Place
}

const news = (type: NotificationType): InsteadOf => ({
  kind: 'news',
  place: placeOfType({ to: 'notifications' }, type),
})
const articles: InsteadOf = { kind: 'articles', place: { to: 'articles-information' } }
const store: InsteadOf = { kind: 'store', place: { to: 'preferences' } }

/** By the first part of a route's name. */
const subjects: Readonly<Record<string, InsteadOf>> = {
  orders: news('order'),
  reviews: news('product'),
  product: news('product'),
  products: news('product'),
  imports: news('product'),
  chats: news('chat'),
  chat: news('chat'),
  deliveries: articles,
  payment: articles,
  stores: store,
  store: store,
}

export const insteadOf = (name: RouteName): InsteadOf =>
  subjects[name.split('-')[0] ?? ''] ?? { kind: 'home', place: { to: 'dashboard' } }
