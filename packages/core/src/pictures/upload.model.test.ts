import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { pictureFile } from './picture.domain.ts'
import { selectProgress } from './picture.selectors.ts'
import { uploadMachine } from './upload.machine.ts'

const walk = explore(uploadMachine, {
  input: { kind: 'avatar', file: pictureFile({}) },
  world: { uploadPicture: [breaks()] },
  facts: {
    uploadPicture: [
      { type: 'upload.progressed', sent: 0, total: 100 },
      { type: 'upload.progressed', sent: 40, total: 100 },
      { type: 'upload.progressed', sent: 100, total: 100 },
      { type: 'upload.done' },
      { type: 'upload.failed', failure: { kind: 'unreachable' } },
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('upload', walk.coverage)
})

test('whatever happens, it ends', () => {
  expect(walk.trapsFor((state) => state.status === 'done')).toEqual([])
})

test('a picture is called taken only when the server said so', () => {
  const taken = walk.moves.filter(({ to }) => to.status === 'done' && to.output?.failure === null)
  expect(new Set(taken.map(({ event }) => event))).toEqual(new Set(['upload.done']))
})

test('what is shown of an upload only grows', () => {
  for (const { from, to } of walk.moves) {
    expect(selectProgress(to) ?? 0).toBeGreaterThanOrEqual(selectProgress(from) ?? 0)
  }
})
