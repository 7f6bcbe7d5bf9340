import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someJob } from '../../../testing/ports.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { type Job, outcomeOf } from './job.domain.ts'
import { jobMachine } from './job.machine.ts'

const news = (more: Partial<Job>) => ({ type: 'job.progress', job: someJob(more) }) as const
const refused = (status: number) => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null }) as const

const exploreOf = (isHidden: boolean) =>
  explore(jobMachine, {
    name: isHidden ? 'hidden' : 'visible',
    input: { app: { send: () => {} }, owner: { send: () => {} }, job: someJob(), isHidden },
    user: [
      news({ version: 2, processed: 0 }),
      news({ version: 4, processed: 2, isCancellable: false }),
      news({ version: 6, status: 'completed' }),
      { type: 'refresh.requested' },
      { type: 'page.hidden' },
      { type: 'cancel.chosen' },
    ],
    world: {
      fetchJob: [
        gives(succeeded(someJob({ version: 5 }))),
        gives(succeeded(someJob({ version: 6, status: 'completed' }))),
        gives(succeeded(someJob({ version: 6, status: 'completed', failed: 1 }))),
        gives(succeeded(someJob({ version: 5, status: 'failed' }))),
        gives(succeeded(someJob({ version: 7, status: 'cancelled' }))),
        gives(failed({ kind: 'unreachable' })),
        gives(failed({ kind: 'unauthorized', texts: [] })),
        gives(failed(refused(404))),
      ],
      cancelJob: [gives(), fails(refused(409))],
    },
    project: ({ job: { version, status, failed: lost, isCancellable }, polls }) => [
      version,
      status,
      lost,
      isCancellable,
      Math.min(polls, 4),
    ],
    always: ({ context }) => (context.job.version < 3 ? 'an older version was taken' : null),
  })

const visible = exploreOf(false)
const hidden = exploreOf(true)

test('every state and every transition is visited', () => {
  expectFullCoverage('job', visible.coverage, hidden.coverage)
})

test('a job can always be followed to its end', () => {
  expect(visible.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('a job ends in the state of its outcome, and only by an answer', () => {
  for (const { event, to } of visible.movesWhere(({ to }) => to.status === 'done')) {
    expect(event).toBe('xstate.done.actor.fetchJob')
    expect(to.value).toBe(outcomeOf(to.context.job))
  }
})

test('an answer from before the end does not end the job', () => {
  const late = visible.movesWhere(
    ({ from, output }) => from.context.job.version === 6 && JSON.stringify(output ?? null).includes('"version":5'),
  )
  for (const { to } of late) expect(to.status).toBe('active')
})

test('while the page is hidden nothing is polled', () => {
  for (const { state } of hidden.pathsWhere(({ scenario }) => scenario === '' || scenario === 'job.progress')) {
    expect(state.matches({ following: { news: 'resting' } })).toBe(true)
  }
  const rest = visible.movesWhere(({ event, from }) => event === 'page.hidden' && from.status === 'active')
  for (const { to } of rest) expect(to.matches({ following: { news: 'resting' } })).toBe(true)
})

test('each event starts the polls anew', () => {
  const told = visible.movesWhere(
    ({ event, to }) => event === 'job.progress' && to.matches({ following: { news: 'waiting' } }),
  )
  for (const { to } of told) expect(to.context.polls).toBe(0)
})
