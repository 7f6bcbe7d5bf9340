import type { Kopecks } from '../kernel/money.ts'

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

/** What only the open order has. */
export interface OrderDetails {
  readonly lines: readonly OrderLine[]
  readonly recipient: { readonly name: string; readonly phone: string | null } | null
  readonly sums: OrderSums | null
  readonly buyerComment: string | null
  /** The newest first. */
  readonly history: readonly { readonly at: string | null; readonly origin: string; readonly text: string }[]
}
