import { isSame } from '../../kernel/same.ts'
import type { Errors } from '../../kit/fields/record-fields.domain.ts'
import type { EditedProduct, ProductValues } from './product-form.domain.ts'
import type { Problem } from './product-problems.domain.ts'
import { type ProductScreen, type ProductStep, productScreens, productSteps, stepOf } from './product-steps.domain.ts'

interface Edited {
  readonly values: ProductValues
  readonly saved: ProductValues
}

/** The remarks of the marketplace by path. One about a field that was changed since is no longer shown. */
export const remarksIn = (product: EditedProduct | null, { values, saved }: Edited): Errors => {
  if (product?.status !== 'rejected') return {}
  return Object.fromEntries(
    (product.moderation?.fields ?? [])
      .filter(({ path }) => {
        const name = path.split('.')[0] as keyof ProductValues
        return isSame(values[name], saved[name])
      })
      .map(({ path, message }) => [path, { text: message }]),
  )
}

/** How a step is marked: with a mistake, with something that lacks, empty and optional, or filled in. */
export type StepMark = 'wrong' | 'lacking' | 'blank' | 'done'

/** The steps that may stay empty. */
const isBlank = ({ variants, weight, length, width, height, warranty }: ProductValues, step: ProductStep): boolean => {
  if (step === 'variants') return variants.variants.length === 0
  return step === 'delivery' && [weight, length, width, height, warranty].every((written) => written === '')
}

/** The mark of each step. The last one only gathers what the others lack. */
export const marksOf = (
  errors: Errors,
  problems: readonly Problem[],
  values: ProductValues,
): Readonly<Record<ProductStep, StepMark>> => {
  const wrong = new Set(Object.keys(errors).map(stepOf))
  const lacking = new Set(problems.filter(({ level }) => level === 'stop').map(({ path }) => stepOf(path)))
  const markOf = (step: ProductStep): StepMark => {
    if (wrong.has(step)) return 'wrong'
    if (lacking.has(step) || (step === 'check' && lacking.size + wrong.size > 0)) return 'lacking'
    return isBlank(values, step) ? 'blank' : 'done'
  }
  return Object.fromEntries(productSteps.map((step) => [step, markOf(step)])) as Readonly<Record<ProductStep, StepMark>>
}

/** The mark of a screen: of its worst part, and done as soon as one of its parts is. */
export const markOfScreen = (marks: Readonly<Record<ProductStep, StepMark>>, screen: ProductScreen): StepMark => {
  const parts = productScreens[screen].filter((step) => step !== 'check').map((step) => marks[step])
  return (['wrong', 'lacking', 'done'] as const).find((mark) => parts.includes(mark)) ?? 'blank'
}

/** What the server found and the typed values still lack, and what they lack by the rules of the panel. */
export const openProblems = (
  found: readonly Problem[] | null,
  typed: readonly Problem[],
  isChanged: boolean,
): readonly Problem[] => {
  // The server judged what is saved; with unsaved changes only the typed values count.
  if (found === null || isChanged) return typed
  return [...found, ...typed.filter((one) => !found.some(({ code, path }) => code === one.code && path === one.path))]
}
