import type { Entry, Log } from './log.domain.ts'

/**
 * Reads a log once. One that has only grown since is read on from where it ended, into the same value:
 * whoever looks at an earlier moment has to ask that value by place.
 */
export const readOnce = <Known>(
  begin: () => Known,
  read: (known: Known, entry: Entry, at: number) => void,
): ((log: Log) => Known) => {
  let known = begin()
  let seen: Log = []
  return (log) => {
    if (!isGrown(seen, log)) {
      known = begin()
      seen = []
    }
    for (let at = seen.length; at < log.length; at += 1) read(known, log[at] as Entry, at)
    seen = log
    return known
  }
}

/** Entries are never changed, and no two logs begin with the same one. */
const isGrown = (before: Log, log: Log): boolean =>
  before.length === 0 ||
  (log.length >= before.length && log[0] === before[0] && log[before.length - 1] === before[before.length - 1])

/** How many of these, which rise, are below a limit. */
export const countBelow = <One>(all: readonly One[], placeOf: (one: One) => number, limit: number): number => {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (placeOf(all[middle] as One) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Makes something anew only when it would be made of something else; until then it is the very same. */
export const keptFor = <Made>(): ((of: readonly unknown[], make: () => Made) => Made) => {
  let last: { readonly of: readonly unknown[]; readonly made: Made } | null = null
  return (of, make) => {
    if (last?.of.length !== of.length || !of.every((part, at) => part === last?.of[at])) last = { of, made: make() }
    return last.made
  }
}
