import { attributesOfFamily, shownValues } from '../categories/category-attributes.ts'
import type { ProductRecord } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { mergedOf, valuesOf } from './attribute-values.ts'
import { attributesOf, groupsOf } from './attributes.ts'

interface Leaf {
  readonly id: number
  readonly family: string
}

/** The categories whose products have an own attribute in their form. */
export const categoriesOf = (record: StoredRecord): readonly number[] =>
  (record['category_ids'] ?? []) as readonly number[]

/** Whether a product has any value of an attribute, of its own or in its variants. */
const has = ({ attributes, axes }: ProductRecord, attribute: number): boolean =>
  attributes.some((one) => one.attribute_id === attribute) || axes.some((one) => one.attribute_id === attribute)

/** Whether a category requires an own attribute. */
export const isOwnRequired = (record: StoredRecord, category: number): boolean =>
  record['is_required'] === true && record['status'] === 'active' && categoriesOf(record).includes(category)

/** The supplier’s own attributes in a category: those that it requires, and those that its products have. */
const ownAttributes = (world: World, supplier: Supplier, category: number) => {
  const products = productsOf(world, supplier).filter((one) => one.category_id === category)
  const groups = groupsOf(world, supplier)
  return attributesOf(world, supplier)
    .filter(({ locked, status }) => locked !== true && status === 'active')
    .filter((one) => categoriesOf(one).includes(category) || products.some((product) => has(product, one.id)))
    .map((one, at) => {
      const { id, code, title, type, unit, rules, is_variant } = one
      const group = groups.find((each) => each.id === one['group_id'])
      const values = valuesOf(one)
      return {
        id,
        code,
        title,
        type,
        unit,
        is_required: isOwnRequired(one, category),
        is_variant,
        group: group
          ? {
              id: group.id,
              title: group['title'],
              position: 100 + Number(group['position']),
              is_collapsed: group['is_collapsed'],
            }
          : null,
        position: at + 1,
        values: values.slice(0, shownValues),
        values_more: values.length > shownValues,
        values_merged: mergedOf(one),
        rules,
      }
    })
}

/** The attributes of a category in the form of a product: those of the marketplace, then the supplier’s own ones. */
export const attributesInCategory = (world: World, supplier: Supplier, { id, family }: Leaf) => [
  ...attributesOfFamily(family),
  ...ownAttributes(world, supplier, id),
]
