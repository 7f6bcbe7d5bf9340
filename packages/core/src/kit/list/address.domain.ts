import type { Place } from '../../kernel/routes.ts'

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

export const placeWith = (place: Place, search: string): Place => {
  const { search: _, ...rest } = place
  return (search === '' ? rest : { ...rest, search }) as Place
}
