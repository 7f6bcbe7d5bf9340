import type { Abort } from '../kernel/port.ts'

export interface NotificationsPort {
  /** How many notifications have not been read. */
  fetchNewCount(input: void, signal: Abort): Promise<number>
}
