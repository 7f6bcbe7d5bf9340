import { expect, test } from 'vitest'
import { expectFullCoverage, explore } from '../../../testing/explore.ts'
import { besideMachine } from './beside.machine.ts'

const model = explore(besideMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    supplierId: 1,
    page: { send: () => {} },
  },
  user: [],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('beside', model.coverage)
})

test('a section that runs nothing beside its form stays as it is', () => {
  expect(model.paths.map(({ state }) => [state.status, state.context])).toEqual([['active', {}]])
})
