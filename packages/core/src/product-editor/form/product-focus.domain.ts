import type { Errors } from '../../kit/fields/record-fields.domain.ts'
import type { Picture } from '../pictures/pictures.domain.ts'
import type { VariantColumn } from '../variants/variants.domain.ts'
import { ofVariants, type ProductValues } from './product-form.domain.ts'
import { type Problem, problemsIn } from './product-problems.domain.ts'

interface Shown {
  /** The values as stored, so that typing never moves the focus. */
  readonly saved: ProductValues
  readonly errors: Errors
  readonly pictures: readonly Picture[]
  readonly attributes: Parameters<typeof problemsIn>[0]['attributes']
}

/**
 * The path of the field to focus. An address may leave open which of several fields it means: the small picture
 * (`images.small`), the first required attribute that lacks (`attributes.required`), and the first variant that lacks
 * the value of a column (`variants.price`). The price and stock of a product with variants are columns, too. Without
 * such a field nothing is focused.
 */
export const focusedPath = (place: string | undefined, shown: Shown): string | undefined => {
  if (place === undefined) return undefined
  const isColumn = shown.saved.variants.variants.length > 0 && ofVariants.some((name) => name === place)
  const named = isColumn ? `variants.${place}` : place
  const [field, part = ''] = named.split('.')
  // The fields of both steps are not there before the attributes of the category.
  if ((field === 'attributes' || field === 'variants') && shown.attributes === null) return undefined
  if (named === 'images.small') return smallPicture(shown.pictures)
  if (named === 'attributes.required') return pathIn(missing(shown), 'attributes.')
  if (field === 'variants' && Number.isNaN(Number.parseInt(part, 10))) return cellOf(part as VariantColumn, shown)
  return named
}

const smallPicture = (pictures: readonly Picture[]): string => {
  const at = pictures.findIndex(({ state, message }) => state === 'stored' && message !== null)
  return at < 0 ? 'images' : `images.${at}`
}

const missing = ({ saved, attributes }: Shown): readonly Problem[] =>
  problemsIn({ values: saved, pictureCount: 1, attributes })

const pathIn = (problems: readonly Problem[], start: string): string | undefined =>
  problems.find(({ path }) => path.startsWith(start))?.path

/** A wrong cell of a column, or else the first one that is empty or nothing, or else the first one. */
const cellOf = (column: VariantColumn, { saved: { variants }, errors }: Shown): string => {
  const paths = variants.variants.map((_, at) => `variants.${at}.${column}`)
  const wrong = paths.find((path) => errors[path] !== undefined)
  const empty = variants.variants.findIndex((one) => one.isActive && Number(one[column] || 0) === 0)
  return wrong ?? paths[empty] ?? paths[0] ?? 'variants'
}
