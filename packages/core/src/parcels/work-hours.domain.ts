import { kyivWeekdayAt } from '../kit/fields/time-fields.domain.ts'
import type { Option } from '../kit/form/options.domain.ts'

/** The hours of a branch on the day of a moment, in milliseconds, as a note; none unless the hours of all days are known. */
export const hoursToday = (week: readonly (string | null)[], now: number): Pick<Option, 'note'> => {
  if (week.length !== 7) return {}
  const hours = week[kyivWeekdayAt(now)]
  return { note: hours ? { key: 'deliveries.openToday', values: { hours } } : { key: 'deliveries.closedToday' } }
}
