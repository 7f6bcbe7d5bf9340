import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import type { BulkOutput } from '../kit/bulk/bulk.domain.ts'
import type { Job } from '../kit/job/job.domain.ts'
import { confirmAllMachine } from './confirm-all.machine.ts'

const told: FeatureEvent[] = []
const ended = (answer: BulkOutput['answer'], isUnclear = false) => gives({ action: 'confirm', answer, isUnclear })
const result = (done: number) => ({ result: { done, unchanged: 0, failed: [], undo: null }, job: null })
const picks = (total: number) => ({ query: { page: 1 }, except: [], asOf: null, total })

const model = explore(confirmAllMachine, {
  runsLive: true,
  input: { app: { send: (event) => void told.push(event) }, ids: { next: () => 'id' }, location: { to: 'statistics' } },
  user: [{ type: 'confirmAll.chosen' }],
  world: {
    fetchNewOrders: [gives(picks(12)), gives(picks(0)), fails()],
    bulk: [
      ended(result(2)),
      ended(result(0)),
      ended({ result: null, job: { id: 'job-1' } as Job }),
      ended(null, true),
      ended(null),
      breaks(),
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('confirm-all', model.coverage)
})

test('many orders are confirmed by a job that is shown, few are told with their number', () => {
  expect(told).toContainEqual({
    type: 'navigation.requested',
    location: { to: 'statistics', search: '?job=job-1' },
  })
  expect(told).toContainEqual({
    type: 'success.reported',
    message: { key: 'orders.confirmed', values: { count: 2 } },
  })
})
