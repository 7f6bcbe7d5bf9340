import { categoryTree } from '../categories/categories.ts'
import { attributesOfFamily, isOfMarketplace } from '../categories/category-attributes.ts'
import type { World } from '../world.ts'
import type { ProductRecord, ProductVariant } from './product-records.ts'
import { edited } from './products.ts'

type Scenario = Pick<World, 'scenario'>

const nodeOf = (world: Scenario, category: number | null) =>
  category === null ? undefined : categoryTree(world).byId.get(category)

const attributesIn = (world: Scenario, category: number | null) => {
  const node = nodeOf(world, category)
  return node ? attributesOfFamily(node.family) : []
}

const isFilled = ({ value, values }: { readonly value?: unknown; readonly values?: unknown }): boolean =>
  Array.isArray(values) ? values.length > 0 : value !== undefined && value !== null && value !== ''

/** Whether a product has no value of an attribute, not even in its variants. */
export const lacksValue = ({ attributes, axes }: ProductRecord, id: number): boolean =>
  !attributes.some((one) => one.attribute_id === id && isFilled(one)) && !axes.some((axis) => axis.attribute_id === id)

/** The required attributes that a product lacks; those by which its variants differ are filled in by them. */
export const missingIn = (product: ProductRecord, world: Scenario) =>
  attributesIn(world, product.category_id)
    .filter(({ id, is_required: isRequired }) => isRequired && lacksValue(product, id))
    .map(({ id, title }) => ({
      code: 'required_attribute',
      level: 'stop' as const,
      path: `attributes.${id}`,
      message: `Заповніть «${title}».`,
      params: { attribute_id: id },
    }))

const shownValue = (
  { values = [] }: { readonly values?: readonly { readonly id: number; readonly title: string }[] },
  entry: ProductRecord['attributes'][number],
): string =>
  [entry.values ?? entry.value]
    .flat()
    .map((one) => values.find(({ id }) => id === one)?.title ?? String(one))
    .join(', ')

/** What another category would change in a product. */
export const changedCategory = (world: Scenario, product: ProductRecord, category: number) => {
  const [before, after] = [attributesIn(world, product.category_id), attributesIn(world, category)]
  // An own attribute goes with the product.
  const has = (id: number) => !isOfMarketplace(id) || after.some((one) => one.id === id)
  const lost = product.attributes.filter((one) => isFilled(one) && !has(one.attribute_id))
  const isAxisLost = product.axes.some((axis) => !has(axis.attribute_id))
  return {
    kept: product.attributes.filter((one) => has(one.attribute_id)).map((one) => one.attribute_id),
    lost: lost.map((entry) => {
      const attribute = before.find(({ id }) => id === entry.attribute_id)
      return {
        attribute_id: entry.attribute_id,
        attribute: attribute?.title ?? '',
        value: shownValue(attribute ?? {}, entry),
      }
    }),
    required_missing: after
      .filter((one) => one.is_required && !product.attributes.some((entry) => entry.attribute_id === one.id))
      .map(({ title }) => title),
    variants_lost: isAxisLost ? product.variants.length : 0,
    commission_before: nodeOf(world, product.category_id)?.commission ?? null,
    commission_after: nodeOf(world, category)?.commission ?? null,
  }
}

/** Why a product cannot stand in a category any more; `null` where it can. */
export const categoryRefusal = (world: Scenario, category: number | null): string | null => {
  const node = nodeOf(world, category)
  if (category === null || node?.children.length === 0) return null
  return node === undefined
    ? 'Такої категорії вже немає: виберіть іншу.'
    : 'У категорії з’явилися підкатегорії: виберіть кінцеву.'
}

/** What a product loses with another category. */
export const withoutLost = (
  product: ProductRecord,
  { category_id: category, attributes = product.attributes }: Partial<ProductRecord>,
) => {
  if (category === undefined || category === null || category === product.category_id) return {}
  const known = attributesOfFamily(categoryTree({ scenario: 'default' }).byId.get(category)?.family ?? '')
  const has = (id: number) => !isOfMarketplace(id) || known.some((one) => one.id === id)
  const isKept = product.axes.every((axis) => has(axis.attribute_id))
  return {
    attributes: attributes.filter((one) => has(one.attribute_id)),
    ...(!isKept && { axes: [], variants: [] }),
  }
}

type Body = Parameters<typeof cellErrors>[0]

const cellErrors = (
  variants: readonly (Omit<ProductVariant, 'id' | 'quantity' | 'reserved'> & {
    readonly id: number | null
    readonly quantity?: { readonly set: number; readonly expected: number }
  })[],
  product: ProductRecord,
  others: readonly ProductRecord[],
): Readonly<Record<string, readonly string[]>> => {
  const errors: Record<string, readonly string[]> = {}
  const taken = new Set(others.flatMap(({ sku, variants: all }) => [sku, ...all.map((one) => one.sku)]))
  const mine = variants.map(({ sku }) => sku)
  for (const [at, { id, sku, price, old_price: oldPrice, quantity }] of variants.entries()) {
    const path = `variants.${at}`
    if (sku && (taken.has(sku) || mine.indexOf(sku) !== at)) errors[`${path}.sku`] = ['Такий артикул уже є.']
    if (price !== null && oldPrice !== null && oldPrice <= price)
      errors[`${path}.old_price`] = ['Стара ціна має бути вищою за ціну.']
    const reserved = product.variants.find((one) => one.id === id)?.reserved ?? 0
    if (quantity && quantity.set < reserved)
      errors[`${path}.quantity`] = [`У замовленнях уже ${reserved} шт.: менше бути не може.`]
  }
  return errors
}

type Written =
  | { readonly next: World; readonly product: ProductRecord }
  | { readonly errors: Readonly<Record<string, readonly string[]>> }
  | { readonly inOrder: readonly number[] }
  | 'stale'

/** A product with these variants. A variant in open orders can be taken off sale, but not removed. */
export const writtenVariants = (
  world: World,
  product: ProductRecord,
  others: readonly ProductRecord[],
  { axes, variants }: { readonly axes: ProductRecord['axes']; readonly variants: Body },
  now: number,
): Written => {
  const errors = cellErrors(variants, product, others)
  if (Object.keys(errors).length > 0) return { errors }
  const before = (id: number | null) => product.variants.find((one) => one.id === id)
  const isStale = variants.some(({ id, quantity }) => {
    const known = before(id)
    return known !== undefined && quantity && known.quantity !== quantity.expected && known.quantity !== quantity.set
  })
  if (isStale) return 'stale'
  const gone = product.variants.filter(({ id, reserved }) => reserved > 0 && variants.every((one) => one.id !== id))
  if (gone.length > 0) return { inOrder: gone.map(({ id }) => id) }
  let { nextId } = world
  const written = variants.map(({ id, quantity, ...rest }): ProductVariant => {
    const known = before(id)
    return {
      ...rest,
      id: known?.id ?? nextId++,
      quantity: quantity?.set ?? known?.quantity ?? 0,
      reserved: known?.reserved ?? 0,
    }
  })
  const whole = edited(product, { axes, variants: written }, now)
  return { next: { ...world, nextId }, product: { ...whole, offer_version: product.offer_version + 1 } }
}
