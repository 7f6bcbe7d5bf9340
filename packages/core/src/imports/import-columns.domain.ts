import type { CategoryChoice, ImportField, Mapped } from './import-details.domain.ts'
import type { PriceImport } from './imports.domain.ts'

export type Edits = Readonly<Record<string, string | null>>

/** The mapping with the choices that are not saved yet; a field that was taken moves to the newer column. */
export const mappingWith = (mapping: readonly Mapped[], edits: Edits): readonly Mapped[] => {
  const chosen = new Set(Object.values(edits).filter((field) => field !== null))
  return mapping.map(({ column, field }) => {
    if (Object.hasOwn(edits, column)) return { column, field: edits[column] ?? null }
    return { column, field: field !== null && chosen.has(field) ? null : field }
  })
}

const hasColumn = (mapping: readonly Mapped[], field: string): boolean => mapping.some((one) => one.field === field)

/** What fills in a field beside a column of its own: a price of a sale, and one category for all products. */
const isFilled = (field: string, mapping: readonly Mapped[], category: CategoryChoice | null): boolean =>
  hasColumn(mapping, field) ||
  (field === 'price' && hasColumn(mapping, 'sale_price')) ||
  (field === 'category' && category !== null)

/** The required fields that nothing fills in. */
export const lackingFields = (
  fields: readonly ImportField[],
  mapping: readonly Mapped[],
  category: CategoryChoice | null,
): readonly ImportField[] => fields.filter(({ field, isRequired }) => isRequired && !isFilled(field, mapping, category))

/** The fields of which an import of prices and stock needs one, or it would change nothing. */
const offerFields: readonly string[] = ['price', 'sale_price', 'old_price', 'quantity', 'availability']

export const lacksOffer = (type: PriceImport['type'], mapping: readonly Mapped[]): boolean =>
  type === 'prices' && !offerFields.some((field) => hasColumn(mapping, field))

/** Whether the category of all products is to be asked for: the file is one of goods, and no column has it. */
export const asksCategory = (fields: readonly ImportField[], mapping: readonly Mapped[]): boolean =>
  fields.some(({ field, isRequired }) => field === 'category' && isRequired) && !hasColumn(mapping, 'category')

/** Both readings of a number: with a decimal sign and with one between thousands. */
export const readingsOf = (sample: string): { readonly whole: string; readonly part: string } => {
  const [head = '', tail = ''] = sample.split(/[.,]/)
  return { whole: `${head}${tail}`, part: `${head},${tail.replace(/0+$/, '') || '0'}` }
}

/** The decimal sign of a number if it is read with decimals; else the other one is. */
export const decimalIn = (sample: string, isPart: boolean): ',' | '.' => (sample.includes(',') === isPart ? ',' : '.')

/** The field of the addresses of photos. */
export const photosField = 'images'

/**
 * The columns that fill in nothing yet, while none has the photos of products: without photos, all of them stay drafts.
 */
export const photoColumns = (fields: readonly ImportField[], mapping: readonly Mapped[]): readonly string[] =>
  fields.some(({ field }) => field === photosField) && mapping.every(({ field }) => field !== photosField)
    ? mapping.flatMap(({ column, field }) => (field === null ? [column] : []))
    : []

/** What the supplier has said about the columns of a file. */
export interface ColumnsSaid {
  readonly found: PriceImport | null
  readonly edits: Edits
  /** The decimal sign of numbers that can be read in two ways. */
  readonly decimal: string | null
  /** The category of all products; `undefined` until another than the server's is chosen. */
  readonly whole: CategoryChoice | null | undefined
}

/** The category of all products, where no column has one. */
export const wholeCategory = (
  { found, whole }: Pick<ColumnsSaid, 'found' | 'whole'>,
  mapping: readonly Mapped[],
): CategoryChoice | null => {
  if (!asksCategory(found?.details?.fields ?? [], mapping)) return null
  return whole === undefined ? (found?.details?.category ?? null) : whole
}

/** Whether the columns say all that an import needs, and no number can be read in two ways. */
export const isWhole = ({ found, edits, decimal, whole }: ColumnsSaid): boolean => {
  if (!found?.details) return false
  const { fields, doubts } = found.details
  const mapping = mappingWith(found.details.mapping, edits)
  const lacking = lackingFields(fields, mapping, wholeCategory({ found, whole }, mapping))
  return lacking.length === 0 && !lacksOffer(found.type, mapping) && (doubts.length === 0 || decimal !== null)
}
