import type { ProfileReminder } from '../account/account.domain.ts'
import { type ArticleType, searchOfArticle } from '../articles/articles.domain.ts'
import { topUpLocation } from '../balances/balances.domain.ts'
import type { Location } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { notificationSettings } from '../notifications/notifications.domain.ts'
import type { ReadinessLine } from '../readiness/line.domain.ts'
import type { Late } from './day.domain.ts'

/** A task that waits for the supplier. */
export type Task =
  | { readonly kind: 'orders'; readonly count: number; readonly late: Late | null }
  | { readonly kind: 'chats' | 'stock'; readonly count: number }
  | { readonly kind: 'products'; readonly rejected: number; readonly problems: number }
  | { readonly kind: 'payout'; readonly number: string; readonly reason: string | null }
  | { readonly kind: 'articles'; readonly count: number; readonly first: ArticleType }
  /** `more` counts further lines about the same subject, which the short list leaves out. */
  | { readonly kind: 'readiness'; readonly line: ReadinessLine; readonly more: number }
  | { readonly kind: ProfileReminder['missingField'] | 'manager' | 'telegram' | 'subscription' | 'line' }

/** Of a product with no more pieces than this, few are left. */
const fewLeft = 3

/** The location where a task is done; `null` for a task that is done on the home page. */
export const locationOfTask = (task: Task): Location | null => {
  switch (task.kind) {
    case 'orders':
      return { to: 'orders', search: searchFrom({ tab: task.count > 0 ? 'new' : 'overdue' }) }
    case 'chats':
      return { to: task.kind }
    case 'products':
      return { to: 'products', search: searchFrom({ tab: task.rejected > 0 ? 'rejected' : 'problems' }) }
    case 'stock':
      return { to: 'products', search: searchFrom({ tab: 'active', quantity: `1..${fewLeft}` }) }
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
