import { settlements, warehousesOf } from '../deliveries/directory.ts'
import { manyOrders, type Planned, plan } from '../order-states/order-plan.ts'
import {
  carrierWords,
  isTimed,
  type OrderStatus,
  orderReasons,
  outcomeIn,
  statusTitles,
} from '../order-states/order-states.ts'
import type { ProductRecord } from '../products/product-records.ts'
import { productSeeds } from '../products/product-seeds.ts'
import { seedTime } from '../seed-time.ts'
import type { Supplier, World } from '../world.ts'
import {
  deadlineOf,
  type OrderFields,
  type OrderLine,
  type OrderPlace,
  type OrderRecord,
  type OrderShipment,
} from './order-records.ts'

const hour = 3_600_000
const newestNumber = 104_406
/** How many products are repeated, round by round, in the world with thousands of them. */
const usualCount = 42

export const buyers = [
  ['Марія Гончаренко', '380671234518'],
  ['Андрій Лисенко', '380503341234'],
  ['Оксана Бондаренко', '380632207741'],
  ['Дмитро Савченко', '380977715302'],
  ['Ірина Кравець', '380661908827'],
  ['Богдан Ткачук', '380935540916'],
  ['Наталія Мельник', '380684471203'],
  ['Сергій Поліщук', '380509823364'],
  ['Юлія Романюк', '380731156490'],
  ['Василь Дзюба', '380963802257'],
  ['Катерина Захарчук', '380674406519'],
  ['Роман Гнатюк', '380955017348'],
  ['Людмила П’ятак', '380634429975'],
  ['Ґражина Яремчук', '380989912046'],
] as const

const comments = [null, null, 'Зателефонуйте перед відправленням.', null, 'Подарункове пакування, будь ласка.'] as const

/** A branch that is open, a locker, or one that is closed. */
const warehouseIn = (settlement: string, kind: 'branch' | 'locker' | 'closed', at: number) => {
  const fits = warehousesOf(settlement).filter((one) =>
    kind === 'closed' ? !one.isOpen : one.isOpen && one.kind === kind,
  )
  const found = fits[at % fits.length]
  return found ? { ref: found.ref, title: found.title } : null
}

export const placeAt = (at: number, kind: Planned['place'] | 'branch' = 'branch'): OrderPlace => {
  const none = { settlement: null, warehouse: null, street: null, building: null, flat: null }
  if (kind === 'pickup') return { ...none, kind }
  const { ref, title } = settlements[at % 20] ?? { ref: 'settlement-1', title: 'Київ' }
  const settlement = { ref, title }
  if (kind === 'address') {
    const street = { ref: `${ref}/street-${(at % 8) + 1}`, title: 'вул. Шевченка' }
    return { ...none, settlement, kind, street, building: String((at % 40) + 1), flat: at % 2 ? null : String(at + 3) }
  }
  const isClosed = kind === 'closed'
  const town = isClosed ? { ref: 'settlement-1', title: 'Київ' } : settlement
  return { ...none, settlement: town, kind: isClosed ? 'branch' : kind, warehouse: warehouseIn(town.ref, kind, at) }
}

/** A line about a product as it is sold now. */
export const lineOf = (product: ProductRecord, id: number, qty: number, index?: number): OrderLine => {
  const variant = index === undefined ? undefined : product.variants[index]
  return {
    id,
    product_id: product.id,
    variant_id: variant?.id ?? null,
    variant: variant === undefined ? null : (['S', 'M', 'L'][index ?? 0] ?? null),
    title: product.title,
    sku: variant?.sku ?? product.sku,
    qty,
    price: variant?.price ?? product.price ?? 100,
  }
}

const gone: OrderLine = {
  id: 1,
  product_id: 1999,
  variant_id: null,
  variant: null,
  title: 'Скринька різьблена, знята з продажу',
  sku: 'KO-1999',
  qty: 1,
  price: 760,
}

const codes: Readonly<Partial<Record<OrderStatus, string>>> = {
  ready: '1',
  shipped: '5',
  arrived: '7',
  completed: '9',
  refused: '103',
  returning: '106',
  returned: '106',
}

export const ttnOf = (shipment: number): string => `2045${String(shipment).padStart(10, '0')}`

const iso = (at: number): string => new Date(at).toISOString()

const shipmentAt = (
  { status, carrier, place, made }: Planned,
  orderId: number,
  at: number,
  changed: number,
): OrderShipment | null => {
  const code = codes[status]
  if (code === undefined || place === 'pickup') return null
  const madeAt = status === 'ready' ? changed : Math.min(changed, seedTime - (made / 2) * hour)
  const seen = status === 'arrived' && place === 'locker' ? '8' : code
  const isNova = carrier === undefined
  return {
    id: orderId * 100 + 1,
    ttn: isNova ? ttnOf(orderId * 100 + 1) : `05${String(orderId).padStart(11, '0')}`,
    state: isNova ? 'created' : 'attached',
    carrier: carrier ?? 'nova',
    carrier_code: isNova ? seen : null,
    carrier_status: isNova ? (carrierWords[seen] ?? null) : null,
    stored_until: status === 'arrived' ? iso(changed + 7 * 24 * hour) : null,
    printed_at: status === 'ready' && at % 2 === 0 ? null : iso(madeAt + hour / 4),
    price: 92,
    estimated_on: iso(madeAt + 48 * hour).slice(0, 10),
    made_at: madeAt,
    answered_at: madeAt,
    script_seen: null,
    client_key: null,
    error: null,
  }
}

const path: readonly OrderStatus[] = ['new', 'confirmed', 'packing', 'ready', 'shipped', 'arrived', 'completed']

/** The states through which an order came to its own. */
const pathTo = (status: OrderStatus): readonly OrderStatus[] => {
  if (path.includes(status)) return path.slice(0, path.indexOf(status) + 1)
  if (status === 'cancelled' || status === 'on_hold') return ['new', status]
  const back: readonly OrderStatus[] = ['refused', 'returning', 'returned']
  return [...path.slice(0, 6), ...back.slice(0, back.indexOf(status) + 1)]
}

const paymentAt = (at: number, status: OrderStatus): OrderFields['payment'] => {
  const isOver = status === 'completed'
  const method = (['cod', 'cod', 'liqpay', 'cod', 'control', 'iban', 'cod', 'monobank'] as const)[at % 8] ?? 'cod'
  if (method === 'liqpay' || method === 'monobank')
    return { method, status: status === 'cancelled' || status === 'returned' ? 'refunded' : 'paid' }
  if (isOver) return { method, status: 'paid' }
  if (method === 'control') return { method, status: 'control' }
  return { method, status: method === 'iban' ? 'pending' : 'unpaid' }
}

const orderAt = (at: number, id: number, products: readonly ProductRecord[], offset: number): OrderRecord => {
  const one = plan[at % plan.length] as Planned
  const round = Math.floor(at / plan.length)
  const [made, changed] = [one.made, one.changed].map((hours) => seedTime - (hours + round * 2) * hour) as [
    number,
    number,
  ]
  const [name, phone] = buyers[at % buyers.length] ?? buyers[0]
  const states = pathTo(one.status)
  const history = states.map((status, step) => ({
    at: iso(made + ((changed - made) * step) / Math.max(1, states.length - 1)),
    origin: status === 'new' ? 'buyer' : step > 3 ? 'carrier' : 'supplier',
    text: status === 'new' ? 'Замовлення створено' : statusTitles[status],
  }))
  const lines = one.lines.map(([product, qty, variant], index) =>
    lineOf(products[offset + product] as ProductRecord, id * 10 + index, qty, variant),
  )
  const shipment = shipmentAt(one, id, at, changed)
  return {
    id,
    version: 1,
    carrier_version: 1,
    number: String(newestNumber - at),
    status: one.status,
    status_changed_at: iso(changed),
    created_at: iso(made),
    shipped_at: history[states.indexOf('shipped')]?.at ?? null,
    outcome_at: outcomeIn(one.status) === null ? null : (history[states.findIndex(outcomeIn)]?.at ?? null),
    cancel_reason: one.status === 'cancelled' ? (Object.keys(orderReasons)[at % 5] ?? 'other') : null,
    deadline_at: !isTimed(one.status)
      ? null
      : one.status === 'new' || one.status === 'on_hold'
        ? deadlineOf('new', made, null, made)
        : deadlineOf('confirmed', made, null, (made + changed) / 2),
    source: (['marketplace', 'site', 'prom', 'marketplace', 'rozetka'] as const)[at % 5] ?? 'marketplace',
    store_id: at % 4 === 3 ? 71 : 70,
    buyer: { name, phone, orders_count: 1 + (at % 4), refused_count: at % 9 === 4 ? 1 : 0 },
    recipient: { name, phone },
    place: placeAt(at, one.place),
    lines: one.hasGone ? [...lines, { ...gone, id: id * 10 + 9 }] : lines,
    discount: at % 11 === 5 ? 50 : 0,
    payment: paymentAt(at, one.status),
    buyer_comment: comments[at % comments.length] ?? null,
    manager_note: at % 13 === 2 ? 'Постійна покупчиня, покласти листівку.' : null,
    history,
    shipment,
    ttns: shipment === null ? 0 : 1,
    is_restocked: one.status === 'returned',
    chat_room_id: null,
    keys: {},
  }
}

let week: readonly OrderRecord[] | null = null
let many: readonly OrderRecord[] | null = null

/** The orders of a supplier who has not changed any yet; made when they are first asked for. */
export const orderSeeds = (supplier: Supplier, world: World): readonly OrderRecord[] => {
  if (supplier.id !== 1 || !supplier.steps.product) return []
  const products = productSeeds(supplier, world)
  if (world.scenario !== 'thousands') {
    week ??= plan.map((_, at) => orderAt(at, 6100 - at, products, 0))
    return week
  }
  many ??= Array.from({ length: manyOrders }, (_, at) =>
    orderAt(at, 600_000 - at, products, Math.floor(at / plan.length) * usualCount),
  )
  return many
}
