import type { Offered } from '../kernel/offered.ts'
import { isOffered, type Location, type RouteName, type RouteTitle, routeNames, routeOf } from '../kernel/routes.ts'
import { isSame } from '../kernel/same.ts'

/** The parts of an address: a path, a query with its "?", a hash with its "#". */
export interface Address {
  readonly path: string
  readonly search: string
  readonly hash: string
}

/** The maximum length of an address in characters; a longer one leads to 404. */
const longestAddress = 2048

export const addressOf = (href: string): Address => {
  const found = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href)
  return { path: found?.[1] || '/', search: found?.[2] ?? '', hash: found?.[3] ?? '' }
}

/** Parses an address. An unknown address becomes 404, or the main sign-in page below /auth. */
export const locationOf = (href: string): Location => {
  const { path, search, hash } = addressOf(href)
  const tail = { ...(search && { search }), ...(hash && { hash }) }
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  if (href.length > longestAddress) return { to: 'not-found' }
  for (const name of routeNames) {
    const params = paramsIn(routeOf(name).path, clean)
    if (params) return { to: name, ...(Object.keys(params).length > 0 && { params }), ...tail } as Location
  }
  return clean.startsWith('/auth/') ? { to: 'auth', ...tail } : { to: 'not-found', ...tail }
}

const paramsIn = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = pattern.split('/')
  const found = path.split('/')
  if (wanted.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const given = found[index] ?? ''
    if (part.startsWith(':')) {
      const value = decoded(given)
      if (!value) return null
      params[part.slice(1)] = value
    } else if (part !== given) return null
  }
  return params
}

const decoded = (text: string): string | null => {
  try {
    const found = decodeURIComponent(text)
    // A lone surrogate can be decoded but not encoded again; `encodeURIComponent` throws.
    return encodeURIComponent(found) && found
  } catch {
    return null
  }
}

/** Follows the redirects of the route table; query and hash are kept. */
export const redirected = (location: Location): Location => {
  const { redirect } = routeOf(location.to)
  return redirect ? redirected({ ...location, to: redirect } as Location) : location
}

/**
 * The navigation guard: returns the location to open in place of the requested one. Only development builds have the
 * gallery, and a page of a section that the deployment lacks is not found.
 */
export const admit = (
  location: Location,
  isSignedIn: boolean,
  hasGallery = false,
  offered: Offered = null,
): Location => {
  if (location.to === 'components' && !hasGallery) return { to: 'not-found' }
  const { area } = routeOf(location.to)
  if (area === 'admin' && !isSignedIn) return { to: 'auth' }
  if (area === 'auth' && isSignedIn) return redirected({ to: 'dashboard' })
  if (!isOffered(offered, location.to)) return { to: 'not-found' }
  return redirected(location)
}

/** The requested page when it is not found because its section is not there; `null` otherwise. */
export const turnedAwayFrom = (asked: Location, location: Location): Location | null =>
  location.to === 'not-found' && asked.to !== 'not-found' && asked.to !== 'components' ? asked : null

export const isAdminArea = (location: Location): boolean => routeOf(location.to).area === 'admin'

const screenOf = (name: RouteName): RouteName => routeOf(name).over ?? name

/** Whether two locations show the same screen, whatever their query and hash. */
export const isSameScreen = (one: Location, other: Location): boolean =>
  screenOf(one.to) === screenOf(other.to) && isSame(screenParams(one), screenParams(other))

/** The parameters of the screen that is shown; what a route shows over another screen does not make it another one. */
const screenParams = ({ to, params }: Location): object => (routeOf(to).over === undefined ? (params ?? {}) : {})

export const titleOf = (name: RouteName): RouteTitle => routeOf(name).title
