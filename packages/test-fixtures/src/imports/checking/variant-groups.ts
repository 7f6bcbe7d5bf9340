import type { CategoryTree } from '../../world/categories/categories.ts'
import { attributesOfFamily } from '../../world/categories/category-attributes.ts'
import type { ProductRecord } from '../../world/products/product-records.ts'
import { rowError } from '../values/row-errors.ts'
import type { RowPlan } from './row-plan.ts'

/** A row of a group of variants, as `«Група»` names it. */
export interface GroupedRow {
  readonly plan: RowPlan
  readonly group: string
  readonly column: string
}

const axisTypes: readonly string[] = ['color', 'size']

type Attributes = ProductRecord['attributes']
const attributesIn = ({ after }: RowPlan): Attributes => (after['attributes'] ?? []) as Attributes

const valueIn = (plan: RowPlan, id: number): number | null => {
  const value = attributesIn(plan).find((one) => one.attribute_id === id)?.value
  return typeof value === 'number' ? value : null
}

/** The colors and sizes by which all rows of a group differ. */
const axesOf = (plans: readonly RowPlan[], tree: CategoryTree): readonly number[] => {
  const family = tree.byId.get(Number(plans[0]?.after['category_id']))?.family ?? ''
  const axes = attributesOfFamily(family)
    .filter(({ id, type }) => axisTypes.includes(type) && plans.every((plan) => valueIn(plan, id) !== null))
    .map(({ id }) => id)
    .filter((id) => new Set(plans.map((plan) => valueIn(plan, id))).size > 1)
  const keys = plans.map((plan) => axes.map((id) => valueIn(plan, id)).join(' '))
  return new Set(keys).size === plans.length ? axes : []
}

const ofVariant = ['price', 'old_price', 'quantity', 'sku', 'barcode'] as const

const variantOf = (plan: RowPlan, axes: readonly number[]) => ({
  options: Object.fromEntries(axes.map((id) => [id, valueIn(plan, id)])),
  sku: null,
  barcode: null,
  price: null,
  old_price: null,
  quantity: 0,
  reserved: 0,
  image_id: null,
  is_active: true,
  ...Object.fromEntries(ofVariant.flatMap((name) => (name in plan.after ? [[name, plan.after[name]]] : []))),
})

const warned = ({ plan, column, group }: GroupedRow, code: string): RowPlan => ({
  ...plan,
  errors: [...plan.errors, rowError(code, column, group)],
})

/** New rows of one group as one product with variants; rows that cannot be its variants are products of their own. */
const joined = (rows: readonly GroupedRow[], tree: CategoryTree): readonly RowPlan[] => {
  const plans = rows.map(({ plan }) => plan)
  const [first] = plans
  if (first === undefined || plans.length < 2) return plans
  const isMixed = plans.some(({ after }) => after['category_id'] !== first.after['category_id'])
  if (isMixed) return rows.map((row, at) => (at === 0 ? row.plan : warned(row, 'variant_group_mixed')))
  const axes = axesOf(plans, tree)
  if (axes.length === 0) return rows.map((row, at) => (at === 0 ? row.plan : warned(row, 'variant_group_alike')))
  const own = Object.fromEntries(
    Object.entries(first.after).filter(([name]) => !(ofVariant as readonly string[]).includes(name)),
  )
  const pictures = [...new Set(plans.flatMap(({ after }) => (after['pictures'] ?? []) as readonly string[]))]
  const product = {
    ...own,
    ...(pictures.length > 0 && { pictures }),
    attributes: attributesIn(first).filter(({ attribute_id: id }) => !axes.includes(id)),
    axes: axes.map((id) => ({ attribute_id: id, value_ids: [...new Set(plans.map((plan) => valueIn(plan, id)))] })),
    variants: plans.map((plan) => variantOf(plan, axes)),
  }
  return plans.map((plan, at) => (at === 0 ? { ...plan, after: product } : { ...plan, joins: first.line }))
}

/** The plans with the new products of each group together, in the order of the file. */
export const withVariants = (
  plans: readonly RowPlan[],
  grouped: readonly GroupedRow[],
  tree: CategoryTree,
): readonly RowPlan[] => {
  const groups = new Map<string, GroupedRow[]>()
  for (const row of grouped) groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  const changed = new Map([...groups.values()].flatMap((rows) => joined(rows, tree)).map((plan) => [plan.line, plan]))
  return plans.map((plan) => changed.get(plan.line) ?? plan)
}
