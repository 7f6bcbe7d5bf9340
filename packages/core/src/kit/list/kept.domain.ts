import type { ListPage, ListRow } from './list.domain.ts'

/** The first page of a list, as an earlier visit has read it. */
export interface KeptPage<Page = ListPage<ListRow>> {
  readonly page: Page
  /** When it was read. */
  readonly at: number
}

/** A list whose rows are kept, and its query as it is written in the address. */
export interface KeptList {
  readonly list: string
  readonly search: string
}

/** Milliseconds after which kept rows are worth nothing. */
const longest = 24 * 60 * 60_000

/** The most characters that all kept rows may have: 2 MB, as browsers store two bytes for each. */
const most = 1_000_000

export const isFresh = (at: number, now: number): boolean => at <= now && now - at < longest

interface Entry {
  readonly key: string
  readonly at: number
  readonly length: number
}

/** The keys of kept rows that go: those that are too old, and then the oldest until the others have room. */
export const outdatedKeys = (entries: readonly Entry[], now: number): readonly string[] => {
  const newestFirst = [...entries].sort((one, other) => other.at - one.at)
  let length = 0
  return newestFirst.flatMap((entry) => {
    length += entry.length
    return isFresh(entry.at, now) && length <= most ? [] : [entry.key]
  })
}
