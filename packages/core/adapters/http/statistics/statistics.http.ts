import { parseHryvnias } from '../../../src/kernel/money.ts'
import type { Figure, Unit } from '../../../src/statistics/statistics.domain.ts'
import type { StatisticsPort } from '../../../src/statistics/statistics.port.ts'
import type { Asked } from '../../../src/statistics/statistics-query.domain.ts'
import { jobOf } from '../jobs/job.http.ts'
import { JobReply } from '../jobs/job.wire.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { locationOf } from '../kit/link.wire.ts'
import { BreakdownReply, type ExportBody, SeriesReply, SummaryReply, statisticsPath } from './statistics.wire.ts'

const comparisonOf = (compares: boolean) => (compares ? 'previous' : 'none')

const askedOnWire = ({ from, to, store, compares }: Asked) => ({
  from,
  to,
  compare: comparisonOf(compares),
  ...(store !== null && { 'store_id[]': [store] }),
})

/** Sums become kopecks; what cannot be read exactly is unknown. */
const figureIn =
  (unit: Unit) =>
  (written: number | null): Figure =>
    written === null || unit !== 'uah' ? written : parseHryvnias(written)

interface PartOnWire {
  readonly orders: number | null
  readonly share: number | null
}

const partOf = <Part extends PartOnWire>({ orders, share, ...rest }: Part) => ({
  ...rest,
  orders: orders ?? 0,
  share: share ?? 0,
})

const fewRows = 10

/** The figures of orders over HTTP. Files of other origins than these are never offered. */
export const statisticsOverHttp = (http: Http, origins: readonly string[]): StatisticsPort => ({
  async fetchSummary(asked, signal) {
    const reply = await http('GET', `${statisticsPath}/summary`, { query: askedOnWire(asked), signal })
    const { data, meta } = read(SummaryReply, reply)
    return {
      indicators: data.map(({ row: { metric, unit, value, previous, change_percent, spark, is_partial, link } }) => ({
        metric,
        unit,
        value: figureIn(unit)(value),
        previous: figureIn(unit)(previous),
        change: change_percent,
        spark: spark.map(figureIn(unit)),
        isPartial: is_partial === true,
        link: locationOf(link),
      })),
      dataUntil: meta?.data_until ?? null,
    }
  },
  async fetchSeries({ metric, ...asked }, signal) {
    const query = { ...askedOnWire(asked), metric }
    const { data } = read(SeriesReply, await http('GET', `${statisticsPath}/series`, { query, signal }))
    const figure = figureIn(data.unit)
    const figures = (numbers: readonly (number | null)[]) => data.buckets.map((_, at) => figure(numbers[at] ?? null))
    return {
      metric: data.metric,
      unit: data.unit,
      buckets: data.buckets.map(({ from, to, is_partial }) => ({ from, to, isPartial: is_partial === true })),
      values: figures(data.values),
      previous: figures(data.previous),
    }
  },
  async fetchBreakdown({ by, ...asked }, signal) {
    const query = { ...askedOnWire(asked), by, limit: fewRows }
    const { data } = read(BreakdownReply, await http('GET', `${statisticsPath}/breakdown`, { query, signal }))
    return {
      by,
      rows: data.rows.map(({ row }) => ({ ...partOf(row), link: locationOf(row.link) })),
      rest: data.rest && { ...partOf(data.rest), groups: data.rest.groups ?? 0 },
      total: { orders: data.total?.orders ?? 0, revenue: data.total?.revenue ?? null },
      shareOf: data.share_of,
    }
  },
  async startExport({ query: { block, metric, by, from, to, store, compares }, format, key }, signal) {
    const body: ExportBody = {
      client_key: key,
      block,
      format,
      from,
      to,
      compare: comparisonOf(compares),
      store_id: store === null ? [] : [store],
      metric,
      by,
    }
    return jobOf(read(JobReply, await http('POST', `${statisticsPath}/export`, { body, signal })).data, origins)
  },
})
