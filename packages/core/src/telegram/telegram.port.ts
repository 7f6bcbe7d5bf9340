import type { Abort } from '../kernel/port.ts'

export interface TelegramPort {
  disconnectTelegram(input: void, signal: Abort): Promise<void>
  /** `contact` is a username with its "@", or the digits of a telephone. */
  saveManagerContact(contact: string, signal: Abort): Promise<void>
}
