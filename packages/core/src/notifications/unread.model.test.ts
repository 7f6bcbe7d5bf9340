import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { selectNewCount } from './notifications.selectors.ts'
import { unreadMachine } from './unread.machine.ts'

const busy = { kind: 'serverBroken', status: 503, texts: [], retryAfter: 2 } as const

const walk = explore(unreadMachine, {
  input: { trunk: { send: () => {} } },
  user: [
    { type: 'refresh.wanted' },
    { type: 'unread.changed', supposed: 0 },
    { type: 'unread.changed', supposed: null },
    { type: 'count.learned', count: 3 },
    { type: 'count.learned', count: 5 },
  ],
  world: { fetchNewCount: [gives(3), gives(0), fails(), fails({ kind: 'unauthorized', texts: [] }), fails(busy)] },
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

test('what is only supposed is asked about until somebody knows', () => {
  const supposed = walk.paths.filter(({ state }) => state.context.isSupposed && !state.hasTag('busy'))
  expect(new Set(supposed.map(({ state }) => state.value))).toEqual(new Set(['supposed', 'known', 'pausing']))
  for (const { state, story } of supposed) {
    // Only who is not let in stops asking.
    if (state.matches('known')) expect(story).toMatch(/error\.actor\.fetchNewCount$/)
  }
  const waits = walk.moves.filter(({ from }) => from.matches('supposed'))
  expect(waits.map(({ event }) => event)).toContain('xstate.after.laterComes.unread.supposed')
})
