import { type ActorLog, childrenAt, firstAt, snapAt } from './lives.domain.ts'
import type { Log } from './log.domain.ts'

/** An actor as a row of the tree. */
export interface Actor {
  readonly id: string
  readonly name: string
  readonly depth: number
  /** Whether the actor has states. Promise and callback actors have none. */
  readonly isMachine: boolean
  readonly status: string
  /** The current state, abbreviated. */
  readonly state: string
  /** Whether the newest entry is about this actor. */
  readonly isTouched: boolean
}

/**
 * The actors that are running after the first `at` entries: each parent is followed by its children in the order in
 * which they started.
 */
export const actorsAt = (log: Log, at: number): readonly Actor[] => {
  const touched = log[at - 1]?.sessionId
  const withChildren = (actorLog: ActorLog, depth: number): readonly Actor[] => {
    const { id, name, definition } = actorLog
    const { status, value } = snapAt(log, at, actorLog)
    const isMachine = definition !== null
    const actor = { id, name, depth, isMachine, status, state: stateText(value), isTouched: id === touched }
    return [actor, ...childrenAt(log, at, actorLog).flatMap((child) => withChildren(child, depth + 1))]
  }
  return firstAt(log, at).flatMap((actorLog) => withChildren(actorLog, 0))
}

/** A state value in one line: `open.editing`, with `+` between parallel regions. */
export const stateText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => [key, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(' + ')
}
