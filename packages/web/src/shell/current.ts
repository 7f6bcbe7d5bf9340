import { type PlainRouteName, type RouteName, routeOf, type SidebarItem, sidebar } from '@supplier/core'

const places: readonly PlainRouteName[] = (sidebar as readonly SidebarItem[]).flatMap((item) =>
  'group' in item ? item.links.map(({ to }) => to) : [item.to],
)

const opened = (name: RouteName): RouteName => {
  const { redirect } = routeOf(name)
  return redirect ? opened(redirect) : name
}

/** The link of the sidebar that leads to this page, or to the nearest one above it. */
export const linkOf = (name: RouteName): PlainRouteName | null => {
  for (let at: RouteName | undefined = name; at; at = routeOf(at).parent) {
    const found = places.find((to) => at && to === opened(at))
    if (found) return found
  }
  return null
}
