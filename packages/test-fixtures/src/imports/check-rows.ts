import { type CategoryNode, type CategoryTree, lineOf } from '../world/categories.ts'
import { categoriesLike } from '../world/category-search.ts'
import type { ProductRecord } from '../world/product-records.ts'
import { attributesIn, mergedAttributes } from './attribute-cells.ts'
import type { ImportType, Mapped } from './import-fields.ts'
import type { Table } from './table.ts'
import { availabilityIn, isBarcode, isLink, linksIn, numberIn, type RowError, rowError } from './values.ts'

type Fields = Readonly<Record<string, unknown>>
export type Outcome = 'created' | 'updated' | 'unchanged' | 'rejected'

/** What an import makes of one row. */
export interface RowPlan {
  readonly line: number
  readonly key: string
  readonly outcome: Outcome
  readonly product: number | null
  readonly variant: number | null
  readonly before: Fields
  readonly after: Fields
  readonly errors: readonly RowError[]
}

/** A value of a column that the supplier replaced everywhere. */
export interface Fix {
  readonly column: string
  readonly value: string
  readonly replace_with: string
}

export interface Catalogue {
  readonly products: readonly ProductRecord[]
  readonly tree: CategoryTree
  readonly brands: readonly { readonly id: number; readonly title: string }[]
  /** The category by its name in the file; `null` where its goods are not taken. */
  readonly categories: Readonly<Record<string, number | null>>
}

export interface Order {
  readonly type: ImportType
  readonly mapping: readonly Mapped[]
  readonly fixes: readonly Fix[]
}

const folded = (text: string): string => text.toLocaleLowerCase('uk').replace(/[’'ʼ]/g, '').replace(/\s+/g, ' ').trim()

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

/** The categories that a name may mean. */
export const candidatesOf = (name: string, tree: CategoryTree) =>
  categoriesLike(tree.leaves, lastOf(name), 3).map(({ node }) => ({
    id: node.id,
    title: lineOf(node)
      .map(({ title }) => title)
      .join(' › '),
  }))

const longest: Readonly<Record<string, number>> = { title: 255, description: 20_000, sku: 64 }

interface Cell {
  readonly column: string
  readonly value: string
}

/** The values of one row, by field, with what is wrong in it. */
const valuesOf = (cells: Readonly<Record<string, Cell>>, rates: Table['rates'], catalogue: Catalogue) => {
  const errors: RowError[] = []
  const values: Record<string, unknown> = {}
  const wrong = (code: string, { column, value }: Cell) => void errors.push(rowError(code, column, value))
  const rate = (): number | null => {
    const code = cells['currency']?.value.toUpperCase().replace('ГРН', 'UAH') || 'UAH'
    if (code === 'UAH') return 1
    return Object.hasOwn(rates, code) ? (rates[code] ?? null) : null
  }
  for (const [field, cell] of Object.entries(cells)) {
    if (cell.value === '') continue
    if (field === 'price' || field === 'old_price') {
      const sum = numberIn(cell.value)
      const course = rate()
      if (sum === null) wrong('not_a_number', cell)
      else if (sum < 0) wrong('number_negative', cell)
      else if (course !== null) {
        if (course === 1 && Math.abs(sum * 100 - Math.round(sum * 100)) > 1e-6) wrong('too_many_decimals', cell)
        else values[field] = Math.round(sum * course * 100) / 100
      }
    } else if (field === 'currency') {
      if (rate() === null) wrong('currency_unknown', cell)
    } else if (field === 'quantity') {
      const count = numberIn(cell.value.replace(/^[>+<]/, ''))
      if (count === null) wrong('not_a_number', cell)
      else if (count < 0) wrong('number_negative', cell)
      else values['quantity'] = Math.floor(count)
    } else if (field === 'availability') {
      const availability = availabilityIn(cell.value)
      if (availability === null) wrong('availability_unknown', cell)
      else values['availability'] = availability
    } else if (field === 'barcode') {
      const text = cell.value.replace(/[\s-]/g, '')
      if (isBarcode(text)) values['barcode'] = text
      else wrong('barcode_wrong', cell)
    } else if (field === 'category') {
      const node = categoryNamed(cell.value, catalogue)
      if (node === null) wrong('category_unknown', cell)
      else if (node.children.length > 0) wrong('category_not_leaf', cell)
      else values['category_id'] = node.id
    } else if (field === 'images') {
      const bad = linksIn(cell.value).find((link) => !isLink(link))
      if (bad === undefined) values['pictures'] = linksIn(cell.value)
      else wrong('image_link_wrong', { ...cell, value: bad })
    } else if (field === 'brand') {
      const brand = catalogue.brands.find(({ title }) => folded(title) === folded(cell.value))
      if (brand === undefined) wrong('brand_unknown', cell)
      else values['brand_id'] = brand.id
    } else if (field === 'sku' || field === 'title' || field === 'description') {
      if (cell.value.length > (longest[field] ?? 255)) wrong('text_too_long', cell)
      else values[field] = cell.value
    }
  }
  return { values, errors }
}

const offerFields = ['price', 'old_price', 'quantity', 'availability']
const ownOfVariant = ['price', 'old_price', 'quantity', 'barcode']

/** A row with the article of a variant is one of its product, as an export writes it, if it repeats the product's title. */
const isOfProduct = (title: string | undefined, product: ProductRecord): boolean =>
  title !== undefined && folded(title) === folded(product.title)

/** What an import would do, row by row; it changes nothing. */
export const checkedRows = (
  { columns, rows, rates }: Table,
  order: Order,
  catalogue: Catalogue,
): readonly RowPlan[] => {
  const { type, mapping, fixes } = order
  const fields = columns.map((column) => mapping.find((one) => one.column === column)?.field ?? null)
  const fixed = new Map(fixes.map(({ column, value, replace_with: better }) => [`${column}\n${value}`, better]))
  const bySku = new Map<string, { readonly product: ProductRecord; readonly variant: number | null }>()
  for (const product of catalogue.products) {
    if (product.sku) bySku.set(product.sku, { product, variant: null })
    for (const { id, sku } of product.variants) if (sku) bySku.set(sku, { product, variant: id })
  }
  const seen = new Set<string>()
  const groups = new Map<string, string>()

  return rows.map(({ line, cells: written }): RowPlan => {
    const cells: Record<string, Cell> = {}
    for (const [at, field] of fields.entries()) {
      const column = columns[at] ?? ''
      const value = written[at] ?? ''
      if (field) cells[field] = { column, value: fixed.get(`${column}\n${value}`) ?? value }
    }
    const key = cells['sku']?.value ?? ''
    const found = bySku.get(key)
    const { values, errors } = valuesOf(cells, rates, catalogue)
    const wrong = (code: string, field: string) =>
      void errors.push(rowError(code, cells[field]?.column ?? field, cells[field]?.value ?? ''))
    const columnOf = (field: string) => columns[fields.indexOf(field)] ?? field
    if (key === '') errors.push(rowError('required_empty', columnOf('sku'), ''))
    else if (seen.has(key)) wrong('sku_twice_in_file', 'sku')
    else if (!found && type === 'prices') wrong('sku_unknown', 'sku')
    else if (found && found.variant !== null && type === 'goods' && !isOfProduct(cells['title']?.value, found.product))
      wrong('sku_of_other_product', 'sku')
    seen.add(key)
    if (!found && type === 'goods')
      for (const field of ['title', 'category', 'price'])
        if (!cells[field]?.value) errors.push(rowError('required_empty', columnOf(field), ''))
    const group = cells['group']?.value
    if (group && cells['category']) {
      const before = groups.get(group) ?? cells['category'].value
      groups.set(group, before)
      if (before !== cells['category'].value) wrong('variant_group_mixed', 'category')
    }
    const family = catalogue.tree.byId.get(Number(values['category_id'] ?? found?.product.category_id))?.family
    if (family !== undefined && type === 'goods') {
      const { attributes, errors: mistakes } = attributesIn(family, cells, found === undefined)
      errors.push(...mistakes)
      const merged = mergedAttributes(found?.product.attributes ?? [], attributes)
      if (JSON.stringify(merged) !== JSON.stringify(found?.product.attributes ?? [])) values['attributes'] = merged
    }
    const variant = found?.product.variants.find(({ id }) => id === found.variant)
    const current = { ...(found?.product as unknown as Fields), ...(variant as unknown as Fields) }
    const { pictures, ...rest } = values
    const wanted = Object.entries(found ? rest : values).filter(([name]) => {
      if (type === 'prices' && !offerFields.includes(name)) return false
      // The row of a variant changes what is the variant's own.
      if (variant && !ownOfVariant.includes(name)) return false
      return !found || (name !== 'sku' && current[name] !== rest[name])
    })
    const after = Object.fromEntries(wanted)
    const before = Object.fromEntries(wanted.map(([name]) => [name, current[name] ?? null]))
    const { price: sum, old_price: oldSum } = values as { readonly price?: number; readonly old_price?: number }
    const isLow = sum !== undefined && oldSum !== undefined && oldSum <= sum
    // Prices that the product has already are not refused, because the row changes nothing of them.
    if (isLow && ('price' in after || 'old_price' in after)) wrong('old_price_low', 'old_price')
    const isRejected = errors.some(({ level }) => level === 'stop')
    const was = Number(current['price'] ?? 0)
    const price = Number(after['price'] ?? was)
    if (!isRejected && found && was > 0 && Math.abs(price - was) > was / 2) wrong('price_jump', 'price')
    if (
      !isRejected &&
      found?.product.status === 'active' &&
      (after['title'] !== undefined || after['description'] !== undefined)
    )
      wrong('moderation_will_follow', after['title'] === undefined ? 'description' : 'title')
    return {
      line,
      key,
      outcome: isRejected ? 'rejected' : !found ? 'created' : wanted.length === 0 ? 'unchanged' : 'updated',
      product: found?.product.id ?? null,
      variant: found?.variant ?? null,
      before: found ? before : {},
      after,
      errors,
    }
  })
}

/** The products that are not in the list and would be set to nothing. */
export const missingRows = (plans: readonly RowPlan[], products: readonly ProductRecord[]): readonly RowPlan[] => {
  const listed = new Set(plans.map(({ product }) => product))
  return products
    .filter(
      ({ id, quantity, variants, status }) =>
        !listed.has(id) && variants.length === 0 && quantity > 0 && status !== 'archived',
    )
    .map(({ id, sku, quantity }) => ({
      line: 0,
      key: sku ?? '',
      outcome: 'updated' as const,
      product: id,
      variant: null,
      before: { quantity },
      after: { quantity: 0 },
      errors: [],
    }))
}

export interface Jump {
  readonly kind: 'stock' | 'price'
  /** The share of the products, from 0 to 1. */
  readonly share: number
  readonly limit: number
}

const fewest = 5
const factor = 5

/** A change so large that it is more likely a mistake; `null` when there is none. */
export const jumpIn = (plans: readonly RowPlan[], products: readonly ProductRecord[]): Jump | null => {
  const updated = plans.filter(({ outcome }) => outcome === 'updated')
  const emptied = updated.filter(
    ({ before, after }) => Number(before['quantity']) > 0 && after['quantity'] === 0,
  ).length
  const stocked = products.filter(({ quantity }) => quantity > 0).length
  const empty = stocked === 0 ? 0 : emptied / stocked
  if (emptied >= fewest && empty >= 0.5) return { kind: 'stock', share: Math.min(1, empty), limit: 0.5 }
  const priced = updated.filter(({ before, after }) => Number(before['price']) > 0 && after['price'] !== undefined)
  const jumped = priced.filter(({ before, after }) => {
    const ratio = Number(after['price']) / Number(before['price'])
    return ratio >= factor || ratio <= 1 / factor
  }).length
  const share = updated.length === 0 ? 0 : jumped / updated.length
  return jumped >= fewest && share >= 0.2 ? { kind: 'price', share, limit: 0.2 } : null
}

export interface Mistake {
  readonly code: string
  readonly level: 'stop' | 'warning'
  readonly column: string
  readonly value: string
  readonly rows: number
  readonly message: string
  readonly hint: string | null
}

/** The same mistakes together, most rows first. */
export const mistakesIn = (plans: readonly RowPlan[]): readonly Mistake[] => {
  const groups = new Map<string, Mistake>()
  for (const { code, level, column, value, message, hint } of plans.flatMap(({ errors }) => errors)) {
    const name = `${code}\n${column}\n${level === 'stop' ? value : ''}`
    const rows = (groups.get(name)?.rows ?? 0) + 1
    groups.set(name, { code, level, column, value: level === 'stop' ? value : '', rows, message, hint })
  }
  const rank = ({ level }: Mistake) => (level === 'stop' ? 0 : 1)
  return [...groups.values()].toSorted((one, other) => rank(one) - rank(other) || other.rows - one.rows)
}

export const countsOf = (plans: readonly RowPlan[]) => {
  const of = (outcome: Outcome) => plans.filter((plan) => plan.outcome === outcome).length
  return {
    created: of('created'),
    updated: of('updated'),
    unchanged: of('unchanged'),
    rejected: of('rejected'),
    warnings: plans.filter(({ errors }) => errors.some(({ level }) => level === 'warning')).length,
  }
}
