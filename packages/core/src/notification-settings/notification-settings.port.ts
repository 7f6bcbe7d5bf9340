import type { Abort } from '../kernel/port.ts'
import type { NotificationSettings } from './notification-settings.domain.ts'
import type { Write } from './pending-changes.domain.ts'

export interface NotificationSettingsPort {
  fetchSettings(input: void, signal: Abort): Promise<NotificationSettings>
  /** Resolves with the saved settings; `null` when the response does not contain them. */
  writeSettings(write: Write, signal: Abort): Promise<NotificationSettings | null>
}
