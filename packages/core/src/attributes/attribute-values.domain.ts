import { isAmong, type Word } from '../kernel/word.ts'
export const attributeTypes = ['one', 'many', 'text', 'area', 'number', 'flag', 'color', 'date', 'size'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** Types whose values are chosen from a list. */
export const listed: readonly AttributeType[] = ['one', 'many', 'color', 'size']

interface Listing {
  readonly isSystem: boolean
  readonly type: Word<AttributeType>
}

/** Whether a supplier can change the values from which products choose. */
export const hasList = ({ isSystem, type }: Listing): boolean => !isSystem && isAmong(listed, type)

/** An attribute with more values has too many to edit them as lines: its form shows the first ones. */
export const editableValues = 500
/** How many values come with an attribute that has more. */
export const shownValues = 100

interface Counted extends Listing {
  readonly valueCount: number
}

/** Whether there are several values to put in order, to replace or to merge. */
export const hasSeveral = (row: Counted): boolean => hasList(row) && row.valueCount > 1
