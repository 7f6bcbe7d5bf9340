import { isSame } from '../../kernel/same.ts'
import type { EditedProduct, ProductField, ProductValues } from './product-form.domain.ts'

/** The marketplace reads a change of these before buyers see it. Price and stock never wait. */
const reviewed: readonly ProductField[] = ['title', 'description', 'category', 'brand', 'attributes']

interface Edited {
  readonly values: ProductValues
  readonly saved: ProductValues
}

/** Whether buyers see the product, perhaps its former version. */
export const isOnSale = (product: Pick<EditedProduct, 'status'> | null): boolean =>
  product?.status === 'active' || product?.status === 'moderation_update'

/** The changed fields that wait for moderation once they are saved, while buyers see the former version. */
export const reviewedIn = (
  product: Pick<EditedProduct, 'status'> | null,
  { values, saved }: Edited,
): readonly ProductField[] => (isOnSale(product) ? reviewed.filter((name) => !isSame(values[name], saved[name])) : [])
