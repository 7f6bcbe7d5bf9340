import { type AppendList, appended, indexOfRow, rowsOf } from '../kit/list/append-list.domain.ts'
import { type Feed, mostMisses } from './feed.domain.ts'
import type { Notification } from './notifications.domain.ts'

/** The most pages that a refresh reads. */
const mostPages = 20

/** Whether a row is deeper than a refresh reaches. */
export const isOutOfReach = ({ pageSize }: Feed, location: number): boolean => location >= mostPages * pageSize

/** Replaces the first pages of the list with the refreshed ones and keeps the rows after them. */
export const mergedWith = (feed: Feed, fresh: Feed): Feed => {
  const known = knownIn(feed, fresh)
  const isWhole = fresh.isComplete || fresh.rows.length - newRowsIn(feed, fresh) >= feed.rows.length
  const rest = isWhole || known.length === 0 ? [] : rowsOf(feed.rows).slice(Math.max(...known) + 1)
  const rows = appended(fresh.rows, rest)
  const { total, pageSize } = fresh
  if (rest.length === 0) return { ...fresh, rows, newItems: newItemsIn(feed, rows) }
  const reach = feed.reach + rows.length - feed.rows.length
  return { ...feed, rows, newItems: newItemsIn(feed, rows), total, pageSize, reach }
}

/** The earlier indexes of the refreshed rows. */
const knownIn = (feed: Feed, fresh: Feed): readonly number[] =>
  rowsOf(fresh.rows).flatMap(({ id }) => indexOfRow(feed.rows, id) ?? [])

/** The number of unknown rows at the top of a refreshed list. */
const newRowsIn = (feed: Feed, { rows }: Feed): number => {
  const known = rowsOf(rows).findIndex(({ id }) => indexOfRow(feed.rows, id) !== null)
  return known < 0 ? rows.length : known
}

/** The number of rows before the first shown one; zero when no shown row is left, because then no row can jump. */
const newItemsIn = (feed: Feed, rows: AppendList<Notification>): number => {
  const isShown = ({ id }: Notification) => (indexOfRow(feed.rows, id) ?? -1) >= feed.newItems
  return Math.max(0, rowsOf(rows).findIndex(isShown))
}

/** Whether a refresh may stop: it has reached the required depth and explains the new length of the list. */
export const isEnough = (feed: Feed, fresh: Feed, depth: number): boolean => {
  const isEnd = fresh.isComplete || fresh.misses >= mostMisses || isOutOfReach(fresh, fresh.reach)
  const isWhole = fresh.rows.length - newRowsIn(feed, fresh) >= feed.rows.length
  if (isEnd || isWhole) return true
  if (Math.max(-1, ...knownIn(feed, fresh)) + 1 < Math.max(1, Math.min(depth, feed.rows.length))) return false
  const growth = mergedWith(feed, fresh).rows.length - feed.rows.length
  return fresh.total === null || feed.total === null || growth === fresh.total - feed.total
}
