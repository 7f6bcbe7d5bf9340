import { paramsIn, searchFrom, searchWithout } from '../list/address.domain.ts'

/** A named state of a list: its filters and order as an address, and its columns in order. */
export interface SavedView {
  readonly name: string
  /** The query of the list, without a page. */
  readonly search: string
  /** `null` for the columns that a supplier sees without a choice. */
  readonly columns: readonly string[] | null
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

/** The views with another one, which replaces the one with its name; `null` when the name says nothing. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] | null => {
  const name = view.name.trim().slice(0, longestName)
  if (name === '') return null
  return [...views.filter((one) => one.name !== name), { ...view, name }].slice(-mostViews)
}
