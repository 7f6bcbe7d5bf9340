import { placeOfRow, rowAt } from '../resource/roll.domain.ts'
import { emptied, type Feed, feedFrom, type Gone, grown, withAllRead, withoutGone } from './feed.domain.ts'
import { knownFrom } from './known.domain.ts'
import type { Notification, NotificationPage, NotificationType } from './notifications.domain.ts'
import {
  emptyOutbox,
  isClearing,
  isHidden,
  isMarkedRead,
  type Outbox,
  type OutboxChanged,
  type Outcome,
} from './outbox.domain.ts'
import { arrivedIn, laidOver } from './reread.domain.ts'

/** What the server said, and what lies over it. */
export interface Overlaid {
  /** Which type is wanted; `null` for all. */
  readonly only: NotificationType | null
  readonly pageSize: number
  /** What was read last: of another type than is wanted, until that has been read. */
  readonly feed: Feed | null
  /** `null` until it is known. */
  readonly outbox: Outbox | null
  /** A newer first page, which waits to be shown. */
  readonly arrived: NotificationPage | null
}

const goneIn = ({ outbox }: Overlaid): Gone => (outbox ?? emptyOutbox).gone

type News = Partial<Overlaid>

const withFeed = (feed: Feed): News => ({ feed, pageSize: feed.pageSize })

/** A first page replaces everything. */
export const withFirst = (overlaid: Overlaid, page: NotificationPage | null): News =>
  page === null
    ? {}
    : { ...withFeed(feedFrom(overlaid.only, page, goneIn(overlaid), overlaid.pageSize)), arrived: null }

export const withMore = (overlaid: Overlaid, page: NotificationPage | null): News =>
  overlaid.feed === null || page === null ? {} : withFeed(grown(overlaid.feed, page, goneIn(overlaid)))

/** What is new on a page that was read again waits to be shown, so that nothing jumps; the rest is true at once. */
export const withReread = (overlaid: Overlaid, page: NotificationPage): News => {
  const { feed } = overlaid
  if (feed === null) return {}
  // Where nothing is shown, nothing can jump.
  if (feed.rows.length === 0) return withFirst(overlaid, page)
  const isNews = arrivedIn(feed, page).some(({ id }) => !goneIn(overlaid).has(id))
  return { feed: laidOver(feed, page), ...(page.page === 1 && { arrived: isNews ? page : null }) }
}

export const withArrivals = (overlaid: Overlaid): News => withFirst(overlaid, overlaid.arrived)

/** What the outbox says of what was read. */
export const withOutbox = ({ feed }: Overlaid, { outbox, outcome }: OutboxChanged): News => ({
  outbox,
  feed: feed && withoutGone(afterOutcome(feed, outcome), outbox.gone),
})

const afterOutcome = (feed: Feed, outcome: Outcome | null): Feed => {
  if (outcome?.became !== 'done') return feed
  if (outcome.change.kind === 'readAll') return withAllRead(feed, knownFrom(feed.rows, outcome.change))
  return outcome.change.kind === 'clear' ? emptied(feed) : feed
}

/** The notifications that are shown. They are looked up one by one, so that it does not matter how many there are. */
export interface Shown {
  readonly length: number
  at(place: number): Notification | null
}

/** What is shown is a pure function of what the server said and of what lies over it. */
export const shownIn = ({ feed, outbox }: Pick<Overlaid, 'feed' | 'outbox'>): Shown => {
  const over = outbox ?? emptyOutbox
  if (feed === null || isClearing(over)) return { length: 0, at: () => null }
  const { rows } = feed
  const hidden = over.waiting
    .flatMap(({ change }) => (change.kind === 'remove' ? (placeOfRow(rows, change.id) ?? []) : []))
    .sort((one, other) => one - other)
  const readAll = over.waiting.find(({ change }) => change.kind === 'readAll')
  const readFrom = readAll ? knownFrom(rows, readAll.change) : rows.length
  return {
    length: rows.length - hidden.length,
    at: (place) => {
      const at = hidden.reduce((behind, gap) => (gap <= behind ? behind + 1 : behind), place)
      const row = rowAt(rows, at)
      return row && (at >= readFrom || isMarkedRead(over, row.id)) ? { ...row, isRead: true } : row
    },
  }
}

/** How many new notifications wait to be shown. */
export const arrivalsIn = ({ feed, outbox, arrived }: Overlaid): number =>
  feed === null || arrived === null
    ? 0
    : arrivedIn(feed, arrived).filter(({ id }) => !isHidden(outbox ?? emptyOutbox, id)).length
