import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someJob } from '../../../testing/ports.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { jobDialogMachine } from './job-dialog.machine.ts'
import { selectJobDialog } from './job-dialog.selectors.ts'

const until = '2026-08-23T09:10:00.000Z'
const running = someJob({ id: '7', changesRecords: true })
const partial = someJob({ id: '7', changesRecords: true, status: 'completed', failed: 2, version: 9, undoUntil: until })
const location = (search: string) => ({ type: 'location.changed', location: { to: 'orders', search } }) as const
const refused = { kind: 'refused', status: 404, texts: [], fields: {}, retryAfter: null } as const
const claimed = (modals: readonly string[]) => ({ type: 'claims.changed', claimed: { modals } }) as never

const model = explore(jobDialogMachine, {
  input: {
    app: { send: () => {} },
    owner: { send: () => {}, getSnapshot: () => ({ status: 'stopped' }) } as never,
    clock: { now: () => Date.parse(until) - 1000 },
    ids: { next: () => 'key' },
    location: { to: 'orders', search: '?job=7' },
  },
  user: [
    location(''),
    location('?job=7'),
    location('?job=7&page=2'),
    location('?job=8'),
    { type: 'job.changed', job: partial },
    { type: 'job.changed', job: running },
    { type: 'job.changed', job: someJob({ id: '9' }) },
    { type: 'dialog.dismissed' },
    { type: 'retry.chosen' },
    { type: 'page.chosen', page: 2 },
    { type: 'cancel.chosen' },
    { type: 'file.chosen' },
    { type: 'rerun.chosen' },
    { type: 'undo.chosen' },
  ],
  world: {
    watchClaims: [breaks()],
    fetchJob: [
      gives(succeeded(running)),
      gives(succeeded(partial)),
      gives(failed(refused)),
      gives(failed({ kind: 'unreachable' })),
    ],
    fetchFailures: [gives(succeeded({ rows: [], page: 1, lastPage: 2 })), gives(failed({ kind: 'unreachable' }))],
    followUp: [
      gives({ result: 'done', answer: someJob({ id: '8' }) }),
      gives({ result: 'notArrived', failure: { kind: 'unreachable' } }),
      fails(),
    ],
  },
  childEvents: { watchClaims: [claimed(['screen', 'job']), claimed(['job'])] },
  project: ({ location: { search }, isHidden, job, page, failures, followUp }) => [
    search,
    isHidden,
    job && [job.id, job.version > 3],
    page,
    failures !== null,
    followUp,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('job-dialog', model.coverage)
})

test('a job with failed rows is never shown as completed', () => {
  const ended = model.pathsWhere(({ state }) => (state.context.job?.failed ?? 0) > 0)
  for (const { state } of ended) {
    const view = selectJobDialog(state)
    if (view.state === 'shown') expect(view.job).toMatchObject({ state: 'partial' })
  }
})

test('a follow-up that has begun goes on when the dialog is closed', () => {
  const closed = model.movesWhere(
    ({ event, from, to }) =>
      event === 'location.changed' && from.matches({ followUp: 'starting' }) && to.matches({ dialog: 'closed' }),
  )
  for (const { to } of closed) expect(to.matches({ followUp: 'starting' })).toBe(true)
})

test('behind another dialog the job is not shown', () => {
  for (const { state } of model.pathsWhere(({ state: { context } }) => context.isHidden))
    expect(selectJobDialog(state).state).toBe('closed')
})
