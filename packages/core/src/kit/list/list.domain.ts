import type { FeatureEvent } from '../../kernel/app-ref.ts'
import type { Location } from '../../kernel/routes.ts'
import { locationWith, pageIn, pageParam, searchFrom } from './address.domain.ts'

export interface ListRow {
  readonly id: string
  /** Grows with every change on the server; absent when the server does not count changes. */
  readonly version?: number
  /** The same for what people do not edit in the form, such as price and stock. */
  readonly offerVersion?: number
}

/** One page of a list, numbered from 1. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  /** How many rows of the page could not be read and are missing; absent for none. */
  readonly unreadable?: number
  readonly page: number
  /** Number of rows on all pages; `null` when the server does not report it. */
  readonly total: number | null
  /** `null` when the server does not report it: then every page with rows is assumed to have a next one. */
  readonly lastPage: number | null
  /** When the server read it; absent when the server does not say. */
  readonly asOf?: string | null
}

/** The query of a list: a page, and whatever its feature adds. */
export interface ListQuery {
  readonly page: number
}

/** How the query of a list is written in the address. Parsing accepts any text. */
export interface ListRules<Query extends ListQuery> {
  readonly queryOf: (search: string) => Query
  readonly searchOf: (query: Query) => string
  /** The parameter of the search field; absent when the list has none. */
  readonly searchName?: string | undefined
  /** The same query without its order and page size, which hide no rows. */
  readonly withoutOrder?: (query: Query) => Query
  /** The same query in the default tab. */
  readonly withoutTab?: (query: Query) => Query
  /** The query for one page of an export, with the largest page the server gives. */
  readonly exportQueryOf?: (query: Query, page: number) => Query
}

export const isSameQuery = <Query extends ListQuery>({ searchOf }: ListRules<Query>, one: Query, other: Query) =>
  searchOf(one) === searchOf(other)

/** Whether the query hides rows. */
export const isFiltered = <Query extends ListQuery>(rules: ListRules<Query>, query: Query): boolean =>
  !isSameQuery(rules, { ...(rules.withoutOrder?.(query) ?? query), page: 1 }, rules.queryOf(''))

/** The rules of a list without filters. */
export const pagesOnly: ListRules<ListQuery> = {
  queryOf: (search) => ({ page: pageIn(search) }),
  searchOf: ({ page }) => searchFrom({ page: pageParam(page) }),
}

/** Sent to the list's screen after a page was loaded. */
export interface PageRead<Page> {
  readonly type: 'page.read'
  readonly page: Page
  readonly query: ListQuery
  readonly isFiltered: boolean
  /** Nothing was read: newer versions took the place of shown rows. */
  readonly isPatched?: true
}

/** The events of a supplier's choices on a list. */
export type ListChoice<Query extends ListQuery> =
  | { type: 'page.chosen'; page: number }
  /** `replace`: adds no history entry, for example while text is being typed. */
  | { type: 'filter.chosen'; filter: Partial<Omit<Query, 'page'>>; replace?: boolean }
  | { type: 'filters.cleared' }

/** The query after a choice; a changed filter starts at page 1. */
export const chosenQuery = <Query extends ListQuery>(
  { queryOf }: ListRules<Query>,
  query: Query,
  choice: ListChoice<Query>,
): Query => {
  if (choice.type === 'page.chosen') return { ...query, page: choice.page }
  return choice.type === 'filter.chosen' ? { ...query, ...choice.filter, page: 1 } : queryOf('')
}

/** Requests navigation to the same location with another query. */
export const navigationTo = <Query extends ListQuery>(
  { searchOf }: ListRules<Query>,
  location: Location,
  query: Query,
  replace = false,
): FeatureEvent => ({ type: 'navigation.requested', location: locationWith(location, searchOf(query)), replace })

interface Wanting<Query> {
  readonly location: Location
  readonly query: Query
}

export const choiceWanted = <Query extends ListQuery>(
  rules: ListRules<Query>,
  { location, query }: Wanting<Query>,
  choice: ListChoice<Query>,
): FeatureEvent =>
  navigationTo(
    rules,
    location,
    chosenQuery(rules, query, choice),
    choice.type === 'filter.chosen' && choice.replace === true,
  )

/** The last page, if the server's number is plausible; `null` otherwise. */
export const lastPageOf = ({ rows, lastPage }: ListPage<unknown>, page: number): number | null => {
  if (lastPage === null || !Number.isSafeInteger(lastPage) || lastPage < 1) return null
  return rows.length > 0 ? Math.max(lastPage, page) : lastPage
}

export const liesBehind = (found: ListPage<unknown>, page: number): boolean => page > 1 && found.rows.length === 0

/**
 * The page to load instead of one behind the last. The second attempt always loads page 1, so that implausible numbers
 * cannot cause a loop.
 */
export const pageInstead = (found: ListPage<unknown>, page: number, hasTried: boolean): number => {
  const last = lastPageOf(found, page)
  return hasTried || last === null || last >= page ? 1 : last
}

/** The query to load instead of a page behind the last one. */
export const turnedBack = (
  { query, hasTurnedBack }: { readonly query: ListQuery; readonly hasTurnedBack: boolean },
  found: ListPage<unknown>,
): ListQuery => ({ ...query, page: pageInstead(found, query.page, hasTurnedBack) })

/** Whether a row is older than another version of it. */
export const isOlder = (row: ListRow, other: Pick<ListRow, 'version' | 'offerVersion'>): boolean =>
  (row.version ?? 0) < (other.version ?? 0) || (row.offerVersion ?? 0) < (other.offerVersion ?? 0)

/** The rows with other versions in place of those that are not newer. */
export const withNewer = (rows: readonly ListRow[], others: readonly ListRow[]): readonly ListRow[] =>
  rows.map((row) => others.find((other) => other.id === row.id && !isOlder(other, row)) ?? row)

/** The page with these rows in place of older ones. */
export const withRows = <Page extends ListPage<ListRow>>(page: Page, rows: readonly ListRow[]): Page => ({
  ...page,
  rows: withNewer(page.rows, rows),
})

/** The page without duplicate rows. */
export const withoutDuplicates = <Page extends ListPage<ListRow>>(page: Page): Page => {
  const seen = new Set<string>()
  return { ...page, rows: page.rows.filter(({ id }) => !seen.has(id) && seen.add(id)) }
}
