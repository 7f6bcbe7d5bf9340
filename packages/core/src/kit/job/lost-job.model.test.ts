import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { queuedJob } from '../../../testing/jobs.ts'
import { lostJobMachine } from './lost-job.machine.ts'

const model = explore(lostJobMachine, {
  input: 'key',
  world: { findJob: [gives(queuedJob), gives(null), fails()] },
  project: ({ job, isFinal, isRefuted }) => [job !== null, isFinal, isRefuted],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('lost-job', model.coverage)
})

test('every look-up ends', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('a request counts as not arrived only once it no longer can arrive', () => {
  const refuted = model.pathsWhere(({ state: { context } }) => context.isRefuted)
  expect(refuted.length).toBeGreaterThan(0)
  for (const { state } of refuted) expect([state.context.isFinal, state.context.job]).toEqual([true, null])
})

test('after the last look-up nothing is asked again, whatever it answered', () => {
  const last = model.movesWhere(({ from }) => from.value === 'lookingUp' && from.context.isFinal)
  expect(new Set(last.map(({ event }) => event)).size).toBe(2)
  for (const { to } of last) expect(to.status).toBe('done')
})
