import type { Place } from '../kernel/routes.ts'

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

/** The parameters of an address by their names; the first of a name counts, and one that cannot be read is none. */
export const paramsIn = (search: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = part.split('=').map(decoded)
    const value = rest.includes(null) ? null : rest.join('=')
    if (name && value !== null && !found.has(name)) found.set(name, value)
  }
  return found
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** The query of an address, with its "?"; what is `null` is left out. */
export const searchFrom = (params: Readonly<Record<string, string | number | null>>): string => {
  const parts = Object.entries(params).flatMap(([name, value]) =>
    value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export const searchWithout = (search: string, names: readonly string[]): string =>
  searchFrom(Object.fromEntries([...paramsIn(search)].filter(([name]) => !names.includes(name))))

/** The page an address asks for; the first one when it asks for no possible page. */
export const pageIn = (search: string): number => {
  const written = paramsIn(search).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1
}

/** The first page needs no parameter. */
export const pageParam = (page: number): number | null => (page > 1 ? page : null)

/** One of a list of known words, or `null`. */
export const oneOf = <Word extends string>(known: readonly Word[], written: string | undefined): Word | null =>
  known.find((word) => word === written) ?? null

export const isSameQuery = <Query extends ListQuery>({ searchOf }: ListRules<Query>, one: Query, other: Query) =>
  searchOf(one) === searchOf(other)

/** Whether more than the page is asked for. */
export const isFiltered = <Query extends ListQuery>(rules: ListRules<Query>, query: Query): boolean =>
  !isSameQuery(rules, { ...query, page: 1 }, rules.queryOf(''))

export const placeWith = (place: Place, search: string): Place => {
  const { search: _, ...rest } = place
  return (search === '' ? rest : { ...rest, search }) as Place
}

/** The last page, as far as the server can be believed. */
export const lastPageOf = ({ rows, lastPage }: ListPage<unknown>, page: number): number | null => {
  if (lastPage === null || !Number.isSafeInteger(lastPage) || lastPage < 1) return null
  return rows.length > 0 ? Math.max(lastPage, page) : lastPage
}

/**
 * Where to go from a page that lies behind the last one; `null` when it does not.
 * Whatever the server says, the second try is the first page, and behind that one there is nothing.
 */
export const pageInstead = (found: ListPage<unknown>, page: number, hasTried: boolean): number | null => {
  if (page === 1 || found.rows.length > 0) return null
  const last = lastPageOf(found, page)
  return hasTried || last === null || last >= page ? 1 : last
}

/** The page with each row once. */
export const withoutTwins = <Page extends ListPage<ListRow>>(page: Page): Page => {
  const seen = new Set<string>()
  return { ...page, rows: page.rows.filter(({ id }) => !seen.has(id) && seen.add(id)) }
}
