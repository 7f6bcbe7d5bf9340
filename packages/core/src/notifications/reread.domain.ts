import { placeOfRow, rowsOf } from '../resource/roll.domain.ts'
import { type Feed, leaving } from './feed.domain.ts'
import type { Notification, NotificationPage } from './notifications.domain.ts'

/**
 * A page that was read again, laid over what is known: rows of its span that it does not have are gone.
 * What was read stays read, and what is new does not move what a person looks at.
 */
export const laidOver = (feed: Feed, page: NotificationPage): Feed => {
  const fresh = new Map(page.rows.map((row) => [row.id, row]))
  const places = page.rows.flatMap(({ id }) => placeOfRow(feed.rows, id) ?? [])
  if (places.length === 0 && page.rows.length > 0) return feed
  const isLast = page.rows.length === 0 || (page.lastPage !== null && page.page >= page.lastPage)
  const from = page.page === 1 ? 0 : Math.min(...places)
  const to = isLast ? feed.rows.length : Math.max(...places)
  const rows = rowsOf(feed.rows).flatMap((row, place) => {
    const news = fresh.get(row.id)
    if (news) return [{ ...news, isRead: news.isRead || row.isRead }]
    return place >= from && place <= to ? [] : [row]
  })
  return leaving(feed, rows)
}

/** The rows of a newest page that came after everything that is known. */
export const arrivedIn = (feed: Feed, page: NotificationPage): readonly Notification[] => {
  const known = page.rows.findIndex(({ id }) => placeOfRow(feed.rows, id) !== null)
  return known < 0 ? page.rows : page.rows.slice(0, known)
}
