import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { Change } from './outbox.domain.ts'
import { type RemovalsEvent, removalsMachine } from './removals.machine.ts'

const remove: Change = { kind: 'remove', id: '1' }
const kept = { key: 'remove:1', change: remove, until: 0 }
const clearing = { key: 'clear', change: { kind: 'clear' }, until: 0 } as const
const longAgo = { key: 'clear', change: { kind: 'clear' }, until: -60_001 }

const walk = explore(removalsMachine, {
  input: { owner: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: ({ context }): readonly RemovalsEvent[] => [
    ...(context.unsaved.added.length < 2 ? [{ type: 'removal.made' as const, removal: kept }] : []),
    ...(context.unsaved.added.length < 2 ? [{ type: 'removal.made' as const, removal: clearing }] : []),
    { type: 'removal.heard', removal: kept },
    { type: 'removal.undone', key: 'clear' },
    { type: 'removal.undone', key: 'remove:1' },
    { type: 'removal.settled', key: 'remove:1' },
    { type: 'removal.settled', key: 'clear' },
  ],
  world: {
    recallRemovals: [gives([kept, longAgo]), gives([]), fails()],
    fetchNewest: [gives({ rows: [{ id: 'a' }] }), fails()],
    keepRemovals: [gives([]), gives(['remove:1']), fails()],
  },
  lens: ({ unsaved, saving, unnoted }) => [
    unnoted,
    unsaved.added.length,
    [...new Set(unsaved.dropped)],
    saving.added.length,
    [...new Set(saving.dropped)],
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('removals', walk.coverage)
})

test('it always comes to rest, with everything saved', () => {
  expect(walk.trapsFor((state) => state.matches('resting'))).toEqual([])
  const resting = walk.paths.filter(({ state }) => state.matches('resting'))
  expect(resting).not.toEqual([])
  for (const { state } of resting)
    expect(state.context).toMatchObject({ unsaved: { added: [], dropped: [] }, unnoted: null })
})
