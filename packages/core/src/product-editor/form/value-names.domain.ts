import type { CategoryAttribute, CategoryStep } from '../../categories/categories.domain.ts'
import type { Matrix } from '../variants/variants.domain.ts'
import { standingFor } from './attribute-changes.domain.ts'
import type { AttributeValues } from './product-attributes.domain.ts'

/** Values by the id of their attribute. */
export type NamedValues = Readonly<Record<string, readonly CategoryStep[]>>

/** The attributes with values that a search found or the product has, beside the first ones that come with them. */
export const withNamed = (attributes: readonly CategoryAttribute[], named: NamedValues): readonly CategoryAttribute[] =>
  attributes.map((attribute) => {
    const added = (named[attribute.id] ?? []).filter(({ id }) => attribute.values.every((one) => one.id !== id))
    return added.length === 0 ? attribute : { ...attribute, values: [...attribute.values, ...added] }
  })

/** The values with one more of an attribute. */
export const namedWith = (named: NamedValues, attribute: string, value: CategoryStep): NamedValues => ({
  ...named,
  [attribute]: [...(named[attribute] ?? []).filter(({ id }) => id !== value.id), value],
})

export const namedWithAll = (named: NamedValues, found: NamedValues): NamedValues =>
  Object.entries(found).reduce(
    (all, [attribute, values]) => values.reduce((one, value) => namedWith(one, attribute, value), all),
    named,
  )

/** Values of one attribute. */
export interface ChosenValues {
  readonly attribute: string
  readonly ids: readonly string[]
}

/** The values that a product has but whose titles came neither with their attribute nor with the product. */
export const unnamedIn = (
  attributes: readonly CategoryAttribute[],
  chosen: Readonly<Record<string, readonly string[]>>,
  axes: Matrix['axes'],
): readonly ChosenValues[] => {
  const axisIds = axes.map(({ attributeId }) => attributeId)
  return [...new Set([...Object.keys(chosen), ...axisIds])].flatMap((attribute) => {
    const found = attributes.find(({ id }) => id === attribute)
    // Of an attribute that the category does not have, such as an archived one, only an axis surely has a list.
    if (found === undefined ? !axisIds.includes(attribute) : !found.hasMoreValues) return []
    const merged = found?.merged ?? {}
    const onAxes = axes.filter((one) => one.attributeId === attribute).flatMap(({ values }) => values)
    const all = [...(chosen[attribute] ?? []), ...onAxes]
    const known = found?.values ?? []
    const ids = [...new Set(all.map((id) => standingFor(merged, id)))].filter((id) =>
      known.every((one) => one.id !== id),
    )
    return ids.length === 0 ? [] : [{ attribute, ids }]
  })
}

/** The ids of the chosen values among the typed ones, by their attribute. */
const idsIn = (values: AttributeValues): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([attribute, value]) => {
      if (typeof value !== 'object') return []
      const ids = 'number' in value ? [value.number].filter((id) => id !== '') : value
      return ids.length === 0 ? [] : [[attribute, ids]]
    }),
  )

interface Typed {
  readonly attributes: AttributeValues
  readonly variants: Pick<Matrix, 'axes'>
}

interface Choosing {
  readonly chosenValues: Readonly<Record<string, readonly string[]>>
  readonly axes: Matrix['axes']
}

/**
 * The same for a product and what its form holds, with the titles that were asked for before: they may have changed
 * since.
 */
export const unnamedOf = (
  product: Choosing | null,
  attributes: { readonly all: readonly CategoryAttribute[] } | null,
  named: NamedValues,
  typed: Typed | null,
): readonly ChosenValues[] => {
  if (product === null || attributes === null) return []
  const asked = Object.fromEntries(Object.entries(named).map(([id, values]) => [id, values.map((one) => one.id)]))
  const sources = [product.chosenValues, idsIn(typed?.attributes ?? {}), asked]
  const chosen = Object.fromEntries(
    sources.flatMap(Object.keys).map((id) => [id, sources.flatMap((source) => source[id] ?? [])]),
  )
  return unnamedIn(attributes.all, chosen, [...product.axes, ...(typed?.variants.axes ?? [])])
}

/** The title of a value, or of the one that it was merged into; its id while the title is not known. */
export const valueTitle = (
  attributes: readonly CategoryAttribute[],
  named: NamedValues,
  attribute: string,
  value: string,
): string => {
  const { values = [], merged = {} } = attributes.find(({ id }) => id === attribute) ?? {}
  const present = standingFor(merged, value)
  return [...values, ...(named[attribute] ?? [])].find(({ id }) => id === present)?.title ?? value
}
