import { type Entry, isBirth, isShot, type Log, type Snap, snapOf } from './log.domain.ts'
import { countBelow, readOnce } from './reading.domain.ts'

/** An actor, from its first entry to its last. */
export interface Life {
  readonly id: string
  readonly name: string
  /** What it can do, where it has states of its own; promises and callbacks have none. */
  readonly definition: string | null
  readonly born: number
  /** The places of its snapshots in the log; the first one is where it came. */
  readonly shots: number[]
  readonly children: Children
}

/** In the order in which they came. */
interface Children {
  readonly all: Life[]
  readonly named: Map<string, Life[]>
}

export interface Lives {
  readonly byId: Map<string, Life>
  /** Those without a parent. */
  readonly first: Children
}

const nobody = (): Children => ({ all: [], named: new Map() })

/** Everybody who ever came. */
export const livesIn = readOnce<Lives>(
  () => ({ byId: new Map(), first: nobody() }),
  ({ byId, first }, entry, at) => {
    if (isShot(entry)) byId.get(entry.sessionId)?.shots.push(at)
    if (!isBirth(entry)) return
    const { sessionId: id, name, parentId, definition } = entry
    const hasStates = /"states":/.test(definition ?? '')
    const life = {
      id,
      name,
      definition: hasStates ? (definition ?? null) : null,
      born: at,
      shots: [at],
      children: nobody(),
    }
    const { all, named } = (parentId === undefined ? undefined : byId.get(parentId)?.children) ?? first
    all.push(life)
    const namesakes = named.get(name)
    if (namesakes) namesakes.push(life)
    else named.set(name, [life])
    byId.set(id, life)
  },
)

const itself = (place: number): number => place
const bornAt = ({ born }: Life): number => born

/** Where the newest of its snapshots among the first `at` entries stands. */
const shotAt = ({ shots }: Life, at: number): number => shots[countBelow(shots, itself, at) - 1] ?? -1

export const snapAt = (log: Log, at: number, life: Life): Snap => snapIn(log[shotAt(life, at)]) ?? snapOf(null)

export const snapIn = (entry: Entry | undefined): Snap | null =>
  entry && 'snapshot' in entry ? snapOf(entry.snapshot) : null

/** Where the newest two snapshots of an actor among the first `at` entries stand. */
export const shotsAt = (
  log: Log,
  at: number,
  actor: string,
): { readonly now: Entry | undefined; readonly before: Entry | undefined } => {
  const { shots = [] } = livesIn(log).byId.get(actor) ?? {}
  const many = countBelow(shots, itself, at)
  return { now: log[shots[many - 1] ?? -1], before: log[shots[many - 2] ?? -1] }
}

/** Those who had come before an entry and have no parent. */
export const firstAt = (log: Log, at: number): readonly Life[] => {
  const { all } = livesIn(log).first
  return all.slice(0, countBelow(all, bornAt, at))
}

/**
 * The children that live after the first `at` entries. Nobody says that an actor was stopped; its parent no longer
 * counts it, or has another one of its name.
 */
export const childrenAt = (log: Log, at: number, parent: Life): readonly Life[] => {
  const { all, named } = parent.children
  const place = shotAt(parent, at)
  const newest = (name: string): Life | undefined => {
    const namesakes = named.get(name) ?? []
    return namesakes[countBelow(namesakes, bornAt, at) - 1]
  }
  const counted = (snapIn(log[place])?.children ?? []).flatMap((name) => newest(name) ?? [])
  const since = all
    .slice(countBelow(all, bornAt, place), countBelow(all, bornAt, at))
    .filter((life) => newest(life.name) === life)
  return [...new Set([...counted, ...since])].sort((one, other) => one.born - other.born)
}

export const nameOf = (log: Log, actor: string | undefined): string | null =>
  (actor === undefined ? undefined : livesIn(log).byId.get(actor)?.name) ?? null
