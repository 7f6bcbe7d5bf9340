import { placeOfRow, type Roll, rolledOn, rowsOf } from '../kit/list/roll.domain.ts'
import { type Feed, mostMisses } from './feed.domain.ts'
import type { Notification } from './notifications.domain.ts'

/** How many pages are read again at most. */
const mostPages = 20

/** Whether a row lies deeper than what is ever read again. */
export const isOutOfReach = ({ pageSize }: Feed, place: number): boolean => place >= mostPages * pageSize

/** The list after its first pages were read again. The rows behind those pages stay. */
export const mergedWith = (feed: Feed, fresh: Feed): Feed => {
  const known = knownIn(feed, fresh)
  const isWhole = fresh.isComplete || fresh.rows.length - newRowsIn(feed, fresh) >= feed.rows.length
  const rest = isWhole || known.length === 0 ? [] : rowsOf(feed.rows).slice(Math.max(...known) + 1)
  const rows = rolledOn(fresh.rows, rest)
  const { total, pageSize } = fresh
  if (rest.length === 0) return { ...fresh, rows, newItems: newItemsIn(feed, rows) }
  const reach = feed.reach + rows.length - feed.rows.length
  return { ...feed, rows, newItems: newItemsIn(feed, rows), total, pageSize, reach }
}

/** Where the rows that were read again stood. */
const knownIn = (feed: Feed, fresh: Feed): readonly number[] =>
  rowsOf(fresh.rows).flatMap(({ id }) => placeOfRow(feed.rows, id) ?? [])

/** How many rows at the top of a list that was read again are unknown. */
const newRowsIn = (feed: Feed, { rows }: Feed): number => {
  const known = rowsOf(rows).findIndex(({ id }) => placeOfRow(feed.rows, id) !== null)
  return known < 0 ? rows.length : known
}

/** The rows before the first one that is shown; none where nothing shown is left, because then nothing can jump. */
const newItemsIn = (feed: Feed, rows: Roll<Notification>): number => {
  const isShown = ({ id }: Notification) => (placeOfRow(feed.rows, id) ?? -1) >= feed.newItems
  return Math.max(0, rowsOf(rows).findIndex(isShown))
}

/** Whether enough pages were read again: they reach so many rows deep, and account for the length of the list. */
export const isEnough = (feed: Feed, fresh: Feed, depth: number): boolean => {
  const isEnd = fresh.isComplete || fresh.misses >= mostMisses || isOutOfReach(fresh, fresh.reach)
  const isWhole = fresh.rows.length - newRowsIn(feed, fresh) >= feed.rows.length
  if (isEnd || isWhole) return true
  if (Math.max(-1, ...knownIn(feed, fresh)) + 1 < Math.max(1, Math.min(depth, feed.rows.length))) return false
  const growth = mergedWith(feed, fresh).rows.length - feed.rows.length
  return fresh.total === null || feed.total === null || growth === fresh.total - feed.total
}
