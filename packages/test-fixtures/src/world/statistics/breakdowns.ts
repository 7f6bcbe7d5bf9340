import { categoryTree } from '../categories/categories.ts'
import { orderReasons, outcomeIn, statusTitles } from '../order-states/order-states.ts'
import { carrierOf, regionOf } from '../orders/order-filters.ts'
import { type OrderRecord, roundedSum, subtotalOf } from '../orders/order-records.ts'
import type { ProductRecord } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import type { Supplier, World } from '../world.ts'
import { completedIn, kopecksOf, linkTo, madeIn, ordersIn, type Span, timeOf } from './statistics.ts'

export const groupings = ['status', 'product', 'category', 'region', 'payment', 'delivery', 'source', 'reason'] as const
export type Grouping = (typeof groupings)[number]

/** A part of an order that belongs to a group. */
interface Part {
  readonly key: string
  readonly title: string | null
  /** The filters of the list of its orders; `null` when the list has none for it. */
  readonly params: Readonly<Record<string, string>> | null
  readonly kopecks: number
}

/** The kopecks of each line, which make up the total of the order: its discount is taken from all of them. */
export const kopecksByLine = (order: OrderRecord): readonly number[] => {
  const [whole, subtotal] = [kopecksOf(order), Math.round(subtotalOf(order) * 100)]
  const shares = order.lines.map(({ qty, price }) =>
    subtotal === 0 ? 0 : Math.floor((Math.round(roundedSum(qty * price) * 100) * whole) / subtotal),
  )
  const rest = whole - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, at) => share + (at === 0 ? rest : 0))
}

const one = (order: OrderRecord, key: string, title: string | null, params: Part['params'] = null): readonly Part[] => [
  { key, title, params, kopecks: kopecksOf(order) },
]

/** The parts into which an order falls. */
const partsOf = (
  by: Grouping,
  order: OrderRecord,
  products: ReadonlyMap<number, ProductRecord>,
  titles: ReadonlyMap<number, string>,
): readonly Part[] => {
  const { status, payment, source, cancel_reason: reason } = order
  switch (by) {
    case 'status':
      // The list has one tab for what buyers refused, wherever it is on its way back.
      return outcomeIn(status) === 'refused'
        ? one(order, 'refusals', 'Повернення', { tab: 'refusals' })
        : one(order, status, statusTitles[status], { tab: status })
    case 'payment':
      return one(order, payment.method, null, { payment_method: payment.method })
    case 'delivery':
      return one(order, carrierOf(order), null, { carrier: carrierOf(order) })
    case 'source':
      return one(order, source, null, { source })
    case 'reason':
      return reason === null ? [] : one(order, reason, orderReasons[reason] ?? null, { tab: 'cancelled', reason })
    case 'region': {
      const region = regionOf(order)
      return region
        ? one(order, region.id, region.title, { region_id: `${region.id}~${region.title}` })
        : one(order, 'none', null)
    }
    default: {
      const sums = kopecksByLine(order)
      return order.lines.map(({ product_id: id, title }, at) => {
        const kopecks = sums[at] ?? 0
        if (by === 'product') return { key: String(id), title, params: { product_id: `${id}~${title}` }, kopecks }
        const category = products.get(id)?.category_id ?? null
        const name = category === null ? undefined : titles.get(category)
        return name === undefined
          ? { key: 'none', title: null, params: null, kopecks }
          : { key: String(category), title: name, params: { category_id: `${category}~${name}` }, kopecks }
      })
    }
  }
}

interface Group extends Omit<Part, 'kopecks'> {
  readonly made: Set<number>
  kopecks: number
}

/** Whether an order may stand in several groups. */
const overlaps = (by: Grouping): boolean => by === 'product' || by === 'category'

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

/**
 * The orders made in a time and the sums of those completed in it, by groups: the largest ones, the rest together, and
 * the total. The share is that of the orders, or that of the sums where an order stands in several groups.
 */
export const breakdownOf = (
  by: Grouping,
  world: World,
  supplier: Supplier,
  all: readonly OrderRecord[],
  span: Span,
  limit: number,
) => {
  const time = timeOf(span)
  const orders = ordersIn(all, span)
  const counted = by === 'reason' ? orders.filter(({ status }) => status === 'cancelled') : orders
  const [made, completed] = [madeIn(counted, time), completedIn(counted, time)]
  const products = new Map(productsOf(world, supplier).map((product) => [product.id, product]))
  const titles = new Map([...categoryTree(world).byId.values()].map(({ id, title }) => [id, title]))
  const groups = new Map<string, Group>()
  const groupOf = ({ key, title, params }: Part): Group => {
    const group = groups.get(key) ?? { key, title, params, made: new Set<number>(), kopecks: 0 }
    groups.set(key, group)
    return group
  }
  for (const order of made) for (const part of partsOf(by, order, products, titles)) groupOf(part).made.add(order.id)
  for (const order of completed)
    for (const part of partsOf(by, order, products, titles)) groupOf(part).kopecks += part.kopecks
  const whole = completed.reduce((sum, order) => sum + kopecksOf(order), 0)
  const share = (count: number, kopecks: number) =>
    overlaps(by) ? shareOf(kopecks, whole) : shareOf(count, made.length)
  const weight = (group: Group) => (overlaps(by) ? group.kopecks : group.made.size)
  const sorted = [...groups.values()].toSorted(
    (former, next) =>
      weight(next) - weight(former) ||
      next.made.size - former.made.size ||
      next.kopecks - former.kopecks ||
      former.key.localeCompare(next.key),
  )
  const [shown, left] = [sorted.slice(0, limit), sorted.slice(limit)]
  const restIds = new Set(left.flatMap((group) => [...group.made]))
  const restKopecks = left.reduce((sum, { kopecks }) => sum + kopecks, 0)
  return {
    rows: shown.map((group) => ({
      key: group.key,
      title: group.title,
      link: group.params && linkTo(span, { ...group.params, created: `${span.from}..${span.to}` }),
      orders: group.made.size,
      revenue: group.kopecks / 100,
      share: share(group.made.size, group.kopecks),
    })),
    rest:
      left.length === 0
        ? null
        : {
            groups: left.length,
            orders: restIds.size,
            revenue: restKopecks / 100,
            share: share(restIds.size, restKopecks),
          },
    total: { orders: made.length, revenue: whole / 100 },
    share_of: overlaps(by) ? 'revenue' : 'orders',
  }
}
