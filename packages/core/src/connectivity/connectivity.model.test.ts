import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { connectivityMachine } from './connectivity.machine.ts'
import { selectIsOffline } from './connectivity.selectors.ts'

const model = explore(connectivityMachine, {
  input: { app: { send: () => {} } },
  world: { isOnline: [gives(true), gives(false), fails()], watchConnectivity: [breaks()] },
  childEvents: {
    watchConnectivity: [
      { type: 'network.lost' },
      { type: 'network.regained' },
      { type: 'tab.shown' },
      { type: 'tab.hidden' },
      { type: 'api.answered' },
      { type: 'token.accepted' },
      { type: 'clock.corrected', by: 86_400_000, offset: 86_400_000 },
      { type: 'clock.corrected', by: 4000, offset: 4000 },
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('connectivity', model.coverage)
})

test('from every state the browser can get online again', () => {
  expect(model.trapsFor((state) => !selectIsOffline(state))).toEqual([])
})

test('a response means online, unless it was under way when the network was lost', () => {
  const answers = model.movesWhere(({ from, event }) => from.matches({ offline: 'sure' }) && event === 'api.answered')
  for (const { to } of answers) expect(selectIsOffline(to)).toBe(false)
})

test('only the browser reports a lost network', () => {
  const losses = model.moves.filter(({ from, to }) => !selectIsOffline(from) && selectIsOffline(to))
  expect(new Set(losses.map(({ event }) => event))).toEqual(new Set(['network.lost', 'xstate.done.actor.isOnline']))
})
