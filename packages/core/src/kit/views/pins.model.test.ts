import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { pinsMachine } from './pins.machine.ts'

const model = explore(pinsMachine, {
  input: { app: { send: () => {} } },
  user: [
    { type: 'pins.changed', searches: [] },
    { type: 'pins.changed', searches: ['?tab=active'] },
    { type: 'pins.changed', searches: ['?tab=active', '?tab=hidden', '?tab=active'] },
    { type: 'list.read', search: '' },
    { type: 'list.read', search: '?page=2' },
  ],
  world: {
    fetchTotal: [gives(succeeded(9)), gives(succeeded(null)), gives(failed({ kind: 'unreachable' }))],
  },
  project: ({ pinned, due, counts, shown }) => [pinned, due, Object.keys(counts).toSorted(), shown],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('pins', model.coverage)
})

test('only pinned views are counted, and one whose count failed has none', () => {
  for (const { state } of model.paths) {
    const { pinned, due, counts } = state.context
    for (const search of [...due, ...Object.keys(counts)]) expect(pinned).toContain(search)
  }
})

test('all are counted again when the list was read twice with one query', () => {
  const again = model.movesWhere(
    ({ event, from, to }) =>
      event === 'list.read' && from.context.shown === to.context.shown && from.context.shown !== null,
  )
  expect(again).not.toEqual([])
  for (const { to } of again) expect(to.context.due).toEqual(to.context.pinned)
})
