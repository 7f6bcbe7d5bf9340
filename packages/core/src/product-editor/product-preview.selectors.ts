import type { CategoryAttribute } from '../categories/categories.domain.ts'
import { type Kopecks, kopecks } from '../kernel/money.ts'
import { readMoney } from '../kit/fields/number-fields.domain.ts'
import { type AttributeValue, isEmptyValue } from './form/product-attributes.domain.ts'
import type { ProductValues } from './form/product-form.domain.ts'
import { namedWithAll, valueTitle } from './form/value-names.domain.ts'
import type { ProductEditorSnapshot } from './product-editor.machine.ts'

interface Offered {
  readonly sum: Kopecks | null
  /** The former price, which buyers see struck out. */
  readonly oldSum: Kopecks | null
  /** Whether other variants cost more. */
  readonly isLowest: boolean
}

/** The price that a list of the shop shows: of the product, or the lowest one of its variants on sale. */
export const offeredPrice = ({
  price,
  oldPrice,
  variants: { variants },
}: Pick<ProductValues, 'price' | 'oldPrice' | 'variants'>): Offered => {
  if (variants.length === 0) return { sum: readMoney(price), oldSum: readMoney(oldPrice), isLowest: false }
  const sums = variants.flatMap((one) => (one.isActive ? (readMoney(one.price) ?? []) : []))
  if (sums.length === 0) return { sum: null, oldSum: null, isLowest: false }
  const lowest = Math.min(...sums)
  return { sum: kopecks(lowest), oldSum: null, isLowest: sums.some((sum) => sum !== lowest) }
}

/** A filled-in attribute in words; a flag stays a flag, because the view has words for it. */
export interface BuyerAttribute {
  readonly id: string
  readonly title: string
  readonly value: string | boolean
}

/** What buyers read of a product, with what is typed and not saved yet. */
export const selectBuyerAttributes = (
  { context: { attributes, named, product } }: ProductEditorSnapshot,
  { attributes: values, variants }: Pick<ProductValues, 'attributes' | 'variants'>,
): readonly BuyerAttribute[] => {
  const all = attributes?.all ?? []
  const titleOf = (attribute: string, value: string) =>
    valueTitle(all, namedWithAll(product?.namedValues ?? {}, named), attribute, value)
  const onAxes = variants.axes.flatMap(({ attributeId, values: chosen }) => {
    const found = all.find(({ id }) => id === attributeId)
    return found ? [{ ...found, value: chosen as AttributeValue }] : []
  })
  const filled = all.flatMap((one) => {
    const value = values[one.id]
    return value === undefined || isEmptyValue(value) ? [] : [{ ...one, value }]
  })
  return [...onAxes, ...filled].map(({ id, title, unit, kind, value }) => ({
    id,
    title,
    value: textOf({ kind, unit, value }, (written) => titleOf(id, written)),
  }))
}

const textOf = (
  { kind, unit, value }: Pick<CategoryAttribute, 'kind' | 'unit'> & { readonly value: AttributeValue },
  titleOf: (value: string) => string,
): string | boolean => {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (!('number' in value)) return value.map(titleOf).join(', ')
  return kind === 'number' ? [value.number, unit].filter(Boolean).join(' ') : titleOf(value.number)
}
