import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { notificationSettingsMachine } from './notification-settings.machine.ts'

export type NotificationSettingsPorts = Pick<Ports, 'notificationSettings'>

export const composeNotificationSettings = ({ notificationSettings }: NotificationSettingsPorts) => {
  const { fetchSettings, writeSettings } = notificationSettings
  return notificationSettingsMachine.provide({
    actors: { ...readingsOf({ fetchSettings }), ...actorsOf({ writeSettings }) },
  })
}
