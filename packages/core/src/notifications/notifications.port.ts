import type { Abort, Listen, Since } from '../kernel/port.ts'
import type { Change, SentChange } from './changes.domain.ts'
import type { NotificationPage, NotificationQuery } from './notifications.domain.ts'

export interface NotificationsPort {
  fetchNotifications(query: NotificationQuery, signal: Abort): Promise<NotificationPage>
  /** The number of unread notifications. */
  fetchNewCount(since: Since, signal: Abort): Promise<number>
  carryOut(change: Change, signal: Abort): Promise<void>
}

/** Sends several changes at once, each with a request of its own. Resolves when all have ended; never rejects. */
export interface ChangesPort {
  sendChanges(changes: readonly Change[], signal: Abort): Promise<readonly SentChange[]>
}

export type PageHidden = { type: 'page.hidden' }

export interface PagePort {
  /** Emits an event when the page is hidden or about to be closed, while requests can still be sent. */
  readonly watchHiding: Listen<PageHidden>
}
