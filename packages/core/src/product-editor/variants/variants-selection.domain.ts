import { trimmed } from '../../kit/fields/fields.domain.ts'
import { keyOf, type Matrix, type VariantColumn, withCells, withVariant } from './variants.domain.ts'
import { cleaned } from './variants-paste.domain.ts'

/** The chosen variants, and what is to be set in all of them. */
export interface VariantSelection {
  /** The combinations of values of the variants. */
  readonly keys: readonly string[]
  readonly column: VariantColumn
  /** The text as typed. */
  readonly text: string
}

export const noSelection: VariantSelection = { keys: [], column: 'price', text: '' }

/** The rows of the chosen variants. A variant whose combination is gone by now is not among them. */
export const chosenRows = ({ variants }: Matrix, { keys }: VariantSelection): readonly number[] =>
  variants.flatMap((one, row) => (keys.includes(keyOf(one)) ? [row] : []))

/** The rows of the variants with one value of an attribute. */
export const rowsWith = (matrix: Matrix, attributeId: string, value: string): readonly number[] =>
  matrix.variants.flatMap(({ options }, row) => (options[attributeId] === value ? [row] : []))

export const allRows = ({ variants }: Matrix): readonly number[] => variants.map((_, row) => row)

const keysIn = ({ variants }: Matrix, rows: readonly number[]): readonly string[] =>
  rows.flatMap((row) => variants[row] ?? []).map(keyOf)

/** Whether there are such rows and all of them are chosen. */
export const areChosen = (matrix: Matrix, { keys }: VariantSelection, rows: readonly number[]): boolean =>
  rows.length > 0 && keysIn(matrix, rows).every((key) => keys.includes(key))

/** Chooses some rows beside those that are chosen, or gives them up when all of them are. */
export const withRowsToggled = (
  matrix: Matrix,
  selection: VariantSelection,
  rows: readonly number[],
): VariantSelection => {
  const keys = keysIn(matrix, rows)
  const others = selection.keys.filter((key) => !keys.includes(key))
  return { ...selection, keys: areChosen(matrix, selection, rows) ? others : [...others, ...keys] }
}

/** Sets the typed text in every chosen variant. */
export const withApplied = (matrix: Matrix, selection: VariantSelection): Matrix => {
  const { column, text } = selection
  return withCells(
    matrix,
    chosenRows(matrix, selection).map((row) => ({ row, column, text: cleaned(column, trimmed(text)) })),
  )
}

/** Puts every chosen variant on sale or off sale. */
export const withChosenOnSale = (matrix: Matrix, selection: VariantSelection, isActive: boolean): Matrix =>
  chosenRows(matrix, selection).reduce((changed, row) => withVariant(changed, row, { isActive }), matrix)
