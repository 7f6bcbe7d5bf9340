import { expect, test } from 'vitest'
import { answers, breaksDown, runsOut } from '../../../testing/actor-log.ts'
import { eventTableOf } from '../../../testing/event-table.ts'
import { someJob } from '../../../testing/ports.ts'
import { queuedJob } from '../../../testing/samples/jobs.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { undoMachine } from './undo.machine.ts'

const edited = { kind: 'edit', edits: [{ id: '1', name: 'title', from: 'a', to: 'b' }], until: 2000 } as const
const pending = { kind: 'bulk', action: 'hide', jobId: '6', count: 0, until: null } as const
const bulk = { kind: 'bulk', action: 'hide', jobId: '5', count: 3, until: 5000 } as const
const sent = { kind: 'sent', action: 'hide', key: 'key', count: 3, at: 0, until: null } as const
const ended = someJob({ status: 'completed', done: 9, undoUntil: '2026-08-23T09:10:00.000Z' })

const kept = (...steps: readonly (typeof bulk | typeof pending | typeof sent)[]) => answers('loadSteps', steps)

const input = () => ({
  app: { send: () => {} },
  clock: { now: () => 1000 },
  ids: { next: () => 'key' },
  name: { supplierId: 1, list: 'products' },
  owner: { send: () => {} },
})

test('every event in every situation of what can be taken back does only this', async () => {
  expect(
    await eventTableOf(undoMachine, input, {
      situations: {
        'storage is read': [],
        'storage is read and cells are edited': [{ type: 'step.added', step: edited }],
        'nothing can be taken back': [kept()],
        'an edit can be taken back': [kept(), { type: 'step.added', step: edited }, answers('saveSteps')],
        'a job can be taken back': [kept(bulk)],
        'a job is not over': [kept(pending)],
        'an action was sent before the reload': [kept(sent)],
        'a job is being taken back': [kept(bulk), { type: 'undo.chosen' }, answers('saveSteps')],
        'the jobs are read': [kept(pending), { type: 'data.invalidated' }],
      },
      events: {
        'storage has a step': kept(bulk),
        'storage has an action that was sent': kept(sent),
        'storage cannot be read': breaksDown('loadSteps'),
        'cells are edited': { type: 'step.added', step: edited },
        'an action is begun': { type: 'step.added', step: sent },
        'its answer comes': { type: 'bulk.settled', key: 'key' },
        'the undo is chosen': { type: 'undo.chosen' },
        'the undo is dismissed': { type: 'undo.dismissed' },
        'its time is over': runsOut('stepEnds'),
        'everything may have changed': { type: 'data.invalidated' },
        'the jobs are over': answers('fetchJobs', succeeded({ '6': ended })),
        'the jobs are gone': answers('fetchJobs', succeeded({ '6': null })),
        'the jobs cannot be read': answers('fetchJobs', failed({ kind: 'unreachable' })),
        'the server takes it back in a job': answers('followUp', { result: 'done', answer: queuedJob }),
        'it did not arrive': answers('followUp', { result: 'notArrived', failure: { kind: 'unreachable' } }),
        'taking it back breaks': breaksDown('followUp'),
        'the steps are stored': answers('saveSteps'),
        'the steps cannot be stored': breaksDown('saveSteps'),
      },
    }),
  ).toEqual({
    'storage is read': {
      'storage has a step': 'steps.offered, jobs.reading, asks fetchJobs, steps = …',
      'storage has an action that was sent': 'steps.none, owner bulk.found, steps = …',
      'storage cannot be read': 'steps.none',
      'cells are edited': 'steps = …',
      'an action is begun': 'steps = …',
    },
    'storage is read and cells are edited': {
      'storage has a step': 'steps.offered, jobs.reading, storage.storing, asks fetchJobs, asks saveSteps, steps = …',
      'storage has an action that was sent':
        'steps.offered, storage.storing, owner bulk.found, asks saveSteps, steps = …',
      'storage cannot be read': 'steps.offered, storage.storing, asks saveSteps',
      'cells are edited': 'steps = …',
      'an action is begun': 'steps = …',
    },
    'nothing can be taken back': {
      'cells are edited': 'steps.offered, storage.storing, asks saveSteps, steps = …',
      'an action is begun': 'storage.storing, asks saveSteps, steps = …',
      'its answer comes': 'storage.storing, asks saveSteps',
    },
    'an edit can be taken back': {
      'cells are edited': 'storage.storing, asks saveSteps, steps = …',
      'an action is begun': 'storage.storing, asks saveSteps, steps = …',
      'its answer comes': 'storage.storing, asks saveSteps',
      'the undo is chosen': 'steps.none, storage.storing, owner edit.undone, asks saveSteps, steps = []',
      'the undo is dismissed': 'steps.none, storage.storing, asks saveSteps, steps = []',
      'its time is over': 'storage.storing, asks saveSteps',
    },
    'a job can be taken back': {
      'cells are edited': 'storage.storing, asks saveSteps, steps = …',
      'an action is begun': 'storage.storing, asks saveSteps, steps = …',
      'its answer comes': 'storage.storing, asks saveSteps',
      'the undo is chosen': 'steps.undoing, storage.storing, asks followUp, asks saveSteps, steps = [], undone = …',
      'the undo is dismissed': 'steps.none, storage.storing, asks saveSteps, steps = []',
      'its time is over': 'storage.storing, asks saveSteps',
      'everything may have changed': 'asks fetchJobs',
      'the jobs are over': 'jobs.known, storage.storing, asks saveSteps',
      'the jobs are gone': 'jobs.known, storage.storing, asks saveSteps',
      'the jobs cannot be read': 'jobs.known, app fault.logged',
    },
    'a job is not over': {
      'cells are edited': 'steps.offered, storage.storing, asks saveSteps, steps = …',
      'an action is begun': 'storage.storing, asks saveSteps, steps = …',
      'its answer comes': 'storage.storing, asks saveSteps',
      'everything may have changed': 'asks fetchJobs',
      'the jobs are over': 'steps.offered, jobs.known, storage.storing, asks saveSteps, steps = …',
      'the jobs are gone': 'jobs.known, storage.storing, asks saveSteps, steps = []',
      'the jobs cannot be read': 'jobs.known, app fault.logged',
    },
    'an action was sent before the reload': {
      'cells are edited': 'steps.offered, storage.storing, asks saveSteps, steps = …',
      'an action is begun': 'storage.storing, asks saveSteps, steps = …',
      'its answer comes': 'storage.storing, asks saveSteps, steps = []',
    },
    'a job is being taken back': {
      'cells are edited': 'storage.storing, asks saveSteps, steps = …',
      'an action is begun': 'storage.storing, asks saveSteps, steps = …',
      'its answer comes': 'storage.storing, asks saveSteps',
      'everything may have changed': 'asks fetchJobs',
      'the jobs are over': 'jobs.known, storage.storing, asks saveSteps',
      'the jobs are gone': 'jobs.known, storage.storing, asks saveSteps',
      'the jobs cannot be read': 'jobs.known, app fault.logged',
      'the server takes it back in a job': 'steps.none, app job.started, app success.reported, undone = null',
      'it did not arrive': 'steps.none, app warning.reported, undone = null',
      'taking it back breaks': 'steps.none, app failure.reported, undone = null',
    },
    'the jobs are read': {
      'cells are edited': 'steps.offered, storage.storing, asks saveSteps, steps = …',
      'an action is begun': 'storage.storing, asks saveSteps, steps = …',
      'its answer comes': 'storage.storing, asks saveSteps',
      'everything may have changed': 'asks fetchJobs',
      'the jobs are over': 'steps.offered, jobs.known, storage.storing, asks saveSteps, steps = …',
      'the jobs are gone': 'jobs.known, storage.storing, asks saveSteps, steps = []',
      'the jobs cannot be read': 'jobs.known, app fault.logged',
    },
  })
})
