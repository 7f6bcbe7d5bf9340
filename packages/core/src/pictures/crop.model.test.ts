import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { cropMachine } from './crop.machine.ts'
import { pictureFile } from './picture.domain.ts'
import { selectCrop } from './picture.selectors.ts'

const png = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d494844520000032000000258', 'hex'))
const facts = { bytes: 500, declared: 'image/png', head: png }
const size = { width: 800, height: 600 }

const walk = explore(cropMachine, {
  input: { kind: 'avatar', limits: { mostBytes: 1000 }, file: pictureFile({}) },
  user: [
    { type: 'crop.moved', by: { dx: 1, dy: 0 } },
    { type: 'crop.zoomed', zoom: 2 },
    { type: 'crop.scaled', by: 1.5 },
    { type: 'crop.confirmed' },
  ],
  world: {
    inspectPicture: [gives(facts), gives({ ...facts, bytes: 0 }), fails()],
    openPicture: [breaks()],
    cropPicture: [gives({ file: {}, bytes: 900 }), gives({ file: {}, bytes: 1001 }), fails()],
  },
  facts: {
    openPicture: [
      { type: 'picture.opened', size, address: 'blob:1' },
      { type: 'picture.opened', size: { width: 8000, height: 8000 }, address: 'blob:1' },
      { type: 'picture.unreadable' },
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('crop', walk.coverage)
})

test('it always ends, with a picture or with a reason', () => {
  expect(walk.trapsFor((state) => state.status === 'done')).toEqual([])
  const ended = walk.pathsWhere(({ state }) => state.status === 'done')
  for (const { state } of ended) {
    const { cropped, refusal } = state.output ?? {}
    expect([cropped === null, refusal === null].toSorted()).toEqual([false, true])
  }
})

test('nothing is cropped that was not looked at, decoded and confirmed', () => {
  const cropped = walk.pathsWhere(({ state }) => state.output?.cropped)
  for (const { story } of cropped) {
    expect(story).toMatch(/done\.actor\.inspectPicture.*picture\.opened.*crop\.confirmed.*done\.actor\.cropPicture/)
  }
})

test('a picture that is being drawn holds still', () => {
  const disturbed = walk.movesWhere(({ from, event }) => from.matches({ open: 'drawing' }) && event === 'crop.moved')
  for (const { from, to } of disturbed) expect(selectCrop(to)).toEqual(selectCrop(from))
})
