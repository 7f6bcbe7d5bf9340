import { whyNotShown } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import { type Changes, isClearing, optimisticCount, undoableIn } from './changes.domain.ts'
import { hasMore, opensNext } from './feed.domain.ts'
import type { FeedSnapshot } from './feed.machine.ts'
import { type NotificationType, typeIn, usualPageSize } from './notifications.domain.ts'
import type { UnreadSnapshot } from './unread.machine.ts'
import { newItemsIn, type Shown, shownIn } from './view.domain.ts'

/** The number of unread notifications; zero while it is unknown. */
export const selectNewCount = ({ context }: UnreadSnapshot): number => optimisticCount(context.count, context.changes)

/** The newest deletion that can be undone, and the number of all of them. */
export interface Undo {
  readonly key: string
  readonly isClearing: boolean
  readonly count: number
}

/**
 * The state of the rows after the last shown one. `comes`: the next page is loaded on scrolling; `asked`: only on
 * request.
 */
export type More = 'none' | 'comes' | 'asked' | 'reading' | 'failed'

interface Situation {
  /** The chosen type; `null` for all types. */
  readonly only: NotificationType | null
  /** The list shows one type, but changes of all notifications also apply to the hidden types. */
  readonly isPartial: boolean
  readonly isLoading: boolean
  /** The number of rows on a page. */
  readonly pageSize: number
  /** Why the last read failed. */
  readonly messages: readonly Message[]
  /** The last read failed, so the rows are older. */
  readonly isStale: boolean
  readonly undo: Undo | null
}

/** The view of the list of notifications. */
export type FeedView = Situation &
  (
    | { readonly state: 'loading' | 'failed' | 'notAllowed' | 'notOffered' | 'nothingYet' | 'nothingFound' }
    | {
        readonly state: 'rows'
        readonly rows: Shown
        readonly more: More
        /** The number of new items that are not shown yet. */
        readonly newItems: number
      }
  )

export const selectFeed = (snapshot: FeedSnapshot): FeedView => {
  const { location, feed, failure, changes } = snapshot.context
  const only = typeIn(location)
  const hasFailed = snapshot.hasTag('failed')
  const isCurrent = feed?.only === only
  const situation: Situation = {
    only,
    isPartial: only !== null,
    isLoading: snapshot.hasTag('loading'),
    pageSize: feed?.pageSize ?? usualPageSize,
    messages: failure === null || !hasFailed ? [] : messagesOf(failure),
    isStale: hasFailed && isCurrent,
    undo: undoIn(changes),
  }
  const fault = hasFailed && failure !== null ? whyNotShown(failure) : null
  if (fault === 'notAllowed') return { ...situation, isStale: false, state: fault }
  if (fault !== null && !isCurrent) return { ...situation, state: fault }
  if (feed === null) return { ...situation, state: 'loading' }
  const rows = shownIn(snapshot.context)
  const newItems = isCurrent ? newItemsIn(snapshot.context) : 0
  const more = moreIn(snapshot)
  const isOver = isClearing(changes) || more === 'none'
  if (rows.length + newItems === 0 && isOver)
    return { ...situation, state: feed.only === null ? 'nothingYet' : 'nothingFound' }
  return { ...situation, state: 'rows', rows, more, newItems }
}

const undoIn = (changes: Changes): Undo | null => {
  const deletions = undoableIn(changes)
  const [newest] = deletions
  return newest ? { key: newest.key, isClearing: newest.change.kind === 'clear', count: deletions.length } : null
}

const moreIn = (snapshot: FeedSnapshot): More => {
  const { feed } = snapshot.context
  if (snapshot.hasTag('more')) return 'reading'
  if (snapshot.hasTag('moreFailed')) return 'failed'
  if (!hasMore(feed)) return 'none'
  return opensNext(feed) ? 'comes' : 'asked'
}
