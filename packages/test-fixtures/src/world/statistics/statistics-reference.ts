import { kyivDay } from '../days.ts'
import type { OrderRecord } from '../orders/order-records.ts'

/**
 * The figures counted once more, order by order and by the wall clock of Kyiv, without the boundaries in time that the
 * sandbox counts with.
 */

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Kyiv',
  hour: '2-digit',
  hour12: false,
  timeZoneName: 'shortOffset',
})

/** The hour of a moment as Kyiv's clock shows it; the hour that comes twice differs by its offset. */
export const hourOf = (at: string): string => `${kyivDay(Date.parse(at))} ${clock.format(new Date(at))}`

export const dayOf = (at: string): string => kyivDay(Date.parse(at))
export const monthOf = (at: string): string => dayOf(at).slice(0, 7)

export interface ReferenceQuery {
  readonly from: string
  readonly to: string
  readonly stores: readonly number[]
}

const kopecks = ({ lines, discount }: OrderRecord): number => {
  let sum = -Math.round(discount * 100)
  for (const { qty, price } of lines) sum += Math.round(qty * price * 100)
  return sum
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 1000) / whole) / 10)

/** The figures of the orders for which these tell that a moment belongs to the time. */
export const recomputed = (orders: readonly OrderRecord[], belongs: (at: string) => boolean) => {
  const within = (at: string | null) => at !== null && belongs(at)
  let [made, ordered, cancelled, completed, refused, sum, shipped, wait] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const order of orders) {
    if (within(order.created_at)) {
      made += 1
      ordered += kopecks(order)
      if (order.status === 'cancelled') cancelled += 1
    }
    if (within(order.outcome_at) && order.status === 'completed') {
      completed += 1
      sum += kopecks(order)
    }
    if (within(order.outcome_at) && /^(refused|returning|returned)$/.test(order.status)) refused += 1
    if (order.shipped_at !== null && within(order.shipped_at)) {
      shipped += 1
      wait += Date.parse(order.shipped_at) - Date.parse(order.created_at)
    }
  }
  return {
    ordered: ordered / 100,
    revenue: sum / 100,
    orders: made,
    average_check: completed === 0 ? null : Math.round(sum / completed) / 100,
    buyout: percent(completed, completed + refused),
    cancelled: percent(cancelled, made),
    ship_time: shipped === 0 ? null : Math.round(wait / shipped / 1000),
  }
}

export const ofStores = (orders: readonly OrderRecord[], { stores }: ReferenceQuery): readonly OrderRecord[] =>
  orders.filter(({ store_id: id }) => stores.length === 0 || stores.includes(id))

export const isBetween =
  ({ from, to }: Pick<ReferenceQuery, 'from' | 'to'>) =>
  (at: string): boolean =>
    dayOf(at) >= from && dayOf(at) <= to
