import { expect, test } from 'vitest'
import { type RouteName, routeNames } from '../kernel/routes.ts'
import { breadcrumbOf, crumbsOver } from './breadcrumb.domain.ts'
import { titleOf } from './navigation.domain.ts'

test.each<[RouteName, readonly string[]]>([
  ['orders', ['orders']],
  ['product-create', ['products', 'productCreate']],
  ['imports', ['products', 'imports']],
  ['main-balance', ['payments', 'balances', 'mainBalance']],
  ['balance-services', ['payments', 'balances', 'serviceBalance']],
  ['payouts', ['payments', 'payouts']],
  ['deliveries', ['deliveries']],
  ['deliveries-panel', ['deliveries']],
  ['deliveries-apis', ['deliveries', 'nova', 'apis']],
  ['chat-room', ['chats', 'chatRoom']],
  ['products-panel', []],
  ['customizing', ['settings', 'customizing']],
  ['stores', ['stores']],
  ['store-edit', []],
  ['statistics', []],
  ['advertising', []],
  ['not-found', []],
  ['payment-methods-methods', []],
  ['profile', []],
  ['login', []],
])('the breadcrumb of %s is %j', (name, titles) => {
  const crumbs = breadcrumbOf(name)
  expect(crumbs.map(({ title }) => title)).toEqual(titles)
  expect(crumbs.map(({ isCurrent }) => isCurrent)).toEqual(titles.map((_, index) => index === titles.length - 1))
})

test.each(routeNames)('the breadcrumb of %s has no duplicate titles and ends with its own', (name) => {
  const crumbs = breadcrumbOf(name)
  const titles = crumbs.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  if (crumbs.length > 0) expect(titles.at(-1)).toBe(titleOf(name))
})

test.each<[RouteName, number]>([
  ['orders', 0],
  ['deliveries-apis', 0],
  ['product-create', 2],
  ['customizing', 2],
  ['articles-information', 0],
  ['chat-room', 0],
])('over the page %s stand %i crumbs', (name, count) => {
  expect(crumbsOver(name)).toHaveLength(count)
})
