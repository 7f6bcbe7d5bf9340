import { placeOfRow, type Roll, rowAt, rowsOf } from '../kit/list/roll.domain.ts'
import { type Change, type Changes, isClearing, isHidden, isMarkedRead } from './changes.domain.ts'
import type { Feed } from './feed.domain.ts'
import type { Notification } from './notifications.domain.ts'

/** What the server listed, and what lies over it. */
export interface Viewed {
  /** What was read last: of another type than is wanted, until that has been read. */
  readonly feed: Feed | null
  readonly changes: Changes
  /** Deletions with an unknown outcome: hidden until the server was asked whether it still has them. */
  readonly unclear: ReadonlySet<string>
}

/** The notifications that are shown. They are looked up one by one, so the cost does not grow with the list. */
export interface Shown {
  readonly length: number
  at(place: number): Notification | null
}

/** The optimistic view: the server's rows as they will be once the pending changes are carried out. */
export const shownIn = ({ feed, changes, unclear }: Viewed): Shown => {
  if (feed === null || isClearing(changes)) return { length: 0, at: () => null }
  const { rows, newItems } = feed
  const removed = changes.pending.flatMap(({ change }) => (change.kind === 'remove' ? [change.id] : []))
  const hidden = [...new Set([...removed, ...unclear, ...changes.deleted])]
    .flatMap((id) => placeOfRow(rows, id) ?? [])
    .filter((place) => place >= newItems)
    .sort((one, other) => one - other)
  const readFrom = readFromIn(rows, changes)
  return {
    length: rows.length - newItems - hidden.length,
    at: (place) => {
      const at = hidden.reduce((behind, gap) => (gap <= behind ? behind + 1 : behind), place + newItems)
      const row = rowAt(rows, at)
      return row && (at >= readFrom || isMarkedRead(changes, row.id)) ? { ...row, isRead: true } : row
    },
  }
}

/** How many new items wait to be shown. */
export const newItemsIn = ({ feed, changes, unclear }: Viewed): number =>
  feed === null
    ? 0
    : rowsOf(feed.rows)
        .slice(0, feed.newItems)
        .filter(({ id }) => !isHidden(changes, id) && !unclear.has(id)).length

/** From which place on the rows are marked as read by a pending change. */
const readFromIn = (rows: Roll<Notification>, { pending }: Changes): number => {
  const readAll = pending.find(({ change }) => change.kind === 'readAll')
  return readAll ? knownFrom(rows, readAll.change) : rows.length
}

/** The place of the newest row that was known when the change was chosen; the first one when none of them is left. */
export const knownFrom = (rows: Roll<Notification>, change: Change): number => {
  const known = 'known' in change ? (change.known ?? []) : []
  const places = known.flatMap((id) => placeOfRow(rows, id) ?? [])
  return places.length === 0 ? 0 : Math.min(...places)
}

const mostKnown = 20

/** The newest ids that a person knows of, announced ones included. A list of one type does not tell the newest of all. */
export const knownIn = ({ feed }: Pick<Viewed, 'feed'>): readonly string[] =>
  feed?.only === null
    ? rowsOf(feed.rows)
        .slice(0, mostKnown)
        .map(({ id }) => id)
    : []

/** Whether a notification is in the list and shown as unread. */
export const isNewIn = ({ feed, changes }: Pick<Viewed, 'feed' | 'changes'>, id: string): boolean => {
  const place = feed && placeOfRow(feed.rows, id)
  if (feed === null || place === null || isMarkedRead(changes, id)) return false
  return place < readFromIn(feed.rows, changes) && rowAt(feed.rows, place)?.isRead === false
}
