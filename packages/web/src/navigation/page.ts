import type { Page } from '@supplier/core/app/app.selectors'
import type { Offered } from '@supplier/core/kernel/offered'
import type { RouteName, RouteTitle } from '@supplier/core/kernel/routes'
import { type Crumb, crumbsOver } from '@supplier/core/navigation/breadcrumb.domain'
import { titleOf } from '@supplier/core/navigation/navigation.domain'
import { type PageTabs, tabsOf } from '@supplier/core/navigation/tabs.domain'
import type { SetupSteps } from '@supplier/core/setup/setup.domain'

interface Head {
  readonly title: RouteTitle
  readonly crumbs: readonly Crumb[]
  readonly tabs: PageTabs | null
}

/** Pages whose heading is the name of their record. */
const isNamedByRecord = (name: RouteName): boolean => name === 'product-edit'

/**
 * The title, breadcrumb and tabs of a page; `null` for a page with a heading of its own: one that failed or was not found,
 * or the page of a record.
 */
export const headOf = ({ location, state }: Page, steps: SetupSteps | null, offered: Offered): Head | null => {
  if (state === 'missing' || state === 'broken' || location.to === 'not-found') return null
  if (isNamedByRecord(location.to)) return null
  const isNamed = location.to !== 'articles-information' || steps?.information === true
  return {
    title: titleOf(location.to),
    crumbs: isNamed ? crumbsOver(location.to) : [],
    tabs: tabsOf(location.to, offered),
  }
}

/** The layout of a page: a list with the full width, a board of cards, a record with its parts, or text and forms. */
export type Frame = 'index' | 'board' | 'detail' | 'usual'

const frames: Readonly<Partial<Record<RouteName, Frame>>> = {
  statistics: 'board',
  orders: 'index',
  products: 'index',
  'product-categories': 'index',
  'product-edit': 'detail',
  imports: 'index',
  reviews: 'index',
  chats: 'index',
  'chat-room': 'index',
  'main-balance': 'index',
  'balance-services': 'index',
  payouts: 'index',
}

export const frameOf = (name: RouteName): Frame => frames[name] ?? 'usual'
