import { breadcrumbOf, type Crumb, type Page, type RouteTitle, type SetupSteps, titleOf } from '@supplier/core'

interface Head {
  readonly title: RouteTitle
  readonly crumbs: readonly Crumb[]
}

/** What stands over a page; nothing over one that says itself what became of it. */
export const headOf = ({ place, state }: Page, steps: SetupSteps | null): Head | null => {
  if (state === 'missing' || state === 'broken' || place.to === 'not-found') return null
  const isNamed = place.to !== 'articles-information' || steps?.information === true
  return { title: titleOf(place.to), crumbs: isNamed ? breadcrumbOf(place.to) : [] }
}
