import type { CategoryAttribute } from '../../categories/categories.domain.ts'
import type { Message } from '../../kernel/message.ts'
import { isSame } from '../../kernel/same.ts'
import { trimmed } from '../../kit/fields/fields.domain.ts'
import { readNumber } from '../../kit/fields/number-fields.domain.ts'
import type { Field } from '../../kit/fields/record-fields.domain.ts'
import type { OptionsQuery } from '../../kit/form/options.domain.ts'

/** A typed text, a flag, the ids of chosen values, or a number: as typed, or the id of the one chosen value. */
export type AttributeValue = string | boolean | readonly string[] | { readonly number: string }
export type AttributeValues = Readonly<Record<string, AttributeValue>>

/** What another category would change in a product. */
export interface CategoryChange {
  readonly lost: readonly { readonly id: string; readonly attribute: string; readonly value: string }[]
  readonly missing: readonly string[]
  readonly variantsLost: number
  /** In percent; `null` when unknown. */
  readonly commissionBefore: number | null
  readonly commissionAfter: number | null
}

export const isEmptyValue = (value: AttributeValue | undefined): boolean => {
  if (value === undefined) return true
  if (typeof value === 'string') return trimmed(value) === ''
  if (typeof value === 'boolean') return false
  return 'number' in value ? trimmed(value.number) === '' : value.length === 0
}

const mistakeOf = (value: AttributeValue): Message | null => {
  const isTyped = typeof value === 'object' && 'number' in value && !isEmptyValue(value)
  return isTyped && readNumber(value.number, 3) === null ? { key: 'kit.notANumber' } : null
}

/** The attributes of a product as one field of its form. */
export const attributesField: Field<AttributeValues> = {
  kind: 'own',
  initial: {},
  isRequired: false,
  choices: [],
  check: (values, path) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([id, value]) => {
        const message = mistakeOf(value)
        return message ? [[`${path}.${id}`, message]] : []
      }),
    ),
  clean: (values) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => !isEmptyValue(value))
        .map(([id, value]) => [id, typeof value === 'string' ? trimmed(value) : value])
        .toSorted(([one], [other]) => Number(one) - Number(other)),
    ),
  merge: (before, mine, theirs) => mergedValues(before, mine, theirs),
  holds: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** Two changes of the attributes in one; `null` when both changed the same one to different values. */
const mergedValues = (
  before: AttributeValues,
  mine: AttributeValues,
  theirs: AttributeValues,
): AttributeValues | null => {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(mine), ...Object.keys(theirs)])]
  const isEqual = (one: AttributeValues, other: AttributeValues, id: string) => isSame(one[id], other[id])
  if (ids.some((id) => !isEqual(before, mine, id) && !isEqual(before, theirs, id) && !isEqual(mine, theirs, id)))
    return null
  const merged = ids.map((id) => [id, (isEqual(before, mine, id) ? theirs : mine)[id]] as const)
  return Object.fromEntries(merged.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))
}

/** The required attributes that a product lacks. One by which its variants differ is filled in by them. */
export const missingAttributes = (
  attributes: readonly CategoryAttribute[],
  values: AttributeValues,
  axes: readonly { readonly attributeId: string }[],
): readonly CategoryAttribute[] =>
  attributes.filter(
    ({ id, isRequired }) =>
      isRequired && isEmptyValue(values[id]) && !axes.some(({ attributeId }) => attributeId === id),
  )

/** The attributes in the order of the form: the required ones first, then by their groups. */
export const inFormOrder = (attributes: readonly CategoryAttribute[]): readonly CategoryAttribute[] =>
  attributes.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))

/** Attributes under one heading in the form. */
export interface FurtherGroup {
  /** The group as the server has it; `null` for attributes without one. */
  readonly group: CategoryAttribute['group']
  readonly attributes: readonly CategoryAttribute[]
  /** Whether the form shows its fields before the supplier asks for them. */
  readonly isOpen: boolean
}

/** A form with more further attributes than these opens only groups with values; so does any form for a collapsed group. */
const fewAttributes = 12

/** The attributes that are not required, by their groups, in the order of the groups. */
export const furtherGroups = (
  attributes: readonly CategoryAttribute[],
  values: AttributeValues,
): readonly FurtherGroup[] => {
  const further = attributes.filter(({ isRequired }) => !isRequired)
  const groups = new Map(further.map(({ group }) => [group?.id, group]))
  return [...groups.values()].map((group) => {
    const inside = further.filter((one) => one.group?.id === group?.id)
    const isUsed = inside.some(({ id }) => !isEmptyValue(values[id]))
    const isShort = further.length <= fewAttributes && group?.isCollapsed !== true
    return { group, attributes: inside, isOpen: isUsed || isShort }
  })
}

/** The search for the values of an attribute that come without it, because there are too many. */
export const valuesQueryOf = ({ id }: Pick<CategoryAttribute, 'id'>): OptionsQuery => ({
  source: 'attribute-values',
  search: '',
  within: id,
})
