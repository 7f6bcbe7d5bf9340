import {
  NotificationSettingsBody,
  NotificationSettingsBulkBody,
  NotificationSettingsReply,
} from '@supplier/core/adapters/http/notifications/notification-settings.wire'
import { ok } from '../../http/laravel.ts'
import { notificationSettingsOf, withNotificationSettings } from '../../world/notifications/notification-settings.ts'
import type { World } from '../../world/world.ts'
import { type Step, supplierEndpoint } from '../kit/endpoint.ts'

const path = '/v1/notification/settings'

const saved = (world: World, supplierId: number, settings: Readonly<Record<string, unknown>>): Step => [
  withNotificationSettings(world, supplierId, settings),
  ok({ message: 'Налаштування збережено.', data: settings }),
]

const partsOf = (channel: unknown): object => (typeof channel === 'object' && channel !== null ? channel : {})

export const notificationSettings = supplierEndpoint({
  method: 'GET',
  path,
  assumed: true,
  answer: NotificationSettingsReply,
  handle: (world, { supplier }) => [world, ok({ data: notificationSettingsOf(world, supplier.id) })],
})

export const saveNotificationSettings = supplierEndpoint({
  method: 'PUT',
  path,
  assumed: true,
  body: NotificationSettingsBody,
  answer: NotificationSettingsReply,
  handle: (world, { supplier, body: { settings } }) => saved(world, supplier.id, settings),
})

export const saveNotificationChannels = supplierEndpoint({
  method: 'PUT',
  path: `${path}/bulk`,
  assumed: true,
  body: NotificationSettingsBulkBody,
  answer: NotificationSettingsReply,
  handle: (world, { supplier, body }) => {
    const before = notificationSettingsOf(world, supplier.id)
    const named = Object.entries(body.settings).map(([channel, events]) => [
      channel,
      { ...partsOf(before[channel]), ...events },
    ])
    return saved(world, supplier.id, { ...before, ...Object.fromEntries(named) })
  },
})

export const notificationSettingsEndpoints = [
  notificationSettings,
  saveNotificationSettings,
  saveNotificationChannels,
] as const
