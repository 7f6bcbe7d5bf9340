import type { Location } from '../kernel/routes.ts'
import { isAmong, type Word } from '../kernel/word.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import type { FieldStates } from '../kit/form/record.domain.ts'
import { searchFrom, writtenPick } from '../kit/list/address.domain.ts'
import { changesUnit } from './attribute-rules.domain.ts'
import { type AttributeType, listed } from './attribute-values.domain.ts'

/** Types whose values are typed as a text. */
const written: readonly AttributeType[] = ['text', 'area']
/** Types by which the variants of a product can differ. */
const varying: readonly AttributeType[] = ['one', 'color', 'size']

export const attributeStatuses = ['draft', 'active', 'archived'] as const

export interface Attribute {
  readonly id: string
  readonly title: string
  readonly type: Word<AttributeType>
  readonly unit: string | null
  /** The title of its group; `null` for an attribute without one. */
  readonly group: string | null
  readonly isRequired: boolean
  readonly valueCount: number
  /** The form has only the first of its values, because there are too many to edit them as lines. */
  readonly hasMoreValues: boolean
  /** The number of products that use the attribute. */
  readonly usage: number
  /** The categories whose products have it in their form; none for one that only follows the products that have it. */
  readonly categories: readonly Picked[]
  /** The number of products without a value, although their category requires one. */
  readonly lackingCount: number
  /** An attribute of the marketplace: it can be copied but not changed. */
  readonly isSystem: boolean
  readonly status: Word<(typeof attributeStatuses)[number]>
}

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
