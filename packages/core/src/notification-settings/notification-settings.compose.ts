import type { Ports } from '../app/app.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { notificationSettingsMachine } from './notification-settings.machine.ts'

export type NotificationSettingsPorts = Pick<Ports, 'leaving' | 'notificationSettings'>

export const composeNotificationSettings = ({ leaving, notificationSettings }: NotificationSettingsPorts) =>
  notificationSettingsMachine.provide({
    actors: { ...actorsOf(notificationSettings), guardClosing: listenerOf(leaving.guardClosing) },
  })
