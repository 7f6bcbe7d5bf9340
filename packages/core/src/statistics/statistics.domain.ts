import type { Kopecks } from '../kernel/money.ts'
import type { Location } from '../kernel/routes.ts'
import type { Word } from '../kernel/word.ts'
import type { Grouping, Metric } from './statistics-query.domain.ts'

export type Unit = 'uah' | 'count' | 'percent' | 'seconds'

/** A figure in its unit: kopecks, pieces, percent or seconds; `null` where there is nothing to count it from. */
export type Figure = number | null

export interface Indicator {
  readonly metric: Metric
  readonly unit: Unit
  readonly value: Figure
  readonly previous: Figure
  /** In percent; `null` where the former value is 0 or unknown. */
  readonly change: number | null
  readonly spark: readonly Figure[]
  /** The period goes on. */
  readonly isPartial: boolean
  /** The list that the figure counts. */
  readonly link: Location | null
}

export interface Summary {
  readonly indicators: readonly Indicator[]
  /** ISO 8601, UTC. */
  readonly dataUntil: string | null
}

/** A part of the period, in ISO 8601, UTC, without its end. */
export interface Bucket {
  readonly from: string
  readonly to: string
  /** It goes on. */
  readonly isPartial: boolean
}

export interface Series {
  readonly metric: Metric
  readonly unit: Unit
  readonly buckets: readonly Bucket[]
  /** One for each bucket; `null` also where it has not begun. */
  readonly values: readonly Figure[]
  /** Those of the same number of days before, in the same order. */
  readonly previous: readonly Figure[]
}

interface Part {
  readonly orders: number
  readonly revenue: Kopecks | null
  /** In percent. */
  readonly share: number
}

export interface BreakdownRow extends Part {
  readonly key: string
  /** The server's words for what it alone knows, such as a product. */
  readonly title: string | null
  readonly link: Location | null
}

export interface Breakdown {
  readonly by: Grouping
  readonly rows: readonly BreakdownRow[]
  /** All others together. */
  readonly rest: (Part & { readonly groups: number }) | null
  readonly total: { readonly orders: number; readonly revenue: Kopecks | null }
  /** Of what the shares are: of sums where an order stands in several rows. */
  readonly shareOf: Word<'orders' | 'revenue'>
}

/** Of these figures less is better. */
const lessIsBetter: readonly Metric[] = ['cancelled', 'ship_time']

/** How a change is to be taken. */
export const toneOf = ({ metric, change }: Pick<Indicator, 'metric' | 'change'>): 'good' | 'bad' | 'even' => {
  if (change === null || change === 0) return 'even'
  return change > 0 === lessIsBetter.includes(metric) ? 'bad' : 'good'
}

export type Change = { readonly kind: 'percent' | 'times'; readonly by: number } | { readonly kind: 'new' }

/** From this many times on, a growth is told as a factor: nobody can picture 2,100 percent. */
const manyTimes = 3

/** A change as it is told; `null` when nothing is known of it. */
export const changeOf = ({
  value,
  previous,
  change,
}: Pick<Indicator, 'value' | 'previous' | 'change'>): Change | null => {
  if (value && previous === 0) return { kind: 'new' }
  if (change === null) return null
  const times = value && previous ? value / previous : 0
  return times >= manyTimes ? { kind: 'times', by: Math.round(times * 10) / 10 } : { kind: 'percent', by: change }
}

/** How long one bucket is. */
export const stepOf = ([first]: readonly Bucket[]): 'hour' | 'day' | 'month' => {
  const length = first === undefined ? 0 : Date.parse(first.to) - Date.parse(first.from)
  if (length <= 3_600_000) return 'hour'
  return length <= 25 * 3_600_000 ? 'day' : 'month'
}

export type Move = 'next' | 'former' | 'first' | 'last'

/** The bucket that is pointed at after a key; a chart without a pointed bucket begins at its end. */
export const movedTo = (count: number, pointed: number | null, move: Move): number | null => {
  if (count === 0) return null
  if (move === 'first') return 0
  if (move === 'last' || pointed === null) return count - 1
  return Math.min(count - 1, Math.max(0, pointed + (move === 'next' ? 1 : -1)))
}
