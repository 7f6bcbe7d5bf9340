import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { hasLabels, selectPrintedShelves, shelfLabelsMachine } from './shelf-labels.machine.ts'

const page = (...codes: readonly string[]) => ({
  type: 'page.read' as const,
  page: { rows: codes.map((code) => ({ id: code, code })), page: 1, total: codes.length, lastPage: 1 },
  query: { page: 1 },
  isFiltered: false,
})
const model = explore(shelfLabelsMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id' },
    page: { send: () => {} },
    supplierId: 1,
  },
  user: [page('А-01', 'А-02'), page(), { type: 'labels.chosen' }],
  world: { printPage: [gives(undefined), breaks()] },
  project: ({ shelves }) => shelves.length,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('shelf-labels', model.coverage)
})

test('the labels of the shown shelves are printed, and of none where none is shown', () => {
  for (const { to } of model.paths.map(({ state }) => ({ to: state }))) {
    expect(selectPrintedShelves(to)).toEqual(to.matches('printing') ? to.context.shelves : null)
    expect(hasLabels(to)).toBe(to.context.shelves.length > 0)
  }
  const begun = model.movesWhere(({ from, to }) => from.matches('idle') && to.matches('printing'))
  expect(begun.map(({ from }) => from.context.shelves.length)).toEqual(begun.map(() => 2))
  expect(begun.length).toBeGreaterThan(0)
})
