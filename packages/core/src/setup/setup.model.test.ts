import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { kopecks } from '../kernel/money.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { Setup } from './setup.domain.ts'
import { setupMachine } from './setup.machine.ts'
import { selectSetup } from './setup.selectors.ts'

const settings = (orders: number): Setup => ({
  steps: { information: false, product: false, delivery: false, payment: false },
  mainBalance: kopecks(500_00),
  serviceBalance: null,
  cost: kopecks(200_00),
  active: true,
  storeName: null,
  chats: 0,
  orders,
})

const walk = explore(setupMachine, {
  input: { trunk: { send: () => {} }, supplierId: 7 },
  user: [{ type: 'refresh.wanted' }],
  world: {
    recallSetup: [gives(null), gives(settings(1)), fails()],
    fetchSetup: [gives(succeeded(settings(2))), gives(failed({ kind: 'unreachable' }))],
    keepSetup: [gives(), fails()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('setup', walk.coverage)
})

test('the settings can be known whatever happened before', () => {
  expect(walk.trapsFor((state) => state.matches('known'))).toEqual([])
})

test('loading ends, one way or the other', () => {
  expect(walk.trapsFor((state) => !state.hasTag('loading'))).toEqual([])
})

test('a failure keeps the last good values and calls them old', () => {
  const failed = walk.pathsWhere(({ state }) => state.matches('failed'))
  expect(failed.filter(({ state }) => state.context.setup !== null)).not.toEqual([])
  for (const { state } of failed) {
    expect(selectSetup(state)).toMatchObject({
      isLoading: false,
      hasFailed: true,
      isStale: state.context.setup !== null,
    })
  }
  const failures = walk.movesWhere(({ to, event }) => to.matches('failed') && event.startsWith('xstate.done.'))
  for (const { from, to } of failures) expect(to.context.setup).toEqual(from.context.setup)
})

test('what was just read is not old', () => {
  for (const { state } of walk.pathsWhere(({ state }) => state.matches('known'))) {
    expect(state.context).toMatchObject({ setup: settings(2), isStale: false, failure: null })
  }
})

test('asking again always reads anew', () => {
  const asked = walk.movesWhere(({ event, from }) => event === 'refresh.wanted' && !from.matches('recalling'))
  for (const { to } of asked) expect(to.value).toBe('loading')
})
