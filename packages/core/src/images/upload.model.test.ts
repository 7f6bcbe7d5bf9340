import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { imageFile } from './image.domain.ts'
import { selectProgress } from './image.selectors.ts'
import { uploadMachine } from './upload.machine.ts'

const model = explore(uploadMachine, {
  input: { kind: 'avatar', file: imageFile({}) },
  world: { uploadImage: [breaks()] },
  childEvents: {
    uploadImage: [
      { type: 'upload.progressed', sent: 0, total: 100 },
      { type: 'upload.progressed', sent: 40, total: 100 },
      { type: 'upload.progressed', sent: 100, total: 100 },
      { type: 'upload.done' },
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
