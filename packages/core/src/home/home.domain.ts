import { missingFieldOf } from '../account/account.domain.ts'
import type { ArticleHead } from '../articles/articles.domain.ts'
import type { Offered } from '../kernel/offered.ts'
import { isOffered } from '../kernel/routes.ts'
import { isBlank } from '../onboarding/onboarding.domain.ts'
import type { Payout } from '../payouts/payouts.domain.ts'
import type { ProductNeeds } from '../readiness/answer.domain.ts'
import { type ReadinessLine, subjectOf } from '../readiness/line.domain.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Late } from './day.domain.ts'
import { locationOfTask, type Task } from './task.domain.ts'

/** The data that the tasks are derived from. Data that is not loaded or failed to load is `null`. */
export interface Waiting {
  readonly orders: number
  readonly chats: number
  readonly late: Late | null
  readonly products: ProductNeeds | null
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
  /** The sections that there are; a task that is done elsewhere is left out. */
  readonly offered: Offered
}

/** The most urgent tasks, and how many lines of readiness may be among them. */
const mostTasks = 6
const mostLines = 3

/** The tasks that fit the card. */
export const urgentTasks = (waiting: Waiting): readonly Task[] => {
  const { lines } = waiting
  const alike = (line: ReadinessLine) => lines.filter((other) => subjectOf(other) === subjectOf(line))
  const firsts = lines.filter((line) => alike(line)[0] === line)
  return tasksWith({ ...waiting, lines: firsts.slice(0, mostLines) }, (line) => alike(line).length - 1).slice(
    0,
    mostTasks,
  )
}

/**
 * All tasks of the supplier, most urgent first: money, what stops sales, and buyers, then what will stop sales, and
 * settings without which the supplier misses messages.
 */
export const tasksOf = (waiting: Waiting): readonly Task[] => tasksWith(waiting, () => 0)

const tasksWith = (waiting: Waiting, moreOf: (line: ReadinessLine) => number): readonly Task[] => {
  const { orders, chats, late, products, isSubscribed, isConnectionOff, supplier, payouts, articles, isSetUp, lines } =
    waiting
  const refused = payouts && refusedIn(payouts)
  const unpublished = (isSetUp && articles?.filter(isUnpublished)) || []
  const [first] = unpublished
  const missingField = missingFieldOf(supplier)
  const linesThat = (matches: (line: ReadinessLine) => boolean) =>
    lines.filter(matches).map((line): Task => ({ kind: 'readiness', line, more: moreOf(line) }))
  const isStopped = ({ urgency }: ReadinessLine) => urgency === 'stopped'
  const tasks: readonly (Task | false)[] = [
    isSubscribed === false && { kind: 'subscription' },
    ...linesThat(isDebt),
    refused !== null && { kind: 'payout', number: refused.number, reason: refused.reason },
    ...linesThat(isStopped),
    (orders > 0 || late !== null) && { kind: 'orders', count: orders, late },
    chats > 0 && { kind: 'chats', count: chats },
    isConnectionOff && { kind: 'line' },
    ...linesThat((line) => !isStopped(line) && !isDebt(line)),
    products !== null &&
      products.rejected + products.problems > 0 && {
        kind: 'products',
        rejected: products.rejected,
        problems: products.problems,
      },
    products !== null && products.runningOut > 0 && { kind: 'stock', count: products.runningOut },
    first !== undefined && { kind: 'articles', count: unpublished.length, first: first.type },
    missingField !== null && { kind: missingField },
    isBlank(supplier.telegramId) && { kind: 'telegram' },
    !isBlank(supplier.telegramId) && isBlank(supplier.managerTelegram) && { kind: 'manager' },
  ]
  return tasks.filter((task): task is Task => task !== false && isThere(waiting.offered, task))
}

/** Whether the page is there on which a task is done. */
const isThere = (offered: Offered, task: Task): boolean => {
  const location = locationOfTask(task)
  return location === null || isOffered(offered, location.to)
}

export const isDebt = ({ code }: ReadinessLine): boolean => code === 'balanceDebt'

/** The newest payout if it was refused; a newer request replaces an older refused one. */
const refusedIn = ([newest]: readonly Payout[]): Payout | null =>
  newest?.status === 'rejected' || newest?.status === 'failed' ? newest : null

/** Buyers do not see the article's current text, or a required article is missing. */
const isUnpublished = ({ status, isRequired, hasChanges }: ArticleHead): boolean =>
  status === 'published' ? hasChanges : status === 'draft' || isRequired
