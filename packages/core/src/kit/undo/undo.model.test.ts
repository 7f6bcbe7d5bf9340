import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { queuedJob } from '../../../testing/jobs.ts'
import { undoMachine } from './undo.machine.ts'
import { selectUndo } from './undo.selectors.ts'

const edit = { id: '1', name: 'title', from: 'a', to: 'b' }
const edited = { kind: 'edit', edit, until: 2000 } as const
const bulk = { kind: 'bulk', action: 'hide', jobId: '5', count: 3, until: 5000 } as const

const model = explore(undoMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 1000 },
    ids: { next: () => 'key' },
    name: { supplierId: 1, list: 'products' },
    owner: { send: () => {} },
  },
  user: [
    { type: 'step.added', step: edited },
    { type: 'step.added', step: bulk },
    { type: 'undo.chosen' },
    { type: 'undo.dismissed' },
  ],
  world: {
    loadSteps: [gives([bulk]), gives([]), fails()],
    saveSteps: [gives(), fails()],
    followUp: [gives({ job: queuedJob }), gives({ job: null }), breaks()],
  },
  project: ({ steps, undone }) => [steps.slice(0, 2).map(({ kind }) => kind), undone !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('undo', model.coverage)
})

test('a change that was taken back is not offered again', () => {
  const taken = model.movesWhere(({ event, from }) => event === 'undo.chosen' && selectUndo(from) !== null)
  for (const { from, to } of taken) expect(to.context.steps).toEqual(from.context.steps.slice(1))
})

test('all changes can be dismissed', () => {
  expect(model.trapsFor((state) => state.context.steps.length === 0)).toEqual([])
})
