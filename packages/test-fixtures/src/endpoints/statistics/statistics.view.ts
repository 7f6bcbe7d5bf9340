import { ordersOf } from '../../world/orders/orders.ts'
import { breakdownOf, type Grouping } from '../../world/statistics/breakdowns.ts'
import {
  bucketsOf,
  changeOf,
  figureOf,
  linkOf,
  type Metric,
  metrics,
  ordersIn,
  type Span,
  seriesOf,
  spanBefore,
  timeBefore,
  timeOf,
  unitOf,
} from '../../world/statistics/statistics.ts'
import type { Supplier, World } from '../../world/world.ts'

interface Chosen {
  readonly metric: Metric
  readonly by: Grouping
}

const iso = (at: number) => new Date(at).toISOString()

/** A figure of a period with the one before and its course. */
export const shownIndicator = (
  metric: Metric,
  world: World,
  supplier: Supplier,
  span: Span,
  now: number,
  compares: boolean,
) => {
  const all = ordersOf(world, supplier)
  const counted = ordersIn(all, span)
  const value = figureOf(metric, counted, timeOf(span))
  const previous = compares ? figureOf(metric, counted, timeBefore(span, now)) : null
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

/** A figure in each bucket of a period. */
export const shownSeries = (
  metric: Metric,
  world: World,
  supplier: Supplier,
  span: Span,
  now: number,
  compares: boolean,
) => {
  const all = ordersOf(world, supplier)
  return {
    metric,
    unit: unitOf[metric],
    buckets: bucketsOf(span).map(({ from, to }) => ({ from: iso(from), to: iso(to), is_partial: to > now })),
    values: seriesOf(metric, all, span, now),
    previous: compares ? seriesOf(metric, all, spanBefore(span), now) : [],
  }
}

/** The blocks as tables of a file. */
export const tables = {
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
  series: (world: World, supplier: Supplier, span: Span, now: number, { metric }: Chosen) => {
    const { buckets, values, previous } = shownSeries(metric, world, supplier, span, now, true)
    return {
      header: ['Від', 'До', metric, 'Попередній період'],
      rows: buckets.map(({ from, to }, at) => [from, to, values[at] ?? '', previous[at] ?? '']),
    }
  },
  breakdown: (world: World, supplier: Supplier, span: Span, _: number, { by }: Chosen) => ({
    header: [by, 'Замовлення', 'Дохід', 'Частка, %'],
    rows: breakdownOf(by, world, supplier, ordersOf(world, supplier), span, 100).rows.map(
      ({ key, title, orders, revenue, share }) => [title ?? key, orders, revenue, share],
    ),
  }),
} as const
