import { placeOfRow, type Roll, rolledOn, rollOf, rowsOf } from '../kit/list/roll.domain.ts'
import type { Notification, NotificationPage, NotificationType } from './notifications.domain.ts'

/** The notifications as the server listed them, newest first. */
export interface Feed {
  /** Of which type; `null` for all. */
  readonly only: NotificationType | null
  readonly rows: Roll<Notification>
  /** How many rows at the top are not shown yet: they arrived since, and wait until they are asked for. */
  readonly newItems: number
  readonly pageSize: number
  /** How long the server's list is; `null` when it does not say. */
  readonly total: number | null
  /** How many rows of the server's list precede the next page. */
  readonly reach: number
  /** There are no more pages, as far as the server says. */
  readonly isComplete: boolean
  /** How many pages in a row brought no new row. */
  readonly misses: number
}

/** A list that begins with its first page. */
export const feedFrom = (only: NotificationType | null, page: NotificationPage, pageSize: number): Feed => {
  const { total } = page
  return grown({ only, rows: rollOf(), newItems: 0, pageSize, total, reach: 0, isComplete: false, misses: 0 }, page)
}

/** The list with the rows of the next page at its end. A server that does not say how many pages there are has no more. */
export const grown = (feed: Feed, page: NotificationPage): Feed => {
  const pageSize = page.pageSize ?? feed.pageSize
  const first = (page.page - 1) * pageSize
  const shift = feed.total === null || page.total === null ? 0 : page.total - feed.total
  const end = Math.max(0, feed.reach + shift)
  // Rows were deleted elsewhere and the following ones moved up to an earlier page: read that one first.
  if (end < first) return { ...feed, pageSize, total: page.total, reach: end, misses: feed.misses + 1 }
  const rows = rolledOn(feed.rows, followingIn(feed, page, end - first))
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

/** The rows of a page that belong at the end. Unknown rows before the first known one arrived since, and belong at the top. */
const followingIn = (feed: Feed, page: NotificationPage, known: number): readonly Notification[] => {
  if (feed.total !== null && page.total !== null && feed.total !== page.total) return page.rows.slice(known)
  return page.rows.slice(
    Math.max(
      0,
      page.rows.findIndex(({ id }) => placeOfRow(feed.rows, id) !== null),
    ),
  )
}

export const hasMore = (feed: Feed | null): boolean => feed !== null && !feed.isComplete

/** After so many pages without a new row the next one is read only when it is asked for: it might go on forever. */
export const mostMisses = 3

/** Whether the next page is read as soon as the end comes into sight. */
export const goesOn = (feed: Feed | null): boolean => feed !== null && hasMore(feed) && feed.misses < mostMisses

/** The number of the next page. Rows that were deleted since have moved the following ones up. */
export const nextPage = (feed: Feed | null): number => (feed === null ? 1 : Math.floor(feed.reach / feed.pageSize) + 1)

/** The list without a row that does not exist any more. */
export const withoutRow = (feed: Feed, id: string): Feed => {
  const place = placeOfRow(feed.rows, id)
  if (place === null) return feed
  const rows = rollOf(rowsOf(feed.rows).filter((row) => row.id !== id))
  const newItems = place < feed.newItems ? feed.newItems - 1 : feed.newItems
  return {
    ...feed,
    rows,
    // Where nothing is shown nothing can jump, so nothing has to wait.
    newItems: newItems < rows.length ? newItems : 0,
    total: feed.total === null ? null : Math.max(0, feed.total - 1),
    reach: Math.max(0, feed.reach - 1),
  }
}

/** The rows from a place on are read, or the row at a place alone. */
export const withRead = (feed: Feed, from: number, to = feed.rows.length): Feed => ({
  ...feed,
  rows: rollOf(
    rowsOf(feed.rows).map((row, at) => (at < from || at >= to || row.isRead ? row : { ...row, isRead: true })),
  ),
})

/** The list with nothing in it. */
export const emptied = (feed: Feed): Feed => ({
  ...feed,
  rows: rollOf(),
  newItems: 0,
  total: 0,
  reach: 0,
  isComplete: true,
  misses: 0,
})
