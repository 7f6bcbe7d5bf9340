import { expect, test } from 'vitest'
import { pathOf } from '../kernel/routes.ts'
import { linkTo } from './link.domain.ts'

test.each<[string | null, Record<string, unknown>, string | null]>([
  ['orders', {}, '/orders'],
  ['orders', { id: 5 }, '/orders'],
  ['chat-room', { chatId: 7 }, '/chats/7'],
  ['chat-room', { chatId: 'a-7' }, '/chats/a-7'],
  ['product-edit', { id: '12' }, '/products/edit/12'],
  ['payments', {}, '/payments/balances/main-balance'],
  ['home', {}, '/dashboard/statistics'],
  ['deliveries-apis', { key: 701 }, '/deliveries/nova/apis?key=701'],
  ['deliveries-apis', { key: '7&do=x' }, '/deliveries/nova/apis'],
  ['deliveries-apis', { other: '7' }, '/deliveries/nova/apis'],
  ['advertising', { campaign: 9101 }, '/dashboard/advertising?campaign=9101'],
  ['telegram-ads', { ad: 9301 }, '/telegram-ads?ad=9301'],
  ['chat-room', {}, null],
  ['chat-room', { chatId: '' }, null],
  ['chat-room', { chatId: null }, null],
  ['chat-room', { chatId: '..' }, null],
  ['chat-room', { chatId: 'a/b' }, null],
  ['chat-room', { chatId: 1.5 }, null],
  ['chat-room', { chatId: -0.5 }, null],
  ['chat-room', { chatId: ['7'] }, null],
  ['chat-room', { chatId: '7'.repeat(65) }, null],
  ['chat-room', Object.create({ chatId: '7' }), null],
  ['login', {}, null],
  ['components', {}, null],
  ['not-found', {}, null],
  ['nowhere', {}, null],
  ['constructor', {}, null],
  ['/orders', {}, null],
  ['', {}, null],
  [null, {}, null],
])('%s with %j leads to %s', (route, params, path) => {
  const location = linkTo(route, params)
  expect(location && pathOf(location)).toBe(path)
})
