import type { ArticlesPort } from '../articles/articles.port.ts'
import type { NotificationsPort } from '../notifications/notifications.port.ts'
import type { PayoutsPort } from '../payouts/payouts.port.ts'

/** What the home page reads by itself; the rest is known to the panel. */
export type HomePort = Pick<NotificationsPort, 'fetchNotifications'> &
  Pick<PayoutsPort, 'fetchPayouts'> &
  Pick<ArticlesPort, 'fetchArticles'>
