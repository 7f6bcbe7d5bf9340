import type { ProductRecord } from '../../world/products/product-records.ts'
import { isOldPriceLow } from '../../world/products/product-rules.ts'
import { numberFields } from '../reading/import-fields.ts'
import type { Table, TableRow } from '../reading/table.ts'
import { foldedCode } from '../values/codes.ts'
import { type Doubt, formsIn } from '../values/numbers.ts'
import { type RowError, rowError } from '../values/row-errors.ts'
import { barePieces, bareSum } from '../values/sums.ts'
import { plainLine } from '../values/texts.ts'
import { attributesIn, mergedAttributes } from './attribute-cells.ts'
import { type Catalogue, type Found, finderOf, folded } from './catalogue.ts'
import type { Fields, Order, Outcome, RowPlan } from './row-plan.ts'
import { type Cell, type Cells, type Reading, type RowValues, valuesOf } from './row-values.ts'
import { type GroupedRow, withVariants } from './variant-groups.ts'

const columnsFor = ({ columns }: Table, { mapping }: Order, fields: readonly string[]): readonly string[] =>
  mapping
    .filter(({ column, field }) => field !== null && fields.includes(field) && columns.includes(column))
    .map(({ column }) => column)

/** How the numbers of a table are written, by its columns of numbers. */
const numbersIn = (table: Table, order: Order) => {
  const bare = (text: string) => barePieces(bareSum(text))
  return formsIn(table, columnsFor(table, order, numberFields), bare, order.options?.decimal)
}

/** The columns whose numbers can be read in two ways, which only the supplier can decide. */
export const doubtsIn = (table: Table, order: Order): readonly Doubt[] => numbersIn(table, order).doubts

/** The cells of a row by their fields, with the values that the supplier replaced. */
const cellsOf = (table: Table, order: Order): ((row: TableRow) => Cells) => {
  const fields = table.columns.map((column) => order.mapping.find((one) => one.column === column)?.field ?? null)
  const fixed = new Map(order.fixes.map(({ column, value, replace_with: better }) => [`${column}\n${value}`, better]))
  /** A link or a value among several is replaced where it stands. */
  const mended = (column: string, value: string): string => {
    const whole = fixed.get(`${column}\n${value}`)
    if (whole !== undefined) return whole
    const parts = order.fixes.filter((one) => one.column === column && one.value !== '' && value.includes(one.value))
    return parts.reduce((text, { value: part, replace_with: better }) => text.replaceAll(part, better), value)
  }
  return ({ cells, kinds }) => {
    const found: Record<string, Cell> = {}
    for (const [at, field] of fields.entries()) {
      const column = table.columns[at] ?? ''
      const value = cells[at] ?? ''
      if (!field) continue
      const better = mended(column, value)
      found[field] = { column, value: better, kind: better === value ? kinds?.[at] : undefined }
    }
    return found
  }
}

const total =
  /^(разом|всього|усього|итого|всего|total|підсумок|сума)(\s*[:.].*|\s+(до сплати|к-сть|шт\.?|позицій|товарів|к оплате).*)?$/i

const isTotal = ({ cells }: TableRow): boolean => cells.some((cell) => total.test(cell))

const filled = ({ cells }: TableRow): readonly string[] => cells.filter((cell) => cell !== '')

/** What is no product: a total at the end without an article code, and a row with a single text. */
const skippedAs = (
  row: TableRow,
  key: string,
  isLast: boolean,
  find: (sku: string) => Found | undefined,
): string | null => {
  const texts = [...new Set(filled(row))]
  const hasOwnCode = key !== '' && find(key) !== undefined
  if (hasOwnCode) return null
  if (isLast && isTotal(row) && (key === '' || total.test(key))) return 'total_left_out'
  return texts.length === 1 && /\p{L}{3}/u.test(texts[0] ?? '') ? 'heading_left_out' : null
}

/** The place of the last row of goods, below which stand totals and notes. */
const endOf = (rows: readonly TableRow[]): number =>
  rows.findLastIndex((row) => !isTotal(row) && filled(row).length > 1)

const offerFields = ['price', 'old_price', 'quantity', 'availability']
const ownOfVariant = ['price', 'old_price', 'quantity', 'barcode']

/** A row with the article of a variant is one of its product, as an export writes it, if it repeats the product's title. */
const isOfProduct = (title: string | undefined, product: ProductRecord): boolean =>
  title !== undefined && folded(plainLine(title)) === folded(product.title)

const currentOf = (found: Found | undefined): Fields => {
  const variant = found?.product.variants.find(({ id }) => id === found.variant)
  return { ...(found?.product as unknown as Fields), ...(variant as unknown as Fields) }
}

/** The values that a row changes. A row of prices and stock, and that of a variant, change these alone. */
const changedBy = (
  values: Fields,
  found: Found | undefined,
  { type }: Order,
): { readonly before: Fields; readonly after: Fields } => {
  const current = currentOf(found)
  const { pictures, sku, ...rest } = values
  if (!found) return { before: {}, after: values }
  const after = Object.entries(rest).filter(([name, value]) => {
    if (type === 'prices' && !offerFields.includes(name)) return false
    if (found.variant !== null && !ownOfVariant.includes(name)) return false
    return JSON.stringify(current[name]) !== JSON.stringify(value)
  })
  return {
    before: Object.fromEntries(after.map(([name]) => [name, current[name] ?? null])),
    after: Object.fromEntries(after),
  }
}

interface Checked {
  readonly table: Table
  readonly order: Order
  readonly catalogue: Catalogue
  readonly reading: Reading
  readonly columnOf: (field: string) => string
}

type Wrong = (code: string, field: string) => void

/** What is wrong with the article code, and with what a new product needs. */
const identityErrors = (
  key: string,
  found: Found | undefined,
  cells: Cells,
  { order }: Checked,
  wrong: Wrong,
): void => {
  const { type } = order
  if (key === '') wrong('required_empty', 'sku')
  else if (!found && type === 'prices') wrong('sku_unknown', 'sku')
  else if (found && found.variant !== null && type === 'goods' && !isOfProduct(cells['title']?.value, found.product))
    wrong('sku_of_other_product', 'sku')
  else if (found?.isClose) wrong('sku_close', 'sku')
  if (found || type !== 'goods') return
  const price = cells['price']?.value || cells['sale_price']?.value
  if (!cells['title']?.value) wrong('required_empty', 'title')
  if (!cells['category']?.value && order.category_id == null) wrong('required_empty', 'category')
  if (!price) wrong('required_empty', 'price')
}

/** The values with the old price that buyers may see: higher than the price, which may be that of the product. */
const withOldPrice = (values: Fields, found: Found | undefined, cells: Cells, wrong: Wrong): Fields => {
  const current = currentOf(found) as { readonly price?: number | null; readonly old_price?: number | null }
  const price = (values['price'] as number | undefined) ?? current.price ?? null
  const { old_price: oldPrice, ...others } = values as { readonly old_price?: number }
  if (oldPrice !== undefined && isOldPriceLow(price, oldPrice)) {
    // What the product has already is no mistake of the file.
    if (oldPrice !== current.old_price || price !== current.price) wrong('old_price_low', 'old_price')
    return oldPrice === current.old_price ? values : others
  }
  const isGone = /^(0([.,]0+)?)?$/.test(cells['old_price']?.value ?? '-') && current.old_price != null
  if (isGone && values['price'] !== undefined && values['price'] !== current.price) wrong('old_price_kept', 'old_price')
  return values
}

const withAttributes = (read: RowValues, found: Found | undefined, cells: Cells, checked: Checked): RowValues => {
  const { catalogue, order } = checked
  const category = Number(read.values['category_id'] ?? found?.product.category_id)
  const family = catalogue.tree.byId.get(category)?.family
  if (family === undefined || order.type !== 'goods') return read
  const { attributes, errors } = attributesIn(family, cells, found === undefined)
  const before = found?.product.attributes ?? []
  const merged = mergedAttributes(before, attributes)
  const isSame = JSON.stringify(merged) === JSON.stringify(before)
  return {
    ...read,
    errors: [...read.errors, ...errors],
    values: isSame ? read.values : { ...read.values, attributes: merged },
  }
}

const outcomeOf = (errors: readonly RowError[], found: Found | undefined, after: Fields): Outcome => {
  if (errors.some(({ level }) => level === 'stop')) return 'rejected'
  if (!found) return 'created'
  return Object.keys(after).length === 0 ? 'unchanged' : 'updated'
}

/** What changes of a product that is on sale, or changes much. */
const notes = (found: Found | undefined, after: Fields, wrong: Wrong): void => {
  if (!found) return
  const was = Number(currentOf(found)['price'] ?? 0)
  const price = Number(after['price'] ?? was)
  if (was > 0 && Math.abs(price - was) > was / 2) wrong('price_jump', 'price')
  const isRead = after['title'] !== undefined || after['description'] !== undefined
  if (found.product.status === 'active' && isRead)
    wrong('moderation_will_follow', after['title'] === undefined ? 'description' : 'title')
}

/** The plan of one row, apart from the rows around it. */
const planOf = (line: number, cells: Cells, found: Found | undefined, checked: Checked): RowPlan => {
  const { order, reading, columnOf } = checked
  const read = withAttributes(valuesOf(cells, reading), found, cells, checked)
  const errors = [...read.errors]
  const wrong: Wrong = (code, field) =>
    void errors.push(rowError(code, cells[field]?.column ?? columnOf(field), cells[field]?.value ?? ''))
  const key = String(read.values['sku'] ?? '')
  identityErrors(key, found, cells, checked, wrong)
  const own = found || order.category_id == null || read.values['category_id'] ? {} : { category_id: order.category_id }
  const values = withOldPrice({ ...read.values, ...own }, found, cells, wrong)
  if (found && values['pictures'] !== undefined && order.type === 'goods') wrong('images_kept', 'images')
  const { before, after } = changedBy(values, found, order)
  const outcome = outcomeOf(errors, found, after)
  if (outcome === 'updated') notes(found, after, wrong)
  const written = Object.fromEntries(
    Object.entries(read.written).filter(
      ([name]) => after[name] !== undefined || (name === 'sku' && outcome === 'created'),
    ),
  )
  const ids = { product: found?.product.id ?? null, variant: found?.variant ?? null }
  return { line, key, outcome, ...ids, before, after, written, errors, joins: null }
}

const skipped = (line: number, code: string, text: string): RowPlan => ({
  line,
  key: '',
  outcome: 'skipped',
  product: null,
  variant: null,
  before: {},
  after: {},
  written: {},
  errors: [rowError(code, '', text)],
  joins: null,
})

/** A row whose article code stood above: of two prices, nobody knows which is right. */
const repeated = (plan: RowPlan, columnOf: Checked['columnOf']): RowPlan => ({
  ...plan,
  outcome: 'rejected',
  errors: [...plan.errors, rowError('sku_twice_in_file', columnOf('sku'), plan.key)],
})

/** What an import would do, row by row; it changes nothing. */
export const checkedRows = (table: Table, order: Order, catalogue: Catalogue): readonly RowPlan[] => {
  const { decimals } = numbersIn(table, order)
  const columnOf = (field: string): string => order.mapping.find((one) => one.field === field)?.column ?? field
  const checked: Checked = { table, order, catalogue, columnOf, reading: { catalogue, rates: table.rates, decimals } }
  const find = finderOf(catalogue.products)
  const cellsIn = cellsOf(table, order)
  const end = endOf(table.rows)
  const seen = new Set<string>()
  const grouped: GroupedRow[] = []
  const plans = table.rows.map((row, at): RowPlan => {
    const cells = cellsIn(row)
    const { values } = valuesOf({ ...(cells['sku'] && { sku: cells['sku'] }) }, checked.reading)
    const key = String(values['sku'] ?? '')
    const why = skippedAs(row, key, at > end, find)
    if (why !== null) return skipped(row.line, why, filled(row)[0] ?? '')
    const plan = planOf(row.line, cells, find(key), checked)
    const isTwice = key !== '' && seen.has(foldedCode(key))
    seen.add(foldedCode(key))
    if (isTwice) return repeated(plan, columnOf)
    const group = cells['group']?.value
    if (group && plan.outcome === 'created') grouped.push({ plan, group, column: columnOf('group') })
    return plan
  })
  return withVariants(plans, grouped, catalogue.tree)
}
