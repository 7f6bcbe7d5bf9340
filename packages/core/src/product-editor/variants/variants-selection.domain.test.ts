import { expect, test } from 'vitest'
import { type Matrix, noVariants, withAxes } from './variants.domain.ts'
import {
  allRows,
  chosenRows,
  noSelection,
  rowsWith,
  withApplied,
  withChosenOnSale,
  withRowsToggled,
} from './variants-selection.domain.ts'

const axes = [
  { attributeId: 'color', values: ['black', 'white'] },
  { attributeId: 'size', values: ['s', 'm'] },
]
/** Black S, black M, white S, white M. */
const matrix = withAxes(noVariants, axes) as Matrix

const choosing = (...steps: readonly (readonly number[])[]) =>
  steps.reduce((selection, rows) => withRowsToggled(matrix, selection, rows), noSelection)

test.each([
  { name: 'one row', steps: [[2]], chosen: [2] },
  { name: 'a row given up', steps: [[2], [2]], chosen: [] },
  { name: 'all of a value', steps: [rowsWith(matrix, 'size', 'm')], chosen: [1, 3] },
  { name: 'a value of which one row is chosen', steps: [[1], rowsWith(matrix, 'size', 'm')], chosen: [1, 3] },
  { name: 'a value beside another', steps: [[1, 3], rowsWith(matrix, 'color', 'black')], chosen: [0, 1, 3] },
  { name: 'a value given up', steps: [allRows(matrix), rowsWith(matrix, 'color', 'black')], chosen: [2, 3] },
  { name: 'all, given up', steps: [allRows(matrix), allRows(matrix)], chosen: [] },
  { name: 'a row that is not there', steps: [[9]], chosen: [] },
])('chooses $name', ({ steps, chosen }) => {
  expect(chosenRows(matrix, choosing(...steps))).toEqual(chosen)
})

test('a combination that is gone is not chosen, and is chosen again when it is back', () => {
  const selection = choosing([0, 3])
  const black = withAxes(matrix, [{ attributeId: 'color', values: ['black'] }, axes[1] as (typeof axes)[number]])
  expect(chosenRows(black as Matrix, selection)).toEqual([0])
  expect(chosenRows(withAxes(black as Matrix, axes) as Matrix, selection)).toEqual([0, 3])
})

test.each([
  { column: 'price', text: ' 1,234.50 грн ', set: '1234.50' },
  { column: 'barcode', text: '00123', set: '00123' },
  { column: 'quantity', text: '7,00', set: '7' },
  { column: 'oldPrice', text: '', set: '' },
] as const)('sets $column in the chosen variants only', ({ column, text, set }) => {
  const before = { ...matrix, variants: matrix.variants.map((one) => ({ ...one, [column]: '5' })) }
  const after = withApplied(before, { ...choosing([1, 2]), column, text })
  expect(after.variants.map((one) => one[column])).toEqual(['5', set, set, '5'])
})

test('puts the chosen variants off sale and back', () => {
  const off = withChosenOnSale(matrix, choosing([0, 3]), false)
  expect(off.variants.map(({ isActive }) => isActive)).toEqual([false, true, true, false])
  expect(withChosenOnSale(off, choosing([0]), true).variants.map(({ isActive }) => isActive)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
