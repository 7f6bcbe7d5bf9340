import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { loadMachine } from './load.machine.ts'
import { selectLoad } from './load.selectors.ts'
import { failed, succeeded } from './reading.domain.ts'

const walk = explore(loadMachine, {
  input: { trunk: { send: () => {} }, owner: { send: () => {} }, subject: 'name' },
  user: [{ type: 'refresh.wanted' }, { type: 'retry.chosen' }],
  world: {
    fetchValue: [gives(succeeded('Anna')), gives(succeeded(null)), gives(failed({ kind: 'unreachable' }))],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('load', walk.coverage)
})

test('reading ends, and the value can always be known', () => {
  expect(walk.trapsFor((state) => !state.hasTag('busy'))).toEqual([])
  expect(walk.trapsFor((state) => state.matches('known'))).toEqual([])
})

test('a failure keeps the last good value and says so', () => {
  const failures = walk.movesWhere(({ from, to }) => from.matches('reading') && to.matches('failed'))
  expect(failures.filter(({ from }) => from.context.value !== null)).not.toEqual([])
  for (const { from, to } of failures) {
    expect(selectLoad(to)).toEqual({ value: from.context.value, isLoading: false, hasFailed: true })
  }
})
