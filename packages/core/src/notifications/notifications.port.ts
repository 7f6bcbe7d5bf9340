import type { Abort } from '../kernel/port.ts'
import type { NotificationPage, NotificationQuery } from './notifications.domain.ts'
import type { Change } from './outbox.domain.ts'
import type { Removal, Unsaved } from './removals.domain.ts'

export interface NotificationsPort {
  fetchNotifications(query: NotificationQuery, signal: Abort): Promise<NotificationPage>
  /** How many notifications have not been read. */
  fetchNewCount(input: void, signal: Abort): Promise<number>
  carryOut(change: Change, signal: Abort): Promise<void>
}

/** Removals that may still be taken back, written down so that they outlive the page. */
export interface RemovalsPort {
  recallRemovals(supplierId: number): Promise<readonly Removal[]>
  /** Adds some to what is written down, and takes others out. */
  keepRemovals(news: Unsaved & { readonly supplierId: number }): Promise<void>
}
