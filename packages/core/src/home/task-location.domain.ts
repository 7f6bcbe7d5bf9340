import { searchOfArticle } from '../articles/articles.domain.ts'
import { topUpLocation } from '../balances/balances.domain.ts'
import type { Location } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { notificationSettings } from '../notifications/notifications.domain.ts'
import type { Task } from './home.domain.ts'

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
