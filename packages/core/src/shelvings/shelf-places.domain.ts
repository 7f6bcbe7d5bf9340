/** Pieces of a product on a shelf. */
export interface Lying {
  readonly productId: string
  readonly variantId: string | null
  readonly sku: string | null
  readonly title: string
  readonly image: string | null
  readonly quantity: number
}
