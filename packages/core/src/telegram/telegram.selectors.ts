import type { FieldErrors } from '../kit/fields/fields.domain.ts'
import type { LinkSnapshot } from './link.machine.ts'
import { contactIn } from './manager.domain.ts'
import type { ManagerSnapshot } from './manager.machine.ts'
import type { ContactMode } from './telegram.domain.ts'

/** The view of the link to Telegram. */
export interface LinkView {
  readonly isLinked: boolean
  /** Telegram was linked, and the account is being read. */
  readonly isReading: boolean
  /** The account could not be read, and can be retried. */
  readonly isUnread: boolean
  /** The dialog about unlinking is open. */
  readonly isAsked: boolean
  readonly isDisconnecting: boolean
}

export const selectLink = (snapshot: LinkSnapshot): LinkView => ({
  isLinked: snapshot.context.supplier.telegramId !== null,
  isReading: snapshot.matches('reading') || snapshot.matches('pausing'),
  isUnread: snapshot.matches('unread'),
  isAsked: snapshot.matches('asked'),
  isDisconnecting: snapshot.matches('unlinking'),
})

/** The view of the manager form. */
export interface ManagerView {
  readonly isBusy: boolean
  readonly mode: ContactMode
  readonly username: string
  readonly errors: FieldErrors<ContactMode>
  /** There is a valid contact to save. */
  readonly isComplete: boolean
}

export const selectManager = (snapshot: ManagerSnapshot): ManagerView => ({
  isBusy: snapshot.hasTag('busy'),
  mode: snapshot.context.mode,
  username: snapshot.context.username,
  errors: snapshot.context.errors,
  isComplete: contactIn(snapshot.context) !== null,
})
