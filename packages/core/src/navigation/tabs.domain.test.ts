import { expect, test } from 'vitest'
import { type RouteName, routeOf } from '../kernel/routes.ts'
import { tabGroups, tabSiblings, tabsOf } from './tabs.domain.ts'

const all = Object.values(tabGroups).flat()

test.each<[RouteName, readonly RouteName[], readonly RouteName[] | null]>([
  ['attributes', [], ['products', 'imports', 'shelvings', 'attributes', 'attribute-groups']],
  ['attributes', ['products', 'imports', 'shelvings'], ['attributes', 'attribute-groups']],
  // An unbuilt page itself: its tabs lead to the built ones.
  ['imports', ['products', 'imports', 'shelvings'], ['attributes', 'attribute-groups']],
  ['statistics', ['advertising', 'telegram-ads', 'referrals'], null],
  ['advertising', ['advertising', 'telegram-ads', 'referrals'], ['statistics']],
  ['stores', ['stores', 'integrations'], null],
  ['product-create', [], null],
  ['main-balance', [], null],
])('the page %s without %j has the tabs %j', (page, unbuilt, tabs) => {
  expect(tabsOf(page, unbuilt)?.tabs ?? null).toEqual(tabs)
})

test('every tab opens a page of the panel without a redirect, and belongs to one group', () => {
  for (const name of all) expect([routeOf(name).area, routeOf(name).redirect]).toEqual(['admin', undefined])
  expect(new Set(all).size).toBe(all.length)
  for (const name of all) expect(tabsOf(name, [])).toMatchObject({ current: name, tabs: tabSiblings(name) })
})
