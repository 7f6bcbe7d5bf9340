import { expect, test } from 'vitest'
import { statedSize } from './stated-size.domain.ts'

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))

const png = bytes('89504e470d0a1a0a 0000000d 49484452 00000320 00000258 08')
const start = 'ffd8'
const frame = 'ffc0 0011 08 0258 0320 03'
const notes = 'ffe1 0006 aabbccdd'
const tables = 'ffc4 0004 0000'
const riff = '52494646 00000000 57454250'

test.each([
  ['PNG', 'image/png', png],
  ['JPEG', 'image/jpeg', bytes(start + frame)],
  ['JPEG with metadata before the size', 'image/jpeg', bytes(start + notes + notes + tables + frame)],
  ['progressive JPEG', 'image/jpeg', bytes(`${start}ffc2 0011 08 0258 0320 03`)],
  ['JPEG with padding between its segments', 'image/jpeg', bytes(`${start}ff${notes}ffff${frame}`)],
  ['lossy WebP', 'image/webp', bytes(`${riff} 56503820 00000000 300100 9d012a 2003 5802`)],
  ['lossless WebP', 'image/webp', bytes(`${riff} 5650384c 00000000 2f 1fc39500`)],
  ['extended WebP', 'image/webp', bytes(`${riff} 56503858 0a000000 10000000 1f0300 570200`)],
] as const)('the size 800 by 600 is read from %s', (_, type, head) => {
  expect(statedSize(type, head)).toEqual({ width: 800, height: 600 })
})

test('the size is read from the start of the view, not of its buffer', () => {
  const shifted = Uint8Array.from([1, 2, 3, ...png]).subarray(3)
  expect(statedSize('image/png', shifted)).toEqual({ width: 800, height: 600 })
})

test.each([
  ['a PNG cut short', 'image/png', png.subarray(0, 20)],
  ['a JPEG whose metadata never ends', 'image/jpeg', bytes(`${start}ffe1 ffff 00`)],
  ['a JPEG without segments', 'image/jpeg', bytes(`${start}00 00 00 00`)],
  ['a WebP of another kind', 'image/webp', bytes(`${riff} 414e494d 00000000 0000000000000000000000`)],
  ['nothing', 'image/jpeg', bytes('')],
] as const)('%s has no readable size', (_, type, head) => {
  expect(statedSize(type, head)).toBe(null)
})

test('a block of zero length ends the search', () => {
  expect(statedSize('image/jpeg', bytes(`${start}ffe1 0000 ffe1 0000`))).toBe(null)
})
