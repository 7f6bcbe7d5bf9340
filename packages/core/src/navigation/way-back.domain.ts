import { type Location, type PlainRouteName, type RouteName, routeOf } from '../kernel/routes.ts'

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

/** The page on which the session of a supplier ended. */
export interface Interrupted {
  readonly supplierId: number
  readonly location: Location
}

/** Where a sign-in leads: back to the page on which the session of the same supplier ended. */
export const landingOf = (interrupted: Interrupted | null, supplierId: number, otherwise: PlainRouteName): Location =>
  interrupted?.supplierId === supplierId ? interrupted.location : { to: otherwise }
