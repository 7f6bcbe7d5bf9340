import type { ProductValues } from './product-form.domain.ts'

/** What tells whether two products are the same; an empty title tells nothing. */
export interface Identity {
  readonly title: string
  /** Of the product and of its variants. */
  readonly skus: readonly string[]
  readonly barcodes: readonly string[]
}

type Identified = Pick<ProductValues, 'title' | 'sku' | 'barcode' | 'variants'>

export const identityOf = ({ title, sku, barcode, variants }: Identified): Identity => ({
  title,
  skus: filled([sku, ...variants.variants.map((variant) => variant.sku)]),
  barcodes: filled([barcode, ...variants.variants.map((variant) => variant.barcode)]),
})

const filled = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
]
