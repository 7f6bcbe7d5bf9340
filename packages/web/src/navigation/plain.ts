import { type PlainRouteName, type RouteName, routeOf } from '@supplier/core'

/** Whether a route has no path parameters. */
export const isPlain = (name: RouteName): name is PlainRouteName => !routeOf(name).path.includes(':')
