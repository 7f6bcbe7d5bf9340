import * as v from 'valibot'
import type { Order } from '../../../src/orders/orders.domain.ts'
import { orders } from '../../../src/orders/orders.section.ts'
import {
  JsonObject,
  KnownCount,
  KnownFlag,
  KnownInstant,
  KnownKey,
  LaxText,
  objectOrNull,
  Version,
} from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { Filled, List, orderDetailsEntries, orderDetailsOf, orderFile } from './order-details.wire.ts'
import { orderBodyOf, orderValuesOf } from './order-fields.wire.ts'
import { placePaths } from './order-place.wire.ts'
import { orderParamsOf, orderRequestOf } from './order-steps.wire.ts'
import { ttnQuoteAt } from './order-waybill.wire.ts'

export const ordersPath = '/admin-suppliers/v1/orders'

/** The fields of an order, in the list and on its own. */
const orderEntries = {
  number: Filled,
  created_at: KnownInstant,
  status: Filled,
  status_changed_at: KnownInstant,
  deadline_at: KnownInstant,
  source: LaxText,
  store: objectOrNull({ id: KnownKey, title: LaxText }),
  buyer: objectOrNull({ name: LaxText, phone: LaxText, orders_count: KnownCount, refused_count: KnownCount }),
  qty: KnownCount,
  first_lines: List(v.pipe(JsonObject, v.object({ title: Filled, image: LaxText }))),
  total: KnownHryvnias,
  cod_amount: KnownHryvnias,
  payment: objectOrNull({ method: LaxText, status: LaxText }),
  delivery: objectOrNull({ carrier: LaxText, city: LaxText, place: LaxText }),
  shipment: objectOrNull({
    id: KnownKey,
    ttn: LaxText,
    state: Filled,
    carrier_code: LaxText,
    carrier_status: LaxText,
    stored_until: LaxText,
    printed_at: KnownInstant,
    error: LaxText,
  }),
  back_to: LaxText,
  has_note: KnownFlag,
  carrier_version: Version,
  ...orderDetailsEntries,
}
type OrderOnWire = v.InferOutput<v.ObjectSchema<typeof orderEntries, undefined>>

const orderRowOf = (wire: OrderOnWire): Omit<Order, 'id'> => ({
  offerVersion: wire.carrier_version,
  number: wire.number,
  createdAt: wire.created_at,
  status: wire.status,
  statusChangedAt: wire.status_changed_at,
  deadlineAt: wire.deadline_at,
  source: wire.source,
  store: wire.store && { id: wire.store.id ?? '', title: wire.store.title ?? '' },
  buyer: {
    name: wire.buyer?.name ?? '',
    phone: wire.buyer?.phone ?? null,
    orders: wire.buyer?.orders_count ?? 0,
    refused: wire.buyer?.refused_count ?? 0,
  },
  quantity: wire.qty ?? 0,
  firstLines: wire.first_lines,
  total: wire.total,
  cod: wire.cod_amount,
  payment: { method: wire.payment?.method ?? null, status: wire.payment?.status ?? null },
  delivery: {
    carrier: wire.delivery?.carrier ?? null,
    city: wire.delivery?.city ?? '',
    place: wire.delivery?.place ?? '',
  },
  shipment: wire.shipment && {
    id: wire.shipment.id ?? '',
    ttn: wire.shipment.ttn,
    state: wire.shipment.state,
    carrierCode: wire.shipment.carrier_code,
    carrierStatus: wire.shipment.carrier_status,
    storedUntil: wire.shipment.stored_until,
    printedAt: wire.shipment.printed_at,
    error: wire.shipment.error,
  },
  hasNote: wire.has_note === true,
  backTo: wire.back_to,
  details: orderDetailsOf(wire),
})

export const ordersWire = wireOf({
  section: orders,
  base: ordersPath,
  paths: {
    'recipient.name': 'recipientName',
    'recipient.phone': 'recipientPhone',
    manager_note: 'note',
    reason_code: 'reason',
    size: 'length',
    ...placePaths,
  },
  entries: orderEntries,
  file: orderFile,
  rowOf: orderRowOf,
  valuesOf: orderValuesOf,
  bodyOf: orderBodyOf,
  question: ttnQuoteAt(ordersPath),
  requestOf: orderRequestOf,
  paramsOf: orderParamsOf,
})
