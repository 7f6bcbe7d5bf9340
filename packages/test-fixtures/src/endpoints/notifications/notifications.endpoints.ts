import {
  NewCountReply,
  NotificationsQuery,
  NotificationsReply,
} from '@supplier/core/adapters/http/notifications/notifications.wire'
import { message, ok } from '../../http/laravel.ts'
import { newCountOf, notificationsOf } from '../../world/notifications/notifications.ts'
import type { Notification, World } from '../../world/world.ts'
import { Done } from '../kit/answers.ts'
import { type Step, supplierEndpoint } from '../kit/endpoint.ts'
import { paged } from '../money/balances.view.ts'

const base = '/v2/notifications'

const shownNotification = ({ id, type, title, text, at, readAt, priority, link }: Notification) => ({
  id,
  type,
  title,
  text,
  created_at: new Date(at).toISOString(),
  read_at: readAt === null ? null : new Date(readAt).toISOString(),
  priority,
  link,
})

/**
 * Applies `change` to the notifications of one supplier that `chosen` picks; a result of `null` deletes the
 * notification.
 */
const changed = (
  world: World,
  supplierId: number,
  chosen: (one: Notification) => boolean,
  change: (one: Notification) => Notification | null,
): World => ({
  ...world,
  notifications: world.notifications.flatMap((one) => {
    if (one.supplierId !== supplierId || !chosen(one)) return [one]
    const next = change(one)
    return next ? [next] : []
  }),
})

const onOne = (
  world: World,
  supplierId: number,
  id: string,
  change: (one: Notification) => Notification | null,
): Step => {
  const isIt = (one: Notification) => String(one.id) === id
  if (!notificationsOf(world, supplierId).some(isIt)) return [world, message(404, 'Сповіщення не знайдено.')]
  return [changed(world, supplierId, isIt, change), ok()]
}

const readAt = (now: number) => (one: Notification) => ({ ...one, readAt: one.readAt ?? now })

const filing: readonly string[] = ['order', 'product', 'delivery', 'payment', 'chat']

/** The filter under which a notification is listed; unknown types are listed under `system`. */
const filed = ({ type }: Notification) => (filing.includes(type) ? type : 'system')

export const notifications = supplierEndpoint({
  method: 'GET',
  path: base,
  body: NotificationsQuery,
  answer: NotificationsReply,
  handle: (world, { supplier, body: { page, 'filter[type]': type } }) => {
    const found = notificationsOf(world, supplier.id).filter((one) => type === undefined || filed(one) === type)
    const { data, meta } = paged(found.toReversed(), page)
    return [world, ok({ data: data.map(shownNotification), new_count: newCountOf(world, supplier.id), meta })]
  },
})

export const newCount = supplierEndpoint({
  method: 'GET',
  path: `${base}/count/new`,
  answer: NewCountReply,
  handle: (world, { supplier }) => [world, ok({ count: newCountOf(world, supplier.id) })],
})

export const markAllRead = supplierEndpoint({
  method: 'POST',
  path: `${base}/mark-all-as-read`,
  answer: Done,
  handle: (world, { supplier, now }) => [changed(world, supplier.id, () => true, readAt(now)), ok()],
})

export const markRead = supplierEndpoint({
  method: 'POST',
  path: `${base}/:id/mark-as-read`,
  answer: Done,
  handle: (world, { supplier, params, now }) => onOne(world, supplier.id, params['id'] ?? '', readAt(now)),
})

export const deleteNotification = supplierEndpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  answer: Done,
  handle: (world, { supplier, params }) => onOne(world, supplier.id, params['id'] ?? '', () => null),
})

export const clearNotifications = supplierEndpoint({
  method: 'DELETE',
  path: base,
  answer: Done,
  handle: (world, { supplier }) => [
    changed(
      world,
      supplier.id,
      () => true,
      () => null,
    ),
    ok(),
  ],
})

export const notificationsEndpoints = [
  notifications,
  newCount,
  markAllRead,
  markRead,
  deleteNotification,
  clearNotifications,
] as const
