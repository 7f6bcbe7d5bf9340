import { type Place, routeNames, routeOf } from '../kernel/routes.ts'
import { redirected } from '../navigation/navigation.domain.ts'

/** What stands for one thing in an address. */
const readable = /^[\w-]{1,64}$/

/**
 * The place that a server names by route and parameters.
 * `null` when this app has no such place, or when what the place needs is missing or odd: then it is no link.
 */
export const linkTo = (route: string | null, params: Readonly<Record<string, unknown>>): Place | null => {
  const name = routeNames.find((known) => known === route)
  if (!name || name === 'not-found' || routeOf(name).area !== 'admin') return null
  const given = [...routeOf(name).path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, paramIn(params, param)])
  if (given.some(([, value]) => value === null)) return null
  return redirected({ to: name, ...(given.length > 0 && { params: Object.fromEntries(given) }) } as Place)
}

const paramIn = (params: Readonly<Record<string, unknown>>, name: string): string | null => {
  const written = Object.hasOwn(params, name) ? params[name] : null
  const text = typeof written === 'number' ? String(written) : written
  return typeof text === 'string' && readable.test(text) ? text : null
}
