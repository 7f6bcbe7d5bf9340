import { missingFieldOf, type ProfileReminder } from '../account/account.domain.ts'
import { type ArticleHead, type ArticleType, searchOfArticle } from '../articles/articles.domain.ts'
import type { Kopecks } from '../kernel/money.ts'
import type { Location } from '../kernel/routes.ts'
import { notificationSettings } from '../notifications/notifications.domain.ts'
import { isBlank } from '../onboarding/onboarding.domain.ts'
import { mayBeCancelled, type Payout } from '../payouts/payouts.domain.ts'
import type { Supplier } from '../session/session.domain.ts'

/** A task that waits for the supplier. */
export type Task =
  | { readonly kind: 'orders' | 'chats'; readonly count: number }
  | { readonly kind: 'payout'; readonly number: string; readonly reason: string | null }
  | { readonly kind: 'articles'; readonly count: number; readonly first: ArticleType }
  | { readonly kind: ProfileReminder['missingField'] | 'manager' | 'telegram' | 'subscription' | 'line' }

export type TaskKind = Task['kind']

/** The data that the tasks are derived from. Data that is not loaded or failed to load is `null`. */
export interface Waiting {
  readonly orders: number
  readonly chats: number
  /** `null` until the settings are loaded. */
  readonly isSubscribed: boolean | null
  /** The realtime connection is off, so events do not arrive on their own. */
  readonly isConnectionOff: boolean
  readonly supplier: Supplier
  /** Newest first. */
  readonly payouts: readonly Payout[] | null
  readonly articles: readonly ArticleHead[] | null
  /** The set-up is complete. Until then it asks for the articles itself. */
  readonly isSetUp: boolean
}

const mostTasks = 6

/**
 * The tasks of the supplier, most urgent first: money and buyers, then settings without which the supplier misses
 * messages.
 */
export const tasksOf = (waiting: Waiting): readonly Task[] => {
  const { orders, chats, isSubscribed, isConnectionOff, supplier, payouts, articles, isSetUp } = waiting
  const refused = payouts && refusedIn(payouts)
  const unpublished = (isSetUp && articles?.filter(isUnpublished)) || []
  const [first] = unpublished
  const missingField = missingFieldOf(supplier)
  const tasks: readonly (Task | false)[] = [
    isSubscribed === false && { kind: 'subscription' },
    refused !== null && { kind: 'payout', number: refused.number, reason: refused.reason },
    orders > 0 && { kind: 'orders', count: orders },
    chats > 0 && { kind: 'chats', count: chats },
    isConnectionOff && { kind: 'line' },
    first !== undefined && { kind: 'articles', count: unpublished.length, first: first.type },
    missingField !== null && { kind: missingField },
    isBlank(supplier.telegramId) && { kind: 'telegram' },
    !isBlank(supplier.telegramId) && isBlank(supplier.managerTelegram) && { kind: 'manager' },
  ]
  return tasks.filter((task): task is Task => task !== false).slice(0, mostTasks)
}

/** The location where a task is done; `null` for a task that is done on the home page. */
export const locationOfTask = (task: Task): Location | null => {
  switch (task.kind) {
    case 'orders':
    case 'chats':
      return { to: task.kind }
    case 'payout':
      return { to: 'payouts' }
    case 'articles':
      return { to: 'articles-information', search: searchOfArticle(task.first) }
    case 'subscription':
      return topUpLocation
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

/** The locations that open a top-up, and a transfer from the main to the service balance. */
export const topUpLocation: Location = { to: 'main-balance', search: '?topUp' }
export const transferLocation: Location = { to: 'main-balance', search: '?transfer' }

/** The newest payout if it was refused; a newer request replaces an older refused one. */
const refusedIn = ([newest]: readonly Payout[]): Payout | null =>
  newest?.status === 'rejected' || newest?.status === 'failed' ? newest : null

/** Buyers do not see the article's current text, or a required article is missing. */
const isUnpublished = ({ status, isRequired, hasChanges }: ArticleHead): boolean =>
  status === 'published' ? hasChanges : status === 'draft' || isRequired

export interface NextPayout {
  readonly amount: Kopecks | null
  /** ISO 8601, UTC; `null` when the date is unknown. */
  readonly expectedAt: string | null
}

/** The unfinished payout that is expected first. */
export const nextPayout = (payouts: readonly Payout[]): NextPayout | null => {
  const [next] = payouts
    .filter((payout) => mayBeCancelled(payout) || payout.status === 'processing')
    .sort((one, other) => dueAt(one) - dueAt(other))
  return next ? { amount: next.net ?? next.amount, expectedAt: next.expectedAt } : null
}

const longAfterAll = Number.MAX_SAFE_INTEGER

const dueAt = ({ expectedAt }: Payout): number => Date.parse(expectedAt ?? '') || longAfterAll
