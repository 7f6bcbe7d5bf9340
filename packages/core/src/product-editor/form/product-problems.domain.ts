import type { CategoryAttribute } from '../../categories/categories.domain.ts'
import type { Word } from '../../kernel/word.ts'
import { trimmed } from '../../kit/fields/fields.domain.ts'
import { readMoney, readNumber } from '../../kit/fields/number-fields.domain.ts'
import { type ProductProblem, productProblems } from '../../products/products.domain.ts'
import type { Matrix } from '../variants/variants.domain.ts'
import { isShouted, plainText } from './plain-text.domain.ts'
import { missingAttributes } from './product-attributes.domain.ts'
import type { ProductField, ProductValues } from './product-form.domain.ts'
import type { ProductStep } from './product-steps.domain.ts'

/** What keeps a product from being published, or would sell it better. */
export interface Problem {
  /** A code that the panel does not know is shown by the server's message. */
  readonly code: ProductProblem | 'unknown'
  readonly level: Word<'stop' | 'advice'>
  /** The dotted path of the value in the form. */
  readonly path: string
  readonly message: string | null
}

export const problemCode = (code: string): Problem['code'] => productProblems.find((one) => one === code) ?? 'unknown'

export const shortestTitle = 5
export const shortestDescription = 50

interface Judged {
  readonly values: ProductValues
  readonly pictureCount: number
  /** `null` while they are not known. */
  readonly attributes: readonly CategoryAttribute[] | null
  /** A category that was a final one when it was chosen and has subcategories now. */
  readonly branch?: string | null
  /** A category that is no longer there, because it was merged into another one or removed. */
  readonly gone?: string | null
}

const stop = (code: ProductProblem, path: string, isFound: boolean): readonly Problem[] =>
  isFound ? [{ code, level: 'stop', path, message: null }] : []

/** What the typed values lack before they can be published, in the order of the steps. */
export const problemsIn = ({
  values,
  pictureCount,
  attributes,
  branch = null,
  gone = null,
}: Judged): readonly Problem[] => {
  const { category, title, description, variants, price } = values
  const written = trimmed(title)
  const hasVariants = variants.variants.length > 0
  const missing = attributes === null ? [] : missingAttributes(attributes, values.attributes, variants.axes)
  const [incomplete = -1] = incompleteRows(variants)
  return [
    ...stop('no_category', 'category', category === null || category.id === gone),
    ...stop('category_not_leaf', 'category', category !== null && category.id === branch),
    ...stop('title_short', 'title', written.length < shortestTitle),
    ...stop('title_caps', 'title', isShouted(written)),
    ...stop('description_short', 'description', plainText(description).length < shortestDescription),
    ...stop('no_image', 'images', pictureCount === 0),
    ...missing.flatMap(({ id, title: name }) =>
      stop('required_attribute', `attributes.${id}`, true).map((one) => ({ ...one, message: name })),
    ),
    ...stop('variant_incomplete', `variants.${incomplete}.price`, incomplete >= 0),
    ...stop('price_zero', 'price', !hasVariants && !isSum(price)),
    ...stockProblems(values),
  ]
}

/** The fields that a product cannot be published without. */
export const neededIn = ({ availability }: Pick<ProductValues, 'availability'>): readonly ProductField[] => [
  'title',
  'description',
  'price',
  ...(availability === 'in_stock' ? (['quantity'] as const) : []),
]

/** Whether a part without fields of its own is needed to publish. */
export const needsCard = (step: ProductStep): boolean => step === 'photos'

/** «In stock» over a stock of 0: buyers would order what is not there. The server accepts it, so the panel does not. */
export const stockProblems = ({ variants, availability, quantity }: ProductValues): readonly Problem[] =>
  stop(
    'no_stock',
    'quantity',
    variants.variants.length === 0 && availability === 'in_stock' && (readNumber(quantity) ?? 0) === 0,
  )

/** The rows of the variants on sale that have no price. */
export const incompleteRows = ({ variants }: Matrix): readonly number[] =>
  variants.flatMap((one, row) => (one.isActive && !isSum(one.price) ? [row] : []))

const isSum = (written: string): boolean => (readMoney(written) ?? 0) > 0
