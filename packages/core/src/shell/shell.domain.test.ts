import { expect, test } from 'vitest'
import { type PlainRouteName, type RouteName, routeOf } from '../kernel/routes.ts'
import { goStep, groupsAt, linkOf, matching, type SidebarGroup, type SidebarItem, sidebar } from './shell.domain.ts'

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

test.each([
  [
    'G then O',
    [
      ['KeyG', 0],
      ['KeyO', 400],
    ],
    'orders',
  ],
  [
    'G then P',
    [
      ['KeyG', 0],
      ['KeyP', 1500],
    ],
    'products',
  ],
  [
    'G then C',
    [
      ['KeyG', 0],
      ['KeyC', 1],
    ],
    'chats',
  ],
  [
    'G twice, then H',
    [
      ['KeyG', 0],
      ['KeyG', 1400],
      ['KeyH', 2800],
    ],
    'statistics',
  ],
  ['O without G', [['KeyO', 0]], null],
  [
    'O too late',
    [
      ['KeyG', 0],
      ['KeyO', 1501],
    ],
    null,
  ],
  [
    'O after a key between',
    [
      ['KeyG', 0],
      ['KeyX', 10],
      ['KeyO', 20],
    ],
    null,
  ],
  [
    'O after G and P',
    [
      ['KeyG', 0],
      ['KeyP', 10],
      ['KeyO', 20],
    ],
    null,
  ],
  [
    'a key named like a method',
    [
      ['KeyG', 0],
      ['toString', 10],
    ],
    null,
  ],
] as const)('%s lead to %s', (_, keys, to) => {
  const last = keys.reduce<ReturnType<typeof goStep>>(({ since }, [code, at]) => goStep(since, code, at), {
    since: null,
    to: null,
  })
  expect(last.to).toBe(to)
})
