import { replacedAt } from '../deliveries-apis/deliveries-apis.section.ts'
import type { KeyState } from './answer.domain.ts'
import { daysUntil, line, type ReadinessLine } from './line.domain.ts'

/** The end of a key is announced this many days ahead. */
const daysBeforeEnd = 14

/** The keys that must be replaced now or soon. */
export const keyLines = (keys: readonly KeyState[], now: number): readonly ReadinessLine[] =>
  keys.flatMap((key) => lineOf(key, now) ?? [])

/** Whether a key is being checked, or is reported itself. */
export const keysInHand = (keys: readonly KeyState[], now: number): boolean =>
  keys.some((key) => key.status === 'checking' || lineOf(key, now)?.urgency === 'stopped')

const lineOf = ({ id, title, carrier, status, expiresAt }: KeyState, now: number): ReadinessLine | null => {
  const to = replacedAt({ id })
  const details = { record: id, about: title === null ? null : { name: title }, values: { carrier: carrier ?? '' } }
  if (status === 'invalid') return line('keyInvalid', 'stopped', to, details)
  if (status === 'expired') return line('keyExpired', 'stopped', to, details)
  if (status !== 'active' && status !== 'expiring') return null
  const days = daysUntil(expiresAt, now)
  // The status may be older than the answer's moment: the date decides.
  if (days === null || days > daysBeforeEnd) return null
  return days > 0
    ? line('keyExpiring', 'warning', to, { ...details, days })
    : line('keyExpired', 'stopped', to, details)
}
