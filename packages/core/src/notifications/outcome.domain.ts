import type { FeatureEvent } from '../kernel/app-ref.ts'
import { isUnclear } from '../kernel/failure.ts'
import type { MessageKey } from '../kernel/message-keys.ts'
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

/**
 * The outcome of a sent change. A notification that does not exist needs neither reading nor deleting, so 404 is no
 * failure.
 */
export const outcomeOf = ({ change, failure }: SentChange): Outcome => {
  if (failure === null) return { change, became: 'done', failure }
  const isGone = 'id' in change && failure.kind === 'refused' && failure.status === 404
  if (isGone) return { change, became: change.kind === 'read' ? 'gone' : 'done', failure: null }
  return { change, became: isUnclear(failure) ? 'unclear' : 'refused', failure }
}

/** Whether the server's list may have changed. */
export const mayHaveChanged = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ became }) => became !== 'refused' && became !== 'superseded')

/** Removes the change from the pending ones; a deleted notification stays hidden. */
export const settled = (changes: Changes, { change, became }: Outcome): Changes => {
  const rest = withoutChange(changes, keyOf(change))
  const isDeleted = became === 'gone' || (became === 'done' && change.kind === 'remove')
  return isDeleted && 'id' in change ? { ...rest, deleted: new Set([...rest.deleted, change.id]) } : rest
}

/**
 * Whether a clearing would delete notifications that the supplier has not seen, because the newest one is unknown here.
 */
export const isSuperseded = (change: Change, { rows }: NotificationPage): boolean => {
  const known = 'known' in change ? (change.known ?? []) : []
  const [newest] = rows
  return known.length > 0 && newest !== undefined && !known.includes(newest.id)
}

/** The count after an outcome, until the server is asked again. */
export const countAfter = (count: number | null, { change, became }: Outcome): number | null => {
  if (count === null || (became !== 'done' && became !== 'gone')) return count
  return 'id' in change ? Math.max(0, count - (isCounted(change) ? 1 : 0)) : 0
}

/** The events about an outcome. A failed change also cancels a delayed sign-out; reading succeeds without a message. */
export const eventsOf = ({ change: { kind }, became, failure }: Outcome): readonly FeatureEvent[] => {
  if (failure) return [{ type: 'failure.reported', failure }, { type: 'write.failed' }]
  if (became === 'superseded') {
    return [
      { type: 'warning.reported', message: { key: 'notifications.clearingSuperseded' } },
      { type: 'write.failed' },
    ]
  }
  const key = messages[kind]
  return became === 'done' && key ? [{ type: 'success.reported', message: { key } }] : []
}

const messages: Partial<Record<Change['kind'], MessageKey>> = {
  remove: 'notifications.removed',
  clear: 'notifications.cleared',
}
