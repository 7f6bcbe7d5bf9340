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
  'ad',
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

/** The filters of a list that a link may name. The list drops what it does not know. */
const filterParams = [
  'tab',
  'store',
  'created',
  'shipped',
  'ended',
  'source',
  'reason',
  'payment_method',
  'carrier',
  'product_id',
  'category_id',
  'region_id',
] as const

/** The longest value of a filter, which may hold the name of a record. */
const longestFilter = 300

/**
 * The location for a route and its parameters from the server.
 * `null` when the app has no such route, or when a required parameter is missing or invalid; then the notification has
 * no link.
 */
export const linkTo = (route: string | null, params: Params): Location | null => {
  const name = routeNames.find((known) => known === route)
  if (!name || name === 'not-found' || routeOf(name).area !== 'admin') return null
  const given = [...routeOf(name).path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, paramIn(params, param)])
  if (given.some(([, value]) => value === null)) return null
  const search = searchFrom({
    ...Object.fromEntries(recordParams.map((param) => [param, paramIn(params, param)])),
    ...Object.fromEntries(filterParams.map((param) => [param, filterIn(params, param)])),
  })
  return redirected({
    to: name,
    ...(given.length > 0 && { params: Object.fromEntries(given) }),
    ...(search !== '' && { search }),
  } as Location)
}

type Params = Readonly<Record<string, unknown>>

const textIn = (params: Params, name: string): string | null => {
  const written = Object.hasOwn(params, name) ? params[name] : null
  const text = typeof written === 'number' ? String(written) : written
  return typeof text === 'string' ? text : null
}

const paramIn = (params: Params, name: string): string | null => {
  const text = textIn(params, name)
  return text !== null && readable.test(text) ? text : null
}

const filterIn = (params: Params, name: string): string | null => {
  const text = textIn(params, name)
  return text !== null && text !== '' && text.length <= longestFilter ? text : null
}
