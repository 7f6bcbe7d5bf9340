import type { Location } from '../kernel/routes.ts'
import { locationWith, paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import type { ListPage } from '../kit/list/list.domain.ts'
import { oneOf } from '../kit/list/query.domain.ts'

/** The subjects of notifications; any other value of the server becomes `system`. */
export const notificationTypes = ['order', 'product', 'delivery', 'payment', 'chat', 'system'] as const

export type NotificationType = (typeof notificationTypes)[number]

/** A notification of the marketplace to a supplier. */
export interface Notification {
  readonly id: string
  readonly type: NotificationType
  readonly title: string | null
  readonly text: string | null
  /** ISO 8601, UTC. */
  readonly createdAt: string | null
  readonly isRead: boolean
  readonly isUrgent: boolean
  /** The location of the link; `null` when the app has no such location. */
  readonly link: Location | null
}

export interface NotificationQuery {
  readonly page: number
  /** `null` for all types. */
  readonly type: NotificationType | null
}

export interface NotificationPage extends ListPage<Notification> {
  /** The number of rows on a page; `null` when the response does not contain it. */
  readonly pageSize: number | null
  /** The number of unread notifications; absent when the response does not contain it. */
  readonly newCount?: number
}

/** The unread count in a page. Only the first page of all types has the count that the bell shows. */
export const newCountIn = ({ page, type }: NotificationQuery, { newCount }: NotificationPage): number | null =>
  page === 1 && type === null ? (newCount ?? null) : null

/** The page size until a response contains one. */
export const usualPageSize = 5

/** The filters of the list, for its toolbar. */
export const notificationFilters = { type: oneOf(notificationTypes) }

/** The type in a query string; `null` for all types. */
export const typeIn = ({ search = '' }: Location): NotificationType | null =>
  notificationFilters.type.read(paramsIn(search).get('type'))

/** The location of the notification settings. */
export const notificationSettings: Location = { to: 'preferences', hash: '#channels' }

/** The location filtered by a type, or without a filter. */
export const locationOfType = (location: Location, type: NotificationType | null): Location =>
  locationWith(location, searchFrom({ type }))

export const isNotificationType = (written: string | null): written is NotificationType =>
  notificationTypes.some((known) => known === written)
