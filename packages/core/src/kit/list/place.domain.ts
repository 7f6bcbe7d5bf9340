import { isSame } from '../../kernel/same.ts'
import { isOlder, type ListPage, type ListRow } from './list.domain.ts'

/**
 * The page to show after a change on the server: the shown rows in their order, each in its newest version and without
 * those that are gone. Rows that would move them wait; rows that only take the room of gone ones come last. What did not
 * change stays the same object, so that a view under a stream of changes renders only the rows that differ.
 */
export const keptPage = <Page extends ListPage<ListRow>>(shown: Page, read: Page): Page => {
  const isShown = idsOf(shown.rows)
  const isRead = idsOf(read.rows)
  const last = shown.rows.findLastIndex(({ id }) => isRead.has(id))
  const pushed = pushedOff(shown, read, last)
  const kept = shown.rows.flatMap((row, at) => {
    const newest = read.rows.find(({ id }) => id === row.id)
    if (newest !== undefined) return [isOlder(newest, row) || isSame(newest, row) ? row : newest]
    return at > last && at <= last + pushed ? [row] : []
  })
  const end = read.rows.findLastIndex(({ id }) => isShown.has(id))
  const rows = pushed > 0 ? kept : [...kept, ...read.rows.slice(end + 1)]
  const isUnchanged = rows.length === shown.rows.length && rows.every((row, at) => row === shown.rows[at])
  return { ...read, rows: isUnchanged ? shown.rows : rows }
}

/**
 * The page of another query. A row that is shown already and did not change stays the same object, so that a view
 * renders only the rows that are new to it.
 */
export const exchangedPage = <Page extends ListPage<ListRow>>(shown: Page, read: Page): Page => ({
  ...read,
  rows: read.rows.map((row) => {
    const before = shown.rows.find(({ id }) => id === row.id)
    return before !== undefined && isSame(before, row) ? before : row
  }),
})

/**
 * How many rows at the end of the shown page new ones have pushed to the next page. They are missing from the read page
 * like removed ones, which only the number of all rows tells apart; without it they count as removed.
 */
const pushedOff = (shown: ListPage<ListRow>, read: ListPage<ListRow>, last: number): number => {
  if (shown.total === null || read.total === null) return 0
  const isRead = idsOf(read.rows)
  const isShown = idsOf(shown.rows)
  const removedBefore = shown.rows.filter(({ id }, at) => at < last && !isRead.has(id)).length
  const removed = Math.max(0, shown.total - read.total - removedBefore)
  const added = read.rows.filter(({ id }) => !isShown.has(id)).length
  return Math.max(0, Math.min(shown.rows.length - 1 - last - removed, added))
}

/** What the newest page has and the shown one does not: the number of rows, and whether the order is another one. */
export const waitingOn = (
  shown: readonly ListRow[],
  newest: readonly ListRow[],
): { readonly count: number; readonly isOrderStale: boolean } => {
  const [isShown, isNewest] = [idsOf(shown), idsOf(newest)]
  const [one, other] = [shown.filter(({ id }) => isNewest.has(id)), newest.filter(({ id }) => isShown.has(id))]
  return { count: newest.length - other.length, isOrderStale: one.some(({ id }, at) => id !== other[at]?.id) }
}

const idsOf = (rows: readonly ListRow[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id))
