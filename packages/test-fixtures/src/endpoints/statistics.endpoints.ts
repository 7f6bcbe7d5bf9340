import { askedEntries, ExportBody, statisticsPath } from '@supplier/core/wire/statistics'
import * as v from 'valibot'
import { supplierEndpoint } from '../endpoint.ts'
import { ok, type Reply, refused } from '../laravel.ts'
import { breakdownOf, groupings } from '../world/breakdowns.ts'
import { jobByKey, shownResult } from '../world/jobs.ts'
import { ordersOf } from '../world/orders.ts'
import {
  bucketsOf,
  changeOf,
  daysIn,
  figureOf,
  linkOf,
  type Metric,
  metrics,
  ordersIn,
  type Span,
  seriesOf,
  spanBefore,
  timeOf,
  unitOf,
} from '../world/statistics.ts'
import type { Job, Supplier, World } from '../world/world.ts'
import { reportsOf } from './job.endpoints.ts'

const Asked = v.looseObject(askedEntries)
type Asked = v.InferOutput<typeof Asked>

const spanOf = ({ from, to, 'store_id[]': stores }: Asked): Span => ({ from, to, stores: [stores].flat() })

/** Three years, one of which has 366 days. */
const mostDays = 1096

const refusalOf = (span: Span): Reply | null => {
  if (span.from > span.to) return refused({ to: ['Кінець періоду раніше за початок.'] })
  return daysIn(span) > mostDays ? refused({ to: ['Оберіть період до трьох років.'] }) : null
}

const iso = (at: number) => new Date(at).toISOString()

const shownIndicator = (
  metric: Metric,
  world: World,
  supplier: Supplier,
  span: Span,
  now: number,
  compares: boolean,
) => {
  const all = ordersOf(world, supplier)
  const of = (one: Span) => figureOf(metric, ordersIn(all, one), timeOf(one))
  const value = of(span)
  const previous = compares ? of(spanBefore(span)) : null
  return {
    metric,
    unit: unitOf[metric],
    value,
    ...(value === null && { why: 'no_orders' }),
    previous,
    change_percent: changeOf(value, previous),
    spark: seriesOf(metric, all, span, now),
    is_partial: timeOf(span).to > now,
    link: linkOf(metric, span),
  }
}

const summary = supplierEndpoint({
  method: 'GET',
  path: `${statisticsPath}/summary`,
  assumed: true,
  body: Asked,
  handle: (world, { supplier, body, now }) => {
    const span = spanOf(body)
    const refusal = refusalOf(span)
    if (refusal) return [world, refusal]
    const compares = body.compare === 'previous'
    const data = metrics.map((metric) => shownIndicator(metric, world, supplier, span, now, compares))
    return [world, ok({ data, meta: { data_until: iso(now), generated_at: iso(now), tz: 'Europe/Kyiv' } })]
  },
})

const shownSeries = (metric: Metric, world: World, supplier: Supplier, span: Span, now: number, compares: boolean) => {
  const all = ordersOf(world, supplier)
  return {
    metric,
    unit: unitOf[metric],
    buckets: bucketsOf(span).map(({ from, to }) => ({ from: iso(from), to: iso(to), is_partial: to > now })),
    values: seriesOf(metric, all, span, now),
    previous: compares ? seriesOf(metric, all, spanBefore(span), now) : [],
  }
}

const series = supplierEndpoint({
  method: 'GET',
  path: `${statisticsPath}/series`,
  assumed: true,
  body: v.looseObject({ ...askedEntries, metric: v.picklist(metrics) }),
  handle: (world, { supplier, body, now }) => {
    const span = spanOf(body)
    const data = shownSeries(body.metric, world, supplier, span, now, body.compare === 'previous')
    return [world, refusalOf(span) ?? ok({ data })]
  },
})

const Limit = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(100))

const breakdown = supplierEndpoint({
  method: 'GET',
  path: `${statisticsPath}/breakdown`,
  assumed: true,
  body: v.looseObject({ ...askedEntries, by: v.picklist(groupings), limit: v.optional(Limit, '10') }),
  handle: (world, { supplier, body, now: _ }) => {
    const span = spanOf(body)
    const data = breakdownOf(body.by, world, supplier, ordersOf(world, supplier), span, body.limit)
    return [world, refusalOf(span) ?? ok({ data })]
  },
})

const tables = {
  summary: (world: World, supplier: Supplier, span: Span, now: number) => ({
    header: ['Показник', 'Значення', 'Попередній період', 'Зміна, %'],
    rows: metrics
      .map((metric) => shownIndicator(metric, world, supplier, span, now, true))
      .map(({ metric, value, previous, change_percent: change }) => [
        metric,
        value ?? '',
        previous ?? '',
        change ?? '',
      ]),
  }),
  series: (world: World, supplier: Supplier, span: Span, now: number, { metric }: ExportBody) => {
    const { buckets, values, previous } = shownSeries(metric, world, supplier, span, now, true)
    return {
      header: ['Від', 'До', metric, 'Попередній період'],
      rows: buckets.map(({ from, to }, at) => [from, to, values[at] ?? '', previous[at] ?? '']),
    }
  },
  breakdown: (world: World, supplier: Supplier, span: Span, _: number, { by }: ExportBody) => ({
    header: [by, 'Замовлення', 'Дохід', 'Частка, %'],
    rows: breakdownOf(by, world, supplier, ordersOf(world, supplier), span, 100).rows.map(
      ({ key, title, orders, revenue, share }) => [title ?? key, orders, revenue, share],
    ),
  }),
} as const

const exported = supplierEndpoint({
  method: 'POST',
  path: `${statisticsPath}/export`,
  assumed: true,
  body: ExportBody,
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

/** The figures of orders. */
export const statisticsEndpoints = [summary, series, breakdown, exported] as const
