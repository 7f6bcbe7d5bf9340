import type { Entry, Log } from './log.domain.ts'

/**
 * Reads a log incrementally: when the log has only grown since the last call, only the new entries are read into the
 * same value. That value therefore covers the newest log, and callers that show an earlier moment must filter it by
 * index.
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

/** Entries are immutable, and two different logs never share their first entry. */
const isGrown = (before: Log, log: Log): boolean =>
  before.length === 0 ||
  (log.length >= before.length && log[0] === before[0] && log[before.length - 1] === before[before.length - 1])

/** How many items of an ascending list are below a limit (binary search). */
export const countBelow = <One>(all: readonly One[], locationOf: (one: One) => number, limit: number): number => {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (locationOf(all[middle] as One) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Memoizes the last value and makes a new one only when a part of its input has changed. */
export const keptFor = <Made>(): ((of: readonly unknown[], make: () => Made) => Made) => {
  let last: { readonly of: readonly unknown[]; readonly made: Made } | null = null
  return (of, make) => {
    if (last?.of.length !== of.length || !of.every((part, at) => part === last?.of[at])) last = { of, made: make() }
    return last.made
  }
}
