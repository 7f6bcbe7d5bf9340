import { type Route, type RouteName, type RouteTitle, routeOf } from '../kernel/routes.ts'
import { tabSiblings } from './tabs.domain.ts'

export interface Crumb {
  readonly to: RouteName
  readonly title: RouteTitle
  readonly isCurrent: boolean
}

/** The breadcrumb from the top to this page; empty when the page shows none. */
export const breadcrumbOf = (name: RouteName): readonly Crumb[] => {
  if (!routeOf(name).crumb) return []
  const recent: { readonly name: RouteName; readonly route: Route }[] = []
  for (let at: RouteName | undefined = name; at; at = routeOf(at).parent) {
    recent.unshift({ name: at, route: routeOf(at) })
  }
  const labelled = recent.filter(
    ({ route }, index) => route.crumb && recent.findIndex((other) => other.route.title === route.title) === index,
  )
  return labelled.map(({ name: to, route: { title } }, index) => ({
    to,
    title,
    isCurrent: index === labelled.length - 1,
  }))
}

/**
 * The breadcrumb over a page: one at the top needs none, and tabs lead from a page to those around it. What opens over a
 * page leaves its head as it was, so that nothing below it moves.
 */
export const crumbsOver = (name: RouteName): readonly Crumb[] => {
  const page = routeOf(name).over ?? name
  const crumbs = breadcrumbOf(page)
  return crumbs.length < 2 || tabSiblings(page).length > 0 ? [] : crumbs
}
