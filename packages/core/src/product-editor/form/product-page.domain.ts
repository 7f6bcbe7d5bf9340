import type { CategoryAttribute } from '../../categories/categories.domain.ts'
import type { Errors } from '../../kit/fields/record-fields.domain.ts'
import type { AttributeValues } from './product-attributes.domain.ts'
import type { EditedProduct } from './product-form.domain.ts'
import type { StepMark } from './product-marks.domain.ts'
import type { Problem } from './product-problems.domain.ts'
import type { ProductStep } from './product-steps.domain.ts'

export type ProductCard = Exclude<ProductStep, 'check'>

/**
 * The cards of an existing product: what changes daily first, the category, which hardly ever changes, last. What lacks
 * stands beside them.
 */
export const productCards: readonly ProductCard[] = [
  'main',
  'offer',
  'photos',
  'description',
  'attributes',
  'variants',
  'delivery',
  'category',
]

/** Whether the heading of a card says its mark. */
export const isRemarkable = (mark: StepMark): boolean => mark === 'wrong' || mark === 'lacking'

interface Filled {
  readonly values: AttributeValues
  /** The attributes by which the variants differ, which are shown there. */
  readonly axes: readonly { readonly attributeId: string }[]
  readonly errors: Errors
  /** The path of the field to focus. */
  readonly focused: string | undefined
}

/** Fewer attributes than these are not worth a press on a button. */
const fewestFolded = 4

/**
 * The attributes that a page shows only when they are asked for. One that is required, wrong, focused, filled in, or was
 * emptied by the supplier is always shown. A group that is collapsed folds as a whole instead.
 */
export const foldedAttributes = (
  attributes: readonly CategoryAttribute[],
  { values, axes, errors, focused }: Filled,
): readonly CategoryAttribute[] => {
  const folded = attributes.filter(({ id, isRequired, group }) => {
    const path = `attributes.${id}`
    if (group?.isCollapsed || axes.some(({ attributeId }) => attributeId === id)) return false
    return !isRequired && values[id] === undefined && errors[path] === undefined && focused !== path
  })
  return folded.length < fewestFolded ? [] : folded
}

/** What the check says of a product: it waits for a moderator, something lacks, it can be published, or all is well. */
export type CheckState = 'waiting' | 'updateWaiting' | 'lacking' | 'ready' | 'fine'

export const checkStateOf = (
  product: Pick<EditedProduct, 'status'> | null,
  problems: readonly Problem[],
): CheckState => {
  if (product?.status === 'moderation') return 'waiting'
  if (product?.status === 'moderation_update') return 'updateWaiting'
  if (problems.length > 0) return 'lacking'
  return product?.status === 'draft' || product?.status === 'rejected' ? 'ready' : 'fine'
}
