import { type CategoryNode, type CategoryTree, lineOf } from '../../world/categories/categories.ts'
import { categoriesLike } from '../../world/categories/category-search.ts'
import type { ProductRecord } from '../../world/products/product-records.ts'
import { foldedCode } from '../values/codes.ts'

/** What a price list is checked against. */
export interface Catalogue {
  readonly products: readonly ProductRecord[]
  readonly tree: CategoryTree
  readonly brands: readonly { readonly id: number; readonly title: string }[]
  /** The category by its name in the file; `null` where its goods are not taken. */
  readonly categories: Readonly<Record<string, number | null>>
}

export const folded = (text: string): string =>
  text.toLocaleLowerCase('uk').replace(/[’'ʼ]/g, '').replace(/\s+/g, ' ').trim()

/** The parts of a path such as «Дім > Посуд» or «Дім › Посуд». */
const partsOf = (name: string): readonly string[] => name.split(/[>›/|]/).map(folded)
const lastOf = (name: string): string =>
  name
    .split(/[>›/|]/)
    .at(-1)
    ?.trim() ?? name

const byTitle = new WeakMap<CategoryTree, ReadonlyMap<string, readonly CategoryNode[]>>()
const titlesIn = (tree: CategoryTree) => {
  const known = byTitle.get(tree)
  if (known) return known
  const made = new Map<string, CategoryNode[]>()
  for (const node of tree.byId.values()) {
    const title = folded(node.title)
    made.set(title, [...(made.get(title) ?? []), node])
  }
  byTitle.set(tree, made)
  return made
}

/** The only one of these, or the only one whose path ends with these parts; a title that several have says nothing. */
const alone = (nodes: readonly CategoryNode[] = [], parts: readonly string[]): CategoryNode | null => {
  const onPath = nodes.filter((node) => {
    const line = lineOf(node).map(({ title }) => folded(title))
    return line.slice(-parts.length).join('\n') === parts.join('\n')
  })
  return (onPath.length === 1 ? onPath[0] : nodes.length === 1 ? nodes[0] : null) ?? null
}

/** The category that a name in a file means, as the supplier said, by its path or by its title. */
export const categoryNamed = (
  name: string,
  { tree, categories }: Pick<Catalogue, 'tree' | 'categories'>,
): CategoryNode | null => {
  const chosen = Object.hasOwn(categories, name) ? categories[name] : undefined
  if (chosen !== undefined) return chosen === null ? null : (tree.byId.get(chosen) ?? null)
  const titles = titlesIn(tree)
  const parts = name.split('›').map(folded)
  const whole = alone(titles.get(parts.at(-1) ?? ''), parts)
  return whole ?? alone(titles.get(partsOf(name).at(-1) ?? ''), partsOf(name))
}

/** A category with the path to it. */
export const categoryPathOf = (node: CategoryNode): string =>
  lineOf(node)
    .map(({ title }) => title)
    .join(' › ')

/** The categories that a name may mean. */
export const candidatesOf = (name: string, tree: CategoryTree) =>
  categoriesLike(tree.leaves, lastOf(name), 3).map(({ node }) => ({ id: node.id, title: categoryPathOf(node) }))

export interface Found {
  readonly product: ProductRecord
  readonly variant: number | null
  /** The article code differs in case, alphabet or dashes. */
  readonly isClose: boolean
}

/** Finds products and variants by their article codes. */
export const finderOf = (products: readonly ProductRecord[]): ((sku: string) => Found | undefined) => {
  const exact = new Map<string, Omit<Found, 'isClose'>>()
  const near = new Map<string, Omit<Found, 'isClose'> | null>()
  const add = (sku: string | null, found: Omit<Found, 'isClose'>) => {
    if (!sku) return
    exact.set(sku, found)
    // Two codes that differ in their case alone say nothing about a third.
    near.set(foldedCode(sku), near.has(foldedCode(sku)) ? null : found)
  }
  for (const product of products) {
    add(product.sku, { product, variant: null })
    for (const { id, sku } of product.variants) add(sku, { product, variant: id })
  }
  return (sku) => {
    const found = exact.get(sku)
    if (found) return { ...found, isClose: false }
    const close = near.get(foldedCode(sku))
    return close ? { ...close, isClose: true } : undefined
  }
}
