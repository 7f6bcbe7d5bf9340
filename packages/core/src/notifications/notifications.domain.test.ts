import { expect, test } from 'vitest'
import { pathOf } from '../kernel/routes.ts'
import {
  isNotificationType,
  type NotificationType,
  notificationSettings,
  placeOfType,
  typeIn,
} from './notifications.domain.ts'

test.each<[string, NotificationType | null]>([
  ['', null],
  ['?type=chat', 'chat'],
  ['?type=chat&page=2', 'chat'],
  ['?type=promo', null],
  ['?type=chat%26page%3D9', null],
  ['?type=toString', null],
])('the address %j asks for %j', (search, type) => {
  expect(typeIn({ to: 'notifications', search })).toBe(type)
})

test('a type stands in the address, and no type needs no words', () => {
  const place = { to: 'notifications', search: '?type=chat' } as const
  expect(pathOf(placeOfType(place, 'order'))).toBe('/notifications?type=order')
  expect(pathOf(placeOfType(place, null))).toBe('/notifications')
  expect(pathOf(notificationSettings)).toBe('/settings/preferences#channels')
})

test('a type is one of those that are known', () => {
  expect(['order', 'system', 'promo', '', null].filter(isNotificationType)).toEqual(['order', 'system'])
})
