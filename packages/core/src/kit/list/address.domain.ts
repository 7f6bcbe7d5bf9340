import type { Location } from '../../kernel/routes.ts'

/** Parses query parameters. The first of duplicates wins, and one that cannot be decoded is dropped. */
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

/** Builds a query with its "?"; `null` values are left out. */
export const searchFrom = (params: Readonly<Record<string, string | number | null>>): string => {
  const parts = Object.entries(params).flatMap(([name, value]) =>
    value === null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export const searchWithout = (search: string, names: readonly string[]): string =>
  searchFrom(Object.fromEntries([...paramsIn(search)].filter(([name]) => !names.includes(name))))

/** The page number in a query; 1 when it is missing or invalid. */
export const pageIn = (search: string): number => {
  const written = paramsIn(search).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1
}

/** The first page needs no parameter. */
export const pageParam = (page: number): number | null => (page > 1 ? page : null)

/** The word if it is in the list of known ones; `null` otherwise. */
export const oneOf = <Word extends string>(known: readonly Word[], written: string | undefined): Word | null =>
  known.find((word) => word === written) ?? null

/** The id of a store as written in an address; `null` for anything that cannot be one. */
export const storeIdIn = (written: string | undefined): string | null =>
  /^[1-9]\d{0,15}$/.test(written ?? '') ? (written ?? null) : null

export const locationWith = (location: Location, search: string): Location => {
  const { search: _, ...rest } = location
  return (search === '' ? rest : { ...rest, search }) as Location
}

/** A chosen record as an address holds it: with its name, so that it is shown without a request. */
export const writtenPick = ({ id, title }: { readonly id: string; readonly title: string }): string => `${id}~${title}`
