import type { Message } from '../kernel/message.ts'

/** A typed Ukrainian number in digits only, as the API stores it: 380671112233. */
export const tidyTelephone = (written: string): string => {
  const digits = written.replace(/\D/g, '')
  return digits.length === 10 && digits.startsWith('0') ? `38${digits}` : digits
}

/** The error of a typed number; `null` for a Ukrainian one. */
export const telephoneMistake = (written: string): Message | null =>
  /^380\d{9}$/.test(tidyTelephone(written)) ? null : { key: 'session.telephoneRule' }
