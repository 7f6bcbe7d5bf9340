import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someJob } from '../../../testing/ports.ts'
import { jobExportMachine } from './job-export.machine.ts'

const model = explore(jobExportMachine, {
  input: { app: { send: () => {} } },
  user: [{ type: 'export.chosen', format: 'csv', query: { page: 2 } }],
  world: {
    startExport: [
      gives(someJob({ clientKey: 'key' })),
      fails(),
      fails({ kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null }),
    ],
    fetchActive: [
      gives([someJob({ clientKey: 'other' }), someJob({ clientKey: 'key' })]),
      gives([someJob({ clientKey: 'other' })]),
      fails(),
    ],
  },
  project: ({ key, job: found, isFinal }) => [key, found?.clientKey ?? null, isFinal],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('job-export', model.coverage)
})

test('an export can always be chosen again', () => {
  expect(model.trapsFor(({ value }) => value === 'none')).toEqual([])
})

test('only the job with the key of the request is taken for it', () => {
  for (const { state } of model.pathsWhere(({ state }) => state.context.job !== null)) {
    expect(state.context.job?.clientKey).toBe('key')
  }
})

test('a request is sent only when the supplier chooses it', () => {
  for (const { event } of model.movesWhere(({ from, to }) => to.value === 'sending' && from.value !== 'sending')) {
    expect(event).toBe('export.chosen')
  }
})
