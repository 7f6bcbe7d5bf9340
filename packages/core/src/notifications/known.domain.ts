import { placeOfRow, type Roll, rowAt, rowsOf } from '../resource/roll.domain.ts'
import type { Feed } from './feed.domain.ts'
import type { Notification, NotificationPage } from './notifications.domain.ts'
import { type Change, emptyOutbox, isMarkedRead, type Outbox } from './outbox.domain.ts'
import { arrivedIn } from './reread.domain.ts'

interface Known {
  readonly feed: Feed | null
  readonly outbox: Outbox | null
  /** A newer first page, which waits to be shown. */
  readonly arrived: NotificationPage | null
}

const mostKnown = 20

/**
 * The newest that a person knows of: what they choose to do to all is meant for these and those behind them.
 * Who looks at one type alone knows the newest of no other.
 */
export const newestIn = ({ feed = null, arrived = null }: Partial<Known>): readonly string[] =>
  feed?.only !== null
    ? []
    : [...(arrived ? arrivedIn(feed, arrived) : []), ...rowsOf(feed.rows).slice(0, mostKnown)].map(({ id }) => id)

/** From which place on rows were known; from the first one where nobody can tell. */
export const knownFrom = (rows: Roll<Notification>, change: Change): number => {
  const known = 'known' in change ? (change.known ?? []) : []
  const places = known.flatMap((id) => placeOfRow(rows, id) ?? [])
  return places.length === 0 ? 0 : Math.min(...places)
}

/** Whether a notification is known and has not been read. */
export const isNewIn = ({ feed = null, outbox = null }: Partial<Known>, id: string): boolean => {
  const place = feed && placeOfRow(feed.rows, id)
  const row = feed && place !== null ? rowAt(feed.rows, place) : null
  return row !== null && !row.isRead && !isMarkedRead(outbox ?? emptyOutbox, id)
}
