import type { ArticlesPort } from '../articles/articles.port.ts'
import type { NotificationsPort } from '../notifications/notifications.port.ts'
import type { PayoutsPort } from '../payouts/payouts.port.ts'
import type { ReadinessPort } from '../readiness/readiness.port.ts'

/** The data that the home page reads itself; the panel provides the rest. */
export type HomePort = Pick<NotificationsPort, 'fetchNotifications'> &
  Pick<PayoutsPort, 'fetchPayouts'> &
  Pick<ArticlesPort, 'fetchArticles'> &
  ReadinessPort
