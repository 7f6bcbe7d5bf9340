import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { NotificationPage } from './notifications.domain.ts'
import type { NotificationsMessageKey } from './notifications.messages.ts'
import { type Change, nextOf, type Outbox, type Outcome } from './outbox.domain.ts'

/** What is being carried out: the first of those that may be sent stays the first until it is settled. */
export const currentIn = (outbox: Outbox): Change => must(nextOf(outbox)).change

/** How the attempt to carry out a change ended, with the failure that is to be told. */
export interface Carried {
  readonly became: Outcome['became']
  readonly failure: Failure | null
  /** `lost`: somebody else has had it, and nobody here knows what came of it. `outrun`: something newer has come. */
  readonly note: 'lost' | 'outrun' | null
}

const carried = (became: Outcome['became'], more: Partial<Carried> = {}): Carried => ({
  became,
  failure: null,
  note: null,
  ...more,
})

export const wasDone: Carried = carried('done')
export const wasLost: Carried = carried('unclear', { note: 'lost' })
export const wasOutrun: Carried = carried('refused', { note: 'outrun' })

/** What was to be removed or read and is not there any more needs neither. */
export const endedBy = (change: Change, failure: Failure): Carried => {
  const isGone = 'id' in change && failure.kind === 'refused' && failure.status === 404
  if (isGone) return carried(change.kind === 'read' ? 'gone' : 'done')
  return carried(isUnclear(failure) ? 'unclear' : 'refused', { failure })
}

/** Before it is sent, nothing can have been changed. */
export const stoppedBy = (failure: Failure): Carried => carried('refused', { failure })

export const outcomeOf = (outbox: Outbox, { became }: Carried): Outcome => ({ change: currentIn(outbox), became })

/** Whether a clearing might take along something that came after what was known when it was chosen. */
export const isOutrun = (change: Change, page: NotificationPage): boolean => {
  const known = new Set('known' in change ? change.known : [])
  const newest = page.rows[0]
  return newest !== undefined && !known.has(newest.id)
}

/** What is said of a change that was carried out; reading needs no words. */
export const saidOf = ({ kind }: Change): NotificationsMessageKey | null => {
  if (kind === 'remove') return 'notifications.removed'
  return kind === 'clear' ? 'notifications.cleared' : null
}

/** How many notifications are new after it, where that is known. */
export const supposedAfter = ({ change, became }: Outcome): number | null =>
  became === 'done' && !('id' in change) ? 0 : null
