import { dayAfter, kyivDayAt } from '../kit/fields/time-fields.domain.ts'
import { chosenStore } from '../kit/list/filters.domain.ts'
import type { ListQuery } from '../kit/list/list.domain.ts'
import { oneOf, type Period, period, type QueryOf, queryRules } from '../kit/list/query.domain.ts'

export const metrics = ['ordered', 'revenue', 'orders', 'average_check', 'buyout', 'cancelled', 'ship_time'] as const
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

/** What is asked about today, which the server compares with the same hours of yesterday. */
export const askedToday = ({ store }: Pick<StatisticsQuery, 'store'>, now: number): Asked => {
  const today = kyivDayAt(now)
  return { from: today, to: today, store, compares: true }
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

export const metricOf = ({ metric }: Pick<StatisticsQuery, 'metric'>): Metric => metric ?? 'ordered'
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

/** A query with another period: a preset takes the place of own days. */
export const presetChosen = (preset: Preset): Partial<StatisticsQuery> => ({
  period: preset === usualPreset ? null : preset,
  days: { from: null, to: null },
})

/** The export of a block, as the export of a list is asked for. */
export type ExportQuery = ListQuery & AskedSeries & AskedBreakdown & { readonly block: Block }
