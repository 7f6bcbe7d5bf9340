import {
  attributesOfFamily,
  attributeTitles,
  titleOfAttribute,
  valuesOfAttribute,
} from '../world/category-attributes.ts'
import type { ProductRecord } from '../world/product-records.ts'
import { numberIn, type RowError, rowError } from './values.ts'

type Attribute = ProductRecord['attributes'][number]
interface Cell {
  readonly column: string
  readonly value: string
}
type Cells = Readonly<Record<string, Cell>>

const prefix = 'attribute:'
const listed: readonly string[] = ['one', 'color', 'size']

/** The attributes of all categories, which a column fills in by its title. */
export const attributeFields = attributeTitles.map((title) => ({
  field: `${prefix}${title}`,
  title: `Атрибут «${title}»`,
  required: false,
  aliases: [title.toLowerCase()],
}))

const folded = (text: string): string => text.toLocaleLowerCase('uk').trim()

/** The attributes of a category that a row fills in, with what is wrong in them. */
export const attributesIn = (family: string, cells: Cells, isNew: boolean) => {
  const attributes: Attribute[] = []
  const errors: RowError[] = []
  const isTold = Object.keys(cells).some((field) => field.startsWith(prefix))
  for (const { id, title, type, is_required: isRequired } of isTold ? attributesOfFamily(family) : []) {
    const { column = title, value = '' } = cells[`${prefix}${title}`] ?? {}
    const named = (text: string) => valuesOfAttribute(id).find((one) => folded(one.title) === folded(text))?.id
    const wrong = (code: string) => void errors.push(rowError(code, column, value))
    if (value === '') {
      if (isRequired && isNew) wrong('attribute_missing')
    } else if (listed.includes(type)) {
      const found = named(value)
      if (found === undefined) wrong('attribute_unknown_value')
      else attributes.push({ attribute_id: id, value: found })
    } else if (type === 'many') {
      const found = value.split(/[,;|]/).map(named)
      if (found.includes(undefined)) wrong('attribute_unknown_value')
      else attributes.push({ attribute_id: id, values: found })
    } else if (type === 'number') {
      const number = numberIn(value)
      if (number === null) wrong('not_a_number')
      else attributes.push({ attribute_id: id, value: number })
    } else if (type === 'text' || type === 'area') attributes.push({ attribute_id: id, value })
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
