import type { Location } from '../kernel/routes.ts'
import { isAmong, type Word } from '../kernel/word.ts'
import type { FieldStates } from '../kit/form/record.domain.ts'
import { searchFrom, writtenPick } from '../kit/list/address.domain.ts'
import { type RowWith, row, wordsOf } from '../kit/row/row.domain.ts'
import { changesUnit } from './attribute-rules.domain.ts'
import { type AttributeType, attributeTypes, listed } from './attribute-values.domain.ts'

/** Types whose values are typed as a text. */
const written: readonly AttributeType[] = ['text', 'area']
/** Types by which the variants of a product can differ. */
const varying: readonly AttributeType[] = ['one', 'color', 'size']

const attributeTones = { draft: 'neutral', active: 'plain', archived: 'neutral' } as const
export const attributeStatuses = wordsOf(attributeTones)

export const attributeRow = {
  title: row.text({ required: true }),
  type: row.word(attributeTypes),
  unit: row.text(),
  /** The title of its group; `null` for an attribute without one. */
  group: row.text({ at: 'group.title' }),
  isRequired: row.flag(),
  /** The list counts the values; a record has them, or the first of very many. */
  valueCount: row.own<number>({ file: ['values_count'] }),
  /** The form has only the first of its values, because there are too many to edit them as lines. */
  hasMoreValues: row.flag({ at: 'values_more' }),
  /** The number of products that use the attribute. */
  usage: row.count({ at: 'usage_count', or: 0 }),
  /** The categories whose products have it in their form; none for one that only follows the products that have it. */
  categories: row.records(),
  /** The number of products without a value, although their category requires one. */
  lackingCount: row.count({ at: 'products_lacking', or: 0 }),
  /** An attribute of the marketplace: it can be copied but not changed. */
  isSystem: row.flag({ at: 'locked' }),
  status: row.states(attributeTones),
}
export type Attribute = RowWith<typeof attributeRow>

/** The products that lack a value of an attribute. */
export const productsLacking = (attribute: Attribute): Location => ({
  to: 'products',
  search: searchFrom({ lacks: writtenPick(attribute) }),
})

/** The fields of the form that depend on the type or on the products. */
type Depending =
  | 'type'
  | 'code'
  | 'unit'
  | 'keepsNumbers'
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
  | 'pattern'
  | 'values'
  | 'isVariant'

/** The values of the form that decide which of its fields are shown. */
interface Shown {
  readonly type: Word<AttributeType>
  readonly unit: string
}

/** The type and the code are locked while products hold values of the attribute; other fields depend on the type. */
export const statesOf = (values: Shown, row: Attribute | null): FieldStates<Record<Depending, unknown>> => ({
  ...(row !== null && row.usage > 0 && { type: 'locked', code: 'locked' }),
  ...(values.type !== 'number' && { unit: 'hidden', min: 'hidden', max: 'hidden', step: 'hidden' }),
  ...(!changesUnit({ ...values }, row) && { keepsNumbers: 'hidden' }),
  ...(!isAmong(written, values.type) && { maxLength: 'hidden' }),
  ...(values.type !== 'text' && { pattern: 'hidden' }),
  ...(!isAmong(listed, values.type) && { values: 'hidden' }),
  ...(isAmong(listed, values.type) && row?.hasMoreValues && { values: 'locked' }),
  ...(!isAmong(varying, values.type) && { isVariant: 'hidden' }),
})
