import type { Abort } from '../kernel/port.ts'
import type { NotificationSettings } from './notification-settings.domain.ts'
import type { Write } from './wishes.domain.ts'

export interface NotificationSettingsPort {
  fetchSettings(input: void, signal: Abort): Promise<NotificationSettings>
  /** What the server has then; `null` when it does not say. */
  writeSettings(write: Write, signal: Abort): Promise<NotificationSettings | null>
}
