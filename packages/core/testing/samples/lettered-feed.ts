import { rowsOf } from '../../src/kit/list/append-list.domain.ts'
import { type Feed, feedFrom, grown } from '../../src/notifications/feed.domain.ts'
import {
  type Notification,
  type NotificationPage,
  usualPageSize,
} from '../../src/notifications/notifications.domain.ts'

/** Notifications with letters as ids; capital letters are read. */
const rowsFor = (ids: string) =>
  [...ids].map((id) => ({ id: id.toLowerCase(), isRead: id !== id.toLowerCase() }) as Notification)

/** A page of a list of three pages. */
export const pageOf = (page: number, ids: string, more: Partial<NotificationPage> = {}): NotificationPage => ({
  rows: rowsFor(ids),
  page,
  total: null,
  lastPage: 9,
  pageSize: 3,
  ...more,
})

/** The feed made of these pages. */
export const feedOf = (...pages: readonly string[]): Feed =>
  pages
    .slice(1)
    .reduce(
      (feed, ids, at) => grown(feed, pageOf(at + 2, ids)),
      feedFrom(null, pageOf(1, pages[0] ?? ''), usualPageSize),
    )

/** The letters of a feed in order. */
export const idsOf = ({ rows }: Feed) =>
  rowsOf(rows)
    .map(({ id, isRead }) => (isRead ? id.toUpperCase() : id))
    .join('')
