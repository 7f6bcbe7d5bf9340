import { type Route, type RouteName, type RouteTitle, routeOf } from '../kernel/routes.ts'

export interface Crumb {
  readonly to: RouteName
  readonly title: RouteTitle
  readonly isCurrent: boolean
}

/** The way from the top to this page; empty where no breadcrumb is shown. */
export const breadcrumbOf = (name: RouteName): readonly Crumb[] => {
  if (!routeOf(name).crumb) return []
  const trail: { readonly name: RouteName; readonly route: Route }[] = []
  for (let at: RouteName | undefined = name; at; at = routeOf(at).parent) {
    trail.unshift({ name: at, route: routeOf(at) })
  }
  const labelled = trail.filter(
    ({ route }, index) => route.crumb && trail.findIndex((other) => other.route.title === route.title) === index,
  )
  return labelled.map(({ name: to, route: { title } }, index) => ({
    to,
    title,
    isCurrent: index === labelled.length - 1,
  }))
}
