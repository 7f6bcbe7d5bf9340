import { row, type ValuesOfRow } from '../kit/row/row.domain.ts'
/** Pieces of a product on a shelf. */
export const lying = {
  productId: row.key({ required: true }),
  variantId: row.key(),
  sku: row.text(),
  title: row.text({ or: '' }),
  image: row.text(),
  quantity: row.count({ at: 'qty', or: 0 }),
}
export type Lying = ValuesOfRow<typeof lying>
