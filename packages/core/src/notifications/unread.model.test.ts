import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { selectNewCount } from './notifications.selectors.ts'
import { unreadMachine } from './unread.machine.ts'

const walk = explore(unreadMachine, {
  input: { trunk: { send: () => {} } },
  user: [{ type: 'refresh.wanted' }],
  world: { fetchNewCount: [gives(3), gives(0), fails()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('unread', walk.coverage)
})

test('a count that cannot be read again stays what it was', () => {
  const failures = walk.moves.filter(({ event }) => event === 'xstate.error.actor.fetchNewCount')
  expect(failures).not.toEqual([])
  for (const { from, to } of failures) expect(selectNewCount(to)).toBe(selectNewCount(from))
})

test('nothing is new before anything was read', () => {
  expect(walk.paths.filter(({ story }) => story === '').map(({ state }) => selectNewCount(state))).toEqual([0])
})

test('it can be read again at any time', () => {
  expect(walk.trapsFor((state) => state.matches('reading'))).toEqual([])
})
