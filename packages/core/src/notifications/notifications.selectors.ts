import type { Failure } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import { goesOn, hasMore } from './feed.domain.ts'
import type { FeedActor, FeedSnapshot } from './feed.machine.ts'
import type { NotificationType } from './notifications.domain.ts'
import type { NotificationsSnapshot } from './notifications.machine.ts'
import { emptyOutbox, isClearing, undoableIn } from './outbox.domain.ts'
import { arrivalsIn, type Shown, shownIn } from './overlay.domain.ts'
import type { UnreadSnapshot } from './unread.machine.ts'

/** How many notifications are new; zero while nobody knows. */
export const selectNewCount = ({ context }: UnreadSnapshot): number => context.count ?? 0

/** The list on the screen of notifications, as it started. */
export const notificationFeed = (snapshot: NotificationsSnapshot): FeedActor =>
  snapshot.children.feed as unknown as FeedActor

/** What can be taken back: the newest removal, and how many there are. */
export interface Undo {
  readonly key: string
  readonly isClearing: boolean
  readonly count: number
}

/** What stands behind the last row. */
export type More = 'none' | 'comes' | 'asked' | 'reading' | 'failed'

interface Situation {
  /** Which type is wanted; `null` for all. */
  readonly only: NotificationType | null
  /** What is done to all is done to those of other types as well, which are not shown. */
  readonly isPartial: boolean
  readonly isLoading: boolean
  /** How many rows a page has. */
  readonly pageSize: number
  /** Why the newest reading failed. */
  readonly messages: readonly Message[]
  /** The newest reading failed: what is shown is older than that. */
  readonly isStale: boolean
  readonly undo: Undo | null
}

/** What the list of notifications shows. */
export type FeedView = Situation &
  (
    | { readonly state: 'loading' | 'failed' | 'notAllowed' | 'nothingYet' | 'nothingFound' }
    | {
        readonly state: 'rows'
        readonly rows: Shown
        readonly more: More
        /** How many new ones wait to be shown. */
        readonly arrivals: number
      }
  )

export const selectFeed = (snapshot: FeedSnapshot): FeedView => {
  const { context } = snapshot
  const { only, feed, failure, pageSize, outbox } = context
  const isLoading = snapshot.hasTag('loading') || outbox === null
  const hasFailed = snapshot.hasTag('failed')
  const isCurrent = feed?.only === only
  const situation: Situation = {
    only,
    isPartial: only !== null,
    isLoading,
    pageSize,
    messages: failure === null || isLoading ? [] : messagesOf(failure),
    isStale: hasFailed && isCurrent,
    undo: undoIn(snapshot),
  }
  if (hasFailed && failure !== null && isForbidden(failure))
    return { ...situation, isStale: false, state: 'notAllowed' }
  if (hasFailed && !isCurrent) return { ...situation, state: 'failed' }
  if (feed === null || outbox === null) return { ...situation, state: 'loading' }
  const rows = shownIn(context)
  const more = moreIn(snapshot)
  const isOver = isClearing(outbox) || more === 'none'
  if (rows.length === 0 && isOver) return { ...situation, state: feed.only === null ? 'nothingYet' : 'nothingFound' }
  return { ...situation, state: 'rows', rows, more, arrivals: isCurrent ? arrivalsIn(context) : 0 }
}

const isForbidden = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 403

const undoIn = ({ context }: FeedSnapshot): Undo | null => {
  const removals = undoableIn(context.outbox ?? emptyOutbox)
  const [newest] = removals
  return newest ? { key: newest.key, isClearing: newest.change.kind === 'clear', count: removals.length } : null
}

const moreIn = (snapshot: FeedSnapshot): More => {
  const { feed } = snapshot.context
  if (snapshot.hasTag('more')) return 'reading'
  if (snapshot.hasTag('moreFailed')) return 'failed'
  if (!hasMore(feed)) return 'none'
  return goesOn(feed) ? 'comes' : 'asked'
}
