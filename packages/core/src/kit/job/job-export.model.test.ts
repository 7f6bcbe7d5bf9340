import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { someJob } from '../../../testing/ports.ts'
import { jobExportMachine, jobExportOf } from './job-export.machine.ts'

const model = explore(jobExportMachine, {
  input: { app: { send: () => {} } },
  user: [{ type: 'export.chosen', format: 'csv', query: { page: 2 } }],
  world: {
    send: [
      gives({ result: 'done', answer: someJob({ clientKey: 'key' }) }),
      gives({ result: 'notArrived', failure: { kind: 'unreachable' } }),
      breaks(),
    ],
  },
  project: ({ key }) => [key],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('job-export', model.coverage)
})

test('an export can always be chosen again', () => {
  expect(model.trapsFor(({ value }) => value === 'none')).toEqual([])
})

test('a file has what names its records first, and then each field of the shown columns once', () => {
  const machine = jobExportOf({ next: () => 'key' }, ['number', 'createdAt'])
  const fields = ['total', 'createdAt', 'total']
  const started = explore(machine, {
    input: { app: { send: () => {} } },
    user: [{ type: 'export.chosen', format: 'csv', query: { page: 1 }, fields }],
    world: { send: [breaks()] },
    project: ({ key }) => [key],
  })
  const [sending] = started.movesWhere(({ to }) => to.value === 'sending')
  expect(sending?.to.context.fields).toEqual(['number', 'createdAt', 'total'])
})

test('a request is sent only when the supplier chooses it', () => {
  for (const { event } of model.movesWhere(({ from, to }) => to.value === 'sending' && from.value !== 'sending')) {
    expect(event).toBe('export.chosen')
  }
})
