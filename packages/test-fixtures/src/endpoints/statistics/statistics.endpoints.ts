import { JobReply } from '@supplier/core/adapters/http/jobs/job.wire'
import { regionOptions, regionsPath } from '@supplier/core/adapters/http/orders/order-fields.wire'
import {
  askedEntries,
  BreakdownReply,
  ExportBody,
  SeriesReply,
  SummaryReply,
  statisticsPath,
} from '@supplier/core/adapters/http/statistics/statistics.wire'
import * as v from 'valibot'
import { ok, type Reply, refused } from '../../http/laravel.ts'
import { regions } from '../../world/deliveries/directory.ts'
import { reportsOf } from '../../world/jobs/job-reports.ts'
import { jobByKey, shownResult } from '../../world/jobs/jobs.ts'
import { ordersOf } from '../../world/orders/orders.ts'
import { comparable } from '../../world/search-variants.ts'
import { breakdownOf, groupings } from '../../world/statistics/breakdowns.ts'
import { daysIn, metrics, type Span } from '../../world/statistics/statistics.ts'
import type { Job } from '../../world/world.ts'
import { RowsOf } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { shownIndicator, shownSeries, tables } from './statistics.view.ts'

const Asked = v.looseObject(askedEntries)
type Asked = v.InferOutput<typeof Asked>

const spanOf = ({ from, to, 'store_id[]': stores }: Asked): Span => ({ from, to, stores: [stores].flat() })

/** Three years, one of which has 366 days. */
const mostDays = 1096

const refusalOf = (span: Span): Reply | null => {
  if (span.from > span.to) return refused({ to: ['Кінець періоду раніше за початок.'] })
  return daysIn(span) > mostDays ? refused({ to: ['Виберіть період до трьох років.'] }) : null
}

const summary = supplierEndpoint({
  method: 'GET',
  path: `${statisticsPath}/summary`,
  assumed: true,
  body: Asked,
  answer: SummaryReply,
  handle: (world, { supplier, body, now }) => {
    const span = spanOf(body)
    const refusal = refusalOf(span)
    if (refusal) return [world, refusal]
    const compares = body.compare === 'previous'
    const data = metrics.map((metric) => shownIndicator(metric, world, supplier, span, now, compares))
    const at = new Date(now).toISOString()
    return [world, ok({ data, meta: { data_until: at, generated_at: at, tz: 'Europe/Kyiv' } })]
  },
})

const series = supplierEndpoint({
  method: 'GET',
  path: `${statisticsPath}/series`,
  assumed: true,
  body: v.looseObject({ ...askedEntries, metric: v.picklist(metrics) }),
  answer: SeriesReply,
  handle: (world, { supplier, body, now }) => {
    const span = spanOf(body)
    const refusal = refusalOf(span)
    if (refusal) return [world, refusal]
    const data = shownSeries(body.metric, world, supplier, span, now, body.compare === 'previous')
    return [world, ok({ data })]
  },
})

const Limit = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(100))

const breakdown = supplierEndpoint({
  method: 'GET',
  path: `${statisticsPath}/breakdown`,
  assumed: true,
  body: v.looseObject({ ...askedEntries, by: v.picklist(groupings), limit: v.optional(Limit, '10') }),
  answer: BreakdownReply,
  handle: (world, { supplier, body, now: _ }) => {
    const span = spanOf(body)
    const refusal = refusalOf(span)
    if (refusal) return [world, refusal]
    const data = breakdownOf(body.by, world, supplier, ordersOf(world, supplier), span, body.limit)
    return [world, ok({ data })]
  },
})

const exported = supplierEndpoint({
  method: 'POST',
  path: `${statisticsPath}/export`,
  assumed: true,
  body: ExportBody,
  answer: JobReply,
  handle: (world, { supplier, body, now, origin }) => {
    const { client_key: clientKey, block, format, from, to, store_id: stores } = body
    const before = jobByKey(world, supplier.id, clientKey)
    if (before) return [world, ok({ data: shownResult(before, now, origin) })]
    const span = { from, to, stores }
    const refusal = refusalOf(span)
    if (refusal) return [world, refusal]
    const { header, rows } = tables[block](world, supplier, span, now, body)
    const job: Job = {
      id: world.nextId,
      supplierId: supplier.id,
      at: now,
      total: rows.length,
      clientKey,
      stoppedAt: null,
      file: { name: `statistics-${block}`, format, header, rows },
    }
    const next = { ...world, nextId: world.nextId + 1, jobs: [...world.jobs, job] }
    return [next, ok({ data: shownResult(job, now, origin) }), ...reportsOf(job, now)]
  },
})

/** The regions by which orders are counted and filtered. */
const regionList = supplierEndpoint({
  method: 'GET',
  path: regionsPath,
  assumed: true,
  body: v.looseObject({ search: v.optional(v.string(), '') }),
  answer: RowsOf(regionOptions),
  handle: (world, { body: { search } }) => {
    const wanted = comparable(search)
    return [world, ok({ data: regions.filter(({ title }) => comparable(title).includes(wanted)) })]
  },
})

/** The figures of orders. */
export const statisticsEndpoints = [summary, series, breakdown, exported, regionList] as const
