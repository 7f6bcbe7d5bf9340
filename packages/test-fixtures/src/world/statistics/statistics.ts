import { dayAfter, startOfDay } from '../days.ts'
import { type OrderRecord, totalOf } from '../orders/order-records.ts'

/** Days in Kyiv, both included, and the stores whose orders count; none means all. */
export interface Span {
  readonly from: string
  readonly to: string
  readonly stores: readonly string[]
}

export const metrics = ['ordered', 'revenue', 'orders', 'average_check', 'buyout', 'cancelled', 'ship_time'] as const
export type Metric = (typeof metrics)[number]

export const unitOf: Readonly<Record<Metric, string>> = {
  ordered: 'uah',
  revenue: 'uah',
  average_check: 'uah',
  orders: 'count',
  buyout: 'percent',
  cancelled: 'percent',
  ship_time: 'seconds',
}

/** The time from one moment to another, without its end, in milliseconds since 1970. */
interface Time {
  readonly from: number
  readonly to: number
}

const hour = 3_600_000
const dayLength = 24 * hour

export const daysIn = ({ from, to }: Pick<Span, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1

/** The same number of days right before. */
export const spanBefore = ({ from, to, stores }: Span): Span => ({
  from: dayAfter(from, -daysIn({ from, to })),
  to: dayAfter(from, -1),
  stores,
})

export const timeOf = ({ from, to }: Pick<Span, 'from' | 'to'>): Time => ({
  from: startOfDay(from),
  to: startOfDay(dayAfter(to)),
})

/** Hours in two days at most, days in 92, months beyond; the first and the last month may be cut. */
export const bucketsOf = (span: Pick<Span, 'from' | 'to'>): readonly Time[] => {
  const days = daysIn(span)
  const { from, to } = timeOf(span)
  const starts: number[] = []
  if (days <= 2) for (let at = from; at < to; at += hour) starts.push(at)
  else
    for (let day = span.from; day <= span.to; day = dayAfter(day))
      if (days <= 92 || day === span.from || day.endsWith('-01')) starts.push(startOfDay(day))
  return starts.map((start, at) => ({ from: start, to: starts[at + 1] ?? to }))
}

/** As much of the time before as has passed of this one: a day that goes on is compared with the same hours. */
export const timeBefore = (span: Span, now: number): Time => {
  const { from, to } = timeOf(span)
  const before = timeOf(spanBefore(span))
  return now < from || now >= to ? before : { from: before.from, to: Math.min(before.to, before.from + now - from) }
}

const isWithin = (at: string | null, { from, to }: Time): boolean =>
  at !== null && Date.parse(at) >= from && Date.parse(at) < to

/** Orders that were made in this time. */
export const madeIn = (orders: readonly OrderRecord[], time: Time): readonly OrderRecord[] =>
  orders.filter(({ created_at: at }) => isWithin(at, time))

/** Orders that ended in this time and were completed. */
export const completedIn = (orders: readonly OrderRecord[], time: Time): readonly OrderRecord[] =>
  orders.filter(({ status, outcome_at: at }) => status === 'completed' && isWithin(at, time))

const refusedIn = (orders: readonly OrderRecord[], time: Time): readonly OrderRecord[] =>
  orders.filter(
    ({ status, outcome_at: at }) => ['refused', 'returning', 'returned'].includes(status) && isWithin(at, time),
  )

export const kopecksOf = (order: OrderRecord): number => Math.round(totalOf(order) * 100)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Hryvnias of the kopecks of orders. */
export const sumOf = (orders: readonly OrderRecord[]): number => sum(orders.map(kopecksOf)) / 100

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** A figure of the orders in a time; `null` where there is nothing to count it from. */
export const figureOf = (metric: Metric, orders: readonly OrderRecord[], time: Time): number | null => {
  const completed = completedIn(orders, time)
  const made = madeIn(orders, time)
  switch (metric) {
    case 'ordered':
      return sumOf(made)
    case 'revenue':
      return sumOf(completed)
    case 'orders':
      return made.length
    case 'average_check':
      return completed.length === 0 ? null : Math.round(sum(completed.map(kopecksOf)) / completed.length) / 100
    case 'buyout':
      return shareOf(completed.length, completed.length + refusedIn(orders, time).length)
    case 'cancelled':
      return shareOf(made.filter(({ status }) => status === 'cancelled').length, made.length)
    case 'ship_time': {
      const shipped = orders.filter(({ shipped_at: at }) => isWithin(at, time))
      const seconds = shipped.map((order) => Date.parse(order.shipped_at ?? '') - Date.parse(order.created_at))
      return shipped.length === 0 ? null : Math.round(sum(seconds) / shipped.length / 1000)
    }
  }
}

/** By how much a figure changed, in percent; `null` where the former one is 0 or unknown. */
export const changeOf = (value: number | null, former: number | null): number | null =>
  value === null || former === null || former === 0 ? null : Math.round(((value - former) / former) * 1000) / 10

/** The orders of the stores that count. */
export const ordersIn = (orders: readonly OrderRecord[], { stores }: Pick<Span, 'stores'>): readonly OrderRecord[] =>
  stores.length === 0 ? orders : orders.filter(({ store_id: id }) => stores.includes(String(id)))

/** A figure in each bucket; `null` for one that has not begun. */
export const seriesOf = (
  metric: Metric,
  orders: readonly OrderRecord[],
  span: Span,
  now: number,
): readonly (number | null)[] =>
  bucketsOf(span).map((time) => (time.from > now ? null : figureOf(metric, ordersIn(orders, span), time)))

export interface Link {
  readonly route: 'orders'
  readonly params: Readonly<Record<string, string>>
}

/** The list of orders with these filters, of the stores that count. */
export const linkTo = ({ stores }: Pick<Span, 'stores'>, params: Link['params']): Link => ({
  route: 'orders',
  params: { ...params, ...(stores.length === 1 && { store: String(stores[0]) }) },
})

/** The list that a figure counts. */
export const linkOf = (metric: Metric, span: Span): Link => {
  const days = `${span.from}..${span.to}`
  if (metric === 'orders' || metric === 'ordered') return linkTo(span, { created: days })
  if (metric === 'cancelled') return linkTo(span, { tab: 'cancelled', created: days })
  return linkTo(span, metric === 'ship_time' ? { shipped: days } : { tab: 'completed', ended: days })
}
