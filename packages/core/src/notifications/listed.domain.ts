import { placeOfRow, rowsOf } from '../kit/list/roll.domain.ts'
import type { ChangesUpdated, Outcome } from './changes.domain.ts'
import { emptied, type Feed, withoutRow, withRead } from './feed.domain.ts'
import { mayHaveChanged } from './outcome.domain.ts'
import { isOutOfReach, mergedWith } from './reread.domain.ts'
import { knownFrom, type Viewed } from './view.domain.ts'

/** What is known of the list, and how many of its rows, from the newest one, have to be read again. */
export interface Listed extends Viewed {
  readonly stale: number
  /** How many are being read again. */
  readonly depth: number
  /** How many could not be read again: they are tried with the next ones. */
  readonly missed: number
}

export const upToDate = { unclear: new Set<string>(), stale: 0, missed: 0, depth: 0 } as const

export const firstRead = (feed: Feed | null): Partial<Listed> => ({ feed, ...upToDate })

/** New items stay where they are, shown or not, while the list grows at its end. */
export const moreRead = (shown: Feed | null, feed: Feed | null): Partial<Listed> => ({
  feed: feed && { ...feed, newItems: shown?.newItems ?? 0 },
})

export const readAgain = ({ feed, stale }: Listed, fresh: Feed | null): Partial<Listed> => ({
  feed: feed && fresh && mergedWith(feed, fresh),
  ...upToDate,
  stale,
})

/** Every row that is shown when the reading begins: the list may have grown by then. */
export const allRows = Number.MAX_SAFE_INTEGER

/** So many rows have to be read again. */
export const marked = ({ stale, missed }: Listed, rows: number): Partial<Listed> => ({
  stale: Math.max(stale, missed, rows),
  missed: 0,
})

/** Whether the list is read from its beginning: it was cleared, or what is unclear lies too deep to read up to it. */
export const startsAnew = ({ feed }: Viewed, { outcomes }: ChangesUpdated): boolean =>
  outcomes.some(({ change, became }) => {
    if (change.kind === 'clear') return isCleared(became)
    const place = feed && 'id' in change ? placeOfRow(feed.rows, change.id) : null
    return feed !== null && place !== null && became === 'unclear' && isOutOfReach(feed, place)
  })

const isCleared = (became: Outcome['became']): boolean => became === 'done' || became === 'unclear'

/** What is known after the changes were updated. What is being read again then begins anew. */
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
    // The server has also read what arrived before it was asked, although nobody knew of it here.
    const lastUnread = rowsOf(read.rows).findLastIndex(({ isRead }) => !isRead)
    return stale(Math.max(1, lastUnread + 1), { feed: read })
  }
  const place = placeOfRow(feed.rows, change.id)
  if (place === null || became === 'refused') return listed
  if (became === 'unclear') {
    return stale(place + 1, change.kind === 'remove' ? { unclear: new Set([...unclear, change.id]) } : {})
  }
  const isRead = change.kind === 'read' && became === 'done'
  return { ...listed, feed: isRead ? withRead(feed, place, place + 1) : withoutRow(feed, change.id) }
}
