import { type Location, type RouteName, routeOf } from '../kernel/routes.ts'
import { locationWith, paramsIn, searchFrom, storeIdIn } from '../kit/list/address.domain.ts'
import { isSameScreen } from './navigation.domain.ts'

/** The query parameter of the chosen store; without it all stores are shown. */
const param = 'store'

/** Whether the list of a page can be narrowed to one store. */
export const knowsStores = (page: RouteName): boolean => routeOf(page).byStore === true

/** The store chosen at a location; `null` for all stores. */
export const storeAt = ({ to, search }: Location): string | null =>
  knowsStores(to) ? storeIdIn(paramsIn(search ?? '').get(param)) : null

/** The same location for one store, or for all of them. Its page of the list belongs to the former rows. */
export const withStore = (location: Location, store: string | null): Location => {
  const { page: _, [param]: __, ...rest } = Object.fromEntries(paramsIn(location.search ?? ''))
  return locationWith(location, searchFrom({ ...rest, [param]: store }))
}

/** The store chosen last: a page that knows no stores keeps it for the next one that does. */
export const storeAfter = (store: string | null, location: Location): string | null =>
  knowsStores(location.to) ? storeAt(location) : store

/** Carries the chosen store over to another page that knows stores, unless the location names one itself. */
export const carriedTo = (from: Location, store: string | null, to: Location): Location => {
  const isAsked = paramsIn(to.search ?? '').has(param)
  if (store === null || isAsked || !knowsStores(to.to) || isSameScreen(from, to)) return to
  return locationWith(to, searchFrom({ ...Object.fromEntries(paramsIn(to.search ?? '')), [param]: store }))
}
