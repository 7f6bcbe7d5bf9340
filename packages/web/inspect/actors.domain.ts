import { isBirth, isShot, type Log, snapOf } from './log.domain.ts'

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

interface Known {
  readonly id: string
  readonly name: string
  readonly parent: string | undefined
  readonly isMachine: boolean
  readonly born: number
  snapshot: unknown
  /** When the snapshot was taken. */
  seen: number
}

/** Who lives after the first `at` entries: parents first, children under them in the order in which they came. */
export const actorsAt = (log: Log, at: number): readonly Actor[] => {
  const known = knownAt(log, at)
  const children = grouped(known)
  const touched = log[at - 1]?.sessionId
  const under = (parent: Known | null, depth: number): readonly Actor[] => {
    const all = children.get(parent?.id ?? '') ?? []
    const counted = parent === null ? [] : snapOf(parent.snapshot).children
    return all
      .filter((child) => parent === null || isAlive(child, parent, counted, all))
      .flatMap((one) => {
        const { status, value } = snapOf(one.snapshot)
        const { id, name, isMachine } = one
        const actor = { id, name, depth, isMachine, status, state: stateText(value), isTouched: id === touched }
        return [actor, ...under(one, depth + 1)]
      })
  }
  return under(null, 0)
}

const grouped = (known: ReadonlyMap<string, Known>): ReadonlyMap<string, readonly Known[]> => {
  const groups = new Map<string, Known[]>()
  for (const one of known.values()) {
    const parent = one.parent !== undefined && known.has(one.parent) ? one.parent : ''
    const group = groups.get(parent)
    if (group) group.push(one)
    else groups.set(parent, [one])
  }
  return groups
}

const knownAt = (log: Log, at: number): ReadonlyMap<string, Known> => {
  const known = new Map<string, Known>()
  for (let i = 0; i < Math.min(at, log.length); i += 1) {
    const entry = log[i]
    if (!entry) continue
    if (isBirth(entry)) {
      known.set(entry.sessionId, {
        id: entry.sessionId,
        name: entry.name,
        parent: entry.parentId,
        isMachine: /"states":/.test(entry.definition ?? ''),
        born: i,
        snapshot: entry.snapshot,
        seen: i,
      })
    } else if (isShot(entry)) {
      const one = known.get(entry.sessionId)
      if (one) {
        one.snapshot = entry.snapshot
        one.seen = i
      }
    }
  }
  return known
}

/** Nobody says that an actor was stopped; its parent no longer counts it, or has another one of its name. */
const isAlive = (child: Known, parent: Known, counted: readonly string[], siblings: readonly Known[]): boolean => {
  const isNewest = !siblings.some(({ name, born }) => name === child.name && born > child.born)
  return isNewest && (child.born >= parent.seen || counted.includes(child.name))
}

/** A state's value in one line: `open.editing`, and parts that go along with `+` between them. */
export const stateText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => [key, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(' + ')
}
