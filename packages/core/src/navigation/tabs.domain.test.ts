import { expect, test } from 'vitest'
import { type RouteName, routeOf } from '../kernel/routes.ts'
import { tabGroups, tabSiblings, tabsOf } from './tabs.domain.ts'

const all = Object.values(tabGroups).flat()

test.each<[RouteName, readonly RouteName[] | null]>([
  ['attributes', ['products', 'imports', 'shelvings', 'attributes', 'attribute-groups']],
  ['statistics', ['statistics', 'advertising', 'telegram-ads', 'referrals']],
  ['stores', ['stores', 'integrations']],
  ['product-create', null],
  ['main-balance', null],
])('the page %s has the tabs %j', (page, tabs) => {
  expect(tabsOf(page)?.tabs ?? null).toEqual(tabs)
})

test('every tab opens a page of the panel without a redirect, and belongs to one group', () => {
  for (const name of all) expect([routeOf(name).area, routeOf(name).redirect]).toEqual(['admin', undefined])
  expect(new Set(all).size).toBe(all.length)
  for (const name of all) expect(tabsOf(name)).toMatchObject({ current: name, tabs: tabSiblings(name) })
})
