import { childrenAt, firstAt, type Life, snapAt } from './lives.domain.ts'
import type { Log } from './log.domain.ts'

/** An actor as it stands in the tree. */
export interface Actor {
  readonly id: string
  readonly name: string
  readonly depth: number
  /** It has states of its own; promises and callbacks have none. */
  readonly isMachine: boolean
  readonly status: string
  /** The state it is in, in short. */
  readonly state: string
  /** It was told of, or took a snapshot, with the newest entry. */
  readonly isTouched: boolean
}

/** Who lives after the first `at` entries: parents first, children under them in the order in which they came. */
export const actorsAt = (log: Log, at: number): readonly Actor[] => {
  const touched = log[at - 1]?.sessionId
  const withChildren = (life: Life, depth: number): readonly Actor[] => {
    const { id, name, definition } = life
    const { status, value } = snapAt(log, at, life)
    const isMachine = definition !== null
    const actor = { id, name, depth, isMachine, status, state: stateText(value), isTouched: id === touched }
    return [actor, ...childrenAt(log, at, life).flatMap((child) => withChildren(child, depth + 1))]
  }
  return firstAt(log, at).flatMap((life) => withChildren(life, 0))
}

/** A state's value in one line: `open.editing`, and parts that go along with `+` between them. */
export const stateText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => [key, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(' + ')
}
