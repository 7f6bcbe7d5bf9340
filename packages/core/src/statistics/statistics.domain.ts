import type { Kopecks } from '../kernel/money.ts'
import type { Location } from '../kernel/routes.ts'
import { kyivDayAt } from '../kit/form/time-fields.domain.ts'
import { chosenStore } from '../kit/list/filters.domain.ts'
import type { ListQuery } from '../kit/list/list.domain.ts'
import { oneOf, type Period, period, type QueryOf, queryRules } from '../kit/list/query.domain.ts'

export const metrics = ['revenue', 'orders', 'average_check', 'buyout', 'cancelled', 'ship_time'] as const
export type Metric = (typeof metrics)[number]

export const groupings = ['status', 'product', 'category', 'region', 'payment', 'delivery', 'source', 'reason'] as const
export type Grouping = (typeof groupings)[number]

/** Days that are counted from today, which is the last one of them; yesterday alone ends before it. */
export const presets = ['today', 'yesterday', '7', '30', '90'] as const
export type Preset = (typeof presets)[number]
const usualPreset: Preset = '7'

const codecs = {
  period: oneOf(presets),
  /** Days of the supplier's own choice, in place of a preset. */
  days: period(),
  compare: oneOf(['none']),
  metric: oneOf(metrics),
  by: oneOf(groupings),
  store: chosenStore(),
}
export type StatisticsQuery = QueryOf<typeof codecs>
export const statisticsRules = queryRules(codecs)

/** Whole days in Kyiv, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

const day = 24 * 3_600_000
const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

/** The longest period that the server counts: three years. */
const mostDays = 1096

const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / day) + 1

/** The preset of a query; `null` when it names days of its own. */
export const presetOf = ({ period: preset, days }: Pick<StatisticsQuery, 'period' | 'days'>): Preset | null =>
  days.from === null && days.to === null ? (preset ?? usualPreset) : null

const presetDays = (preset: Preset, today: string): Days => {
  if (preset === 'today') return { from: today, to: today }
  if (preset === 'yesterday') return { from: dayAfter(today, -1), to: dayAfter(today, -1) }
  return { from: dayAfter(today, 1 - Number(preset)), to: today }
}

/** An open end is today, an open beginning a month before the end. */
const ownDays = ({ from, to }: Period, today: string): Days => {
  const end = to ?? (from !== null && from > today ? from : today)
  return { from: from ?? dayAfter(end, -29), to: end }
}

/** The days of a query: those of its preset, or its own; of a period that is too long the last three years. */
export const daysOf = (query: Pick<StatisticsQuery, 'period' | 'days'>, now: number): Days => {
  const preset = presetOf(query)
  const today = kyivDayAt(now)
  const days = preset === null ? ownDays(query.days, today) : presetDays(preset, today)
  return lengthOf(days) > mostDays ? { from: dayAfter(days.to, 1 - mostDays), to: days.to } : days
}

/** Whether the days of a query are more than the server counts. */
export const isTooLong = ({ days: { from, to } }: Pick<StatisticsQuery, 'days'>): boolean =>
  from !== null && to !== null && lengthOf({ from, to }) > mostDays

/** What the server is asked. */
export interface Asked extends Days {
  readonly store: string | null
  readonly compares: boolean
}
export type AskedSeries = Asked & { readonly metric: Metric }
export type AskedBreakdown = Asked & { readonly by: Grouping }

export const askedOf = (query: StatisticsQuery, now: number): Asked => ({
  ...daysOf(query, now),
  store: query.store,
  compares: query.compare === null,
})

export const blocks = ['summary', 'series', 'breakdown'] as const
export type Block = (typeof blocks)[number]

export const metricOf = ({ metric }: Pick<StatisticsQuery, 'metric'>): Metric => metric ?? 'revenue'
export const groupingOf = ({ by }: Pick<StatisticsQuery, 'by'>): Grouping => by ?? 'status'

/** Whether another query asks a block something else. */
export const asksOther = (block: Block, one: StatisticsQuery, other: StatisticsQuery, now: number): boolean => {
  const written = (query: StatisticsQuery) =>
    JSON.stringify([
      askedOf(query, now),
      block === 'series' && metricOf(query),
      block === 'breakdown' && groupingOf(query),
    ])
  return written(one) !== written(other)
}

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
  readonly shareOf: 'orders' | 'revenue'
}

/** Of these figures less is better. */
const lessIsBetter: readonly Metric[] = ['cancelled', 'ship_time']

/** How a change is to be taken. */
export const toneOf = ({ metric, change }: Pick<Indicator, 'metric' | 'change'>): 'good' | 'bad' | 'even' => {
  if (change === null || change === 0) return 'even'
  return change > 0 === lessIsBetter.includes(metric) ? 'bad' : 'good'
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

/** A query with another period: a preset takes the place of own days. */
export const presetChosen = (preset: Preset): Partial<StatisticsQuery> => ({
  period: preset === usualPreset ? null : preset,
  days: { from: null, to: null },
})

/** The export of a block, as the export of a list is asked for. */
export type ExportQuery = ListQuery & AskedSeries & AskedBreakdown & { readonly block: Block }
