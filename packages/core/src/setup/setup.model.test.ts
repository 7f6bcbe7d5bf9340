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

const model = explore(setupMachine, {
  input: { app: { send: () => {} }, supplierId: 7 },
  user: [{ type: 'refresh.requested' }],
  world: {
    loadCachedSetup: [gives(null), gives(settings(1)), fails()],
    fetchSetup: [gives(succeeded(settings(2))), gives(failed({ kind: 'unreachable' }))],
    saveSetup: [gives(), fails()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('setup', model.coverage)
})

test('from every state the settings can be loaded', () => {
  expect(model.trapsFor((state) => state.matches('known'))).toEqual([])
})

test('loading always ends', () => {
  expect(model.trapsFor((state) => !state.hasTag('loading'))).toEqual([])
})

test('a failure keeps the last values and marks them stale', () => {
  const failed = model.pathsWhere(({ state }) => state.matches('failed'))
  expect(failed.filter(({ state }) => state.context.setup !== null)).not.toEqual([])
  for (const { state } of failed) {
    expect(selectSetup(state)).toMatchObject({
      isLoading: false,
      hasFailed: true,
      isStale: state.context.setup !== null,
    })
  }
  const failures = model.movesWhere(({ to, event }) => to.matches('failed') && event.startsWith('xstate.done.'))
  for (const { from, to } of failures) expect(to.context.setup).toEqual(from.context.setup)
})

test('fresh settings are not stale', () => {
  for (const { state } of model.pathsWhere(({ state }) => state.matches('known'))) {
    expect(state.context).toMatchObject({ setup: settings(2), isStale: false, failure: null })
  }
})

test('a refresh always fetches again', () => {
  const asked = model.movesWhere(({ event, from }) => event === 'refresh.requested' && !from.matches('recalling'))
  for (const { to } of asked) expect(to.value).toBe('loading')
})
