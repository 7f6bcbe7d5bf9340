import { expect, test } from 'vitest'
import { expectFullCoverage, explore } from '../../../testing/explore.ts'
import { productVariantsMachine } from './product-variants.machine.ts'
import { type Matrix, noVariants, withAxes } from './variants.domain.ts'

const axis = (attributeId: string, count: number) => ({
  attributeId,
  values: Array.from({ length: count }, (_, at) => `${attributeId}${at}`),
})
const matrix = withAxes(noVariants, [axis('a', 2)]) as Matrix

const model = explore(productVariantsMachine, {
  input: { owner: { send: () => {} } },
  user: [
    { type: 'axes.changed', matrix, saved: matrix, axes: [axis('a', 2), axis('b', 2)] },
    { type: 'axes.changed', matrix, saved: matrix, axes: [axis('a', 11), axis('b', 10)] },
    { type: 'cell.typed', matrix, row: 0, column: 'price', text: '5' },
    { type: 'cell.filledDown', matrix, row: 0, column: 'price' },
    { type: 'variant.changed', matrix, row: 1, change: { isActive: false } },
    { type: 'block.pasted', matrix, row: 0, column: 'price', text: '1\t2' },
    { type: 'block.pasted', matrix, row: 0, column: 'price', text: '\t' },
    { type: 'variants.held', matrix, variants: [] },
    { type: 'rows.toggled', matrix, rows: [0, 1] },
    { type: 'rows.toggled', matrix, rows: [1] },
    { type: 'selection.changed', change: { text: '7' } },
    { type: 'selection.pasted', text: '250\n300' },
    { type: 'selection.applied', matrix },
    { type: 'selection.saleChanged', matrix, isActive: false },
    { type: 'paste.confirmed' },
    { type: 'paste.dismissed' },
    { type: 'twins.dropped', matrix: { ...matrix, variants: [...matrix.variants, ...matrix.variants] } },
    { type: 'twins.dropped', matrix },
    { type: 'undo.chosen', matrix, saved: matrix },
  ],
  project: ({ undo, paste, selection, message }) => [Math.min(undo.length, 2), paste !== null, selection, message],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('product-variants', model.coverage)
})

test('a paste asks first, and can be undone after it was confirmed', () => {
  const confirmed = model.moves.filter(({ event }) => event === 'paste.confirmed')
  expect(confirmed.length).toBeGreaterThan(1)
  for (const { from, to } of confirmed)
    if (from.matches('pasting')) expect(to.context.undo.at(-1)).toEqual(from.context.paste?.matrix)
})

test('too many combinations change nothing', () => {
  const refused = model.moves.filter(({ to }) => to.context.message !== null)
  expect(refused.length).toBeGreaterThan(1)
  for (const { from, to } of refused) expect(to.context.undo).toEqual(from.context.undo)
})

test('what was typed goes into chosen variants only, and can be undone', () => {
  const applied = model.movesWhere(
    ({ event, from, to }) => event === 'selection.applied' && from.context.undo !== to.context.undo,
  )
  for (const { from, to } of applied) {
    expect(from.context.selection.keys).not.toEqual([])
    expect(to.context).toMatchObject({ selection: { text: '' } })
    expect(to.context.undo.at(-1)).toBe(matrix)
  }
})
