import { roomsOf } from '../../world/chats/chats.ts'
import { backOf } from '../../world/order-states/order-states.ts'
import { carrierOf } from '../../world/orders/order-filters.ts'
import {
  codOf,
  type OrderPlace,
  type OrderRecord,
  type OrderShipment,
  roundedSum,
  subtotalOf,
  totalOf,
} from '../../world/orders/order-records.ts'
import { factsOf } from '../../world/orders/order-steps.ts'
import { freeFor } from '../../world/orders/order-stock.ts'
import { waybillOf } from '../../world/orders/waybills.ts'
import { imageUrl, type ProductRecord, readyImages } from '../../world/products/product-records.ts'
import { productStores, productsOf } from '../../world/products/products.ts'
import { shelfCodesIn } from '../../world/shelvings/shelf-codes.ts'
import type { Supplier, World } from '../../world/world.ts'

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
