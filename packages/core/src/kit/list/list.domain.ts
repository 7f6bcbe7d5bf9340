import type { Place } from '../../kernel/routes.ts'
import type { TrunkEvent } from '../../kernel/trunk.ts'
import { pageIn, pageParam, placeWith, searchFrom } from './address.domain.ts'

export interface ListRow {
  readonly id: string
}

/** One page of a list, numbered from 1. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  /** Rows on all pages together; `null` when the server does not say. */
  readonly total: number | null
  /** `null` when the server does not say: then there is a next page as long as this one is not empty. */
  readonly lastPage: number | null
}

/** What is wanted of a list: a page, and whatever else its feature adds. */
export interface ListQuery {
  readonly page: number
}

/** How the query of a list stands in the address. Nothing in an address can make it fail. */
export interface ListRules<Query extends ListQuery> {
  readonly queryOf: (search: string) => Query
  readonly searchOf: (query: Query) => string
}

export const isSameQuery = <Query extends ListQuery>({ searchOf }: ListRules<Query>, one: Query, other: Query) =>
  searchOf(one) === searchOf(other)

/** Whether more than the page is asked for. */
export const isFiltered = <Query extends ListQuery>(rules: ListRules<Query>, query: Query): boolean =>
  !isSameQuery(rules, { ...query, page: 1 }, rules.queryOf(''))

/** The rules of a list that has nothing to choose but its page. */
export const pagesOnly: ListRules<ListQuery> = {
  queryOf: (search) => ({ page: pageIn(search) }),
  searchOf: ({ page }) => searchFrom({ page: pageParam(page) }),
}

/** What a list tells the screen it stands on. */
export interface PageRead<Page> {
  readonly type: 'page.read'
  readonly page: Page
  readonly isFiltered: boolean
}

/** What people choose on a list. */
export type ListChoice<Query extends ListQuery> =
  | { type: 'page.chosen'; page: number }
  /** `replace`: the browser's Back does not stop at it, as for text that is still being typed. */
  | { type: 'filter.chosen'; filter: Partial<Omit<Query, 'page'>>; replace?: boolean }
  | { type: 'filters.cleared' }

/** What a choice makes of what was wanted; another filter starts at its first page. */
export const chosenQuery = <Query extends ListQuery>(
  { queryOf }: ListRules<Query>,
  query: Query,
  choice: ListChoice<Query>,
): Query => {
  if (choice.type === 'page.chosen') return { ...query, page: choice.page }
  return choice.type === 'filter.chosen' ? { ...query, ...choice.filter, page: 1 } : queryOf('')
}

/** The same place, asking for something else. */
export const placeWanted = <Query extends ListQuery>(
  { searchOf }: ListRules<Query>,
  place: Place,
  query: Query,
  replace = false,
): TrunkEvent => ({ type: 'place.wanted', place: placeWith(place, searchOf(query)), replace })

interface Wanting<Query> {
  readonly place: Place
  readonly query: Query
}

export const choiceWanted = <Query extends ListQuery>(
  rules: ListRules<Query>,
  { place, query }: Wanting<Query>,
  choice: ListChoice<Query>,
): TrunkEvent =>
  placeWanted(
    rules,
    place,
    chosenQuery(rules, query, choice),
    choice.type === 'filter.chosen' && choice.replace === true,
  )

/** The last page, as far as the server can be believed. */
export const lastPageOf = ({ rows, lastPage }: ListPage<unknown>, page: number): number | null => {
  if (lastPage === null || !Number.isSafeInteger(lastPage) || lastPage < 1) return null
  return rows.length > 0 ? Math.max(lastPage, page) : lastPage
}

export const liesBehind = (found: ListPage<unknown>, page: number): boolean => page > 1 && found.rows.length === 0

/**
 * Where to go from a page that lies behind the last one.
 * Whatever the server says, the second try is the first page, and behind that one there is nothing.
 */
export const pageInstead = (found: ListPage<unknown>, page: number, hasTried: boolean): number => {
  const last = lastPageOf(found, page)
  return hasTried || last === null || last >= page ? 1 : last
}

/** What is wanted instead of a page behind the last one. */
export const turnedBack = (
  { query, hasTurnedBack }: { readonly query: ListQuery; readonly hasTurnedBack: boolean },
  found: ListPage<unknown>,
): ListQuery => ({ ...query, page: pageInstead(found, query.page, hasTurnedBack) })

/** The page with each row once. */
export const withoutTwins = <Page extends ListPage<ListRow>>(page: Page): Page => {
  const seen = new Set<string>()
  return { ...page, rows: page.rows.filter(({ id }) => !seen.has(id) && seen.add(id)) }
}
