import { expect, test } from 'vitest'
import { pathOf } from '../kernel/routes.ts'
import {
  isNotificationType,
  type NotificationQuery,
  type NotificationType,
  newCountIn,
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

test('how many are new in all is told by the newest page of all', () => {
  const page = { rows: [], page: 1, total: 0, lastPage: 1, pageSize: 10 }
  const told = (query: Partial<NotificationQuery>, newCount?: number) =>
    newCountIn({ page: 1, type: null, ...query }, newCount === undefined ? page : { ...page, newCount })
  expect([told({}, 6), told({}, 0), told({}), told({ page: 2 }, 6), told({ type: 'chat' }, 6)]).toEqual([
    6,
    0,
    null,
    null,
    null,
  ])
})
