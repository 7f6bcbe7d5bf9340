import type { CategoryAttribute } from '../categories/categories.domain.ts'
import type { Errors } from '../kit/fields/record-fields.domain.ts'
import { type RecordFormView, selectRecordForm } from '../kit/form/record-form.selectors.ts'
import { focusedPath } from './form/product-focus.domain.ts'
import { type EditedProduct, type ProductField, type ProductValues, statesOf } from './form/product-form.domain.ts'
import { marksOf, openProblems, remarksIn, type StepMark } from './form/product-marks.domain.ts'
import { type CheckState, checkStateOf, foldedAttributes } from './form/product-page.domain.ts'
import { type Problem, problemsIn } from './form/product-problems.domain.ts'
import { type Quality, qualityIn } from './form/product-quality.domain.ts'
import { reviewedIn } from './form/product-review.domain.ts'
import { isOnePage, type ProductStep, placeIn } from './form/product-steps.domain.ts'
import { sentenceCase } from './form/sentence-case.domain.ts'
import type { ProductEditorSnapshot } from './product-editor.machine.ts'
import type { ProductFormActor } from './product-editor.setup.ts'

type FormSnapshot = ReturnType<ProductFormActor['getSnapshot']>

/** The form of the product for its view, with the remarks of the marketplace among its errors. */
export interface ProductFormView extends RecordFormView<ProductValues> {
  readonly problems: readonly Problem[]
  readonly check: CheckState
  readonly marks: Readonly<Record<ProductStep, StepMark>>
  readonly quality: Quality
  /** The title with small letters in place of its capitals; `null` for one that is not in capitals. */
  readonly mendedTitle: string | null
  /** The changed fields that wait for moderation once they are saved. */
  readonly review: readonly ProductField[]
  /** The path of the field to focus. */
  readonly focused: string | undefined
  /** Grows whenever the supplier is led to that field, also to the same one again. */
  readonly led: number
  /** The attributes that the page does not show yet. */
  readonly folded: readonly CategoryAttribute[]
}

export const selectProductForm = (editor: ProductEditorSnapshot, form: FormSnapshot): ProductFormView => {
  const { location, product, pictures, problems: found, attributes, isUnfolded, led } = editor.context
  const view = selectRecordForm<ProductValues, EditedProduct>(form, statesOf)
  const errors: Errors = { ...remarksIn(product, view), ...view.errors }
  const pictureCount = pictures.filter(({ state }) => state === 'stored').length
  const branch = product?.problems.includes('category_not_leaf') ? product.category : null
  const gone = editor.matches({ editing: { attributes: 'gone' } }) ? editor.context.category : null
  const typed = problemsIn({ values: view.values, pictureCount, attributes: attributes?.all ?? null, branch, gone })
  const problems = openProblems(found, typed, view.isChanged)
  const shown = { saved: view.saved, errors, pictures, attributes: attributes?.all ?? null }
  const focused = focusedPath(placeIn(location), shown)
  const isFolding = isOnePage(location) && !isUnfolded
  const quality = qualityIn({ values: view.values, pictureCount })
  return {
    ...view,
    errors,
    problems,
    check: checkStateOf(product, problems),
    marks: marksOf(errors, problems, view.values),
    quality,
    mendedTitle: mendedTitleOf(view.values),
    review: reviewedIn(product, view),
    focused,
    led,
    folded: isFolding
      ? foldedAttributes(attributes?.all ?? [], {
          values: view.values.attributes,
          axes: view.values.variants.axes,
          errors,
          focused,
        })
      : [],
  }
}

const mendedTitleOf = ({ title, brand }: ProductValues): string | null => {
  const mended = sentenceCase(title, brand?.title)
  return mended === title ? null : mended
}
