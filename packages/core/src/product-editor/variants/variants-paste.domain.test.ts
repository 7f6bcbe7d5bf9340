import { expect, test } from 'vitest'
import { cellMistakes } from './variant-rules.domain.ts'
import { type Axis, type Matrix, noVariants, withAxes, withCells } from './variants.domain.ts'
import { pasteAt } from './variants-paste.domain.ts'

const axis: Axis = {
  attributeId: '1',
  values: Array.from({ length: 30 }, (_, at) => String(at)),
}
const matrix = withAxes(noVariants, [axis]) as Matrix

const rows = Array.from({ length: 30 }, (_, at) => [`${100 + at},50 грн`, '1,234.50', '7.00', `A-${at}`, '36000291452'])
const block = rows.map((cells) => cells.join('\t')).join('\r\n')

test('a block of 30 by 5 cells fills the matrix', () => {
  const paste = pasteAt(matrix, { row: 0, column: 'price' }, block)
  expect(paste.cells).toHaveLength(150)
  expect(paste).toMatchObject({ rowsOver: 0, columnsOver: 0 })
  const [first] = withCells(matrix, paste.cells).variants
  expect(first).toMatchObject({ price: '100,50', oldPrice: '1234.50', quantity: '7', barcode: '036000291452' })
  expect(paste.cells.every(({ mistake }) => mistake === null)).toBe(true)
})

test('each wrong cell is marked and the others are filled', () => {
  const wrong = block.replace('103,50 грн', '10x').replace('A-5\t', 'A-4\t')
  const { cells } = pasteAt(matrix, { row: 0, column: 'price' }, wrong)
  expect(cells.filter(({ mistake }) => mistake !== null).map(({ row, column }) => [row, column])).toEqual([
    [3, 'price'],
    [4, 'sku'],
    [5, 'sku'],
  ])
  expect(cells).toHaveLength(150)
})

test('what does not fit is counted and not pasted', () => {
  const paste = pasteAt(matrix, { row: 28, column: 'sku' }, 'A\tB\tC\nD\tE\nF')
  expect(paste).toMatchObject({ rowsOver: 1, columnsOver: 1 })
  expect(paste.cells.map(({ row, column, text }) => [row, column, text])).toEqual([
    [28, 'sku', 'A'],
    [28, 'barcode', 'B'],
    [29, 'sku', 'D'],
    [29, 'barcode', 'E'],
  ])
})

test('an unchanged cell is no change', () => {
  const before = withCells(matrix, [{ row: 0, column: 'price', text: '99' }])
  expect(pasteAt(before, { row: 0, column: 'price' }, '99\n98').cells.map(({ row }) => row)).toEqual([1])
})

test.each([
  [{ price: '100', oldPrice: '100' }, '0.oldPrice', 'productEditor.oldPriceLow'],
  [{ quantity: '1000000' }, '0.quantity', 'kit.outOfRange'],
  [{ quantity: '1,5' }, '0.quantity', 'kit.notAWhole'],
  [{ barcode: '4820024700017' }, '0.barcode', 'productEditor.barcodeCheck'],
  [{ sku: 'a'.repeat(65) }, '0.sku', 'kit.tooLong'],
])('a variant with %j has a mistake at %s', (texts, path, key) => {
  const cells = Object.entries(texts).map(([column, text]) => ({ row: 0, column: column as 'price', text }))
  expect(cellMistakes(withCells(matrix, cells))).toMatchObject({ [path]: { key } })
})

test('a sku twice in one matrix is marked in both rows, whatever its case', () => {
  const twice = withCells(matrix, [
    { row: 1, column: 'sku', text: 'ab-1' },
    { row: 7, column: 'sku', text: ' AB-1' },
  ])
  expect(Object.keys(cellMistakes(twice))).toEqual(['1.sku', '7.sku'])
})
