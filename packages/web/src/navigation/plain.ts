import { type PlainRouteName, type RouteName, routeOf } from '@supplier/core/kernel/routes'

/** Whether a route has no path parameters. */
export const isPlain = (name: RouteName): name is PlainRouteName => !routeOf(name).path.includes(':')
