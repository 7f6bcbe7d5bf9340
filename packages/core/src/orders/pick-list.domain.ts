/** How many pieces an order takes. */
export interface PickedFor {
  readonly number: string
  readonly quantity: number
}

/** One product to take from its shelf. */
export interface PickRow {
  /** The codes of all its shelves; `null` for a product without a shelf, which comes last. */
  readonly shelf: string | null
  readonly sku: string | null
  readonly title: string
  readonly variant: string | null
  readonly quantity: number
  readonly orders: readonly PickedFor[]
}

/** A product of which the stock has fewer pieces than the orders take. */
export interface ShortRow {
  readonly sku: string | null
  readonly title: string
  readonly missing: number
  readonly orders: readonly PickedFor[]
}

/** What is to be taken from the shelves, in the order of the way along them. */
export interface PickList {
  readonly rows: readonly PickRow[]
  readonly short: readonly ShortRow[]
  readonly orders: readonly { readonly id: string; readonly number: string; readonly status: string }[]
}

/** The orders of a list that are not being packed yet. */
export const ordersToPack = ({ orders }: PickList): readonly string[] =>
  orders.flatMap(({ id, status }) => (status === 'confirmed' ? [id] : []))
