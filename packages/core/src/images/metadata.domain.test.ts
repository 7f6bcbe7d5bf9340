import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutMetadata } from './metadata.domain.ts'

type Bytes = readonly number[]
const ascii = (text: string): Bytes => [...text].map((letter) => letter.charCodeAt(0))
const big = (value: number, size: number): Bytes =>
  Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff)
const little = (value: number, size: number): Bytes => big(value, size).toReversed()

/** Exif data of a camera: its name, an orientation, and a place. */
const exifOf = (orientation: number, isLittle = false): Bytes => {
  const number = isLittle ? little : big
  const entry = (tag: number, value: Bytes) => [...number(tag, 2), ...number(3, 2), ...number(1, 4), ...value]
  return [
    ...ascii(isLittle ? 'II' : 'MM'),
    ...number(42, 2),
    ...number(8, 4),
    ...number(3, 2),
    ...entry(0x010f, ascii('CAME')),
    ...entry(0x0112, [...number(orientation, 2), 0, 0]),
    ...entry(0x8825, ascii('GPS!')),
    ...number(0, 4),
  ]
}

const block = (marker: number, content: Bytes): Bytes => [0xff, marker, ...big(content.length + 2, 2), ...content]
const jfif = block(0xe0, [...ascii('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0])
const colours = block(0xe2, [...ascii('ICC_PROFILE\0'), 1, 1, 7])
const adobe = block(0xee, ascii('Adobe'))
const table = block(0xdb, [1, 2, 3])
// A zero byte follows an escaped FF, and restart markers stand among the pixels.
const scan = [...block(0xda, [1, 2]), 9, 0xff, 0, 8, 0xff, 0xd0, 7]
const end = [0xff, 0xd9]
const camera = (orientation: number, isLittle = false) =>
  block(0xe1, [...ascii('Exif\0\0'), ...exifOf(orientation, isLittle)])
const notes = [
  block(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0GPS!')),
  block(0xe2, ascii('MPF\0GPS!')),
  block(0xed, ascii('Photoshop GPS!')),
  block(0xfe, ascii('GPS!')),
].flat()
const jpegOf = (...parts: readonly Bytes[]): Bytes => [0xff, 0xd8, ...parts.flat()]
const turnedTo = (orientation: number): Bytes => [
  ...[...ascii('MM'), 0, 42, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
]
const turned = (orientation: number): Bytes => block(0xe1, [...ascii('Exif\0\0'), ...turnedTo(orientation)])

const chunk = (name: string, content: Bytes): Bytes => {
  const named = [...ascii(name), ...content]
  return [...big(content.length, 4), ...named, ...big(crc32(Uint8Array.from(named)), 4)]
}
const pngOf = (...parts: readonly Bytes[]): Bytes => [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, ...parts.flat()]
const head = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
const pixels = chunk('IDAT', [1, 2, 3])
const close = chunk('IEND', [])
const texts = [
  ...chunk('tEXt', ascii('GPS!')),
  ...chunk('zTXt', ascii('GPS!')),
  ...chunk('iTXt', ascii('GPS!')),
  ...chunk('tIME', ascii('GPS!')),
]

const part = (name: string, content: Bytes): Bytes => [
  ...ascii(name),
  ...little(content.length, 4),
  ...content,
  ...(content.length % 2 === 1 ? [0] : []),
]
const webpOf = (...parts: readonly Bytes[]): Bytes => [
  ...ascii('RIFF'),
  ...little(parts.flat().length + 4, 4),
  ...ascii('WEBP'),
  ...parts.flat(),
]
const canvas = (flags: number): Bytes => part('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const image = part('VP8 ', [1, 2, 3])

test.each<[string, Bytes, Bytes]>([
  ['a JPEG of a camera', jpegOf(jfif, camera(1), notes, table, scan, end), jpegOf(jfif, table, scan, end)],
  ['a turned JPEG', jpegOf(jfif, camera(6), table, scan, end), jpegOf(jfif, turned(6), table, scan, end)],
  ['a turned JPEG without JFIF', jpegOf(camera(3), table, scan, end), jpegOf(turned(3), table, scan, end)],
  ['little-endian Exif', jpegOf(camera(8, true), table, scan, end), jpegOf(turned(8), table, scan, end)],
  ['an impossible orientation', jpegOf(camera(9), table, scan, end), jpegOf(table, scan, end)],
  ['colours', jpegOf(jfif, colours, adobe, scan, end), jpegOf(jfif, colours, adobe, scan, end)],
  ['several scans', jpegOf(scan, table, scan, end), jpegOf(scan, table, scan, end)],
  ['bytes between blocks', jpegOf(jfif, [1, 2, 0xff], table, scan, end), jpegOf(jfif, table, scan, end)],
  ['a second image behind the first', jpegOf(scan, end, [0xff, 0xd8], camera(1), end), jpegOf(scan, end)],
  ['notes of a program behind the image', jpegOf(scan, end, ascii('GPS!')), jpegOf(scan, end)],
  ['a JPEG without its end', jpegOf(camera(1), scan), jpegOf(scan, end)],
  ['a PNG with texts', pngOf(head, texts, pixels, close, ascii('GPS!')), pngOf(head, pixels, close)],
  ['a PNG of a camera', pngOf(head, chunk('eXIf', exifOf(1)), pixels, close), pngOf(head, pixels, close)],
  [
    'a turned PNG',
    pngOf(head, pixels, chunk('eXIf', exifOf(6)), close),
    pngOf(head, chunk('eXIf', turnedTo(6)), pixels, close),
  ],
  ['a simple WebP', webpOf(image), webpOf(image)],
  [
    'a WebP of a camera',
    webpOf(canvas(0x3c), image, part('EXIF', exifOf(1)), part('XMP ', ascii('GPS!'))),
    webpOf(canvas(0x30), image),
  ],
  [
    'a turned WebP',
    webpOf(canvas(0x0c), image, part('EXIF', exifOf(6)), part('XMP ', ascii('GPS!!'))),
    webpOf(canvas(0x08), image, part('EXIF', turnedTo(6))),
  ],
  ['a table', ascii('GPS!;1'), ascii('GPS!;1')],
  ['nothing', [], []],
])('%s keeps its pixels, colours and orientation only', (_, written, sent) => {
  expect([...withoutMetadata(Uint8Array.from(written))]).toEqual([...sent])
})

test('a damaged image is sent without an exception', () => {
  const whole = [
    jpegOf(jfif, camera(6), notes, table, scan, end),
    pngOf(head, texts, chunk('eXIf', exifOf(6)), pixels, close),
    webpOf(canvas(0x0c), image, part('EXIF', exifOf(6))),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...whole), fc.nat(400), fc.nat(255), fc.nat(400), (bytes, at, byte, length) => {
      const damaged = Uint8Array.from(bytes).slice(0, length)
      damaged[at] = byte
      expect(withoutMetadata(damaged)).toBeInstanceOf(Uint8Array)
    }),
  )
})
