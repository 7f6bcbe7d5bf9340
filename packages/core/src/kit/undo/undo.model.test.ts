import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someJob } from '../../../testing/ports.ts'
import { queuedJob } from '../../../testing/samples/jobs.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { withoutStep } from './undo.domain.ts'
import { undoMachine } from './undo.machine.ts'
import { selectUndo } from './undo.selectors.ts'
import type { UndoEvent } from './undo.setup.ts'

const edit = { id: '1', name: 'title', from: 'a', to: 'b' }
const edited = { kind: 'edit', edits: [edit], until: 2000 } as const
const pending = { kind: 'bulk', action: 'hide', jobId: '6', count: 0, until: null } as const
const ended = someJob({ status: 'completed', done: 9, undoUntil: '2026-08-23T09:10:00.000Z' })
const bulk = { kind: 'bulk', action: 'hide', jobId: '5', count: 3, until: 5000 } as const

const sent = { kind: 'sent', action: 'hide', key: 'key', count: 3, at: 0, until: null } as const

const added = [edited, bulk, pending, sent].map((step) => ({ type: 'step.added', step }) as const)

const model = explore(undoMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 1000 },
    ids: { next: () => 'key' },
    name: { supplierId: 1, list: 'products' },
    owner: { send: () => {} },
  },
  // At most two changes are kept, because a third one waits like the second.
  user: ({ context: { steps } }): readonly UndoEvent[] => [
    ...(steps.length < 2 ? added : []),
    { type: 'bulk.settled', key: 'key' },
    { type: 'data.invalidated' },
    { type: 'undo.chosen' },
    { type: 'undo.dismissed' },
  ],
  world: {
    loadSteps: [gives([bulk]), gives([sent]), gives([pending]), gives([]), fails()],
    fetchJobs: [
      gives(succeeded({ '6': ended })),
      gives(succeeded({ '5': null, '6': someJob() })),
      gives(failed({ kind: 'unreachable' })),
    ],
    saveSteps: [gives(), fails()],
    followUp: [
      gives({ result: 'done', answer: queuedJob }),
      gives({ result: 'notArrived', failure: { kind: 'unreachable' } }),
      breaks(),
    ],
  },
  project: ({ steps, undone }) => [steps.slice(0, 2).map(({ kind, until }) => [kind, until === null]), undone !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('undo', model.coverage)
})

test('a change that was taken back is not offered again', () => {
  const taken = model.movesWhere(({ event, from }) => event === 'undo.chosen' && selectUndo(from) !== null)
  for (const { from, to } of taken) expect(to.context.steps).toEqual(withoutStep(from.context.steps, selectUndo(from)))
})

test('all changes can be dismissed', () => {
  expect(model.trapsFor((state) => selectUndo(state) === null)).toEqual([])
})

test('a look at the jobs leaves everything else as it is', () => {
  const looks = model.movesWhere(({ event }) => event === 'data.invalidated')
  for (const { from, to } of looks) expect(to.value).toEqual({ ...from.value, jobs: to.value.jobs })
})
