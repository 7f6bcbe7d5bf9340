import { type Place, type RouteName, type RouteTitle, routeNames, routeOf } from '../kernel/routes.ts'

/** What was asked for in the address bar: a path, a query with its "?", a hash with its "#". */
export interface Address {
  readonly path: string
  readonly search: string
  readonly hash: string
}

/** Longer addresses are nobody's bookmark. */
const longestAddress = 2048

export const addressOf = (href: string): Address => {
  const found = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href)
  return { path: found?.[1] || '/', search: found?.[2] ?? '', hash: found?.[3] ?? '' }
}

/** Which place an address means. Addresses that mean nothing lead to 404, unknown ones below /auth to its main page. */
export const placeOf = (href: string): Place => {
  const { path, search, hash } = addressOf(href)
  const tail = { ...(search && { search }), ...(hash && { hash }) }
  const clean = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  if (href.length > longestAddress) return { to: 'not-found' }
  for (const name of routeNames) {
    const params = paramsIn(routeOf(name).path, clean)
    if (params) return { to: name, ...(Object.keys(params).length > 0 && { params }), ...tail } as Place
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
    // Half a sign can be read here, but never be written back.
    return encodeURIComponent(found) && found
  } catch {
    return null
  }
}

/** Follows the redirects of the route table; query and hash survive. */
export const redirected = (place: Place): Place => {
  const { redirect } = routeOf(place.to)
  return redirect ? redirected({ ...place, to: redirect } as Place) : place
}

/** The guard: where someone who wants to be at `place` really goes. Only builds for developers have the gallery. */
export const admit = (place: Place, isSignedIn: boolean, hasGallery = false): Place => {
  if (place.to === 'components' && !hasGallery) return { to: 'not-found' }
  const { area } = routeOf(place.to)
  if (area === 'admin' && !isSignedIn) return { to: 'auth' }
  if (area === 'auth' && isSignedIn) return redirected({ to: 'dashboard' })
  return redirected(place)
}

export const isAdminArea = (place: Place): boolean => routeOf(place.to).area === 'admin'

const screenOf = (name: RouteName): RouteName => routeOf(name).over ?? name

/** Whether two places show the same screen, whatever their query and hash. */
export const isSameScreen = (one: Place, other: Place): boolean =>
  screenOf(one.to) === screenOf(other.to) && JSON.stringify(one.params ?? {}) === JSON.stringify(other.params ?? {})

export const titleOf = (name: RouteName): RouteTitle => routeOf(name).title
