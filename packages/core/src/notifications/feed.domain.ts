import { placeOfRow, type Roll, rolledOn, rollOf, rowsOf } from '../resource/roll.domain.ts'
import type { Notification, NotificationPage, NotificationType } from './notifications.domain.ts'

/** The notifications that were read of the server, from the newest one on. */
export interface Feed {
  /** Of which type; `null` for all. */
  readonly only: NotificationType | null
  readonly rows: Roll<Notification>
  readonly pageSize: number
  /** How long the server's list is; `null` when it does not say. */
  readonly total: number | null
  /** How many rows of that list lie before the next page. */
  readonly reach: number
  /** There is nothing more to be had, as far as the server says. */
  readonly isComplete: boolean
  /** How many pages in a row brought nothing new. */
  readonly misses: number
}

export type Gone = ReadonlySet<string>

/** A page 1 replaces everything. */
export const feedFrom = (only: NotificationType | null, page: NotificationPage, gone: Gone, pageSize: number): Feed =>
  grown({ only, rows: rollOf(), pageSize, total: page.total, reach: 0, isComplete: false, misses: 0 }, page, gone)

/** A later page is appended; a server that does not say how many there are has no more. */
export const grown = (feed: Feed, page: NotificationPage, gone: Gone): Feed => {
  const pageSize = page.pageSize ?? feed.pageSize
  const first = (page.page - 1) * pageSize
  const shift = feed.total === null || page.total === null ? 0 : page.total - feed.total
  const end = Math.max(0, feed.reach + shift)
  // Some were removed elsewhere: what moved up to an earlier page is read before this one.
  if (end < first) return { ...feed, pageSize, total: page.total, reach: end, misses: feed.misses + 1 }
  const rows = rolledOn(
    feed.rows,
    newIn(feed, page, end - first).filter(({ id }) => !gone.has(id)),
  )
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

/** The rows of a page that follow. What stands before them has come since, and does not belong at the end. */
const newIn = (feed: Feed, page: NotificationPage, known: number): readonly Notification[] => {
  if (feed.total !== null && page.total !== null && feed.total !== page.total) return page.rows.slice(known)
  return page.rows.slice(
    Math.max(
      0,
      page.rows.findIndex(({ id }) => placeOfRow(feed.rows, id) !== null),
    ),
  )
}

export const hasMore = (feed: Feed | null): boolean => feed !== null && !feed.isComplete

/** Behind so many pages with nothing new, to go on by itself might never end. */
const mostMisses = 3

/** Whether the next page may be read without being asked for. */
export const goesOn = (feed: Feed | null): boolean => feed !== null && hasMore(feed) && feed.misses < mostMisses

/** Which page follows. Rows that the server has removed since have moved the others up. */
export const nextPage = (feed: Feed | null): number => (feed === null ? 1 : Math.floor(feed.reach / feed.pageSize) + 1)

/** The page on which a row stands behind so many new ones; `null` when it is not there. */
export const pageOfRow = ({ rows, pageSize }: Feed, id: string, arrivals = 0): number | null => {
  const place = placeOfRow(rows, id)
  return place === null ? null : Math.floor((place + arrivals) / pageSize) + 1
}

/** What the server has removed is not there any more. */
export const withoutGone = (feed: Feed, gone: Gone): Feed => {
  if (![...gone].some((id) => placeOfRow(feed.rows, id) !== null)) return feed
  return leaving(
    feed,
    rowsOf(feed.rows).filter(({ id }) => !gone.has(id)),
  )
}

/** The feed with some of its rows. */
export const leaving = (feed: Feed, rows: readonly Notification[]): Feed => {
  const left = feed.rows.length - rows.length
  return {
    ...feed,
    rows: rollOf(rows),
    total: feed.total === null ? null : Math.max(0, feed.total - left),
    reach: Math.max(0, feed.reach - left),
  }
}

/** From a place on all have been read. */
export const withAllRead = (feed: Feed, from = 0): Feed => ({
  ...feed,
  rows: rollOf(rowsOf(feed.rows).map((row, place) => (place < from ? row : { ...row, isRead: true }))),
})

/** Nothing is left, and nothing more is known. */
export const emptied = (feed: Feed): Feed => ({
  ...feed,
  rows: rollOf(),
  total: 0,
  reach: 0,
  isComplete: true,
  misses: 0,
})
