import { actorsOf } from '../kernel/port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { notificationSettingsMachine } from './notification-settings.machine.ts'
import type { NotificationSettingsPort } from './notification-settings.port.ts'

export interface NotificationSettingsPorts {
  readonly notificationSettings: NotificationSettingsPort
}

export const composeNotificationSettings = ({ notificationSettings }: NotificationSettingsPorts) => {
  const { fetchSettings, writeSettings } = notificationSettings
  return notificationSettingsMachine.provide({
    actors: { ...readingsOf({ fetchSettings }), ...actorsOf({ writeSettings }) },
  })
}
