import type { Unsent } from './outbox.domain.ts'

/** The changes of a tab to the unsent messages. */
export interface UnsentChange {
  readonly supplierId: number
  readonly saved: readonly Unsent[]
  /** The keys of messages that the server has, or that the supplier removed. */
  readonly removed: readonly string[]
}

type Rooms = Readonly<Record<string, readonly Unsent[]>>

export const allIn = (rooms: Rooms): readonly Unsent[] => Object.values(rooms).flat()

const isSame = (one: Unsent, other: Unsent | undefined): boolean =>
  other !== undefined &&
  one.state === other.state &&
  one.order === other.order &&
  one.mayHaveArrived === other.mayHaveArrived

const byKey = (items: readonly Unsent[]): ReadonlyMap<string, Unsent> => new Map(items.map((item) => [item.key, item]))

/** The changes of this tab since it last read or wrote storage. */
export const changesOf = (
  known: readonly Unsent[],
  mine: readonly Unsent[],
): Pick<UnsentChange, 'saved' | 'removed'> => {
  const [was, is] = [byKey(known), byKey(mine)]
  return {
    saved: mine.filter((item) => !isSame(item, was.get(item.key))),
    removed: known.flatMap(({ key }) => (is.has(key) ? [] : [key])),
  }
}

interface Versions {
  readonly known: readonly Unsent[]
  readonly stored: readonly Unsent[]
}

/** The messages of each room after another tab has changed storage; what this tab has changed since stays. */
export const adopted = (rooms: Rooms, { known, stored }: Versions): Rooms => {
  const mine = allIn(rooms)
  const [was, is, own] = [byKey(known), byKey(stored), byKey(mine)]
  const kept = mine.flatMap((item): readonly Unsent[] => {
    const [before, now] = [was.get(item.key), is.get(item.key)]
    if (now === undefined) return before === undefined ? [item] : []
    return [isSame(now, before) ? item : now]
  })
  const fresh = stored.filter(({ key }) => !own.has(key) && !was.has(key))
  const all = [...kept, ...fresh].toSorted((one, other) => one.order - other.order)
  const names = new Set([...Object.keys(rooms), ...all.map(({ room }) => room)])
  return Object.fromEntries([...names].map((name) => [name, all.filter(({ room }) => room === name)]))
}

/** The rooms whose messages another tab has sent or removed. */
export const settledRooms = (before: Rooms, after: Rooms): readonly string[] => {
  const left = byKey(allIn(after))
  return Object.keys(before).filter((room) => before[room]?.some(({ key }) => !left.has(key)))
}
