import { type RowWith, row, type ValuesOfRow } from '../kit/row/row.domain.ts'
import type { OrderDetails } from './order-details.domain.ts'

/** The states of an order, in the order in which it passes them. One that is not known allows nothing. */
export const orderStatuses = [
  'new',
  'on_hold',
  'confirmed',
  'packing',
  'ready',
  'shipped',
  'arrived',
  'completed',
  'refused',
  'returning',
  'returned',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentMethods = ['cod', 'control', 'iban', 'liqpay', 'monobank', 'card', 'cash'] as const
export const paymentStatuses = ['unpaid', 'pending', 'paid', 'control', 'refunded'] as const
export const orderSources = ['marketplace', 'prom', 'rozetka', 'site', 'manual'] as const
export const carriers = ['nova', 'ukrposhta', 'meest', 'courier', 'pickup'] as const

const shipment = {
  id: row.key({ or: '' }),
  /** The number of the waybill; `null` while the carrier is making it. */
  ttn: row.text(),
  state: row.text({ or: '' }),
  /** The carrier's code of where the parcel is; `null` until it reports one. */
  carrierCode: row.text(),
  /** The carrier's own words about the parcel. */
  carrierStatus: row.text(),
  storedUntil: row.text(),
  printedAt: row.instant(),
  /** Why the carrier has not made it. */
  error: row.text(),
}
export type Shipment = ValuesOfRow<typeof shipment>

/** An order in the list; `details` are read when it is opened. */
export const orderRow = {
  offerVersion: row.own<number>({ file: ['carrier_version'] }),
  number: row.text({ or: '' }),
  createdAt: row.instant(),
  status: row.text({ or: '' }),
  statusChangedAt: row.instant(),
  deadlineAt: row.instant(),
  source: row.text(),
  store: row.part({ id: row.key({ or: '' }), title: row.text({ or: '' }) }, { file: ['store.title'] }),
  buyer: row.whole(
    {
      name: row.text({ or: '' }),
      phone: row.text(),
      orders: row.count({ at: 'orders_count', or: 0 }),
      refused: row.count({ at: 'refused_count', or: 0 }),
    },
    { file: ['buyer.name', 'buyer.phone'] },
  ),
  quantity: row.count({ at: 'qty', or: 0 }),
  firstLines: row.list({ title: row.text({ or: '' }), image: row.text() }),
  total: row.money(),
  /** The sum that the buyer pays at the carrier's. */
  cod: row.money({ at: 'cod_amount' }),
  payment: row.whole({ method: row.text(), status: row.text() }, { file: ['payment.status', 'payment.method'] }),
  delivery: row.whole(
    { carrier: row.text(), city: row.text({ or: '' }), place: row.text({ or: '' }) },
    { file: ['delivery.carrier', 'delivery.city', 'delivery.place'] },
  ),
  shipment: row.part(shipment, { file: ['shipment.ttn', 'shipment.carrier_status'] }),
  hasNote: row.flag(),
  /** The state to which the last step can still be taken back; `null` when it cannot. */
  backTo: row.text(),
  details: row.own<OrderDetails | null>({ file: [] }),
}
export type Order = RowWith<typeof orderRow>

/** The filters of each tab of the list. */
export const orderTabs = {
  all: {},
  overdue: { overdue: ['1'] },
  new: { status: ['new'] },
  on_hold: { status: ['on_hold'] },
  confirmed: { status: ['confirmed'] },
  packing: { status: ['packing'] },
  ready: { status: ['ready'] },
  shipped: { status: ['shipped'] },
  arrived: { status: ['arrived'] },
  completed: { status: ['completed'] },
  refusals: { status: ['refused', 'returning', 'returned'] },
  cancelled: { status: ['cancelled'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Why an order is cancelled or held; the last one needs words. */
export const orderReasons = [
  'out_of_stock',
  'price_changed',
  'buyer_request',
  'no_answer',
  'not_enough_data',
  'wrong_phone',
  'duplicate',
  'other',
] as const
