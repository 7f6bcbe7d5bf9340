import { type Location, type RouteName, routeOf } from '../kernel/routes.ts'

/** The query that each page had when it was left. */
export type Left = Readonly<Partial<Record<RouteName, string>>>

export const leftAfter = (left: Left, from: Location, to: Location): Left =>
  from.to === to.to ? left : { ...left, [from.to]: from.search ?? '' }

/**
 * The way from the page of a record to the list above it leads to the filters and the page that the list had. A location
 * that names its own query stays as it is.
 */
export const wayBack = (left: Left, from: Location, to: Location): Location => {
  const { parent } = routeOf(from.to)
  const search = left[to.to] ?? ''
  return parent !== to.to || from.to === to.to || to.search || search === '' ? to : { ...to, search }
}
