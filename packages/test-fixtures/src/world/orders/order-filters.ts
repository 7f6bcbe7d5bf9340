import { isCategoryWithin } from '../categories/categories.ts'
import { dayFilters } from '../days.ts'
import { type Region, regionWith } from '../deliveries/directory.ts'
import { orderStatuses } from '../order-states/order-states.ts'
import { productById } from '../products/products.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { codOf, liveTtn, type OrderRecord, totalOf } from './order-records.ts'

type Filter = (
  record: StoredRecord,
  chosen: readonly string[],
  world: World,
  supplier: Supplier,
  now: number,
) => boolean

const of =
  (fits: (order: OrderRecord, chosen: readonly string[], now: number) => boolean): Filter =>
  (record, chosen, _, __, now) =>
    fits(record as OrderRecord, chosen, now)

export const isOverdue = ({ deadline_at: deadline }: OrderRecord, now: number): boolean =>
  deadline !== null && Date.parse(deadline) < now

const isYes = ([chosen]: readonly string[]): boolean => chosen === '1'

export const carrierOf = ({ shipment, place }: OrderRecord): string =>
  shipment?.carrier ?? (place.kind === 'pickup' ? 'pickup' : 'nova')

/** A filter by the first and the last day of something that happened to an order. */
const days = (name: string, momentIn: (order: OrderRecord) => string | null) =>
  dayFilters(name, (record) => momentIn(record as OrderRecord))

export const regionOf = ({ place }: OrderRecord): Region | null => regionWith(place.settlement?.ref)

const isOfCategory = (world: World, supplier: Supplier, product: number, category: number): boolean => {
  const id = productById(world, supplier, String(product))?.category_id ?? null
  return id !== null && isCategoryWithin(id, category)
}

/** The filters of the list of orders, by the names of the API. */
export const orderFilters: Readonly<Record<string, Filter>> = {
  ids: of(({ id }, chosen) => chosen.includes(String(id))),
  status: of(({ status }, chosen) => chosen.includes(status)),
  overdue: of((order, chosen, now) => isOverdue(order, now) === isYes(chosen)),
  ...days('created', ({ created_at }) => created_at),
  ...days('shipped', ({ shipped_at }) => shipped_at),
  ...days('ended', ({ outcome_at }) => outcome_at),
  store_id: of(({ store_id: id }, chosen) => chosen.includes(String(id))),
  source: of(({ source }, chosen) => chosen.includes(source)),
  payment_method: of(({ payment }, chosen) => chosen.includes(payment.method)),
  payment_status: of(({ payment }, chosen) => chosen.includes(payment.status)),
  carrier: of((order, chosen) => chosen.includes(carrierOf(order))),
  has_ttn: of((order, chosen) => (liveTtn(order) !== null) === isYes(chosen)),
  total_from: of((order, [from]) => totalOf(order) >= Number(from)),
  total_to: of((order, [to]) => totalOf(order) <= Number(to)),
  region_id: of((order, chosen) => chosen.includes(regionOf(order)?.id ?? '')),
  reason: of(({ cancel_reason: reason }, chosen) => chosen.includes(reason ?? '')),
  category_id: (record, [chosen], world, supplier) =>
    (record as OrderRecord).lines.some(({ product_id: id }) => isOfCategory(world, supplier, id, Number(chosen))),
  product_id: of(({ lines }, chosen) => lines.some(({ product_id: id }) => chosen.includes(String(id)))),
}

const spelled = (phone: string): string => {
  const [code, one, two, three] = [phone.slice(2, 5), phone.slice(5, 8), phone.slice(8, 10), phone.slice(10)]
  return `+${phone} +38(${code})-${one}-${two}-${three} ${code} ${one}-${two}-${three}`
}

/** The text that a search matches: number, phones, ТТН, names and articles. */
export const orderText = (record: StoredRecord): string => {
  const { number, buyer, recipient, shipment, lines } = record as OrderRecord
  const people = [buyer.name, spelled(buyer.phone), recipient.name, spelled(recipient.phone)]
  const goods = lines.flatMap(({ sku, title }) => [sku, title])
  return [`№${number}`, ...people, shipment?.ttn, ...goods].filter(Boolean).join(' ')
}

const byNumber =
  (figureOf: (order: OrderRecord) => number) =>
  (one: StoredRecord, other: StoredRecord): number =>
    figureOf(one as OrderRecord) - figureOf(other as OrderRecord)

const never = Number.MAX_SAFE_INTEGER

export const orderSorts = {
  created_at: byNumber(({ created_at: at }) => Date.parse(at)),
  status_changed_at: byNumber(({ status_changed_at: at }) => Date.parse(at)),
  // What has no deadline comes last.
  deadline_at: byNumber(({ deadline_at: at }) => (at === null ? never : Date.parse(at))),
  total: byNumber(totalOf),
  cod_amount: byNumber(codOf),
  number: byNumber(({ number }) => Number(number)),
}

/** How many of these orders stand in each tab. */
export const orderCounts = (orders: readonly OrderRecord[], now: number): Readonly<Record<string, number>> => ({
  all: orders.length,
  ...Object.fromEntries(
    orderStatuses.map((status) => [status, orders.filter((order) => order.status === status).length]),
  ),
  refusals: orders.filter(({ status }) => ['refused', 'returning', 'returned'].includes(status)).length,
  overdue: orders.filter((order) => isOverdue(order, now)).length,
})
