import { type AppendList, indexOfRow, rowAt, rowsOf } from '../kit/list/append-list.domain.ts'
import { type Change, type Changes, isClearing, isHidden, isMarkedRead } from './changes.domain.ts'
import type { Feed } from './feed.domain.ts'
import type { Notification } from './notifications.domain.ts'

/** The server's list and the changes shown over it. */
export interface Viewed {
  /** The last loaded list; of the earlier type until the list of the chosen type is loaded. */
  readonly feed: Feed | null
  readonly changes: Changes
  /** Deletions with an unknown outcome; hidden until the server's list is read again. */
  readonly unclear: ReadonlySet<string>
}

/** The shown notifications. Rows are looked up one by one, so the cost does not grow with the list. */
export interface Shown {
  readonly length: number
  at(index: number): Notification | null
}

/** The optimistic view: the server's rows after the pending changes. */
export const shownIn = ({ feed, changes, unclear }: Viewed): Shown => {
  if (feed === null || isClearing(changes)) return { length: 0, at: () => null }
  const { rows, newItems } = feed
  const removed = changes.pending.flatMap(({ change }) => (change.kind === 'remove' ? [change.id] : []))
  const hidden = [...new Set([...removed, ...unclear, ...changes.deleted])]
    .flatMap((id) => indexOfRow(rows, id) ?? [])
    .filter((index) => index >= newItems)
    .sort((one, other) => one - other)
  const readFrom = readFromIn(rows, changes)
  return {
    length: rows.length - newItems - hidden.length,
    at: (index) => {
      const at = hidden.reduce((behind, gap) => (gap <= behind ? behind + 1 : behind), index + newItems)
      const row = rowAt(rows, at)
      return row && (at >= readFrom || isMarkedRead(changes, row.id)) ? { ...row, isRead: true } : row
    },
  }
}

/** The number of new items that are not shown yet. */
export const newItemsIn = ({ feed, changes, unclear }: Viewed): number =>
  feed === null
    ? 0
    : rowsOf(feed.rows)
        .slice(0, feed.newItems)
        .filter(({ id }) => !isHidden(changes, id) && !unclear.has(id)).length

/** The index from which rows are marked as read by a pending change. */
const readFromIn = (rows: AppendList<Notification>, { pending }: Changes): number => {
  const readAll = pending.find(({ change }) => change.kind === 'readAll')
  return readAll ? knownFrom(rows, readAll.change) : rows.length
}

/** The index of the newest row that was known when the change was made; zero when none of them is left. */
export const knownFrom = (rows: AppendList<Notification>, change: Change): number => {
  const known = 'known' in change ? (change.known ?? []) : []
  const indexes = known.flatMap((id) => indexOfRow(rows, id) ?? [])
  return indexes.length === 0 ? 0 : Math.min(...indexes)
}

const mostKnown = 20

/**
 * The newest ids that the supplier knows, including new items that wait. A list of one type does not contain the newest
 * of all.
 */
export const knownIn = ({ feed }: Pick<Viewed, 'feed'>): readonly string[] =>
  feed?.only === null
    ? rowsOf(feed.rows)
        .slice(0, mostKnown)
        .map(({ id }) => id)
    : []

/** Whether a notification is in the list and shown as unread. */
export const isNewIn = ({ feed, changes }: Pick<Viewed, 'feed' | 'changes'>, id: string): boolean => {
  const index = feed && indexOfRow(feed.rows, id)
  if (feed === null || index === null || isMarkedRead(changes, id)) return false
  return index < readFromIn(feed.rows, changes) && rowAt(feed.rows, index)?.isRead === false
}
