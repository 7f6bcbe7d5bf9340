import { isSame } from '../../kernel/same.ts'
import type { ListQuery, ListRow, ListRules } from '../list/list.domain.ts'

/**
 * The picked rows of a list: single ones, which stay picked whatever the list shows, or all that a query finds, frozen
 * by the moment and the number that were seen.
 */
export type Selection =
  | {
      readonly by: 'ids'
      /** The query in which each row was seen last, without its page and order. */
      readonly ids: ReadonlyMap<string, string>
    }
  | {
      readonly by: 'query'
      readonly query: ListQuery
      readonly except: ReadonlySet<string>
      readonly asOf: string | null
      readonly total: number
    }

export const nothingPicked: Selection = { by: 'ids', ids: new Map() }

/** Single rows beyond this number are only picked by the query. */
export const mostIds = 1000

/** The shown page, as far as picking depends on it. */
export interface SeenPage {
  readonly rows: readonly Pick<ListRow, 'id'>[]
  readonly query: ListQuery
  /** The query without its page and order: rows with different keys are hidden by different filters. */
  readonly key: string
  readonly total: number | null
  readonly asOf: string | null
}

/** The key of a query for {@link SeenPage}. */
export const filterKey = ({ searchOf, withoutOrder }: ListRules<ListQuery>, query: ListQuery): string =>
  searchOf({ ...(withoutOrder?.(query) ?? query), page: 1 })

export const isPicked = (selection: Selection, id: string): boolean =>
  selection.by === 'ids' ? selection.ids.has(id) : !selection.except.has(id)

export const countPicked = (selection: Selection): number =>
  selection.by === 'ids' ? selection.ids.size : selection.total - selection.except.size

/** The picked rows that the present query may hide: they were seen last under another one. */
export const countHidden = (selection: Selection, key: string): number =>
  selection.by === 'ids' ? [...selection.ids.values()].filter((seen) => seen !== key).length : 0

/** Picks or unpicks these rows; picks beyond the most are left out. */
export const pickedWith = (selection: Selection, page: SeenPage, ids: readonly string[], isOn: boolean): Selection => {
  if (selection.by === 'ids') {
    const next = new Map(selection.ids)
    for (const id of ids) {
      if (!isOn) next.delete(id)
      else if (next.has(id) || next.size < mostIds) next.set(id, page.key)
    }
    return { by: 'ids', ids: next }
  }
  const except = new Set(selection.except)
  for (const id of ids) isOn ? except.delete(id) : except.add(id)
  return except.size >= selection.total ? nothingPicked : { ...selection, except }
}

/** The rows from the one that was picked last to this one, in the order of the page. */
export const rangeOf = ({ rows }: SeenPage, anchor: string | null, id: string): readonly string[] => {
  const [one, other] = [anchor, id].map((end) => rows.findIndex((row) => row.id === end))
  if (one === undefined || other === undefined || one < 0 || other < 0) return [id]
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1).map((row) => row.id)
}

/** Picks all rows that the page's query finds; `null` when their number is not known. */
export const foundPicked = ({ query, total, asOf }: SeenPage): Selection | null =>
  total === null || total === 0 ? null : { by: 'query', query, except: new Set(), asOf, total }

/** Instead of the query of a row that its query finds no more, such as an order that a step has moved on. */
const nowhere = 'found no more'

/**
 * The selection after the page was shown: rows on it are seen under its query. Where one page holds all that the query
 * finds, a row that is not on it has left.
 */
export const seenOn = (selection: Selection, { rows, key, total }: SeenPage): Selection => {
  if (selection.by === 'query') return selection
  const shown = new Set(rows.map(({ id }) => id))
  const isAll = total !== null && rows.length >= total
  const seenNow = (id: string, seen: string): string => (shown.has(id) ? key : isAll && seen === key ? nowhere : seen)
  const ids = new Map([...selection.ids].map(([id, seen]) => [id, seenNow(id, seen)] as const))
  return isSame([...ids], [...selection.ids]) ? selection : { by: 'ids', ids }
}
