import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { type Change, type ChangesUpdated, noChanges, withChange } from './changes.domain.ts'
import { selectNewCount } from './notifications.selectors.ts'
import { unreadMachine } from './unread.machine.ts'

const busy = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 } as const
const read: Change = { kind: 'read', id: '1', isNew: true }
const told = (more: Partial<ChangesUpdated>): ChangesUpdated => ({
  type: 'changes.updated',
  changes: noChanges,
  outcomes: [],
  ...more,
})

const walk = explore(unreadMachine, {
  input: { trunk: { send: () => {} } },
  user: [
    { type: 'refresh.wanted' },
    told({ changes: withChange(noChanges, read) }),
    told({ changes: withChange(noChanges, { kind: 'readAll' }) }),
    told({ outcomes: [{ change: { kind: 'readAll' }, became: 'done', failure: null }] }),
    told({ outcomes: [{ change: read, became: 'refused', failure: null }] }),
    { type: 'count.learned', count: 3 },
    { type: 'count.learned', count: 5 },
  ],
  world: { fetchNewCount: [gives(3), gives(0), fails(), fails({ kind: 'unauthorized', texts: [] }), fails(busy)] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('unread', walk.coverage)
})

test('a count that cannot be read again stays what it was', () => {
  const failures = walk.movesWhere(({ event }) => event === 'xstate.error.actor.fetchNewCount')
  for (const { from, to } of failures) expect(selectNewCount(to)).toBe(selectNewCount(from))
})

test('a change is counted at once, and no more when it was refused', () => {
  const counts = walk.paths
    .filter(({ state }) => state.context.count === 3)
    .map(({ state: { context }, state }) => [context.changes.pending[0]?.key ?? null, selectNewCount(state)].join())
  expect([...new Set(counts)].sort()).toEqual([',3', 'read:1,2', 'readAll,0'])
})

test('it can be read again at any time, and what is only assumed is asked about until the server answers', () => {
  expect(walk.trapsFor((state) => state.matches('reading'))).toEqual([])
  for (const { state, story } of walk.pathsWhere(({ state }) => state.context.isAssumed && state.matches('known')))
    expect([story, state.value]).toEqual([expect.stringMatching(/error\.actor\.fetchNewCount/), 'known'])
})
