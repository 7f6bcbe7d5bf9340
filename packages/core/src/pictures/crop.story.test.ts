import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { type CropEvent, cropMachine } from './crop.machine.ts'
import { pictureFile, usualLimits } from './picture.domain.ts'

const file = pictureFile({})
const crop = lifeOf(cropMachine, { kind: 'avatar', limits: usualLimits, file })
const inspect = (bytes: number) =>
  answers('inspectPicture', {
    bytes,
    declared: 'image/png',
    head: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array.from({ length: 4 }, () => 0)]),
  })
const opened = (width: number): CropEvent => ({
  type: 'picture.opened',
  size: { width, height: 400 },
  address: 'blob:1',
})
const cropping = [inspect(9), opened(800)] as const
const drawing = [...cropping, { type: 'crop.confirmed' }] as const
const unreadable = { isOver: true, context: { cropped: null, refusal: { key: 'pictures.unreadable' } } }
const drawn = (bytes: number) => answers('cropPicture', { file, bytes })

test.each<[string, readonly (CropEvent | Happening)[], object]>([
  ['a file is looked at first', [], { state: 'checking', said: ['asks inspectPicture'] }],
  ['one that is empty is none', [inspect(0)], { isOver: true, context: { refusal: { key: 'pictures.empty' } } }],
  ['one that cannot be looked at says so', [refuses('inspectPicture')], unreadable],
  [
    'then it is decoded',
    [inspect(9)],
    { state: { open: 'decoding' }, said: ['asks openPicture'], context: { type: 'image/png' } },
  ],
  ['one that cannot be says so', [inspect(9), { type: 'picture.unreadable' }], unreadable],
  ['so does one whose decoder breaks', [inspect(9), breaksDown('openPicture')], unreadable],
  [
    'one with too many points is refused',
    [inspect(9), opened(900_000)],
    { isOver: true, context: { refusal: expect.anything() } },
  ],
  [
    'the whole of it is cropped at first',
    cropping,
    { state: { open: 'cropping' }, context: { address: 'blob:1', crop: { zoom: 1 } } },
  ],
  [
    'it can be looked at from nearer',
    [...cropping, { type: 'crop.zoomed', zoom: 2 }],
    { context: { crop: { zoom: 2 } } },
  ],
  [
    'and nearer',
    [...cropping, { type: 'crop.zoomed', zoom: 2 }, { type: 'crop.scaled', by: 1.5 }],
    { context: { crop: { zoom: 3 } } },
  ],
  ['what was chosen is drawn', drawing, { state: { open: 'drawing' }, said: ['asks cropPicture'] }],
  ['and handed on', [...drawing, drawn(9)], { isOver: true, context: { cropped: file, refusal: null } }],
  [
    'one that grew too large is not',
    [...drawing, drawn(99_999_999)],
    { isOver: true, context: { cropped: null, refusal: { key: 'pictures.tooLarge' } } },
  ],
  ['nor one that cannot be drawn', [...drawing, refuses('cropPicture')], unreadable],
])('cropping: %s', async (_, story, lived) => expect(await crop(...story)).toMatchObject(lived))

test('moving it shows another part', async () => {
  const before = await crop(...cropping)
  const after = await crop(...cropping, { type: 'crop.moved', by: { dx: 50, dy: 0 } })
  expect(after.context.crop).not.toEqual(before.context.crop)
})
