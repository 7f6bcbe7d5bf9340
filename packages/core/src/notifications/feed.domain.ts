import { type AppendList, appended, appendListOf, indexOfRow, rowsOf } from '../kit/list/append-list.domain.ts'
import type { Notification, NotificationPage, NotificationType } from './notifications.domain.ts'

/** The notifications in the server's order, newest first. */
export interface Feed {
  /** The type of the notifications; `null` for all types. */
  readonly only: NotificationType | null
  readonly rows: AppendList<Notification>
  /** The number of rows at the top that arrived later and are hidden until the supplier shows them. */
  readonly newItems: number
  readonly pageSize: number
  /** The length of the server's list; `null` when it is unknown. */
  readonly total: number | null
  /** The number of the server's rows before the next page. */
  readonly reach: number
  /** The server has no more pages. */
  readonly isComplete: boolean
  /** The number of pages in a row without a new row. */
  readonly misses: number
}

/** Starts a list with its first page. */
export const feedFrom = (only: NotificationType | null, page: NotificationPage, pageSize: number): Feed => {
  const { total } = page
  return grown(
    { only, rows: appendListOf(), newItems: 0, pageSize, total, reach: 0, isComplete: false, misses: 0 },
    page,
  )
}

/** Appends the rows of the next page. Without a page count in the response the list is complete. */
export const grown = (feed: Feed, page: NotificationPage): Feed => {
  const pageSize = page.pageSize ?? feed.pageSize
  const first = (page.page - 1) * pageSize
  const shift = feed.total === null || page.total === null ? 0 : page.total - feed.total
  const end = Math.max(0, feed.reach + shift)
  // Rows were deleted elsewhere, and the following ones moved up to an earlier page, which must be read first.
  if (end < first) return { ...feed, pageSize, total: page.total, reach: end, misses: feed.misses + 1 }
  const rows = appended(feed.rows, followingIn(feed, page, end - first))
  return {
    ...feed,
    rows,
    pageSize,
    total: page.total,
    reach: Math.max(end, page.page * pageSize),
    isComplete: page.lastPage === null || page.page >= page.lastPage || page.rows.length === 0,
    misses: rows.length === feed.rows.length ? feed.misses + 1 : 0,
  }
}

/** The rows of a page to append. Unknown rows before the first known one are new and belong at the top. */
const followingIn = (feed: Feed, page: NotificationPage, known: number): readonly Notification[] => {
  if (feed.total !== null && page.total !== null && feed.total !== page.total) return page.rows.slice(known)
  return page.rows.slice(
    Math.max(
      0,
      page.rows.findIndex(({ id }) => indexOfRow(feed.rows, id) !== null),
    ),
  )
}

export const hasMore = (feed: Feed | null): boolean => feed !== null && !feed.isComplete

/**
 * After this many pages without a new row, the next page is loaded only on request, because the server might never end
 * the list.
 */
export const mostMisses = 3

/** Whether the next page is loaded as soon as the end of the list becomes visible. */
export const opensNext = (feed: Feed | null): boolean => feed !== null && hasMore(feed) && feed.misses < mostMisses

/** The number of the next page. Deleted rows have moved the following ones up. */
export const nextPage = (feed: Feed | null): number => (feed === null ? 1 : Math.floor(feed.reach / feed.pageSize) + 1)

/** Removes a row that does not exist any more. */
export const withoutRow = (feed: Feed, id: string): Feed => {
  const index = indexOfRow(feed.rows, id)
  if (index === null) return feed
  const rows = appendListOf(rowsOf(feed.rows).filter((row) => row.id !== id))
  const newItems = index < feed.newItems ? feed.newItems - 1 : feed.newItems
  return {
    ...feed,
    rows,
    // Without shown rows no row can jump, so the new items need not wait.
    newItems: newItems < rows.length ? newItems : 0,
    total: feed.total === null ? null : Math.max(0, feed.total - 1),
    reach: Math.max(0, feed.reach - 1),
  }
}

/** Marks the rows of a range as read. */
export const withRead = (feed: Feed, from: number, to = feed.rows.length): Feed => ({
  ...feed,
  rows: appendListOf(
    rowsOf(feed.rows).map((row, at) => (at < from || at >= to || row.isRead ? row : { ...row, isRead: true })),
  ),
})

/** The list without rows. */
export const emptied = (feed: Feed): Feed => ({
  ...feed,
  rows: appendListOf(),
  newItems: 0,
  total: 0,
  reach: 0,
  isComplete: true,
  misses: 0,
})
