import type { FieldErrors } from '../kit/form/fields.domain.ts'
import type { LinkSnapshot } from './link.machine.ts'
import { contactIn } from './manager.domain.ts'
import type { ManagerSnapshot } from './manager.machine.ts'
import type { ContactMode } from './telegram.domain.ts'

/** What is shown of the link to Telegram. */
export interface LinkView {
  readonly isLinked: boolean
  /** Telegram was linked, and what else is known of the supplier is being read. */
  readonly isReading: boolean
  /** That could not be read, and can be tried again. */
  readonly isUnread: boolean
  /** Whether the link is to be cut is being asked. */
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

/** What is shown of the form about the manager. */
export interface ManagerView {
  readonly isBusy: boolean
  readonly mode: ContactMode
  readonly username: string
  readonly errors: FieldErrors<ContactMode>
  /** There is something that could be saved. */
  readonly isComplete: boolean
}

export const selectManager = (snapshot: ManagerSnapshot): ManagerView => ({
  isBusy: snapshot.hasTag('busy'),
  mode: snapshot.context.mode,
  username: snapshot.context.username,
  errors: snapshot.context.errors,
  isComplete: contactIn(snapshot.context) !== null,
})
