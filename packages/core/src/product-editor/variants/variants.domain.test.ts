import { expect, test } from 'vitest'
import {
  type Axis,
  combinationCount,
  filledDown,
  goneWith,
  type Matrix,
  noVariants,
  variantTitle,
  withAxes,
  withCells,
  withIdsOf,
  withSavedIds,
} from './variants.domain.ts'
import { mergedMatrix } from './variants-merge.domain.ts'

const axis = (attributeId: string, ...values: readonly string[]): Axis => ({
  attributeId,
  values,
})
const made = (matrix: Matrix, ...axes: readonly Axis[]): Matrix => {
  const found = withAxes(matrix, axes)
  if (!found) throw new Error('too many')
  return found
}
const titles = ({ axes, variants }: Matrix) => variants.map((one) => variantTitle(axes, one, (_, value) => value))
const skus = ({ variants }: Matrix) => variants.map(({ sku }) => sku)

const colours = axis('colour', 'black', 'white')
const sizes = axis('size', 'S', 'M')
const typed = (matrix: Matrix) =>
  withCells(
    matrix,
    matrix.variants.map((_, row) => ({ row, column: 'sku' as const, text: `A-${row}` })),
  )

test('two axes make every combination, the last axis changing first', () => {
  expect(titles(made(noVariants, colours, sizes))).toEqual(['black / S', 'black / M', 'white / S', 'white / M'])
})

test('a new value adds combinations and keeps what was typed', () => {
  const before = typed(made(noVariants, colours, sizes))
  expect(skus(made(before, colours, axis('size', 'S', 'M', 'L')))).toEqual(['A-0', 'A-1', '', 'A-2', 'A-3', ''])
})

test('a new combination takes the price of a similar one', () => {
  const before = withCells(made(noVariants, colours), [{ row: 1, column: 'price', text: '250' }])
  const after = made(before, axis('colour', 'black', 'white'), sizes)
  expect(after.variants.map(({ price }) => price)).toEqual(['', '', '250', '250'])
})

test('a new axis gives what was typed to the first of its values', () => {
  expect(skus(made(typed(made(noVariants, colours)), colours, sizes))).toEqual(['A-0', '', 'A-1', ''])
})

test('an axis without values changes no variant', () => {
  const before = typed(made(noVariants, colours))
  expect(skus(made(before, colours, axis('size')))).toEqual(['A-0', 'A-1'])
})

test('after an axis was removed each remaining combination keeps the texts of its first variant', () => {
  expect(skus(made(typed(made(noVariants, colours, sizes)), colours))).toEqual(['A-0', 'A-2'])
})

test('other values in another order keep the rows of theirs', () => {
  expect(skus(made(typed(made(noVariants, colours)), axis('colour', 'white', 'black')))).toEqual(['A-1', 'A-0'])
})

test('a variant whose combination stays keeps its id, another combination is a new variant', () => {
  const before = made(noVariants, colours)
  const saved = { ...before, variants: before.variants.map((one, at) => ({ ...one, id: String(at + 1) })) }
  expect(made(saved, axis('colour', 'black', 'red')).variants.map(({ id }) => id)).toEqual(['1', null])
  expect(made(saved, colours, sizes).variants.map(({ id }) => id)).toEqual([null, null, null, null])
})

test('a value that is pressed again brings its variant back as it was, with its id', () => {
  const full = typed(made(noVariants, colours, sizes))
  const saved = {
    ...full,
    variants: full.variants.map((one, at) => ({ ...one, id: String(at), quantity: `${at + 1}` })),
  }
  const without = made(saved, axis('colour', 'black'), sizes)
  const gone = withSavedIds(goneWith([], saved.variants), saved)
  expect(withAxes(without, [colours, sizes], gone)).toEqual(saved)
  // The whole axis, too.
  expect(withAxes(made(saved, colours), [colours, sizes], gone)).toEqual(saved)
  // What was typed before counts, and one that is not saved any more is new.
  const dearer = withCells(saved, [{ row: 3, column: 'price', text: '99' }])
  const back = withAxes(without, [colours, sizes], withSavedIds(goneWith(gone, dearer.variants), without))
  expect(back?.variants.map(({ id, price }) => [id, price]).slice(2)).toEqual([
    [null, ''],
    [null, '99'],
  ])
})

test.each([
  [10, 10, true],
  [10, 11, false],
])('%i by %i combinations are allowed: %j', (many, more, isAllowed) => {
  const of = (name: string, count: number) => axis(name, ...Array.from({ length: count }, (_, at) => `${name}${at}`))
  const axes = [of('a', many), of('b', more)]
  expect(combinationCount(axes)).toBe(many * more)
  expect(withAxes(noVariants, axes) !== null).toBe(isAllowed)
})

test('four axes are too many', () => {
  expect(
    withAxes(
      noVariants,
      ['a', 'b', 'c', 'd'].map((name) => axis(name, '1')),
    ),
  ).toBe(null)
})

test('a cell is copied into the rows below it only', () => {
  const before = withCells(made(noVariants, colours, sizes), [{ row: 1, column: 'price', text: '99' }])
  expect(filledDown(before, 1, 'price').variants.map(({ price }) => price)).toEqual(['', '99', '99', '99'])
})

test('an earlier matrix takes the ids of a save', () => {
  const before = made(noVariants, colours)
  const now = { ...before, variants: before.variants.map((one, at) => ({ ...one, id: `${at}` })) }
  expect(withIdsOf(typed(before), now).variants.map(({ id, sku }) => [id, sku])).toEqual([
    ['0', 'A-0'],
    ['1', 'A-1'],
  ])
})

const cell = (row: number, column: 'price' | 'quantity', text: string) => ({ row, column, text })

test('two changes of different cells are both kept, and of the same cell they conflict', () => {
  const before = typed(made(noVariants, colours, sizes))
  const mine = withCells(before, [cell(0, 'price', '10'), cell(1, 'quantity', '7')])
  const sold = withCells(before, [cell(0, 'quantity', '3')])
  const merged = mergedMatrix(before, mine, sold)
  expect(merged?.variants.map(({ price, quantity }) => [price, quantity]).slice(0, 2)).toEqual([
    ['10', '3'],
    ['', '7'],
  ])
  expect(mergedMatrix(before, mine, withCells(before, [cell(1, 'quantity', '6')]))).toBe(null)
  expect(mergedMatrix(before, mine, withCells(before, [cell(1, 'quantity', '7')]))).toEqual(mine)
})

test('a new value on one side keeps the cells of the other, and new values on both conflict', () => {
  const before = typed(made(noVariants, colours))
  const mine = made(before, axis('colour', 'black', 'white', 'red'))
  const sold = withCells(before, [cell(1, 'quantity', '3')])
  expect(mergedMatrix(before, mine, sold)?.variants.map(({ quantity }) => quantity)).toEqual(['', '3', ''])
  expect(mergedMatrix(before, sold, mine)?.variants.map(({ quantity }) => quantity)).toEqual(['', '3', ''])
  expect(mergedMatrix(before, mine, made(before, colours, sizes))).toBe(null)
})
