import { categoryTree } from '../categories/categories.ts'
import { requiredOfFamily } from '../categories/category-attributes.ts'
import { lacksValue } from '../products/product-editing.ts'
import type { ProductRecord } from '../products/product-records.ts'
import { productsOf } from '../products/products.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { attributesOf } from './attributes.ts'
import { categoriesOf, isOwnRequired } from './own-category-attributes.ts'

/** Whether the category of a product requires an attribute that the product does not have. */
const lacks = (world: World, product: ProductRecord, attribute: StoredRecord): boolean => {
  const { category_id: category, status } = product
  if (category === null || status === 'archived') return false
  const family = categoryTree(world).byId.get(category)?.family
  const isRequired =
    isOwnRequired(attribute, category) || (family !== undefined && requiredOfFamily(family).has(attribute.id))
  return isRequired && lacksValue(product, attribute.id)
}

/** The categories that have an attribute in their form, and how many of the products lack it where it is required. */
export const useOfAttribute = (world: World, supplier: Supplier, attribute: StoredRecord) => {
  const tree = categoryTree(world).byId
  return {
    categories: categoriesOf(attribute).flatMap((id) => {
      const title = tree.get(id)?.title
      return title === undefined ? [] : [{ id, title }]
    }),
    products_lacking: productsOf(world, supplier).filter((product) => lacks(world, product, attribute)).length,
  }
}

// A filter is asked about each product.
const known = new WeakMap<World, Map<string, StoredRecord | undefined>>()

const attributeIn = (world: World, supplier: Supplier, id: string): StoredRecord | undefined => {
  const found = known.get(world) ?? new Map<string, StoredRecord | undefined>()
  known.set(world, found)
  const key = `${supplier.id}/${id}`
  if (!found.has(key))
    found.set(
      key,
      attributesOf(world, supplier).find((one) => String(one.id) === id),
    )
  return found.get(key)
}

/** The filter of products by an attribute that they lack. */
export const lacksChosen = (
  record: StoredRecord,
  [chosen = '']: readonly string[],
  world: World,
  supplier: Supplier,
): boolean => {
  const attribute = attributeIn(world, supplier, chosen)
  return attribute !== undefined && lacks(world, record as ProductRecord, attribute)
}
