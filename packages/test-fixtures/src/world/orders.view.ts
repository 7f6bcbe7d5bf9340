import { kyivDay } from '../days.ts'
import { roomsOf } from './chats.ts'
import { sendersOf } from './deliveries.ts'
import { carrierOf } from './order-filters.ts'
import {
  codOf,
  type OrderPlace,
  type OrderRecord,
  type OrderShipment,
  roundedSum,
  subtotalOf,
  totalOf,
} from './order-records.ts'
import { backOf } from './order-states.ts'
import { factsOf } from './order-steps.ts'
import { freeFor } from './order-stock.ts'
import { imageUrl, type ProductRecord, readyImages } from './product-records.ts'
import { productStores, productsOf } from './products.ts'
import { shelfCodesIn } from './shelf-codes.ts'
import type { Supplier, World } from './world.ts'

const shownShipment = ({ shipment }: OrderRecord) => {
  if (shipment === null) return null
  const { made_at: _, answered_at: __, script_seen: ___, client_key: ____, ...shown } = shipment
  const isMade = shipment.state === 'created' || shipment.state === 'attached'
  return { ...shown, ttn: isMade ? shipment.ttn : null }
}

const placeText = ({ kind, warehouse, street, building, flat }: OrderPlace): string | null => {
  if (kind === 'pickup') return null
  if (kind !== 'address') return warehouse?.title ?? null
  return [street?.title, building, flat && `кв. ${flat}`].filter(Boolean).join(', ')
}

const pictureOf = (product: ProductRecord | undefined, origin: string): string | null => {
  const [image] = product ? readyImages(product) : []
  return product && image ? imageUrl(product, image, origin) : null
}

/** An order in the list, as the API returns it. */
export const shownOrderRow = (order: OrderRecord, world: World, supplier: Supplier, now: number, origin: string) => {
  const products = productsOf(world, supplier)
  const of = (id: number) => products.find((product) => product.id === id)
  return {
    id: order.id,
    version: order.version,
    carrier_version: order.carrier_version,
    number: order.number,
    created_at: order.created_at,
    status: order.status,
    status_changed_at: order.status_changed_at,
    deadline_at: order.deadline_at,
    source: order.source,
    store: productStores(world, supplier).find(({ id }) => id === order.store_id) ?? null,
    buyer: order.buyer,
    qty: order.lines.reduce((sum, { qty }) => sum + qty, 0),
    lines_count: order.lines.length,
    first_lines: order.lines
      .slice(0, 3)
      .map(({ title, product_id: id }) => ({ title, image: pictureOf(of(id), origin) })),
    total: totalOf(order),
    cod_amount: codOf(order),
    payment: order.payment,
    delivery: {
      carrier: carrierOf(order),
      city: order.place.settlement?.title ?? null,
      place: placeText(order.place),
    },
    shipment: shownShipment(order),
    has_note: order.manager_note !== null,
    back_to: backOf(factsOf(order, now)),
    chat_room_id: order.chat_room_id ?? roomsOf(world, supplier).find((room) => room.order_id === order.id)?.id ?? null,
  }
}

const hryvniasOfCommission = 0.08
const usualWeight = 0.5

/** The weight of a parcel with these goods, in kilograms. */
const weightOf = (order: OrderRecord, products: readonly ProductRecord[]): number => {
  const weights = order.lines.map(({ product_id: id, qty }) => {
    const weight = products.find((product) => product.id === id)?.weight
    return qty * (weight ?? usualWeight)
  })
  return Math.max(0.1, Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 10) / 10)
}

const biggest = (order: OrderRecord, products: readonly ProductRecord[]) => {
  const [first] = order.lines
  const size = products.find(({ id }) => id === first?.product_id)?.dimensions
  return size ? { length: size.l, width: size.w, height: size.h } : null
}

interface SenderDefaults {
  readonly payer?: string
  readonly payment?: string
  readonly cargo?: string
  readonly seats?: number | null
  readonly description?: string | null
}

/** The ТТН form as it begins: from the order, and from the sender of its store. */
export const waybillOf = (order: OrderRecord, world: World, supplier: Supplier, now: number) => {
  const senders = sendersOf(world, supplier)
  const ofStore = senders.find((one) => ((one['store_ids'] ?? []) as readonly number[]).includes(order.store_id))
  const sender = ofStore ?? senders.find((one) => one['is_default'] === true) ?? null
  const defaults = (sender?.['defaults'] ?? {}) as SenderDefaults
  const products = productsOf(world, supplier)
  return {
    sender: sender && { id: sender.id, title: String(sender['title']) },
    payer: defaults.payer ?? 'recipient',
    payment: defaults.payment ?? 'cash',
    cargo: defaults.cargo ?? 'parcel',
    weight: weightOf(order, products),
    seats: defaults.seats ?? 1,
    size: biggest(order, products),
    declared_value: totalOf(order),
    money_back: codOf(order) === 0 ? 'none' : order.payment.method === 'control' ? 'control' : 'cod',
    description: defaults.description ?? 'Товари для дому',
    ship_on: kyivDay(now),
  }
}

/** A whole order, as the API returns it. */
export const shownOrder = (order: OrderRecord, world: World, supplier: Supplier, now: number, origin: string) => {
  const products = productsOf(world, supplier)
  const commission = roundedSum(totalOf(order) * hryvniasOfCommission)
  const shelfCodesOf = shelfCodesIn(world, supplier)
  return {
    ...shownOrderRow(order, world, supplier, now, origin),
    lines: order.lines.map((line) => {
      const product = products.find(({ id }) => id === line.product_id)
      return {
        ...line,
        image: pictureOf(product, origin),
        total: roundedSum(line.qty * line.price),
        shelf_codes: shelfCodesOf(product),
        in_stock: product === undefined ? null : freeFor(order, line, products),
      }
    }),
    recipient: order.recipient,
    place: order.place,
    sums: {
      subtotal: subtotalOf(order),
      discount: order.discount,
      delivery: shipmentPrice(order.shipment),
      commission,
      to_receive: roundedSum(totalOf(order) - commission),
    },
    buyer_comment: order.buyer_comment,
    manager_note: order.manager_note,
    waybill: waybillOf(order, world, supplier, now),
    history: order.history,
  }
}

const shipmentPrice = (shipment: OrderShipment | null): number | null => shipment?.price ?? null
