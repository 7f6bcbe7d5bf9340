import { expect, test } from 'vitest'
import { type PlainRouteName, type RouteName, routeOf } from '../kernel/routes.ts'
import { groupsAt, linkOf, matching, type SidebarGroup, type SidebarItem, sidebar } from './shell.domain.ts'

const entries = ['Замовлення', 'Мої магазини', 'Баланс послуг', 'Telegram Реклама', 'Імпорт ЇЖІ'].map((text) => ({
  text,
}))
const found = (query: string) => matching(entries, query).map(({ text }) => text)

test.each([
  ['', entries.map(({ text }) => text)],
  ['   ', entries.map(({ text }) => text)],
  ['замов', ['Замовлення']],
  ['ЗАМОВ', ['Замовлення']],
  ['послуг баланс', ['Баланс послуг']],
  ['  мої   маг ', ['Мої магазини']],
  ['їж', ['Імпорт ЇЖІ']],
  ['telegram', ['Telegram Реклама']],
  ['баланс замов', []],
  ['.*', []],
])('the query %j finds %j', (query, text) => {
  expect(found(query)).toEqual(text)
})

const linksOf = (item: SidebarItem) => ('links' in item ? item.links : [item])

test('the sidebar lists the sections in order', () => {
  expect(sidebar.map((item) => ('group' in item ? [item.group, item.links.map(({ to }) => to)] : item.to))).toEqual([
    'statistics',
    'orders',
    ['products', ['stores', 'products', 'product-categories', 'products-import', 'attributes']],
    ['payments', ['main-balance', 'payouts']],
    ['communications', ['chats', 'reviews']],
    'deliveries-panel',
    'payment-methods-methods',
    'articles-information',
    'preferences',
  ])
})

test('every sidebar link opens a panel page without a redirect, and badges count orders and chats', () => {
  const links = sidebar.flatMap((item) => linksOf(item))
  for (const { to } of links) expect([to, routeOf(to).area, routeOf(to).redirect]).toEqual([to, 'admin', undefined])
  expect(links.filter(({ badge }) => badge).map(({ to, badge }) => [to, badge])).toEqual([
    ['orders', 'orders'],
    ['chats', 'chats'],
  ])
})

test.each<[RouteName, PlainRouteName | null, readonly SidebarGroup[]]>([
  ['orders', 'orders', []],
  ['payouts', 'payouts', ['payments']],
  ['balance-services', 'main-balance', ['payments']],
  ['chat-room', 'chats', ['communications']],
  ['products', 'products', ['products']],
  ['attributes', 'attributes', ['products']],
  ['attribute-groups', 'products', ['products']],
  ['telegram-ads', 'statistics', []],
  ['integration-edit', 'stores', ['products']],
  ['deliveries-sender', 'deliveries-panel', []],
  ['not-found', null, []],
])('the page %s belongs to the link %s in the group %j', (page, link, groups) => {
  expect([linkOf(page), groupsAt(page, [])]).toEqual([link, groups])
  expect(groupsAt(page, groups)).toBe(groups)
})
