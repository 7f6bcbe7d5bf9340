import { availabilityIn } from '../../world/products/availability.ts'
import {
  isCapitals,
  isTitleShort,
  longestDescription,
  longestSku,
  longestTitle,
  mostImages,
} from '../../world/products/product-rules.ts'
import type { CellKind, Table } from '../reading/table.ts'
import { barcodeOf } from '../values/codes.ts'
import { isLink, linksIn } from '../values/links.ts'
import type { Decimal } from '../values/numbers.ts'
import { numberIn } from '../values/numbers.ts'
import { type RowError, rowError } from '../values/row-errors.ts'
import { currencyCode, piecesIn, splitSum } from '../values/sums.ts'
import { codeIn, plainLine, plainText } from '../values/texts.ts'
import { type Catalogue, categoryNamed, folded } from './catalogue.ts'

export interface Cell {
  readonly column: string
  readonly value: string
  readonly kind?: CellKind | undefined
}
export type Cells = Readonly<Record<string, Cell>>

export interface Reading {
  readonly catalogue: Pick<Catalogue, 'tree' | 'categories' | 'brands'>
  readonly rates: Table['rates']
  readonly decimals: Readonly<Record<string, Decimal | null>>
}

/** What a row says, by field of a product. */
export interface RowValues {
  readonly values: Readonly<Record<string, unknown>>
  readonly written: Readonly<Record<string, string>>
  readonly errors: readonly RowError[]
}

/** Fields without which the row says nothing, so that what is wrong in them refuses it. */
const main: readonly string[] = ['sku', 'title', 'category', 'price', 'sale_price', 'currency']

const flaws: Readonly<Partial<Record<CellKind, string>>> = {
  error: 'cell_is_error',
  formula: 'cell_is_formula',
  date: 'cell_is_date',
  percent: 'cell_is_percent',
}
const codes: readonly string[] = ['sku', 'barcode']
const textual: readonly string[] = ['title', 'description', 'brand', 'category', 'group']

/** Why a cell cannot hold a value of this field, whatever its text says. A date may be a text, but no number or code. */
const flawOf = (field: string, kind: CellKind | undefined): string | null => {
  if (kind === undefined) return null
  const mayBeText = textual.includes(field) || field.startsWith('attribute:')
  return mayBeText && (kind === 'date' || kind === 'percent') ? null : (flaws[kind] ?? null)
}

/** A side value never costs the row: it is left out, and said. */
const sideCodes: Readonly<Record<string, string>> = {
  quantity: 'stock_unreadable',
  old_price: 'old_price_unreadable',
  availability: 'availability_unknown',
  barcode: 'barcode_wrong',
  images: 'image_link_wrong',
  brand: 'brand_unknown',
}

/** Whether a number means what its cell shows. */
const isAsWritten = (written: string, value: number): boolean =>
  Number(written.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')) === value

type Outcome =
  | {
      readonly values: Readonly<Record<string, unknown>>
      readonly isOther?: boolean
      readonly notes?: readonly RowError[]
    }
  | { readonly wrong: string; readonly value?: string }

type Reader = (cell: Cell, reading: Reading, cells: Cells) => Outcome

const hryvnias = (currency: string, { rates }: Reading): number | null =>
  currency === 'UAH' ? 1 : Object.hasOwn(rates, currency) ? (rates[currency] ?? null) : null

/** A sum in hryvnias: the currency of the cell counts before that of the row. */
const sumOf =
  (field: string): Reader =>
  (cell, reading, cells) => {
    const { text, currency } = splitSum(cell.value)
    const sum = cell.kind === 'number' ? Number(text) : numberIn(text, reading.decimals[cell.column] ?? null)
    if (sum === 'doubt') return { wrong: 'number_doubtful' }
    if (sum === null || !Number.isFinite(sum)) return { wrong: 'not_a_number' }
    if (sum < 0) return { wrong: 'number_negative' }
    if (sum === 0) return field === 'price' ? { wrong: 'price_zero' } : { values: {} }
    const rate = hryvnias(currency ?? currencyCode(cells['currency']?.value || 'UAH'), reading)
    // What is wrong in the column of the currency is said there.
    if (rate === null) return currency === null ? { values: {} } : { wrong: 'currency_unknown' }
    const value = Math.round(sum * rate * 100) / 100
    if (value === 0) return { wrong: 'price_zero' }
    const isRounded = rate === 1 && Math.abs(value - sum) > 1e-9
    return {
      values: { [field]: value },
      isOther: currency !== null || !isAsWritten(cell.value, value),
      notes: isRounded ? [rowError('price_rounded', cell.column, cell.value)] : [],
    }
  }

const quantityOf: Reader = ({ value, column, kind }, { decimals }) => {
  const count = kind === 'number' ? Number(value) : piecesIn(value, decimals[column] ?? null)
  if (count === 'doubt') return { wrong: 'number_doubtful' }
  if (count === null || !Number.isFinite(count) || count < 0) {
    // Some lists say in the column of the stock whether there is any.
    const availability = availabilityIn(value)
    return availability === null ? { wrong: 'not_a_number' } : { values: { availability }, isOther: true }
  }
  return { values: { quantity: Math.floor(count) }, isOther: !isAsWritten(value, Math.floor(count)) }
}

const titleOf: Reader = ({ value, column }) => {
  const title = plainLine(value)
  if (title.length > longestTitle) return { wrong: 'text_too_long' }
  const code = isTitleShort(title) ? 'title_short' : isCapitals(title) ? 'title_caps' : null
  return { values: { title }, isOther: title !== value.trim(), notes: code ? [rowError(code, column, value)] : [] }
}

const readers: Readonly<Record<string, Reader>> = {
  price: sumOf('price'),
  sale_price: sumOf('sale_price'),
  old_price: sumOf('old_price'),
  quantity: quantityOf,
  title: titleOf,
  sku: ({ value }) => {
    const sku = codeIn(value)
    return sku.length > longestSku ? { wrong: 'text_too_long' } : { values: { sku }, isOther: sku !== value }
  },
  description: ({ value }) => {
    const description = plainText(value)
    if (description.length > longestDescription) return { wrong: 'text_too_long' }
    return { values: { description }, isOther: description !== value.trim() }
  },
  availability: ({ value }) => {
    const availability = availabilityIn(value)
    return availability === null
      ? { wrong: 'availability_unknown' }
      : { values: { availability }, isOther: /\d\s*\p{L}/u.test(value) }
  },
  barcode: ({ value }) => {
    const barcode = barcodeOf(value)
    return barcode === null ? { wrong: 'barcode_wrong' } : { values: { barcode }, isOther: barcode !== value.trim() }
  },
  category: ({ value }, { catalogue }) => {
    const node = categoryNamed(plainLine(value), catalogue)
    if (node === null) return { wrong: 'category_unknown' }
    return node.children.length > 0 ? { wrong: 'category_not_leaf' } : { values: { category_id: node.id } }
  },
  brand: ({ value }, { catalogue }) => {
    const brand = catalogue.brands.find(({ title }) => folded(title) === folded(plainLine(value)))
    return brand === undefined ? { wrong: 'brand_unknown' } : { values: { brand_id: brand.id } }
  },
  images: ({ value, column }) => {
    const links = linksIn(value)
    const good = links.filter(isLink)
    const bad = links.filter((link) => !isLink(link)).map((link) => rowError('image_link_wrong', column, link))
    const many = good.length > mostImages ? [rowError('images_too_many', column, '')] : []
    return { values: good.length > 0 ? { pictures: good.slice(0, mostImages) } : {}, notes: [...bad, ...many] }
  },
  currency: ({ value }, reading) =>
    hryvnias(currencyCode(value), reading) === null ? { wrong: 'currency_unknown' } : { values: {} },
}

/** The values of one row, by field, with what is wrong in it. */
export const valuesOf = (cells: Cells, reading: Reading): RowValues => {
  const errors: RowError[] = []
  const values: Record<string, unknown> = {}
  const written: Record<string, string> = {}
  for (const [field, cell] of Object.entries(cells)) {
    const flaw = flawOf(field, cell.kind)
    const read = readers[field]
    if (flaw !== null && (read || field.startsWith('attribute:'))) {
      errors.push(withLevel(rowError(flaw, cell.column, cell.value), field))
      continue
    }
    if (cell.value === '' || read === undefined) continue
    const outcome = read(cell, reading, cells)
    if ('wrong' in outcome) errors.push(wrongIn(field, cell, outcome.wrong))
    else {
      Object.assign(values, outcome.values)
      errors.push(...(outcome.notes ?? []))
      if (outcome.isOther) for (const name of Object.keys(outcome.values)) written[name] = cell.value
    }
  }
  return { ...withSale(values, cells), written, errors }
}

/** What is wrong in a side value is a warning, in words that say what happens without it. */
const wrongIn = (field: string, { column, value }: Cell, code: string): RowError =>
  rowError(main.includes(field) || code === 'number_doubtful' ? code : (sideCodes[field] ?? code), column, value)

/** A side value never costs the row. */
const withLevel = (error: RowError, field: string): RowError =>
  main.includes(field) || codes.includes(field) ? error : { ...error, level: 'warning' }

/** A price of a sale is the price, and the price beside it the old one. */
const withSale = (read: Readonly<Record<string, unknown>>, cells: Cells) => {
  const { sale_price: sale, ...values } = read
  if (typeof sale !== 'number') return { values }
  const before = values['price']
  if (typeof before !== 'number' || cells['sale_price'] === undefined) return { values: { ...values, price: sale } }
  return sale < before ? { values: { ...values, price: sale, old_price: before } } : { values }
}
