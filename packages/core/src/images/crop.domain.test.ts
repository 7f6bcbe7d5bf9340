import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Crop,
  cropPlan,
  mostZoom,
  moved,
  outputSize,
  pixelsOf,
  proportionOf,
  rectangleOf,
  wholeCrop,
  zoomed,
} from './crop.domain.ts'
import type { ImageKind } from './image.domain.ts'

const wide = { width: 1200, height: 600 }
const tall = { width: 600, height: 1200 }

describe('the initial crop is the largest centred one', () => {
  test.each([
    ['avatar', wide, { x: 300, y: 0, width: 600, height: 600 }],
    ['avatar', tall, { x: 0, y: 300, width: 600, height: 600 }],
    ['background', wide, { x: 0, y: 100, width: 1200, height: 400 }],
    ['background', { width: 4000, height: 600 }, { x: 1100, y: 0, width: 1800, height: 600 }],
  ] as const)('%s of %j', (kind, size, rectangle) => {
    expect(rectangleOf(kind, size, wholeCrop(size))).toEqual(rectangle)
  })
})

test('zooming in keeps the centre, and zooming out stays inside the image', () => {
  const nearer = zoomed('avatar', wide, wholeCrop(wide), 2)
  expect(rectangleOf('avatar', wide, nearer)).toEqual({ x: 450, y: 150, width: 300, height: 300 })
  const corner = moved('avatar', wide, nearer, { dx: 9, dy: 9 })
  expect(rectangleOf('avatar', wide, corner)).toEqual({ x: 900, y: 300, width: 300, height: 300 })
  expect(rectangleOf('avatar', wide, zoomed('avatar', wide, corner, 1))).toEqual({
    x: 600,
    y: 0,
    width: 600,
    height: 600,
  })
})

test('a move is measured in widths and heights of the crop', () => {
  const by = moved('background', wide, zoomed('background', wide, wholeCrop(wide), 4), { dx: -0.5, dy: 0.25 })
  expect(rectangleOf('background', wide, by)).toEqual({ x: 300, y: 275, width: 300, height: 100 })
})

test.each([
  ['avatar', { width: 4000, height: 4000 }, 8],
  ['avatar', { width: 480, height: 960 }, 5],
  ['background', { width: 960, height: 960 }, 320 / 96],
  ['avatar', { width: 40, height: 40 }, 1],
] as const)('%s of %j is zoomed in at most %d times', (kind, size, most) => {
  expect(mostZoom(kind, size)).toBe(most)
  expect(zoomed(kind, size, wholeCrop(size), 99).zoom).toBe(most)
})

test.each([Number.NaN, -1, 0, Number.NEGATIVE_INFINITY])('a zoom of %d is corrected to 1', (zoom) => {
  expect(zoomed('avatar', wide, wholeCrop(wide), zoom).zoom).toBe(1)
})

test.each([
  ['avatar', { width: 3000, height: 3000 }, { width: 1024, height: 1024 }],
  ['avatar', { width: 200, height: 200 }, { width: 200, height: 200 }],
  ['background', { width: 3600, height: 1200 }, { width: 1800, height: 600 }],
  ['background', { width: 4, height: 1 }, { width: 4, height: 1 }],
] as const)('%s of %j is sent as %j', (kind, size, output) => {
  expect(outputSize(kind, size)).toEqual(output)
})

test('a plan for drawing has whole pixels, an output size and a format', () => {
  const size = { width: 1001, height: 3001 }
  expect(cropPlan('avatar', 'image/png', size, wholeCrop(size))).toEqual({
    rectangle: { x: 0, y: 1000, width: 1001, height: 1001 },
    output: { width: 1001, height: 1001 },
    encoding: 'image/webp',
  })
})

const kind = fc.constantFrom<ImageKind>('avatar', 'background')
const side = fc.integer({ min: 1, max: 20_000 })
const deed = fc.oneof(
  fc.record({ zoom: fc.double({ min: -2, max: 20 }) }),
  fc.record({ dx: fc.double({ min: -3, max: 3, noNaN: true }), dy: fc.double({ min: -3, max: 3, noNaN: true }) }),
)

test('after any moves and zooms the crop lies inside the image and keeps its proportions', () => {
  fc.assert(
    fc.property(kind, side, side, fc.array(deed, { maxLength: 20 }), (kind, width, height, deeds) => {
      const size = { width, height }
      const crop = deeds.reduce<Crop>(
        (now, one) => ('zoom' in one ? zoomed(kind, size, now, one.zoom) : moved(kind, size, now, one)),
        wholeCrop(size),
      )
      const kept = rectangleOf(kind, size, crop)
      const near = 1e-6
      expect(kept.x).toBeGreaterThanOrEqual(-near)
      expect(kept.y).toBeGreaterThanOrEqual(-near)
      expect(kept.x + kept.width).toBeLessThanOrEqual(width + near)
      expect(kept.y + kept.height).toBeLessThanOrEqual(height + near)
      expect(kept.width / kept.height).toBeCloseTo(proportionOf(kind), 6)

      const drawn = pixelsOf(kept, size)
      expect(Object.values(drawn).every(Number.isInteger)).toBe(true)
      expect(Math.min(drawn.x, drawn.y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(drawn.width, drawn.height)).toBeGreaterThanOrEqual(1)
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(width)
      expect(drawn.y + drawn.height).toBeLessThanOrEqual(height)
    }),
  )
})
