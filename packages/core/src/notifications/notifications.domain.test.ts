import { expect, test } from 'vitest'
import { pathOf } from '../kernel/routes.ts'
import {
  isNotificationType,
  locationOfType,
  type NotificationQuery,
  type NotificationType,
  newCountIn,
  notificationSettings,
  typeIn,
} from './notifications.domain.ts'

test.each<[string, NotificationType | null]>([
  ['', null],
  ['?type=chat', 'chat'],
  ['?type=chat&page=2', 'chat'],
  ['?type=promo', null],
  ['?type=chat%26page%3D9', null],
  ['?type=toString', null],
])('the query string %j filters by %j', (search, type) => {
  expect(typeIn({ to: 'notifications', search })).toBe(type)
})

test('a type becomes a query parameter, and no type leaves none', () => {
  const location = { to: 'notifications', search: '?type=chat' } as const
  expect(pathOf(locationOfType(location, 'order'))).toBe('/notifications?type=order')
  expect(pathOf(locationOfType(location, null))).toBe('/notifications')
  expect(pathOf(notificationSettings)).toBe('/settings/preferences#channels')
})

test('only known types are accepted', () => {
  expect(['order', 'system', 'promo', '', null].filter(isNotificationType)).toEqual(['order', 'system'])
})

test('the unread count is taken only from the first page of all types', () => {
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
