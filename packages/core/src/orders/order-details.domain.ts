import type { Kopecks } from '../kernel/money.ts'
import type { WaybillValues } from '../parcels/waybill.domain.ts'
import type { OrderPlace } from './order-place.domain.ts'

/** One product of an order. */
export interface OrderLine {
  readonly id: string
  readonly productId: string | null
  readonly title: string
  readonly variant: string | null
  readonly sku: string | null
  readonly image: string | null
  readonly quantity: number
  readonly price: Kopecks | null
  readonly total: Kopecks | null
  readonly shelves: readonly string[]
  /** How many are in stock; `null` when the product is gone. */
  readonly inStock: number | null
}

export interface OrderSums {
  readonly subtotal: Kopecks | null
  readonly discount: Kopecks | null
  readonly delivery: Kopecks | null
  readonly commission: Kopecks | null
  readonly toReceive: Kopecks | null
}

/** The first values of a waybill, by the order and by the sender of its store. */
export interface WaybillDefaults extends Pick<WaybillValues, 'payer' | 'payment' | 'cargo' | 'moneyBack'> {
  /** In kilograms. */
  readonly weight: number | null
  readonly seats: number | null
  /** In centimetres. */
  readonly size: {
    readonly length: number | null
    readonly width: number | null
    readonly height: number | null
  } | null
  readonly declaredValue: Kopecks | null
  readonly description: string
  /** The calendar day on which it is handed over. */
  readonly shipOn: string
}

/** What only the open order has. */
export interface OrderDetails {
  readonly lines: readonly OrderLine[]
  readonly recipient: { readonly name: string; readonly phone: string | null } | null
  readonly place: OrderPlace | null
  readonly waybill: WaybillDefaults | null
  readonly sums: OrderSums | null
  readonly buyerComment: string | null
  /** The newest first. */
  readonly history: readonly { readonly at: string | null; readonly origin: string; readonly text: string }[]
}
