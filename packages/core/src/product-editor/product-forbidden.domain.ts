import type { Message } from '../kernel/message.ts'
import { isSame } from '../kernel/same.ts'
import type { Errors } from '../kit/fields/record-fields.domain.ts'
import { type FormValues, withoutMerged } from './form/attribute-changes.domain.ts'
import type { ProductValues } from './form/product-form.domain.ts'
import {
  incompleteRows,
  type Problem,
  problemsIn,
  shortestDescription,
  shortestTitle,
} from './form/product-problems.domain.ts'
import { isOnSale } from './form/product-review.domain.ts'
import type { ProductEditorContext } from './product-editor.domain.ts'

type Context = Pick<ProductEditorContext, 'product' | 'attributes'>

interface Edited {
  readonly values: ProductValues
  readonly saved: ProductValues
}

/**
 * What the check forbids a product on sale, as errors at its fields: buyers would see it, or moderation would take it
 * off sale. What was wrong before and is not touched does not keep another field from being saved. Drafts are free.
 */
export const forbiddenIn = ({ product, attributes }: Context, { values, saved }: Partial<Edited>): Errors => {
  if (values === undefined || saved === undefined || !isOnSale(product)) return {}
  const branch = product?.problems.includes('category_not_leaf') ? product.category : null
  // The pictures are saved apart from the form.
  const found = (judged: ProductValues) =>
    problemsIn({ values: judged, pictureCount: 1, attributes: attributes?.all ?? null, branch })
  const before = found(saved)
  const isOld = ({ code, path }: Problem) => {
    const name = path.split('.')[0] as keyof ProductValues
    return isSame(values[name], saved[name]) && before.some((one) => one.code === code && one.path === path)
  }
  return Object.fromEntries(
    found(values)
      .filter((problem) => !isOld(problem))
      .flatMap((problem) => pathsOf(problem, values).map((path) => [path, messageOf(problem)])),
  )
}

/**
 * The events that submit the form. A draft that was restored, or an undo, may have brought back a value that was merged
 * since.
 */
export const submissionOf = (context: Context, form: FormValues | null) => [
  ...withoutMerged(context.attributes, form),
  { type: 'form.submitted', mistakes: forbiddenIn(context, (form ?? {}) as Partial<Edited>) },
]

/** The check names the first variant without a price; each of them gets its error. */
const pathsOf = ({ code, path }: Problem, { variants }: ProductValues): readonly string[] =>
  code === 'variant_incomplete' ? incompleteRows(variants).map((row) => `variants.${row}.price`) : [path]

const messageOf = ({ code }: Problem): Message => {
  switch (code) {
    case 'title_short':
      return { key: 'kit.tooShort', values: { min: shortestTitle } }
    case 'description_short':
      return { key: 'kit.tooShort', values: { min: shortestDescription } }
    case 'title_caps':
      return { key: 'productEditor.titleInCapitals' }
    case 'category_not_leaf':
      return { key: 'productEditor.categoryNotFinal' }
    default:
      return { key: 'kit.required' }
  }
}
