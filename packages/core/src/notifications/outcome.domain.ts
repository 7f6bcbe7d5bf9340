import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { NotificationsMessageKey } from './notifications.messages.ts'
import { type Change, nextOf, type Outbox, type Outcome } from './outbox.domain.ts'

/** What is being carried out: the first of those that may be sent stays the first until it is settled. */
export const currentIn = (outbox: Outbox): Change => must(nextOf(outbox)).change

export const doneIn = (outbox: Outbox): Outcome => ({ change: currentIn(outbox), became: 'done' })

export const failedIn = (outbox: Outbox, failure: Failure): Outcome => ({
  change: currentIn(outbox),
  became: isUnclear(failure) ? 'unclear' : 'refused',
})

/** Nobody here knows what became of a change that was held. */
export const lostIn = ({ waiting }: Outbox, key: string): Outcome => ({
  change: must(waiting.find((one) => one.key === key)).change,
  became: 'unclear',
})

/** What was to be removed or read and is not there any more needs neither. */
export const isGone = (change: Change, failure: Failure): boolean =>
  'id' in change && failure.kind === 'refused' && failure.status === 404

/** What is said of a change that was carried out; reading needs no words. */
export const saidOf = ({ kind }: Change): NotificationsMessageKey | null => {
  if (kind === 'remove') return 'notifications.removed'
  return kind === 'clear' ? 'notifications.cleared' : null
}

/** How many notifications are new after it, where that is known. */
export const supposedAfter = ({ change, became }: Outcome): number | null =>
  became === 'done' && !('id' in change) ? 0 : null
