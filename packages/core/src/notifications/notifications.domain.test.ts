import { expect, test } from 'vitest'
import { pathOf } from '../kernel/routes.ts'
import {
  isNotificationType,
  type NotificationsWish,
  notificationSettings,
  placeOfType,
  wishIn,
} from './notifications.domain.ts'

test.each<[string, NotificationsWish]>([
  ['', { view: 'list', type: null }],
  ['?type=chat', { view: 'list', type: 'chat' }],
  ['?type=chat&page=2', { view: 'list', type: 'chat' }],
  ['?type=promo', { view: 'list', type: null }],
  ['?type=chat%26page%3D9', { view: 'list', type: null }],
  ['?type=toString', { view: 'list', type: null }],
  ['?settings', { view: 'settings', type: null }],
  ['?settings=', { view: 'settings', type: null }],
  ['?settings&type=chat', { view: 'settings', type: null }],
])('the address %j asks for %j', (search, wish) => {
  expect(wishIn({ to: 'notifications', search })).toEqual(wish)
})

test('a type stands in the address, and no type needs no words', () => {
  const place = { to: 'notifications', search: '?type=chat' } as const
  expect(pathOf(placeOfType(place, 'order'))).toBe('/notifications?type=order')
  expect(pathOf(placeOfType(place, null))).toBe('/notifications')
  expect(pathOf(notificationSettings)).toBe('/notifications?settings')
})

test('a type is one of those that are known', () => {
  expect(['order', 'system', 'promo', '', null].filter(isNotificationType)).toEqual(['order', 'system'])
})
