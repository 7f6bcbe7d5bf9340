import type { Option } from '../kit/form/options.domain.ts'
import { kyivWeekdayAt } from '../kit/form/time-fields.domain.ts'

/** What the line of a branch says about its hours at a moment in milliseconds; nothing without the hours of all days. */
export const hoursToday = (week: readonly (string | null)[], now: number): Pick<Option, 'note'> => {
  if (week.length !== 7) return {}
  const hours = week[kyivWeekdayAt(now)]
  return { note: hours ? { key: 'deliveries.openToday', values: { hours } } : { key: 'deliveries.closedToday' } }
}
