import {
  NotificationSettingsBody,
  NotificationSettingsBulkBody,
} from '@supplier/core/adapters/http/notifications/notification-settings.wire'
import * as v from 'valibot'
import { ok } from '../../http/laravel.ts'
import { notificationSettingsOf, withNotificationSettings } from '../../world/notifications/notification-settings.ts'
import type { World } from '../../world/world.ts'
import { DataOf } from '../kit/answers.ts'
import { type Step, supplierEndpoint } from '../kit/endpoint.ts'

const path = '/v1/notification/settings'

/** Channels by name, each `{enabled, types}`; whatever else was saved is kept. */
const SettingsReply = DataOf(v.record(v.string(), v.unknown()))

const saved = (world: World, supplierId: number, settings: Readonly<Record<string, unknown>>): Step => [
  withNotificationSettings(world, supplierId, settings),
  ok({ message: 'Налаштування збережено.', data: settings }),
]

const partsOf = (channel: unknown): object => (typeof channel === 'object' && channel !== null ? channel : {})

export const notificationSettings = supplierEndpoint({
  method: 'GET',
  path,
  assumed: true,
  answer: SettingsReply,
  handle: (world, { supplier }) => [world, ok({ data: notificationSettingsOf(world, supplier.id) })],
})

export const saveNotificationSettings = supplierEndpoint({
  method: 'PUT',
  path,
  assumed: true,
  body: NotificationSettingsBody,
  answer: SettingsReply,
  handle: (world, { supplier, body: { settings } }) => saved(world, supplier.id, settings),
})

export const saveNotificationChannels = supplierEndpoint({
  method: 'PUT',
  path: `${path}/bulk`,
  assumed: true,
  body: NotificationSettingsBulkBody,
  answer: SettingsReply,
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
