import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { Change } from './outbox.domain.ts'
import { type RemovalsEvent, removalsMachine } from './removals.machine.ts'

const remove: Change = { kind: 'remove', id: '1' }
const kept = { key: 'remove:1', change: remove, until: 0 }
const longAgo = { key: 'clear', change: { kind: 'clear' }, until: -60_001 }

const walk = explore(removalsMachine, {
  input: { owner: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: ({ context }): readonly RemovalsEvent[] => [
    ...(context.unsaved.added.length + context.ended.length < 2
      ? [{ type: 'removal.made' as const, change: remove }]
      : []),
    { type: 'removal.undone', key: 'remove:1' },
    { type: 'removal.settled', key: 'remove:1' },
  ],
  world: {
    recallRemovals: [gives([kept, longAgo]), gives([]), fails()],
    keepRemovals: [gives(), fails()],
  },
  lens: ({ unsaved, saving, ended }) => [
    unsaved.added.length,
    [...new Set(unsaved.dropped)],
    saving.added.length,
    [...new Set(saving.dropped)],
    ended,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('removals', walk.coverage)
})

test('it always comes to rest, with everything saved and nothing left to release', () => {
  const isAtRest = (state: (typeof walk.paths)[number]['state']) =>
    state.matches('resting') && state.context.ended.length === 0
  expect(walk.trapsFor(isAtRest)).toEqual([])
  for (const { state } of walk.paths.filter(({ state }) => state.matches('resting'))) {
    expect(state.context.unsaved).toEqual({ added: [], dropped: [] })
  }
})

test('nothing is looked up while something is still to be saved', () => {
  const confirming = walk.moves.filter(({ from, to }) => !from.matches('confirming') && to.matches('confirming'))
  expect(confirming).not.toEqual([])
  for (const { to } of confirming) expect(to.context.unsaved).toEqual({ added: [], dropped: [] })
})
