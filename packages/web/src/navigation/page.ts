import {
  breadcrumbOf,
  type Crumb,
  type Page,
  type RouteName,
  type RouteTitle,
  type SetupSteps,
  titleOf,
} from '@supplier/core'

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

/** What a page is laid out as: a list that takes all the width, a board of cards, or text and forms. */
export type Frame = 'index' | 'board' | 'usual'

const frames: Readonly<Partial<Record<RouteName, Frame>>> = {
  statistics: 'board',
  orders: 'index',
  products: 'index',
  imports: 'index',
  reviews: 'index',
  stores: 'index',
  'main-balance': 'index',
  'balance-services': 'index',
  payouts: 'index',
}

export const frameOf = (name: RouteName): Frame => frames[name] ?? 'usual'
