import { type Location, routeNames, routeOf } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'
import { redirected } from '../navigation/navigation.domain.ts'

/** An id that may stand in a URL. */
const readable = /^[\w-]{1,64}$/

/** The parameters that open one record over its list. */
const recordParams = [
  'order',
  'import',
  'shelf',
  'campaign',
  'attribute',
  'group',
  'review',
  'method',
  'key',
  'sender',
  'job',
  // Names the dialog of a command on the record; one without a dialog cannot be named.
  'do',
] as const

/**
 * The location for a route and its parameters from the server.
 * `null` when the app has no such route, or when a required parameter is missing or invalid; then the notification has
 * no link.
 */
export const linkTo = (route: string | null, params: Readonly<Record<string, unknown>>): Location | null => {
  const name = routeNames.find((known) => known === route)
  if (!name || name === 'not-found' || routeOf(name).area !== 'admin') return null
  const given = [...routeOf(name).path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, paramIn(params, param)])
  if (given.some(([, value]) => value === null)) return null
  const search = searchFrom(Object.fromEntries(recordParams.map((param) => [param, paramIn(params, param)])))
  return redirected({
    to: name,
    ...(given.length > 0 && { params: Object.fromEntries(given) }),
    ...(search !== '' && { search }),
  } as Location)
}

const paramIn = (params: Readonly<Record<string, unknown>>, name: string): string | null => {
  const written = Object.hasOwn(params, name) ? params[name] : null
  const text = typeof written === 'number' ? String(written) : written
  return typeof text === 'string' && readable.test(text) ? text : null
}
