import type { Place } from '../kernel/routes.ts'
import { oneOf, paramsIn, placeWith, searchFrom } from '../kit/list/address.domain.ts'
import type { ListPage } from '../kit/list/list.domain.ts'

/** What a notification is about; whatever else the server says counts as the last of them. */
export const notificationTypes = ['order', 'product', 'delivery', 'payment', 'chat', 'system'] as const

export type NotificationType = (typeof notificationTypes)[number]

/** An item of a supplier's news from the marketplace. */
export interface Notification {
  readonly id: string
  readonly type: NotificationType
  readonly title: string | null
  readonly text: string | null
  /** ISO 8601, UTC. */
  readonly createdAt: string | null
  readonly isRead: boolean
  readonly isUrgent: boolean
  /** Where it leads; `null` when that is nowhere in this app. */
  readonly link: Place | null
}

export interface NotificationQuery {
  readonly page: number
  /** `null` for all of them. */
  readonly type: NotificationType | null
}

export interface NotificationPage extends ListPage<Notification> {
  /** How many rows the server puts on a page; `null` when it does not say. */
  readonly pageSize: number | null
  /** How many are new in all; absent when the server does not say. */
  readonly newCount?: number
}

/** What a page tells of how many are new: the newest one, of all types, counts what a bell counts. */
export const newCountIn = ({ page, type }: NotificationQuery, { newCount }: NotificationPage): number | null =>
  page === 1 && type === null ? (newCount ?? null) : null

/** How many rows a page has before the server has said so. */
export const usualPageSize = 5

/** Which type the address asks for; `null` for all. */
export const typeIn = ({ search = '' }: Place): NotificationType | null =>
  oneOf(notificationTypes, paramsIn(search).get('type'))

/** Where what is told on which channel stands. */
export const notificationSettings: Place = { to: 'preferences', hash: '#channels' }

/** The same place, with the notifications of one type, or of all. */
export const placeOfType = (place: Place, type: NotificationType | null): Place =>
  placeWith(place, searchFrom({ type }))

export const isNotificationType = (written: string | null): written is NotificationType =>
  notificationTypes.some((known) => known === written)
