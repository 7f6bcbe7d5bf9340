import type { Kopecks } from '../kernel/money.ts'
import type { ListRow } from '../kit/list/list.domain.ts'
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

export interface Shipment {
  readonly id: string
  /** The number of the waybill; `null` while the carrier is making it. */
  readonly ttn: string | null
  readonly state: string
  /** The carrier's code of where the parcel is; `null` until it reports one. */
  readonly carrierCode: string | null
  /** The carrier's own words about the parcel. */
  readonly carrierStatus: string | null
  readonly storedUntil: string | null
  readonly printedAt: string | null
  /** Why the carrier has not made it. */
  readonly error: string | null
}

/** An order in the list; `details` are read when it is opened. */
export interface Order extends ListRow {
  readonly number: string
  readonly createdAt: string | null
  readonly status: string
  readonly statusChangedAt: string | null
  readonly deadlineAt: string | null
  readonly source: string | null
  readonly store: { readonly id: string; readonly title: string } | null
  readonly buyer: {
    readonly name: string
    readonly phone: string | null
    readonly orders: number
    readonly refused: number
  }
  readonly quantity: number
  readonly firstLines: readonly { readonly title: string; readonly image: string | null }[]
  readonly total: Kopecks | null
  /** The sum that the buyer pays at the carrier's. */
  readonly cod: Kopecks | null
  readonly payment: { readonly method: string | null; readonly status: string | null }
  readonly delivery: { readonly carrier: string | null; readonly city: string; readonly place: string }
  readonly shipment: Shipment | null
  readonly hasNote: boolean
  /** The state to which the last step can still be taken back; `null` when it cannot. */
  readonly backTo: string | null
  readonly details: OrderDetails | null
}

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
