import type { ProductRecord } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import { withRecords } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { attributesOf } from './attributes.ts'

export interface AttributeValue {
  readonly id: number
  readonly title: string
}

export const valuesOf = (record: { readonly [field: string]: unknown }): readonly AttributeValue[] =>
  (record['values'] ?? []) as readonly AttributeValue[]

/** What the sandbox notes about an attribute for itself. */
const work = ['answers', 'merging', 'merged', 'order', 'category_ids']

/** An attribute without what the sandbox notes about it for itself. */
export const withoutWork = (record: StoredRecord): StoredRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !work.includes(name))) as StoredRecord

/** Whether a product has a value, of its own or in one of its variants. */
const uses = (product: ProductRecord, attribute: number, value: number): boolean =>
  product.attributes.some(
    (one) =>
      one.attribute_id === attribute &&
      (one.value === value || (Array.isArray(one.values) && one.values.includes(value))),
  ) || product.variants.some(({ options }) => options[attribute] === value)

/** The products that use a value of an attribute. */
export const usersOf = (world: World, supplier: Supplier, attribute: number, value: number): readonly ProductRecord[] =>
  productsOf(world, supplier).filter((product) => uses(product, attribute, value))

/** How many products use each value of an attribute. */
export const usageByValue = (world: World, supplier: Supplier, attribute: number): ReadonlyMap<unknown, number> => {
  const counts = new Map<unknown, number>()
  for (const { attributes, variants } of productsOf(world, supplier)) {
    const own = attributes.filter((one) => one.attribute_id === attribute)
    const used = own.flatMap(({ value, values }) => [value, ...(Array.isArray(values) ? values : [])])
    for (const value of new Set([...used, ...variants.map(({ options }) => options[attribute])]))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** How many products have any value of an attribute, of their own or in one of their variants. */
export const usageOf = (world: World, supplier: Supplier, attribute: number): number =>
  productsOf(world, supplier).filter(
    ({ attributes, variants }) =>
      attributes.some((one) => one.attribute_id === attribute) ||
      variants.some(({ options }) => options[attribute] !== undefined),
  ).length

/** In how many products, as a text says it: «в 1 товарі», «в 18 товарах». */
export const inProducts = (count: number): string =>
  `в ${count} ${count % 10 === 1 && count % 100 !== 11 ? 'товарі' : 'товарах'}`

const optionsKey = ({ options }: ProductRecord['variants'][number]): string => JSON.stringify(Object.entries(options))

/** A product with another value in place of one; `null` when two of its variants would become equal. */
export const withReplaced = (
  product: ProductRecord,
  attribute: number,
  value: number,
  replacement: number,
): ProductRecord | null => {
  const other = (one: unknown) => (one === value ? replacement : one)
  const variants = product.variants.map((variant) =>
    variant.options[attribute] === value
      ? { ...variant, options: { ...variant.options, [attribute]: replacement } }
      : variant,
  )
  if (new Set(variants.map(optionsKey)).size < variants.length) return null
  const attributes = product.attributes.map((one) =>
    one.attribute_id === attribute
      ? {
          ...one,
          ...('value' in one && { value: other(one.value) }),
          ...(Array.isArray(one.values) && { values: [...new Set(one.values.map(other))] }),
        }
      : one,
  )
  return { ...product, attributes, variants, version: product.version + 1 }
}

/**
 * The world in which the values that were merged into another one are gone as long as no product has them. A product
 * whose variants would have become equal keeps its value, and so does one that got it back.
 */
export const withMergedValues = (world: World, supplier: Supplier): World => {
  const all = attributesOf(world, supplier)
  if (all.every((one) => one['merging'] === undefined)) return world
  const next = all.map((one) => {
    const merging = (one['merging'] ?? []) as readonly AttributeValue[]
    if (merging.length === 0) return one
    const kept = merging.filter(({ id }) => usersOf(world, supplier, one.id, id).length > 0)
    const others = valuesOf(one).filter(({ id }) => merging.every((value) => value.id !== id))
    const places = (one['order'] ?? []) as readonly number[]
    const placeOf = ({ id }: AttributeValue) => (places.includes(id) ? places.indexOf(id) : places.length)
    const values = [...others, ...kept].toSorted((a, b) => placeOf(a) - placeOf(b))
    const isSame = JSON.stringify(values) === JSON.stringify(valuesOf(one))
    return isSame ? one : { ...one, values, version: one.version + 1 }
  })
  return withRecords(world, supplier, 'attributes', next)
}

export interface Merged {
  readonly from: number
  readonly into: number
}

const mergesIn = (record: { readonly [field: string]: unknown }) => (record['merged'] ?? []) as readonly Merged[]

/** An attribute of which one value gives way to another one wherever it was chosen. */
export const givingWay = (record: StoredRecord, from: number, into: number): StoredRecord => ({
  ...record,
  merged: [...mergesIn(record).filter((one) => one.from !== from), { from, into }],
})

/** The values of an attribute that gave way to others, and do not exist any more. */
export const mergedOf = (record: StoredRecord): readonly Merged[] => {
  const left = new Set(valuesOf(record).map(({ id }) => id))
  return mergesIn(record).filter(({ from }) => !left.has(from))
}

/** The first value that a change of an attribute would remove although products use it. */
export const lostValue = (
  world: World,
  supplier: Supplier,
  id: number,
  kept: readonly Partial<AttributeValue>[],
): { readonly title: string; readonly count: number } | null => {
  const before = attributesOf(world, supplier).find((one) => one.id === id)
  for (const value of before ? valuesOf(before) : []) {
    if (kept.some((one) => one.id === value.id)) continue
    const count = usersOf(world, supplier, id, value.id).length
    if (count > 0) return { title: value.title, count }
  }
  return null
}
