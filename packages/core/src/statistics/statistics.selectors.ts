import { type Failure, whyNotShown } from '../kernel/failure.ts'
import type { Breakdown, Series, Summary } from './statistics.domain.ts'
import type { StatisticsContext, StatisticsSnapshot } from './statistics.machine.ts'
import {
  asksOther,
  type Block,
  type Days,
  daysOf,
  type Grouping,
  groupingOf,
  isTooLong,
  type Metric,
  metricOf,
  type Preset,
  presetOf,
  type StatisticsQuery,
} from './statistics-query.domain.ts'

export interface BlockView<Value> {
  /** What was read last; `null` until then. */
  readonly value: Value | null
  readonly isReading: boolean
  /** Shown for another query than the chosen one. */
  readonly isStale: boolean
  /** Why it could not be read last. */
  readonly failure: Failure | null
}

export interface StatisticsView {
  readonly query: StatisticsQuery
  readonly preset: Preset | null
  readonly days: Days
  readonly isTooLong: boolean
  readonly compares: boolean
  readonly metric: Metric
  readonly grouping: Grouping
  readonly summary: BlockView<Summary>
  readonly series: BlockView<Series>
  readonly breakdown: BlockView<Breakdown>
  readonly pointed: number | null
  readonly isTable: boolean
  /** Nothing was ever ordered in this period and the one before. */
  readonly isEmpty: boolean
}

const blockOf = <Name extends Block>(snapshot: StatisticsSnapshot, block: Name) => {
  const { query, clock, failures, ...known } = snapshot.context
  const read = known[block]
  const isReading = snapshot.matches({ [block]: 'reading' } as never)
  return {
    value: (read?.value ?? null) as NonNullable<StatisticsContext[Name]>['value'] | null,
    isReading,
    isStale: read !== null && asksOther(block, read.query, query, clock.now()),
    failure: isReading ? null : (failures[block] ?? null),
  }
}

/** Whether the server has the figures, as far as it is known. */
export const selectHasFigures = ({ context: { summary, failures } }: StatisticsSnapshot): boolean =>
  summary !== null || failures.summary === undefined || whyNotShown(failures.summary) !== 'notOffered'

/** The figures of a period as the home page shows them. */
export const statisticsOf = (snapshot: StatisticsSnapshot): StatisticsView => {
  const { query, clock, pointed, isTable } = snapshot.context
  const summary = blockOf(snapshot, 'summary')
  return {
    query,
    preset: presetOf(query),
    days: daysOf(query, clock.now()),
    isTooLong: isTooLong(query),
    compares: query.compare === null,
    metric: metricOf(query),
    grouping: groupingOf(query),
    summary,
    series: blockOf(snapshot, 'series'),
    breakdown: blockOf(snapshot, 'breakdown'),
    pointed,
    isTable,
    isEmpty: summary.value?.indicators.every(({ value, previous }) => !value && !previous) ?? false,
  }
}
