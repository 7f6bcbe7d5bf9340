import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { queuedJob } from '../../../testing/jobs.ts'
import { followUpMachine } from './follow-up.machine.ts'

const refused = fails({ kind: 'refused', status: 410, texts: [], fields: {}, retryAfter: null } as const)

const model = explore(followUpMachine, {
  input: { app: { send: () => {} }, kind: 'undo', id: '5', key: 'key' },
  world: {
    startFollowUp: [gives(queuedJob), fails(), refused],
    lostJob: [gives({ job: queuedJob, isRefuted: false }), gives({ job: null, isRefuted: true }), breaks()],
  },
  project: ({ job }) => [job !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('follow-up', model.coverage)
})

test('a request without an answer is looked up and never sent again', () => {
  const unanswered = model.movesWhere(({ from, to }) => from.matches('sending') && !to.matches('sending'))
  for (const { to } of unanswered) expect(model.canReach((state) => state.matches('sending'), to)).toBe(false)
})

test('every follow-up ends', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
})
