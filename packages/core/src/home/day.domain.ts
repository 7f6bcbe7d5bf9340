import { kyivHourAt } from '../kit/fields/time-fields.domain.ts'
import type { Overdue } from '../readiness/answer.domain.ts'
import type { Indicator } from '../statistics/statistics.domain.ts'
import type { Metric } from '../statistics/statistics-query.domain.ts'

export type PartOfDay = 'morning' | 'day' | 'evening' | 'night'

/** The part of the day in Kyiv at a moment in milliseconds. */
export const partOfDay = (now: number): PartOfDay => {
  const hour = kyivHourAt(now)
  if (hour < 5 || hour >= 23) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}

/** The figures of today beside the sum of what was ordered. */
const beside: readonly Metric[] = ['orders', 'revenue', 'average_check', 'cancelled']

export interface Today {
  /** The sum of what was ordered; `null` when the server does not say. */
  readonly ordered: Indicator | null
  readonly figures: readonly Indicator[]
}

export const todayOf = (indicators: readonly Indicator[]): Today => {
  const of = (metric: Metric) => indicators.find((one) => one.metric === metric) ?? null
  return { ordered: of('ordered'), figures: beside.flatMap((metric) => of(metric) ?? []) }
}

/** A course as its growing total, as far as the day has come. */
export const grown = (course: Indicator['spark']): readonly number[] => {
  const totals: number[] = []
  for (const one of course) if (one !== null) totals.push((totals.at(-1) ?? 0) + one)
  return totals
}

/** Orders whose time to act is over. */
export interface Late {
  readonly count: number
  /** By how many minutes the first of them is late; `null` when it is unknown. */
  readonly minutes: number | null
}

const minute = 60_000

/** How late the orders are at a moment in milliseconds; `null` when none is. */
export const lateAt = (overdue: Overdue | null, now: number): Late | null => {
  if (overdue === null || overdue.count === 0) return null
  const { count, since } = overdue
  return { count, minutes: since === null ? null : Math.max(0, Math.round((now - Date.parse(since)) / minute)) }
}
