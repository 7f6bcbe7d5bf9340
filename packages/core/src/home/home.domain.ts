import { lackOf, type ProfileReminder } from '../account/account.domain.ts'
import { type ArticleHead, type ArticleType, searchOfArticle } from '../articles/articles.domain.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { Place } from '../kernel/routes.ts'
import { notificationSettings } from '../notifications/notifications.domain.ts'
import { isBlank } from '../onboarding/onboarding.domain.ts'
import { mayBeCancelled, type Payout } from '../payouts/payouts.domain.ts'
import type { Supplier } from '../session/session.domain.ts'

/** Something that waits for the supplier. */
export type Task =
  | { readonly kind: 'orders' | 'chats'; readonly count: number }
  | { readonly kind: 'payout'; readonly number: string; readonly reason: string | null }
  | { readonly kind: 'articles'; readonly count: number; readonly first: ArticleType }
  | { readonly kind: ProfileReminder['lacks'] | 'manager' | 'telegram' | 'subscription' | 'line' }

export type TaskKind = Task['kind']

/** What the tasks are known from. What has not been read, or could not be, is `null`. */
export interface Waiting {
  readonly orders: number
  readonly chats: number
  /** `null` until the settings were read. */
  readonly isSubscribed: boolean | null
  /** News do not come by themselves. */
  readonly isLineOff: boolean
  readonly supplier: Supplier
  /** Newest first. */
  readonly payouts: readonly Payout[] | null
  readonly articles: readonly ArticleHead[] | null
  /** The set-up, which asks for the articles by itself, is over. */
  readonly isSetUp: boolean
}

const mostTasks = 6

/** What waits for the supplier, the most urgent first: money and buyers, then what keeps from hearing of them. */
export const tasksOf = (waiting: Waiting): readonly Task[] => {
  const { orders, chats, isSubscribed, isLineOff, supplier, payouts, articles, isSetUp } = waiting
  const refused = payouts && refusedIn(payouts)
  const unpublished = (isSetUp && articles?.filter(isUnpublished)) || []
  const [first] = unpublished
  const lacks = lackOf(supplier)
  const tasks: readonly (Task | false)[] = [
    isSubscribed === false && { kind: 'subscription' },
    refused !== null && { kind: 'payout', number: refused.number, reason: refused.reason },
    orders > 0 && { kind: 'orders', count: orders },
    chats > 0 && { kind: 'chats', count: chats },
    isLineOff && { kind: 'line' },
    first !== undefined && { kind: 'articles', count: unpublished.length, first: first.type },
    lacks !== null && { kind: lacks },
    isBlank(supplier.telegramId) && { kind: 'telegram' },
    !isBlank(supplier.telegramId) && isBlank(supplier.managerTelegram) && { kind: 'manager' },
  ]
  return tasks.filter((task): task is Task => task !== false).slice(0, mostTasks)
}

/** Where a task is done; `null` for one that is done on the spot. */
export const placeOfTask = (task: Task): Place | null => {
  switch (task.kind) {
    case 'orders':
    case 'chats':
      return { to: task.kind }
    case 'payout':
      return { to: 'payouts' }
    case 'articles':
      return { to: 'articles-information', search: searchOfArticle(task.first) }
    case 'subscription':
      return topUpPlace
    case 'line':
      return null
    case 'storeName':
    case 'manager':
      return { to: 'preferences', hash: '#store' }
    case 'telegram':
      return notificationSettings
    default:
      return { to: 'preferences' }
  }
}

/** Where money is put on the main balance, and where it is moved from there to the other one. */
export const topUpPlace: Place = { to: 'main-balance', search: '?topUp' }
export const transferPlace: Place = { to: 'main-balance', search: '?transfer' }

/** The request that was made last, where it was turned down: an older one was answered by a newer one. */
const refusedIn = ([newest]: readonly Payout[]): Payout | null =>
  newest?.status === 'rejected' || newest?.status === 'failed' ? newest : null

/** Buyers do not see what the supplier has written, or should have. */
const isUnpublished = ({ status, isRequired, hasChanges }: ArticleHead): boolean =>
  status === 'published' ? hasChanges : status === 'draft' || isRequired

export interface NextPayout {
  readonly amount: Kopecks | null
  /** ISO 8601, UTC; `null` when nobody says when. */
  readonly expectedAt: string | null
}

/** The payout that is expected first among those under way. */
export const nextPayout = (payouts: readonly Payout[]): NextPayout | null => {
  const [next] = payouts
    .filter((payout) => mayBeCancelled(payout) || payout.status === 'processing')
    .sort((one, other) => dueAt(one) - dueAt(other))
  return next ? { amount: next.net ?? next.amount, expectedAt: next.expectedAt } : null
}

const longAfterAll = Number.MAX_SAFE_INTEGER

const dueAt = ({ expectedAt }: Payout): number => Date.parse(expectedAt ?? '') || longAfterAll
