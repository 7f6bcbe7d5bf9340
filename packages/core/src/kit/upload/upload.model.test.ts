import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../../testing/explore.ts'
import { chosenFile } from './upload.domain.ts'
import { uploadMachine } from './upload.machine.ts'
import { selectProgress } from './upload.selectors.ts'

const model = explore(uploadMachine, {
  input: { file: chosenFile({}) },
  world: { uploadFile: [breaks()] },
  childEvents: {
    uploadFile: [
      { type: 'upload.progressed', sent: 0, total: 100 },
      { type: 'upload.progressed', sent: 40, total: 100 },
      { type: 'upload.progressed', sent: 100, total: 100 },
      { type: 'upload.done', answer: 7 },
      { type: 'upload.failed', failure: { kind: 'unreachable' } },
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('upload', model.coverage)
})

test('an upload always ends', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('an upload succeeds only when the server confirmed it', () => {
  const taken = model.moves.filter(({ to }) => to.status === 'done' && to.output?.failure === null)
  expect(new Set(taken.map(({ event }) => event))).toEqual(new Set(['upload.done']))
})

test('the shown progress never decreases', () => {
  for (const { from, to } of model.moves) {
    expect(selectProgress(to) ?? 0).toBeGreaterThanOrEqual(selectProgress(from) ?? 0)
  }
})
