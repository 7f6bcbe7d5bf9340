import type { CategoryAttribute } from '../categories/categories.domain.ts'
import type { Errors } from '../kit/form/record-fields.domain.ts'
import { type RecordFormView, selectRecordForm } from '../kit/form/record-form.selectors.ts'
import { mayPublish } from '../products/products.domain.ts'
import { type CategoryChange, inFormOrder, withNamed } from './product-attributes.domain.ts'
import type { SimilarProduct } from './product-editor.domain.ts'
import type { ProductEditorSnapshot } from './product-editor.machine.ts'
import type { ProductFormActor } from './product-editor.setup.ts'
import { focusedPath } from './product-focus.domain.ts'
import { type EditedProduct, type ProductField, type ProductValues, statesOf } from './product-form.domain.ts'
import { marksOf, openProblems, remarksIn, type StepMark } from './product-marks.domain.ts'
import { type Problem, problemsIn } from './product-problems.domain.ts'
import { type Quality, qualityIn } from './product-quality.domain.ts'
import { reviewedIn } from './product-review.domain.ts'
import { type StatusCommand, statusCommandsOf } from './product-status.domain.ts'
import { isAtTop, type ProductStep, stepIn } from './product-steps.domain.ts'
import { sentenceCase } from './sentence-case.domain.ts'

export interface ProductEditorView {
  /** The category of a new product is chosen; its draft is created; or its form is open. */
  readonly state: 'choosing' | 'creating' | 'editing'
  readonly step: ProductStep
  readonly isNew: boolean
  /** `null` until it is loaded. */
  readonly product: EditedProduct | null
  /** `null` until they are loaded; `failed` when they could not be. */
  readonly attributes: readonly CategoryAttribute[] | 'failed' | null
  /** Another category is being chosen. */
  readonly isPicking: boolean
  /** What the other category would change, and its title; `null` unless it is to be confirmed. */
  readonly change: (CategoryChange & { readonly title: string }) | null
  /** Being saved, checked and published. */
  readonly isPublishing: boolean
  /** The similar products beside which this one is published only after a yes; `null` without such a question. */
  readonly similar: readonly SimilarProduct[] | null
  readonly isUploading: boolean
  readonly mayPublish: boolean
  /** What may be done with the product as a whole. */
  readonly commands: readonly StatusCommand[]
}

export const selectProductEditor = (snapshot: ProductEditorSnapshot): ProductEditorView => {
  const { location, product, attributes, named, category, change, picked, pictures } = snapshot.context
  const isFailed = snapshot.matches({ editing: { attributes: 'failed' } })
  const known = attributes !== null && attributes.of === category ? inFormOrder(attributes.all) : null
  const values = { ...product?.namedValues, ...named }
  return {
    state: stateOf(snapshot),
    step: stepIn(location),
    isNew: location.to === 'product-create',
    product,
    attributes: isFailed ? 'failed' : known && withNamed(known, values),
    isPicking: snapshot.matches({ editing: { category: 'picking' } }),
    change:
      snapshot.matches({ editing: { category: 'asking' } }) && change && picked
        ? { ...change, title: picked.path.map(({ title }) => title).join(' › ') }
        : null,
    similar: snapshot.matches({ editing: { publication: 'warning' } }) ? snapshot.context.similar : null,
    isPublishing: snapshot.matches('editing') && !snapshot.matches({ editing: { publication: 'idle' } }),
    isUploading: pictures.some(({ state }) => state === 'checking' || state === 'waiting' || state === 'sending'),
    mayPublish: product !== null && mayPublish(product),
    commands: product === null ? [] : statusCommandsOf(product),
  }
}

const stateOf = (snapshot: ProductEditorSnapshot): ProductEditorView['state'] => {
  if (snapshot.matches('editing')) return 'editing'
  return snapshot.matches('creating') || snapshot.matches('finding') ? 'creating' : 'choosing'
}

type FormSnapshot = ReturnType<ProductFormActor['getSnapshot']>

/** The form of the product for its view, with the remarks of the marketplace among its errors. */
export interface ProductFormView extends RecordFormView<ProductValues> {
  readonly problems: readonly Problem[]
  readonly marks: Readonly<Record<ProductStep, StepMark>>
  readonly quality: Quality
  /** The title with small letters in place of its capitals; `null` for one that is not in capitals. */
  readonly mendedTitle: string | null
  /** The changed fields that wait for moderation once they are saved. */
  readonly review: readonly ProductField[]
  /** The path of the field to focus. */
  readonly focused: string | undefined
  /** Whether no field is focused, because the page of an existing product has just been opened. */
  readonly isAtTop: boolean
}

export const selectProductForm = (editor: ProductEditorSnapshot, form: FormSnapshot): ProductFormView => {
  const { location, product, pictures, problems: found, attributes } = editor.context
  const view = selectRecordForm<ProductValues, EditedProduct>(form, statesOf)
  const errors: Errors = { ...remarksIn(product, view), ...view.errors }
  const pictureCount = pictures.filter(({ state }) => state === 'stored').length
  const branch = product?.problems.includes('category_not_leaf') ? product.category : null
  const typed = problemsIn({ values: view.values, pictureCount, attributes: attributes?.all ?? null, branch })
  const problems = openProblems(found, typed, view.isChanged)
  const shown = { saved: view.saved, errors, pictures, attributes: attributes?.all ?? null }
  const focused = focusedPath(location.hash?.slice(1), shown)
  const quality = qualityIn({ values: view.values, pictureCount })
  return {
    ...view,
    errors,
    problems,
    marks: marksOf(errors, problems, view.values),
    quality,
    mendedTitle: mendedTitleOf(view.values),
    review: reviewedIn(product, view),
    focused,
    isAtTop: isAtTop(location),
  }
}

const mendedTitleOf = ({ title, brand }: ProductValues): string | null => {
  const mended = sentenceCase(title, brand?.title)
  return mended === title ? null : mended
}
