import { type PlainRouteName, type RouteName, routeOf } from '@supplier/core'

/** Whether a place needs nothing but its name. */
export const isPlain = (name: RouteName): name is PlainRouteName => !routeOf(name).path.includes(':')
