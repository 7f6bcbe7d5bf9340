import { paramsIn, searchFrom, searchWithout } from '../list/address.domain.ts'
import type { ListQuery, ListRules } from '../list/list.domain.ts'

/** A named state of a list: its filters and order as an address, and its columns in order. */
export interface SavedView {
  readonly name: string
  /** The query of the list, without a page. */
  readonly search: string
  /** `null` for the columns that a supplier sees without a choice. */
  readonly columns: readonly string[] | null
  /** It stands beside the tabs. */
  readonly isPinned: boolean
}

/** The list and the supplier whose views are kept. */
export interface ViewsName {
  readonly supplierId: number
  readonly list: string
}

/** What is kept for one list: the chosen columns and the saved views. */
export interface KeptViews {
  readonly columns: readonly string[] | null
  readonly views: readonly SavedView[]
}

export const nothingKept: KeptViews = { columns: null, views: [] }

const mostViews = 20
// More of them would hide the tabs behind them.
const mostPinned = 5
const longestName = 60
const columnsParam = 'columns'

/** The columns that an address names; `null` when it names none. */
export const columnsIn = (search: string): readonly string[] | null => {
  const names = (paramsIn(search).get(columnsParam) ?? '').split(',').filter((name) => /^\w{1,40}$/.test(name))
  return names.length === 0 ? null : [...new Set(names)]
}

/** The address of a view, which holds all of it, so that a link shows another person the same list. */
export const searchOfView = ({ search, columns }: Pick<SavedView, 'search' | 'columns'>): string => {
  const params = Object.fromEntries(paramsIn(searchWithout(search, [columnsParam, 'page'])))
  return searchFrom({ ...params, [columnsParam]: columns === null ? null : columns.join(',') })
}

/**
 * The ids of the shown columns. Unknown ones, for example of an old link, are left out; if nothing is left, all columns
 * are shown.
 */
export const shownColumns = (known: readonly string[], chosen: readonly string[] | null): readonly string[] => {
  const shown = (chosen ?? []).filter((id) => known.includes(id))
  return shown.length === 0 ? known : shown
}

/** The columns after one was shown or hidden. The last one cannot be hidden; a new one comes last. */
export const withColumn = (
  known: readonly string[],
  chosen: readonly string[] | null,
  id: string,
): readonly string[] | null => {
  const shown = shownColumns(known, chosen)
  const next = shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]
  return next.length === 0 ? shown : next
}

/** The columns after one was moved by one place. */
export const withMoved = (
  known: readonly string[],
  chosen: readonly string[] | null,
  id: string,
  by: 1 | -1,
): readonly string[] => {
  const shown = [...shownColumns(known, chosen)]
  const at = shown.indexOf(id)
  const other = shown[at + by]
  if (at < 0 || other === undefined) return shown
  shown[at] = other
  shown[at + by] = id
  return shown
}

/**
 * The views with another one, which replaces the one with its name and stays pinned if that was; `null` when the name
 * says nothing.
 */
export const withView = (
  views: readonly SavedView[],
  view: Omit<SavedView, 'isPinned'>,
): readonly SavedView[] | null => {
  const name = view.name.trim().slice(0, longestName)
  if (name === '') return null
  const isPinned = views.some((one) => one.name === name && one.isPinned)
  return [...views.filter((one) => one.name !== name), { ...view, name, isPinned }].slice(-mostViews)
}

export const pinnedOf = (views: readonly SavedView[]): readonly SavedView[] => views.filter(({ isPinned }) => isPinned)

/** Whether a view can be pinned or, if it is, taken away again. */
export const mayPin = (views: readonly SavedView[], { isPinned }: SavedView): boolean =>
  isPinned || pinnedOf(views).length < mostPinned

/** The views after one was pinned, or taken away from the pinned ones. */
export const withPin = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.map((view) => (view.name === name && mayPin(views, view) ? { ...view, isPinned: !view.isPinned } : view))

/** Whether a list with this query, without its page, shows the rows of a view in its order. */
export const isShownView = (
  { searchOf, queryOf }: ListRules<ListQuery>,
  { search }: Pick<SavedView, 'search'>,
  shown: string,
): boolean => searchOf(queryOf(search)) === shown
