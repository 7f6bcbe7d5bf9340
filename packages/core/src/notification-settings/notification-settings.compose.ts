import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { notificationSettingsMachine } from './notification-settings.machine.ts'

export type NotificationSettingsPorts = Pick<Ports, 'notificationSettings'>

export const composeNotificationSettings = ({ notificationSettings }: NotificationSettingsPorts) =>
  notificationSettingsMachine.provide({
    actors: actorsOf(notificationSettings),
  })
