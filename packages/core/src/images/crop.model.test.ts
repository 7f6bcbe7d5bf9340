import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { cropMachine } from './crop.machine.ts'
import { imageFile } from './image.domain.ts'
import { selectCrop } from './image.selectors.ts'

const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d494844520000032000000258', 'hex'))
const childEvents = { bytes: 500, declared: 'image/png', head: png }
const size = { width: 800, height: 600 }

const model = explore(cropMachine, {
  input: { kind: 'avatar', limits: { mostBytes: 1000 }, file: imageFile({}) },
  user: [
    { type: 'crop.moved', by: { dx: 1, dy: 0 } },
    { type: 'crop.zoomed', zoom: 2 },
    { type: 'crop.scaled', by: 1.5 },
    { type: 'crop.confirmed' },
  ],
  world: {
    inspectImage: [gives(childEvents), gives({ ...childEvents, bytes: 0 }), fails()],
    openImage: [breaks()],
    cropImage: [gives({ file: {}, bytes: 900 }), gives({ file: {}, bytes: 1001 }), fails()],
  },
  childEvents: {
    openImage: [
      { type: 'image.opened', size, address: 'blob:1' },
      { type: 'image.opened', size: { width: 8000, height: 8000 }, address: 'blob:1' },
      { type: 'image.unreadable' },
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('crop', model.coverage)
})

test('cropping always ends with either a picture or a refusal', () => {
  expect(model.trapsFor((state) => state.status === 'done')).toEqual([])
  const ended = model.pathsWhere(({ state }) => state.status === 'done')
  for (const { state } of ended) {
    const { cropped, refusal } = state.output ?? {}
    expect([cropped === null, refusal === null].toSorted()).toEqual([false, true])
  }
})

test('a picture is cropped only after it was inspected, decoded and confirmed', () => {
  const cropped = model.pathsWhere(({ state }) => state.output?.cropped)
  for (const { scenario } of cropped) {
    expect(scenario).toMatch(/done\.actor\.inspectImage.*image\.opened.*crop\.confirmed.*done\.actor\.cropImage/)
  }
})

test('a picture cannot be moved while it is drawn', () => {
  const disturbed = model.movesWhere(({ from, event }) => from.matches({ open: 'drawing' }) && event === 'crop.moved')
  for (const { from, to } of disturbed) expect(selectCrop(to)).toEqual(selectCrop(from))
})
