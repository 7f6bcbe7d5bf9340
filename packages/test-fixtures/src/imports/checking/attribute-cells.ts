import { attributesOfFamily, titleOfAttribute, valuesOfAttribute } from '../../world/categories/category-attributes.ts'
import { availabilityIn } from '../../world/products/availability.ts'
import type { ProductRecord } from '../../world/products/product-records.ts'
import { attributePrefix } from '../reading/import-fields.ts'
import { numberIn } from '../values/numbers.ts'
import { type RowError, rowError } from '../values/row-errors.ts'
import { plainLine, plainText } from '../values/texts.ts'
import type { Cells } from './row-values.ts'

type Attribute = ProductRecord['attributes'][number]
const listed: readonly string[] = ['one', 'color', 'size']

const folded = (text: string): string => text.toLocaleLowerCase('uk').trim()

interface ReadAttribute {
  readonly entry: Omit<Attribute, 'attribute_id'> | null
  /** The part of the cell that says nothing. */
  readonly unread?: string
}

const numberOf = (text: string): number | null => {
  const number = numberIn(text.replace(/(?<=\d)\s*[^\d\s.,]+\.?$/, ''), ',')
  return typeof number === 'number' ? number : null
}

const dayOf = (text: string): string | null => {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? []
  if (year) return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? text.trim() : null
}

const flagOf = (text: string): boolean | null => {
  const availability = availabilityIn(text)
  return availability === 'in_stock' ? true : availability === 'out_of_stock' ? false : null
}

const simple: Readonly<Record<string, (text: string) => unknown>> = {
  number: numberOf,
  date: dayOf,
  flag: flagOf,
  text: plainLine,
  area: plainText,
}

/** A value of a list, several of them, or what an attribute of this type holds. */
const readAttribute = (type: string, text: string, named: (title: string) => number | undefined): ReadAttribute => {
  if (listed.includes(type)) {
    const value = named(text)
    return value === undefined ? { entry: null, unread: text } : { entry: { value } }
  }
  if (type === 'many') {
    const parts = text.split(/[,;|]/).map((part) => part.trim())
    const values = parts.map(named).filter((one) => one !== undefined)
    const unread = parts.filter((part) => named(part) === undefined)
    return { entry: values.length > 0 ? { values } : null, ...(unread.length > 0 && { unread: unread.join(', ') }) }
  }
  const value = simple[type]?.(text) ?? null
  return value === null ? { entry: null, unread: text } : { entry: { value } }
}

/** The attributes of a category that a row fills in, with what is wrong in them. */
export const attributesIn = (family: string, cells: Cells, isNew: boolean) => {
  const attributes: Attribute[] = []
  const errors: RowError[] = []
  const ofFamily = attributesOfFamily(family)
  const told = Object.entries(cells).filter(([field]) => field.startsWith(attributePrefix))
  for (const [field, { column, value }] of told)
    if (value !== '' && !ofFamily.some(({ title }) => field === `${attributePrefix}${title}`))
      errors.push(rowError('attribute_of_other_category', column, ''))
  for (const { id, title, type, is_required: isRequired } of told.length > 0 ? ofFamily : []) {
    const { column = title, value = '' } = cells[`${attributePrefix}${title}`] ?? {}
    const named = (text: string) => valuesOfAttribute(id).find((one) => folded(one.title) === folded(text))?.id
    if (value === '') {
      if (isRequired && isNew) errors.push(rowError('attribute_missing', column, ''))
      continue
    }
    const { entry, unread } = readAttribute(type, plainText(value), named)
    if (entry !== null) attributes.push({ attribute_id: id, ...entry })
    if (unread !== undefined) errors.push(rowError('attribute_unknown_value', column, unread))
  }
  return { attributes, errors }
}

/** The attributes of a product after those of a row. */
export const mergedAttributes = (before: readonly Attribute[], read: readonly Attribute[]): readonly Attribute[] => {
  const news = new Map(read.map((one) => [one.attribute_id, one]))
  const kept = before.map((one) => news.get(one.attribute_id) ?? one)
  return [...kept, ...read.filter((one) => !before.some(({ attribute_id: id }) => id === one.attribute_id))]
}

/** Attributes as people read them: «Колір: Білий». */
export const attributesText = (attributes: readonly Attribute[]): string =>
  attributes
    .map(({ attribute_id: id, value, values }) => {
      const titles = valuesOfAttribute(id)
      const shown = [values ?? value].flat().map((one) => titles.find((known) => known.id === one)?.title ?? one)
      return `${titleOfAttribute(id)}: ${shown.join(', ')}`
    })
    .join('; ')
