import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { loadMachine } from './load.machine.ts'
import { selectLoad } from './load.selectors.ts'
import { failed, succeeded } from './reading.domain.ts'

const model = explore(loadMachine, {
  input: { app: { send: () => {} }, owner: { send: () => {} }, subject: 'name' },
  user: [{ type: 'refresh.requested' }, { type: 'retry.chosen' }],
  world: {
    fetchValue: [
      gives(succeeded('Anna')),
      gives(succeeded(null)),
      gives(failed({ kind: 'unreachable' })),
      gives(failed({ kind: 'serverBroken', status: 503, texts: [], retryAfter: null })),
    ],
  },
  project: ({ value, failure }) => [value, failure],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('load', model.coverage)
})

test('loading ends, and the value can always be reached', () => {
  expect(model.trapsFor((state) => !state.hasTag('busy'))).toEqual([])
  expect(model.trapsFor((state) => state.matches('known'))).toEqual([])
})

test('a failure keeps the last value and is reported', () => {
  const failures = model.movesWhere(({ from, to }) => from.matches('reading') && to.matches('failed'))
  expect(failures.filter(({ from }) => from.context.value !== null)).not.toEqual([])
  for (const { from, to } of failures) {
    expect(selectLoad(to)).toMatchObject({ value: from.context.value, isLoading: false, hasFailed: true })
  }
})
