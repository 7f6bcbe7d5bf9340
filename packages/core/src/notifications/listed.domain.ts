import { indexOfRow, rowsOf } from '../kit/list/append-list.domain.ts'
import type { ChangesUpdated, Outcome } from './changes.domain.ts'
import { emptied, type Feed, withoutRow, withRead } from './feed.domain.ts'
import { mayHaveChanged } from './outcome.domain.ts'
import { isOutOfReach, mergedWith } from './reread.domain.ts'
import { knownFrom, type Viewed } from './view.domain.ts'

/** The loaded list, and how many of its rows from the top are stale. */
export interface Listed extends Viewed {
  readonly stale: number
  /** The number of rows that are being refreshed. */
  readonly depth: number
  /** The number of rows whose refresh failed; they are refreshed with the next stale ones. */
  readonly missed: number
}

export const upToDate = { unclear: new Set<string>(), stale: 0, missed: 0, depth: 0 } as const

export const firstRead = (feed: Feed | null): Partial<Listed> => ({ feed, ...upToDate })

/** Rows appended at the end do not change whether the new items at the top are shown. */
export const moreRead = (shown: Feed | null, feed: Feed | null): Partial<Listed> => ({
  feed: feed && { ...feed, newItems: shown?.newItems ?? 0 },
})

export const readAgain = ({ feed, stale }: Listed, fresh: Feed | null): Partial<Listed> => ({
  feed: feed && fresh && mergedWith(feed, fresh),
  ...upToDate,
  stale,
})

/** All rows that are shown when the refresh starts; the list may have grown by then. */
export const allRows = Number.MAX_SAFE_INTEGER

/** Marks this many rows as stale. */
export const marked = ({ stale, missed }: Listed, rows: number): Partial<Listed> => ({
  stale: Math.max(stale, missed, rows),
  missed: 0,
})

/**
 * Whether the list restarts from its first page: it was cleared, or a change with an unclear outcome is too deep to
 * refresh.
 */
export const startsAnew = ({ feed }: Viewed, { outcomes }: ChangesUpdated): boolean =>
  outcomes.some(({ change, became }) => {
    if (change.kind === 'clear') return isCleared(became)
    const index = feed && 'id' in change ? indexOfRow(feed.rows, change.id) : null
    return feed !== null && index !== null && became === 'unclear' && isOutOfReach(feed, index)
  })

const isCleared = (became: Outcome['became']): boolean => became === 'done' || became === 'unclear'

/** The list after an update of the changes. Rows that are being refreshed become stale again. */
export const withChanges = (listed: Listed, { changes, outcomes }: ChangesUpdated): Listed => {
  const stale = mayHaveChanged(outcomes) ? Math.max(listed.stale, listed.depth) : listed.stale
  return outcomes.reduce(withOutcome, { ...listed, changes, stale })
}

const withOutcome = (listed: Listed, { change, became }: Outcome): Listed => {
  const { feed, unclear } = listed
  const stale = (rows: number, more: Partial<Listed> = {}) => ({ ...listed, ...marked(listed, rows), ...more })
  if (feed === null) return listed
  if (change.kind === 'clear') return stale(1, isCleared(became) ? { feed: emptied(feed) } : {})
  if (!('id' in change)) {
    if (became !== 'done') return became === 'unclear' ? stale(allRows) : listed
    const read = withRead(feed, knownFrom(feed.rows, change))
    // The server has also marked notifications that arrived later and are unknown here, so the rows down to the last
    // unread one are refreshed.
    const lastUnread = rowsOf(read.rows).findLastIndex(({ isRead }) => !isRead)
    return stale(Math.max(1, lastUnread + 1), { feed: read })
  }
  const index = indexOfRow(feed.rows, change.id)
  if (index === null || became === 'refused') return listed
  if (became === 'unclear') {
    return stale(index + 1, change.kind === 'remove' ? { unclear: new Set([...unclear, change.id]) } : {})
  }
  const isRead = change.kind === 'read' && became === 'done'
  return { ...listed, feed: isRead ? withRead(feed, index, index + 1) : withoutRow(feed, change.id) }
}
