import { isUnclear } from '../kernel/failure.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import {
  type Change,
  type Changes,
  isCounted,
  keyOf,
  type Outcome,
  type SentChange,
  withoutChange,
} from './changes.domain.ts'
import type { NotificationPage } from './notifications.domain.ts'
import type { NotificationsMessageKey } from './notifications.messages.ts'

/** A notification that does not exist any more needs neither reading nor deleting. */
export const outcomeOf = ({ change, failure }: SentChange): Outcome => {
  if (failure === null) return { change, became: 'done', failure }
  const isGone = 'id' in change && failure.kind === 'refused' && failure.status === 404
  if (isGone) return { change, became: change.kind === 'read' ? 'gone' : 'done', failure: null }
  return { change, became: isUnclear(failure) ? 'unclear' : 'refused', failure }
}

/** Whether the server may hold something else now. */
export const mayHaveChanged = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ became }) => became !== 'refused' && became !== 'superseded')

/** The change is not pending any more, and what the server has deleted stays hidden. */
export const settled = (changes: Changes, { change, became }: Outcome): Changes => {
  const rest = withoutChange(changes, keyOf(change))
  const isDeleted = became === 'gone' || (became === 'done' && change.kind === 'remove')
  return isDeleted && 'id' in change ? { ...rest, deleted: new Set([...rest.deleted, change.id]) } : rest
}

/** A clearing would delete notifications that its supplier has not seen: the newest one is not among those known. */
export const isSuperseded = (change: Change, { rows }: NotificationPage): boolean => {
  const known = 'known' in change ? (change.known ?? []) : []
  const [newest] = rows
  return known.length > 0 && newest !== undefined && !known.includes(newest.id)
}

/** The last known count after an answer, until the server is asked for it again. */
export const countAfter = (count: number | null, { change, became }: Outcome): number | null => {
  if (count === null || (became !== 'done' && became !== 'gone')) return count
  return 'id' in change ? Math.max(0, count - (isCounted(change) ? 1 : 0)) : 0
}

/** What a supplier is told of an outcome, and that one who waits to log out should stay; reading needs no message. */
export const eventsOf = ({ change: { kind }, became, failure }: Outcome): readonly TrunkEvent[] => {
  if (failure) return [{ type: 'failure.met', failure }, { type: 'write.failed' }]
  if (became === 'superseded') {
    return [{ type: 'warning.met', message: { key: 'notifications.clearingOutrun' } }, { type: 'write.failed' }]
  }
  const key = messages[kind]
  return became === 'done' && key ? [{ type: 'success.met', message: { key } }] : []
}

const messages: Partial<Record<Change['kind'], NotificationsMessageKey>> = {
  remove: 'notifications.removed',
  clear: 'notifications.cleared',
}
