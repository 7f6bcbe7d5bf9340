import { type Entry, isBirth, isShot, type Log, type Snap, snapOf } from './log.domain.ts'
import { countBelow, readOnce } from './reading.domain.ts'

/** The history of one actor. */
export interface ActorLog {
  readonly id: string
  readonly name: string
  /** The names of the actors from below the first one to this one, as a recording writes them. */
  readonly path: string
  /** The definition of its machine; `null` for promises, callbacks and other actors without states. */
  readonly definition: string | null
  readonly born: number
  /** The indexes of its snapshots in the log; the first one is the entry with which the actor started. */
  readonly shots: number[]
  readonly children: Children
}

/** In the order in which they started. */
interface Children {
  readonly all: ActorLog[]
  readonly named: Map<string, ActorLog[]>
}

export interface Lives {
  readonly byId: Map<string, ActorLog>
  /** The actors without a parent. */
  readonly first: Children
}

const nobody = (): Children => ({ all: [], named: new Map() })

/** All actors of the log, including stopped ones. */
export const livesIn = readOnce<Lives>(
  () => ({ byId: new Map(), first: nobody() }),
  ({ byId, first }, entry, at) => {
    if (isShot(entry)) byId.get(entry.sessionId)?.shots.push(at)
    if (!isBirth(entry)) return
    const { sessionId: id, name, parentId, definition } = entry
    const hasStates = /"states":/.test(definition ?? '')
    const parent = parentId === undefined ? undefined : byId.get(parentId)
    const path = parent === undefined || parent.path === 'app' ? name : `${parent.path}/${name}`
    const actorLog = {
      id,
      name,
      path,
      definition: hasStates ? (definition ?? null) : null,
      born: at,
      shots: [at],
      children: nobody(),
    }
    const { all, named } = parent?.children ?? first
    all.push(actorLog)
    const namesakes = named.get(name)
    if (namesakes) namesakes.push(actorLog)
    else named.set(name, [actorLog])
    byId.set(id, actorLog)
  },
)

const itself = (location: number): number => location
const bornAt = ({ born }: ActorLog): number => born

/** The index of its newest snapshot among the first `at` entries. */
const shotAt = ({ shots }: ActorLog, at: number): number => shots[countBelow(shots, itself, at) - 1] ?? -1

export const snapAt = (log: Log, at: number, actorLog: ActorLog): Snap =>
  snapIn(log[shotAt(actorLog, at)]) ?? snapOf(null)

export const snapIn = (entry: Entry | undefined): Snap | null =>
  entry && 'snapshot' in entry ? snapOf(entry.snapshot) : null

/** The newest two snapshots of an actor among the first `at` entries. */
export const shotsAt = (
  log: Log,
  at: number,
  actor: string,
): { readonly now: Entry | undefined; readonly before: Entry | undefined } => {
  const { shots = [] } = livesIn(log).byId.get(actor) ?? {}
  const many = countBelow(shots, itself, at)
  return { now: log[shots[many - 1] ?? -1], before: log[shots[many - 2] ?? -1] }
}

/** The actors without a parent that started among the first `at` entries. */
export const firstAt = (log: Log, at: number): readonly ActorLog[] => {
  const { all } = livesIn(log).first
  return all.slice(0, countBelow(all, bornAt, at))
}

/**
 * The children that are running after the first `at` entries. The protocol sends no entry when an actor stops, so a
 * child counts as stopped when its parent’s snapshot no longer contains it, or when a newer child has its name.
 */
export const childrenAt = (log: Log, at: number, parent: ActorLog): readonly ActorLog[] => {
  const { all, named } = parent.children
  const location = shotAt(parent, at)
  const newest = (name: string): ActorLog | undefined => {
    const namesakes = named.get(name) ?? []
    return namesakes[countBelow(namesakes, bornAt, at) - 1]
  }
  const counted = (snapIn(log[location])?.children ?? []).flatMap((name) => newest(name) ?? [])
  const since = all
    .slice(countBelow(all, bornAt, location), countBelow(all, bornAt, at))
    .filter((actorLog) => newest(actorLog.name) === actorLog)
  return [...new Set([...counted, ...since])].sort((one, other) => one.born - other.born)
}

export const nameOf = (log: Log, actor: string | undefined): string | null =>
  (actor === undefined ? undefined : livesIn(log).byId.get(actor)?.name) ?? null
