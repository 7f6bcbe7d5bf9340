import { missingFieldOf, type ProfileReminder } from '../account/account.domain.ts'
import { type ArticleHead, type ArticleType, searchOfArticle } from '../articles/articles.domain.ts'
import { topUpLocation } from '../balances/balances.domain.ts'
import type { Location } from '../kernel/routes.ts'
import { notificationSettings } from '../notifications/notifications.domain.ts'
import { isBlank } from '../onboarding/onboarding.domain.ts'
import type { Payout } from '../payouts/payouts.domain.ts'
import type { ReadinessLine } from '../readiness/line.domain.ts'
import type { Supplier } from '../session/session.domain.ts'

/** A task that waits for the supplier. */
export type Task =
  | { readonly kind: 'orders' | 'chats'; readonly count: number }
  | { readonly kind: 'payout'; readonly number: string; readonly reason: string | null }
  | { readonly kind: 'articles'; readonly count: number; readonly first: ArticleType }
  | { readonly kind: 'readiness'; readonly line: ReadinessLine }
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
  /** Why less is sold than could be, most urgent first; without the reasons that other tasks name. */
  readonly lines: readonly ReadinessLine[]
}

/** The most urgent tasks, and how many lines of readiness may be among them. */
const mostTasks = 6
const mostLines = 3

/** The tasks that fit the card. */
export const urgentTasks = (waiting: Waiting): readonly Task[] =>
  tasksOf({ ...waiting, lines: waiting.lines.slice(0, mostLines) }).slice(0, mostTasks)

/**
 * All tasks of the supplier, most urgent first: money, what stops sales, and buyers, then what will stop sales, and
 * settings without which the supplier misses messages.
 */
export const tasksOf = (waiting: Waiting): readonly Task[] => {
  const { orders, chats, isSubscribed, isConnectionOff, supplier, payouts, articles, isSetUp, lines } = waiting
  const refused = payouts && refusedIn(payouts)
  const unpublished = (isSetUp && articles?.filter(isUnpublished)) || []
  const [first] = unpublished
  const missingField = missingFieldOf(supplier)
  const linesWhere = (isStopped: boolean) =>
    lines.filter(({ urgency }) => (urgency === 'stopped') === isStopped).map(taskOf)
  const tasks: readonly (Task | false)[] = [
    isSubscribed === false && { kind: 'subscription' },
    refused !== null && { kind: 'payout', number: refused.number, reason: refused.reason },
    ...linesWhere(true),
    orders > 0 && { kind: 'orders', count: orders },
    chats > 0 && { kind: 'chats', count: chats },
    isConnectionOff && { kind: 'line' },
    ...linesWhere(false),
    first !== undefined && { kind: 'articles', count: unpublished.length, first: first.type },
    missingField !== null && { kind: missingField },
    isBlank(supplier.telegramId) && { kind: 'telegram' },
    !isBlank(supplier.telegramId) && isBlank(supplier.managerTelegram) && { kind: 'manager' },
  ]
  return tasks.filter((task): task is Task => task !== false)
}

const taskOf = (line: ReadinessLine): Task => ({ kind: 'readiness', line })

/** The location where a task is done; `null` for a task that is done on the home page. */
export const locationOfTask = (task: Task): Location | null => {
  switch (task.kind) {
    case 'orders':
      return { to: 'orders', search: '?tab=new' }
    case 'chats':
      return { to: task.kind }
    case 'payout':
      return { to: 'payouts' }
    case 'articles':
      return { to: 'articles-information', search: searchOfArticle(task.first) }
    case 'subscription':
      return topUpLocation
    case 'readiness':
      return task.line.location
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

/** The newest payout if it was refused; a newer request replaces an older refused one. */
const refusedIn = ([newest]: readonly Payout[]): Payout | null =>
  newest?.status === 'rejected' || newest?.status === 'failed' ? newest : null

/** Buyers do not see the article's current text, or a required article is missing. */
const isUnpublished = ({ status, isRequired, hasChanges }: ArticleHead): boolean =>
  status === 'published' ? hasChanges : status === 'draft' || isRequired
