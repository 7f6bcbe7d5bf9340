import type { Abort, Listen, Since } from '../kernel/port.ts'
import type { Change, SentChange } from './changes.domain.ts'
import type { NotificationPage, NotificationQuery } from './notifications.domain.ts'

export interface NotificationsPort {
  fetchNotifications(query: NotificationQuery, signal: Abort): Promise<NotificationPage>
  /** How many notifications are unread. */
  fetchNewCount(since: Since, signal: Abort): Promise<number>
  carryOut(change: Change, signal: Abort): Promise<void>
}

/** Several changes at once, each by a request of its own. Answered when all of them are; never rejects. */
export interface ChangesPort {
  sendChanges(changes: readonly Change[], signal: Abort): Promise<readonly SentChange[]>
}

export type PageHidden = { type: 'page.hidden' }

export interface PagePort {
  /** Tells that the page is hidden or about to be left, as long as a request can still be sent. */
  readonly watchHiding: Listen<PageHidden>
}
