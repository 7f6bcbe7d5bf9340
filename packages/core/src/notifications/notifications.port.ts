import type { Abort, Listen, Since } from '../kernel/port.ts'
import type { NotificationPage, NotificationQuery } from './notifications.domain.ts'
import type { Change } from './outbox.domain.ts'
import type { Removal, Unsaved } from './removals.domain.ts'
import type { SiblingNews } from './siblings.domain.ts'

export interface NotificationsPort {
  fetchNotifications(query: NotificationQuery, signal: Abort): Promise<NotificationPage>
  /** How many notifications have not been read. */
  fetchNewCount(since: Since, signal: Abort): Promise<number>
  carryOut(change: Change, signal: Abort): Promise<void>
}

/** This tab, and no other one of the supplier, may carry out the removal now. */
export type ClaimFact = { type: 'claim.granted' }

export type PageLeft = { type: 'page.left' }

/** Removals that may still be taken back, written down so that they outlive the page. All tabs of a supplier share them. */
export interface RemovalsPort {
  recallRemovals(supplierId: number): Promise<readonly Removal[]>
  /** Adds some to what is written down, and takes others out; the keys of those that were not there any more. */
  keepRemovals(news: Unsaved & { readonly supplierId: number }): Promise<readonly string[]>
  /** Tells that the page is about to go, as long as something can still be sent. */
  readonly watchLeaving: Listen<PageLeft>
  /** Waits until no other tab is at it, and keeps the others waiting until it is stopped. */
  readonly holdRemoval: Listen<ClaimFact, { readonly supplierId: number; readonly key: string }>
}

/** The other tabs of a supplier. Where a browser lets tabs not speak to each other, nobody is told and nobody hears. */
export interface SiblingsPort {
  tellSiblings(news: { readonly supplierId: number; readonly news: SiblingNews }): void
  readonly hearSiblings: Listen<SiblingNews, number>
}
