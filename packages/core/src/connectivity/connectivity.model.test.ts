import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { connectivityMachine } from './connectivity.machine.ts'
import { selectIsOffline } from './connectivity.selectors.ts'

const walk = explore(connectivityMachine, {
  input: { trunk: { send: () => {} } },
  world: { isOnline: [gives(true), gives(false), fails()], watchConnectivity: [breaks()] },
  facts: {
    watchConnectivity: [
      { type: 'network.lost' },
      { type: 'network.regained' },
      { type: 'tab.shown' },
      { type: 'api.answered' },
      { type: 'token.accepted' },
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('connectivity', walk.coverage)
})

test('nobody stays offline for ever', () => {
  expect(walk.trapsFor((state) => !selectIsOffline(state))).toEqual([])
})

test('an answer from the server means the network is there, but for one that was under way when it was lost', () => {
  const answers = walk.movesWhere(({ from, event }) => from.matches({ offline: 'sure' }) && event === 'api.answered')
  for (const { to } of answers) expect(selectIsOffline(to)).toBe(false)
})

test('only the browser can say that the network is lost', () => {
  const losses = walk.moves.filter(({ from, to }) => !selectIsOffline(from) && selectIsOffline(to))
  expect(new Set(losses.map(({ event }) => event))).toEqual(new Set(['network.lost', 'xstate.done.actor.isOnline']))
})
