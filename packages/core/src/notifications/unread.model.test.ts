import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, type ReadResult, succeeded } from '../kit/load/reading.domain.ts'
import { type Change, type ChangesUpdated, noChanges, withChange } from './changes.domain.ts'
import { selectNewCount } from './notifications.selectors.ts'
import { type UnreadSnapshot, unreadMachine } from './unread.machine.ts'

const read: Change = { kind: 'read', id: '1', isNew: true }
const told = (more: Partial<ChangesUpdated>): ChangesUpdated => ({
  type: 'changes.updated',
  changes: noChanges,
  outcomes: [],
  ...more,
})

const model = explore(unreadMachine, {
  input: { app: { send: () => {} } },
  user: [
    { type: 'refresh.requested' },
    told({ changes: withChange(noChanges, read) }),
    told({ changes: withChange(noChanges, { kind: 'readAll' }) }),
    told({ outcomes: [{ change: { kind: 'readAll' }, became: 'done', failure: null }] }),
    told({ outcomes: [{ change: read, became: 'refused', failure: null }] }),
    { type: 'count.loaded', count: 3 },
    { type: 'count.loaded', count: 5 },
  ],
  world: {
    fetchNewCount: [
      gives(succeeded(3)),
      gives(succeeded(0)),
      gives(failed({ kind: 'unreachable' })),
      gives(failed({ kind: 'unauthorized', texts: [] })),
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('unread', model.coverage)
})

test('a failed read keeps the count', () => {
  const failures = model.movesWhere(({ output }) => (output as ReadResult<number> | undefined)?.failure)
  for (const { from, to } of failures) expect(selectNewCount(to)).toBe(selectNewCount(from))
})

test('a change is counted at once, and no longer after a refusal', () => {
  const counts = model.paths
    .filter(({ state }) => state.context.count === 3)
    .map(({ state: { context }, state }) => [context.changes.pending[0]?.key ?? null, selectNewCount(state)].join())
  expect([...new Set(counts)].sort()).toEqual([',3', 'read:1,2', 'readAll,0'])
})

const isGivenUp = (state: UnreadSnapshot) => state.context.isAssumed && state.matches('known')

test('the count can always be read again, and an unconfirmed count is retried until the server responds', () => {
  expect(model.trapsFor((state) => state.matches('reading'))).toEqual([])
  const givenUp = model.movesWhere(({ from, to }) => isGivenUp(to) && !isGivenUp(from))
  for (const { output } of givenUp) expect(output).toMatchObject({ failure: { kind: 'unauthorized' } })
})
